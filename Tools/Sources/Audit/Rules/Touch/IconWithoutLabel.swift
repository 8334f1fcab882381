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
        platforms: [.ios, .macos, .watchos, .tvos, .visionos],
        triggering: [
            """
            struct Player: View {
                var body: some View {
                    ↓Button { play() } label: { Image("play-round") }
                }
            }
            """,
            """
            struct Player: View {
                var body: some View {
                    ↓Button(action: close) {
                        Image(systemName: "xmark").font(.title2).padding(12)
                    }
                    .buttonStyle(.plain)
                }
            }
            """,
            """
            struct Library: View {
                var body: some View {
                    List { rows }
                        .toolbar {
                            ToolbarItem(placement: .primaryAction) {
                                ↓Menu { sorting } label: { Image(systemName: "ellipsis.circle") }
                            }
                        }
                }
            }
            """,
            """
            struct Card: View {
                let isLiked: Bool
                var body: some View {
                    ↓Button(action: like) { heart }
                }
                private var heart: some View {
                    ZStack {
                        Circle().fill(.white)
                        if isLiked { Image(systemName: "heart.fill") } else { Image(systemName: "heart") }
                    }
                }
            }
            """,
            Example(
                """
                struct Bar: View {
                    var body: some View {
                        ↓NavigationLink(destination: Settings()) { GlyphView(.gear) }
                    }
                }
                """,
                others: [
                    """
                    struct GlyphView: View {
                        let name: Glyph
                        var body: some View { Image(name.file).resizable().frame(width: 24, height: 24) }
                    }
                    """
                ]
            ),
            """
            struct Sign: View {
                var body: some View {
                    ↓Link(destination: page) { Image(decorative: "logo") }
                    ↓Toggle(isOn: $isMuted) { Image(systemName: "speaker.slash") }
                }
            }
            """,
        ],
        nonTriggering: [
            """
            struct Player: View {
                var body: some View {
                    Button { play() } label: { Image("play-round") }.accessibilityLabel("Play")
                    Button { play() } label: { Image("play-round").accessibilityLabel("Play") }
                    Button { play() } label: { Image("play-round", label: Text("Play")) }
                }
            }
            """,
            """
            struct Player: View {
                var body: some View {
                    Button { play() } label: { Label("Play", systemImage: "play") }.labelStyle(.iconOnly)
                    Button("Play", systemImage: "play", action: play).labelStyle(.iconOnly)
                }
            }
            """,
            """
            struct Player: View {
                var body: some View {
                    Button { play() } label: {
                        HStack { Image(systemName: "play"); Text("Play") }
                    }
                }
            }
            """,
            """
            struct Row: View {
                var body: some View {
                    HStack {
                        Text(task.title)
                        Button { play() } label: { Image(systemName: "play") }
                    }
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel(task.title)
                }
            }
            """,
            """
            struct Row: View {
                var body: some View {
                    HStack { closeButton.accessibilityLabel("Close") }
                }
                private var closeButton: some View {
                    Button { close() } label: { Image(systemName: "xmark") }
                }
            }
            """,
            Example(
                """
                struct CloseButton: View {
                    var body: some View {
                        Button { close() } label: { Image("close") }
                    }
                }
                """,
                others: ["struct Sheet: View { var body: some View { CloseButton().accessibilityLabel(\"Close\") } }"]
            ),
            Example(
                "struct Bar: View { var body: some View { Button(action: open) { Avatar(user) } } }",
                others: [
                    """
                    struct Avatar: View {
                        var body: some View { Image(user.picture).accessibilityLabel(user.name) }
                    }
                    """
                ]
            ),
            """
            struct Row: View {
                var body: some View {
                    Button { play() } label: { Image(systemName: "play") }.accessibilityHidden(true)
                    Button { open() } label: { Image("bell").overlay { Text("3") } }
                    Button(action: open) { label }
                }
            }
            """,
            """
            struct Row: View {
                var body: some View {
                    ↯Button { open() } label: { AsyncImage(url: user.avatar) }
                    ↯Button { open() } label: { Image(systemName: "gear") }.help("Settings")
                }
            }
            """,
            """
            struct Row: View {
                var body: some View {
                    Button {} label: { Image("chevron") }
                    Button(action: share) { Image("share") }.buttonStyle(ActionStyle(title: "Share"))
                }
            }
            """,
            """
            #Preview { Button { play() } label: { Image("play-round") } }
            """,
        ]
    )

    /// Said of the control or around it, they name it, or take it out of what VoiceOver reads.
    private static let naming: Set<String> = [
        "accessibilityLabel", "accessibility", "accessibilityHidden", "accessibilityElement",
        "accessibilityRepresentation",
        "accessibilityLabeledPair", "accessibilityChildren", "hidden",
    ]

    static func check(_ file: SourceFile, _ report: inout Report) {
        noteFacts(of: file, &report)
        for control in file.controls where control.name != "Picker" && control.name != "DisclosureGroup" {
            check(control, in: file, &report)
        }
    }

    private static func check(_ control: Control, in file: SourceFile, _ report: inout Report) {
        guard control.title == nil, !control.label.isEmpty, !control.chain.hasAny(naming) else { return }
        guard !control.doesNothing, !control.isTitledByStyle else { return }
        let look = LabelLook(of: control.label, in: file)
        guard !look.isNamed, !look.isEmpty else { return }
        let around = file.around(control.chain.node)
        guard !around.hasAny(naming), !around.isGiven(to: ["accessibilityRepresentation", "accessibilityActions"])
        else { return }
        let unless = unless(control, around, in: file)
        let node = control.call.nameToken
        if control.chain.has("help") || around.has("help") {
            report.cannotTell(
                at: node,
                "Only its help says what it does, and not every system reads that as its label",
                unless: unless
            )
        } else if !look.loaded.isEmpty {
            report.cannotTell(at: node, "Whether the loaded picture describes itself is not said here", unless: unless)
        } else if look.ownViews.isEmpty, look.pictures.isEmpty, look.ownImages.isEmpty {
            report.finding(
                at: node,
                "VoiceOver says the symbol's name, not what this does: add .accessibilityLabel, or write a Label with .labelStyle(.iconOnly)",
                unless: unless
            )
        } else {
            report.finding(
                at: node,
                "VoiceOver has no word for this control: add .accessibilityLabel with what it does",
                severity: look.pictures.isEmpty ? nil : .error,
                unless: unless,
                when: look.ownViews.sorted().map { Fact(.iconView, $0) }
            )
        }
    }

    /// The project's own modifiers on it may give the label; so may the places where its view is used.
    private static func unless(_ control: Control, _ around: Around, in file: SourceFile) -> [Fact] {
        let modifiers = control.chain.modifiers.map(\.name) + around.modifiers.map(\.name)
        return modifiers.map { Fact(.labelsControl, $0) } + [Fact(.labelledInUse, control.chain.node.enclosingTypeName)]
    }

    private static func noteFacts(of file: SourceFile, _ report: inout Report) {
        for type in file.types where type.inherited.contains("View") {
            guard let body = type.member("body")?.views, !body.isEmpty else { continue }
            let look = LabelLook(of: body, in: file)
            if !look.isNamed, look.ownViews.isEmpty, !look.isEmpty, look.loaded.isEmpty {
                report.fact(.iconView, type.typeName)
            }
        }
        for modifier in labelling {
            for use in file.modifiers(modifier) where use.chain.name.first?.isUppercase == true {
                report.fact(.labelledInUse, use.chain.name)
            }
        }
        // Without one of them in the file no function can apply one.
        guard labelling.contains(where: { !file.modifiers($0).isEmpty || !file.calls($0).isEmpty }) else { return }
        for function in file.functions where function.applies(labelling) {
            report.fact(.labelsControl, function.name.text)
        }
    }

    private static let labelling: Set<String> = [
        "accessibilityLabel", "accessibilityElement", "accessibilityHidden", "accessibility", "accessibilityAddTraits",
    ]
}

extension DeclGroupSyntax {
    /// A variable of the type by its name.
    func member(_ name: String) -> VariableDeclSyntax? {
        for item in memberBlock.members {
            if let variable = item.decl.as(VariableDeclSyntax.self), variable.name == name { return variable }
        }
        return nil
    }
}

extension FunctionDeclSyntax {
    /// A modifier of the project's own, in an extension, whose view ends with one of SwiftUI's on `self`.
    func applies(_ names: Set<String>) -> Bool {
        guard enclosingType?.is(ExtensionDeclSyntax.self) == true, let views = body?.statements.views else {
            return false
        }
        return views.contains { ViewChain(of: $0).hasAny(names) }
    }
}
