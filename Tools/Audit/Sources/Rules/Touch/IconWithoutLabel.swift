import SwiftSyntax

/// A control that shows only a picture and says nothing of what it does.
enum IconWithoutLabel: Rule {
    static let about = RuleDescription(
        id: "icon-without-label",
        title: "Icon-only control without a label",
        rationale: """
            VoiceOver and Voice Control know a control by its label. A picture from the assets has its file's name or nothing, an SF \
            Symbol the system's word for the drawing (“Chevron Left”), in the system's choice and not in the app's words.
            """,
        source: "seed 003; WCAG 1.1.1, 4.1.2",
        blindSpots: """
            Labels given by a modifier of another module; pictures behind names of another file that are no view types; a label that is \
            there but empty or wrong.
            """,
        message:
            "People who use VoiceOver do not hear what this control does: write its label as a Label, or add .accessibilityLabel",
        doubt: "whether the system's word for its symbol is all there is to say",
        platforms: [.ios, .macos, .watchos, .tvos, .visionos],
        triggering: """
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
            ↓Button { playNext() } label: { Image(systemName: "forward.fill") }
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
            """,
        nonTriggering: """
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
            ↯Button { remove(chosen) } label: { Image(systemName: "minus") }
            ↯Button { player.skipBackward() } label: { Image(systemName: "gobackward.15") }
            ↯Button { isBannerShown = false } label: { Image(systemName: "xmark") }
            ↯Menu { sorting } label: { Image(systemName: "ellipsis.circle") }
            ↯Button { player.togglePlayPause() } label: { Image(systemName: isOn ? "pause.fill" : "play.fill") }
            ↯Button(action: handleStop) { Image(systemName: "stop.fill") }
            ↯NavigationLink(destination: SettingsView()) { Image(systemName: "gearshape") }
            ↯Button { folder = Folder.newFolder() } label: { Image(systemName: "plus") }
            ↯Button { editor.moveCursor(direction: .up) } label: { Image(systemName: "arrow.up") }
            ↯Button { editor.blur() } label: { Image(systemName: "keyboard.chevron.compact.down") }
            ↯Button { keep(id) } label: { Image(systemName: isKept ? "checkmark" : "doc.on.doc") }
            ↯Button { openSafari(page) } label: { Image(systemName: "safari") }
            ↯Button { isShown.toggle() } label: { Image(systemName: Symbols.new) }
            ↯Button { open(file) } label: {
                ZStack { Image(systemName: "circle.fill").foregroundStyle(.black); Image(systemName: "play.circle.fill") }
            }
            ↯Button { flip() } label: { Image(systemName: "flask").help("Pre-releases") }
            if isHovered { ↯Button { flip() } label: { Image(systemName: "flask") } }

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

            Button {} label: { Image("chevron") }
            Button(action: share) { Image("share") }.buttonStyle(ActionStyle(title: "Share"))

            #Preview { Button { play() } label: { Image("play-round") } }
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        report.add(file.labellingFacts)
        if file.isForMakers { return }
        for control in file.controls where control.name != "Picker" && control.name != "DisclosureGroup" {
            check(control, in: file, &report)
        }
        for chain in file.allChains {
            if let call = chain.ownView {
                checkOwn(call, chain, in: file, &report)
                checkTold(call, chain, in: file, &report)
            }
            for modifier in chain.modifiers { checkPressed(by: modifier.call, chain, in: file, &report) }
        }
    }

    private static func check(_ control: Control, in file: SourceFile, _ report: inout Report) {
        guard control.title == nil, !control.label.isEmpty, !control.chain.isNamed else { return }
        guard !control.doesNothing, !control.isTitledByStyle else { return }
        let look = LabelLook(of: control.label, in: file)
        guard !look.isNamed, !look.isNamedIfTold, !look.isEmpty || look.isBareShape else { return }
        let around = file.around(control.chain.node)
        guard !around.isNamed,
            !around.isGiven(to: ["accessibilityRepresentation", "accessibilityActions"])
        else { return }
        let unless = control.chain.labelVouchers(around)
        let node = control.call.nameToken
        if control.chain.has("help") || around.has("help") || control.labelClosure?.mentions(["help"]) == true {
            let doubt = "Only its help says what it does, and not every system reads that as its label"
            report.cannotTell(at: node, doubt, unless: unless)
        } else if control.call.node.isShownOnHover {
            report.cannotTell(at: node, "Whether people who do not hover meet it", unless: unless)
        } else if !look.loaded.isEmpty {
            report.cannotTell(at: node, "Whether the loaded picture describes itself is not said here", unless: unless)
        } else if look.isBareShape {
            report.finding(
                at: node,
                "People who use VoiceOver hear no name for this control at all: add .accessibilityLabel",
                severity: .error,
                unless: unless
            )
        } else if look.isSpoken(as: control.call, in: file) {
            report.cannotTell(at: node, unless: unless)
        } else if look.ownViews.isEmpty, look.pictures.isEmpty, look.ownImages.isEmpty {
            report.finding(
                at: node,
                "People who use VoiceOver hear the symbol's name, not what this control does: write its label as a Label with "
                    + ".labelStyle(.iconOnly), or add .accessibilityLabel",
                unless: unless
            )
        } else {
            report.finding(
                at: node,
                severity: look.pictures.isEmpty ? nil : .error,
                unless: unless,
                when: look.ownViews.sorted().map { Fact(.iconView, $0) }
            )
        }
    }
}

extension SyntaxProtocol {
    /// Only a pointer over it brings it up: `if isHovered { … }`.
    fileprivate var isShownOnHover: Bool {
        guard let condition = ancestor(IfExprSyntax.self) else { return false }
        return condition.conditions.written.lowercased().contains("hover") || condition.isShownOnHover
    }
}
