extension TapGesture {
    static let triggering: Examples = """
        Text("Open").↓onTapGesture { open() }
        // fixed
        Button { open() } label: { Text("Open") }.buttonStyle(.plain)

        struct Header: View {
            var body: some View {
                HStack {
                    Text("Filter").padding(8)
                    Image(systemName: "chevron.right")
                }
                .contentShape(Rectangle())
                .↓onTapGesture {
                    isOpen.toggle()
                    load()
                }
            }
        }
        // fixed
        struct Header: View {
            var body: some View {
                Button {
                    isOpen.toggle()
                    load()
                } label: {
                    HStack {
                        Text("Filter").padding(8)
                        Image(systemName: "chevron.right")
                    }
                    .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
            }
        }

        Text(body).↓onTapGesture { open() }
        // fixed
        Text(body).onTapGesture { open() }

        TrackRow(track).↓onTapForced { play(track) }
        // other file
        extension View {
            func onTapForced(perform action: @escaping () -> Void) -> some View {
                contentShape(Rectangle()).onTapGesture(perform: action)
            }
        }

        struct Master: View { var body: some View { Text(title).↓gesture(isOff ? nil : TapGesture().onEnded { action() }) } }

        struct Glass: View {
            var body: some View {
                if isNew { Image(systemName: "plus").↓onTapGesture { add() } } else { Button { add() } label: { Image("plus") } }
            }
        }

        struct Rows: View {
            @State private var expanded = false
            var body: some View {
                HStack { Text(title); Image(systemName: "chevron.down") }.↓onTapGesture { expanded.toggle() }
                Text(title).↓onTapGesture { detailsShown.toggle() }.sheet(isPresented: $detailsShown) { Details() }
                if showsSidebar { Image(systemName: "xmark").↓onTapGesture { showsSidebar = false } }
                DiskRow(disk).↓onTapGesture { mount(volume) }.onAppear { mount(cache) }
            }
        }

        extension Form {
            func chip(_ text: String, onTap: @escaping () -> Void) -> some View { Badge(text).↓onTapGesture { onTap() } }
        }

        struct Track: View { var body: some View { HStack { Text(track.title) }.↓onTapGesture { play() } } }
        // other file
        struct Tracks: View { var body: some View { Track().accessibilityHidden(isDone) } }

        HStack {
            Image(systemName: "folder")
            Text(folder.name)
            Spacer()
        }
        .contentShape(Rectangle())
        .↓onTapGesture(perform: open)
        .padding(.horizontal)

        Image(systemName: "star")
            .accessibilityLabel("Favourite")
            .↓gesture(TapGesture().onEnded { _ in toggle() })

        Circle().fill(color).frame(width: 44, height: 44).↓onTapGesture { pick(color) }

        Text(day).↓onTapGesture { isFocused = false; pick(day) }

        Text(day).↓onTapGesture { pick(day) }.accessibilityAddTraits(isChosen ? .isSelected : [])

        VStack { Text(day).↓onTapGesture { pick(day) } }.accessibilityElement(children: .contain)

        VStack { Text(title) }
            .if(isOpen) { $0.↓onTapGesture { open() } }

        struct Header: View { var onTap: (() -> Void)?; var body: some View { Text(title).↓onTapGesture { onTap?() } } }
        // other file
        struct Page: View { var body: some View { Header(onTap: { open() }) } }
        """

