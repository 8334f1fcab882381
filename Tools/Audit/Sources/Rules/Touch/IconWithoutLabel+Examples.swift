/// Icons with and without a label.
extension IconWithoutLabel {
    static let triggering: Examples = """
        ↓Button { play() } label: { Image("play-round") }

        ↓Button(action: clear) {
            Image(systemName: "xmark").font(.title2).padding(12)
        }
        .buttonStyle(.plain)

        List { rows }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    ↓Menu { sorting } label: { Image(systemName: "line.3.horizontal") }
                }
            }

        struct Card: View {
            let isLiked: Bool
            var body: some View {
                ↓Button(action: rate) { heart }
            }
            private var heart: some View {
                ZStack {
                    Circle().fill(.white)
                    if isLiked { Image(systemName: "flame.fill") } else { Image(systemName: "flame") }
                }
            }
        }

        ↓NavigationLink(destination: Settings()) { GlyphView(.gear) }
        // other file
        struct GlyphView: View {
            let name: Glyph
            var body: some View { Image(name.file).resizable().frame(width: 24, height: 24) }
        }

        ↓PressButton(action: flip) { Image("flip") }
        // other file
        struct PressButton<Content: View>: View {
            let action: () -> Void
            let content: () -> Content
            var body: some View { Button(action: action) { content() }.buttonStyle(.plain) }
        }

        ↓Link(destination: page) { Image(decorative: "logo") }

        HStack { Text(title); ↓Button { play() } label: { Image("play-round") } }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Player")

        ↓Button { open() } label: { AsyncImage(url: user.avatar) }
        ↓Button { open() } label: { KFImage(user.avatar).resizable().frame(width: 40, height: 40) }

        ↓PillMenu { sorting } label: { Image(systemName: "arrow.up.arrow.down") }
        // other file
        struct PillMenu<Items: View, Title: View>: View {
            @ViewBuilder let items: () -> Items
            @ViewBuilder let label: () -> Title
            var body: some View { Menu { items() } label: { label() }.buttonStyle(.plain) }
        }
        ↓Toggle(isOn: $isShown) { Image(systemName: "puzzlepiece.extension") }

        ↓Button { amount += 1 } label: { Image(systemName: "plus") }
        ↓Button { episodePlayer.seek(to: mark) } label: { Image(systemName: "play.fill") }
        ↓Button { player.cancelDownload() } label: { Image(systemName: "stop.fill") }
        ↓Button { text = "" } label: { Image(systemName: "xmark.circle.fill") }
        ↓Button { toggle(file) } label: { Image(systemName: isOn ? "checkmark.square.fill" : "square") }
        ↓Button { scrollToTop() } label: { Image(systemName: "arrow.up") }
        ↓Button { closeWindow() } label: { Image(systemName: "x.circle") }
        HStack {
            ↓Button { remove(first) } label: { Image(systemName: "trash") }
            ↓Button { remove(second) } label: { Image(systemName: "trash") }
        }

        ↓Button { open = false } label: { Image.dismissIcon }
        ↓Menu { actions } label: { IconProvider.threeDots.resizable().frame(width: 24) }
        ForEach(colors) { color in ↓Button { chosen = color } label: { Circle().fill(color).frame(width: 44) } }
        ↓Button { add() } label: { Circle().fill(.tint).overlay { Image("add") } }

        Glyph(.cog).↓pressable { showMore() }
        // other file
        extension View {
            func pressable(action: @escaping () -> Void) -> some View {
                Button(action: action) { self.contentShape(.rect) }.buttonStyle(.plain)
            }
        }
        // other file
        struct Glyph: View {
            let icon: Image
            var body: some View { icon.resizable().frame(width: 20) }
        }

        ↓RoundButton(icon: Icons.down) { close() }
        Menu { actions } label: { Text("More"); RoundButton(icon: Icons.dots) }
        RoundButton(icon: Icons.down, accessibilityLabel: "Close") { close() }
        ↓Menu { actions } label: { RoundButton(icon: Icons.dots) }
        // other file
        struct RoundButton: View {
            let icon: Image
            let accessibilityLabel: String?
            var action: (() -> Void)?
            var body: some View { if let action { Button(action: action) { face } } else { face } }
            private var face: some View {
                ZStack {
                    (isEnabled ? activeColor : idleColor).clipShape(Circle())
                    icon.resizable()
                }
                .if(accessibilityLabel) { view, label in view.accessibilityLabel(label) }
            }
        }
        """

    static let nonTriggering: Examples = """
        Button { play() } label: { Image("play-round") }.accessibilityLabel("Play")
        Button { play() } label: { Image("play-round").accessibilityLabel("Play") }
        Button { play() } label: { Image("play-round", label: Text("Play")) }

        Button { play() } label: { Label("Play", systemImage: "play") }.labelStyle(.iconOnly)
        Button("Play", systemImage: "play", action: play).labelStyle(.iconOnly)

        Button { play() } label: {
            HStack { Image(systemName: "play"); Text("Play") }
        }

        HStack {
            Text(task.title)
            Button { play() } label: { Image(systemName: "play") }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(task.title)

        struct Row: View {
            var body: some View {
                HStack { closeButton.accessibilityLabel("Close") }
            }
            private var closeButton: some View {
                Button { close() } label: { Image(systemName: "xmark") }
            }
        }

        struct CloseButton: View {
            var body: some View {
                Button { close() } label: { Image("close") }
            }
        }
        // other file
        struct Sheet: View { var body: some View { CloseButton().accessibilityLabel("Close") } }

        Button(action: open) { Avatar(user) }
        // other file
        struct Avatar: View {
            var body: some View { Image(user.picture).accessibilityLabel(user.name) }
        }

        Button { play() } label: { Image(systemName: "play") }.accessibilityHidden(true)
        Button { open() } label: { Image("bell").overlay { Text("3") } }
        Button(action: open) { label }

        ↯Button { dismiss() } label: { Image(systemName: "xmark.circle.fill") }
        ↯Button { playNext() } label: { Image(systemName: "forward.fill") }
        ↯Button { showsOptions = true } label: { Image(systemName: "timer") }
        ↯Button { open(.scanner) } label: { Image("scan") }
        ↯Button { remove(chosen) } label: { Image(systemName: "minus") }
        ↯Button { player.skipBackward() } label: { Image(systemName: "gobackward.15") }
        ↯Button { isBannerShown = false } label: { Image(systemName: "xmark") }
        ↯Menu { sorting } label: { Image(systemName: "ellipsis.circle") }
        ↯Button { player.togglePlayPause() } label: { Image(systemName: isOn ? "pause.fill" : "play.fill") }
        ↯Button(action: handleStop) { Image(systemName: "stop.fill") }
        ↯NavigationLink(destination: SettingsView()) { Image(systemName: "gearshape") }
        ↯Button { folder = Folder.newFolder() } label: { Image(systemName: "plus") }
        ↯Button { editor.moveCursor(direction: .up) } label: { Image(systemName: "arrow.up") }
        ↯Button { isSearching.toggle(); text = "" } label: { Image(systemName: isSearching ? "xmark" : "magnifyingglass") }
        ↯Button { player.seek(to: now - 10) } label: { Image(systemName: "gobackward.10") }
        ↯Button { moveCursor(code: "[D") } label: { Image(systemName: "arrow.left") }
        ↯Button { editor.blur() } label: { Image(systemName: "keyboard.chevron.compact.down") }
        ↯Button { keep(id) } label: { Image(systemName: isKept ? "checkmark" : "doc.on.doc") }
        ↯Button { openSafari(page) } label: { Image(systemName: "safari") }
        ↯Button { isShown.toggle() } label: { Image(systemName: Symbols.new) }
        ↯Button { open(file) } label: {
            ZStack { Image(systemName: "circle.fill").foregroundStyle(.black); Image(systemName: "play.circle.fill") }
        }
        ↯Button { flip() } label: { Image(systemName: "flask").help("Pre-releases") }
        if isHovered { ↯Button { flip() } label: { Image(systemName: "flask") } }

        struct Panel: View {
            var body: some View {
                VStack {
                    ↯Menu { sizes } label: { face(icon: "textformat.size") }
                    ↯Menu { fonts } label: { face(icon: "textformat") }
                }
            }
            private func face(icon: String) -> some View { Image(systemName: icon) }
        }

        Menu { actions } label: { RoundMore() }
        // other file
        struct RoundMore: View {
            var body: some View { ZStack { Circle().fill(.tint); Image(systemName: "ellipsis") } }
        }

        struct Flip: View { var body: some View { Button { flip() } label: { Image(systemName: "flask") } } }
        struct Lab: View { var body: some View { Flip().help("Pre-releases") } }

        Button { open() } label: { Circle().fill(.tint).overlay { Text("3") } }
        Button { open() } label: { Circle().fill(.tint).overlay(badge) }
        Button { save() } label: { ProgressView() }
        Text(name).pressable { showMore() }
        Image("cog").pressable { showMore() }.accessibilityLabel("More")
        // other file
        extension View { func pressable(action: @escaping () -> Void) -> some View { Button(action: action) { self } } }

        ↯Button { open() } label: { AvatarImage(user.avatar) }
        Button { open() } label: {
            AsyncImage(url: user.avatar) { $0.resizable().accessibilityLabel(user.name) } placeholder: { ProgressView() }
        }
        ↯Button { open() } label: { Image(systemName: "gear") }.help("Settings")
        ↯Button { copy() } label: { Image("text-frame") }.shortcutHelp("Copy")

        Button {} label: { Image("chevron") }
        ↯Button { delete(item) } label: { Image("trash").resizable() }

        struct Cell: View { var body: some View { NavigationLink(value: place) { Image(systemName: "mappin") } } }
        // other file
        struct Cells: View { var body: some View { NavigationLink(value: place) { Cell(place) } } }

        Button(action: share) { Image("share") }.buttonStyle(ActionStyle(title: "Share"))

        #Preview { Button { play() } label: { Image("play-round") } }
        """
}