    static let nonTriggering: Examples = """
        Button("Open") { open() }
        Text("Open").onTapGesture { open() }.accessibilityAddTraits(.isButton)
        Text("Open").onTapGesture { open() }.accessibilityAddTraits([.isButton, .isSelected])
        Text("Open").onTapGesture { open() }.accessibilityAction { open() }

        TrackRow(track).onTapGesture { play(track) }
        // other file
        struct TrackRow: View {
            var body: some View { HStack { Text(track.title) }.accessibilityAddTraits(.isButton) }
        }

        HStack { Image("cover").onTapGesture { open() } }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)

        struct Copied: View {
            var body: some View {
                ↯Text(date).onTapGesture { copy() }.contextMenu { Button { copy() } label: { Text("Copy") } }
                HStack { ↯Text(note).onTapGesture(perform: open); Button("Open", action: open) }
                ↯HStack { Text(name); RadioButton(isOn: isOn, action: { pick(name) }) }.onTapGesture { pick(name) }
            }
        }

        ↯GroupCell(group, action: { choose(group) }).onTapGesture { choose(group) }

        struct Addresses: View {
            var body: some View { ↯Text(address).onTapGesture { open(address) } }
            private var other: some View { Button("Open") { open(another) } }
        }

        struct Search: View {
            var body: some View {
                ForEach(items) { item in ↯Row(item).onTapGesture { dismiss() } }.toolbar { Button("Done") { dismiss() } }
            }
        }

        ↯HStack { Text(title) }.onTapGesture { isOpen = false }
        ↯Text(title).onTapGesture { logger.info("tapped") }
        ↯VStack { Text(title) }.onTapGesture { paths.append(.detail) }; Button("Open") { paths.append(.detail) }
        ↯Text(title).onTapGesture { isOpen.toggle() }; Toggle("Open", isOn: $isOpen)

        Amount(amount).onTapGesture { model.toggleUnit() }
        // other file
        struct Pad: View { var body: some View { Button("Unit") { model.toggleUnit() } } }

        struct Track: View { var body: some View { HStack { Text(track.title) }.onTapGesture { play() } } }
        // other file
        struct Tracks: View { var body: some View { Track().accessibilityAddTraits(.isButton) } }

        Row(item).tapsLightly { open(item) }
        // other file
        extension View { func tapsLightly(_ action: @escaping () -> Void) -> some View { modifier(Taps(action: action)) } }

        extension View {
            func onTapForced(perform action: @escaping () -> Void) -> some View {
                contentShape(Rectangle()).onTapGesture(perform: action)
            }
        }

        Text(name).gesture(TapGesture().modifiers(.command).onEnded { choose(name) })
        bar.onTapGesture { resetAutoHide() }

        struct Header: View { var onTap: (() -> Void)?; var body: some View { Text(title).onTapGesture { onTap?() } } }
        // other file
        struct Page: View { var body: some View { Header() } }

        ↯HStack { Text(version).font(.footnote) }.onTapGesture { reportsBug = true }
        ↯Image("logo").onTapGesture { taps += 1; if taps >= 5 { isDeveloper = true } }
        ↯QR(content: address).onTapGesture { copy(address) }

        // [macos]
        ↯EmptyPane().onTapGesture { manager.activeEditor = editor }

        ↯Badge(info)
            // VoiceOver reads this already.
            .onTapGesture { open(info) }

        VStack { fields }.onTapGesture { isFocused = false }
        VStack { fields }.onTapGesture { withAnimation { isFocused = false } }
        HStack(spacing: 0) {
            Rectangle().fill(.clear).frame(maxWidth: .infinity, maxHeight: .infinity).onTapGesture { back() }
            Rectangle().fill(.clear).frame(maxWidth: .infinity, maxHeight: .infinity).onTapGesture { next() }
        }
        VStack { fields }.onTapGesture { UIApplication.shared.endEditing() }
        TextField("Name", text: $name).onTapGesture { startEditing() }

        struct Dialog: View {
            var body: some View {
                Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { dismiss() }
                VStack { content }.background { Color.clear.contentShape(Rectangle()).onTapGesture { dismiss() } }
            }
        }

        Button("Open") { open() }.onTapGesture { }
        Image("cover").onTapGesture { /* lets the list scroll */ }
        Image("cover").onTapGesture { open() }.accessibilityHidden(true)

        ↯Image("photo").onTapGesture(count: 2) { zoom() }

        ↯HStack {
            Text(title)
            Button("Open") { open(item) }
        }
        .onTapGesture { open(item) }
        ↯HStack {
            Text(title)
            Button("Open") { isOpen = true }
        }
        .onTapGesture { if canOpen { isOpen = true } }

        struct Tags: View {
            let tags: [String]
            let action: ((String) -> Void)?
            var body: some View {
                ForEach(tags) { tag in if let action { Text(tag).onTapGesture { action(tag) } } else { Text(tag) } }
            }
        }
        // other file
        struct Page: View { var body: some View { Tags(tags: tags, action: nil) } }

        struct Amount: View {
            var body: some View {
                HStack { ↯Text(amount).onTapGesture { model.update(all) }; buttons }
            }
            private var buttons: some View { HStack { PadButton(text: "Max") { model.update(all) } } }
        }

        ↯Text(date).onTapGesture { showsFormattedDate.toggle() }
        ↯SectionHeader(title).onTapGesture { withAnimation(.easeInOut(duration: 0.3)) { showItems.toggle() } }
        ↯Text(title).onTapGesture { if canToggle(video) { showOriginalTitle.toggle() } }
        ↯Text(address).onTapGesture { UIPasteboard.general.string = address }
        if showsSidebar { ↯HStack { Spacer(); sidebar }.onTapGesture { showsSidebar = false } }
        struct Chooser: View {
            var body: some View { ↯Text(name).onTapGesture { chosen = name }.padding() }
            private var tools: some View { Button("Choose") { withAnimation { chosen = name } } }
        }
        struct VolumeBar: View { var body: some View { ↯Image(systemName: icon).onTapGesture { handleIconTap() } } }
        struct Pad: View {
            var body: some View {
                VStack { ↯AmountField(amount).onTapGesture { model.switchUnit(to: currency) }; units }
            }
            private var units: some View {
                PadButton(text: "Unit") { withAnimation { model.switchUnit(to: currency) } }
            }
        }
        ↯HStack { Image("arrow"); Text("Switch here") }.onTapGesture { tutorialShown = false }
        ↯DownloadRow(download).onTapGesture { if download.hasFailed { failed = download } }.swipeActions { retry }

        struct VideoCard: View { var body: some View { Text(title).onTapGesture { showInfo() } } }
        // other file
        struct Shelf: View { var body: some View { Button(action: play) { VideoCard(video) } } }

        struct VideoCard: View { var body: some View { Text(title).onTapGesture { showInfo() } } }
        // other file
        struct Shelf: View { var body: some View { VideoCard(video).tappableVideo(video) } }

        List(selection: $chosen) { rows }
            .simultaneousGesture(TapGesture().onEnded { note() })

        Cover().onTapGesture { open() }.accessibilityRepresentation { Button("Open") { open() } }
        #if DEBUG
        Text("Logs").onTapGesture { showLogs() }
        #endif
        """
}
