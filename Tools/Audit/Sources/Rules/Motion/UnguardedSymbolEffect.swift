import SwiftSyntax

/// Symbol effects and sensory feedback on systems that do not have them yet.
enum UnguardedSymbolEffect: Rule {
    static let about = RuleDescription(
        id: "unguarded-symbol-effect",
        title: "Symbol effect below its availability",
        severity: .error,
        rationale: """
            Symbol effects and sensoryFeedback came with iOS 17, some effects with 18 and 26. An app that also serves older systems needs a \
            check around them and an answer for those systems; without it the code does not build, or the older half is forgotten.
            """,
        source: "seed 000, rollout: guard APIs with availability",
        blindSpots:
            "Says something only with --deployment-target. A modifier of the project's own with a system's name counts as a backport.",
        triggering: """
            // [target 16]
            struct Check: View {
                let isDone: Bool
                var body: some View { Image(systemName: "checkmark").↓symbolEffect(.bounce, value: isDone) }
            }

            // [target 16.4]
            Image(systemName: "checkmark").contentTransition(.↓symbolEffect(.replace))

            // [target 16]
            struct Check: View {
                var body: some View {
                    if #available(iOS 17, *) { Image(systemName: "a").symbolEffect(.pulse) } else { Image(systemName: "a").↓symbolEffect(.pulse) }
                }
            }

            // [target 16]
            struct Count: View {
                let count: Int
                var body: some View { Text("1").↓sensoryFeedback(.increase, trigger: count) }
            }

            // [target 17]
            Image(systemName: "bell").symbolEffect(.↓wiggle.left, isActive: true)

            // [target 16]
            @available(macOS 14, *)
            struct Bell: View {
                var body: some View { Image(systemName: "bell").↓symbolEffect(.pulse) }
            }

            // [macos] [target 13]
            Image(systemName: "bell").↓symbolEffect(.pulse)
            """,
        nonTriggering: """
            Image(systemName: "checkmark").symbolEffect(.pulse)

            // [target 17]
            Image(systemName: "checkmark").symbolEffect(.pulse)

            // [target 16]
            struct Check: View {
                var body: some View {
                    if #available(iOS 17.0, macOS 14.0, *) { Image(systemName: "a").symbolEffect(.pulse) } else { Image(systemName: "a") }
                }
            }

            // [target 16]
            @available(iOS 17, *)
            struct Check: View {
                var body: some View { Image(systemName: "checkmark").symbolEffect(.pulse) }
            }

            // [target 16]
            extension View {
                @available(iOS, introduced: 17.0)
                func pulsing() -> some View { symbolEffect(.pulse) }
            }

            // [target 16]
            func make() -> AnyView {
                guard #available(iOS 17, *) else { return AnyView(Image(systemName: "a")) }
                return AnyView(Image(systemName: "a").symbolEffect(.pulse))
            }

            // [target 16]
            func make() -> AnyView {
                if #unavailable(iOS 17) { return AnyView(Image(systemName: "a")) }
                return AnyView(Image(systemName: "a").symbolEffect(.pulse))
            }

            // [target 16]
            struct Watch: View {
                var body: some View {
                    if #available(watchOS 10, *) { Image(systemName: "a").symbolEffect(.pulse) }
                    if #available(macCatalyst 17.0, *) { Image(systemName: "a").symbolEffect(.pulse) }
                }
            }

            // [target 16]
            @available(iOS 17, *)
            extension Check { var mark: some View { Image(systemName: "a").symbolEffect(.pulse) } }

            // [target 16]
            Image(systemName: "checkmark").backport.symbolEffect(.pulse)

            // [target 16]
            struct Count: View {
                let count: Int
                var body: some View { Text("1").sensoryFeedback(.increase, trigger: count) }
            }
            // other file
            extension View { func sensoryFeedback(_ feedback: Feedback, trigger: Int) -> some View { self } }

            // [target 17]
            struct Bell: View {
                var body: some View {
                    if #unavailable(iOS 18) { Image(systemName: "bell") } else { Image(systemName: "bell").symbolEffect(.wiggle) }
                }
            }

            // [target 16]
            enum Look { case plain, symbolEffect(Int) }
            struct Number {
                var look: Look { isNew ? .symbolEffect(1) : .plain }
                var other: Other { .symbolEffect }
            }

            // [target 16]
            Text("1").contentTransition(.numericText())
            """
    )

    /// First systems, from developer.apple.com/documentation: major versions.
    private typealias Since = [Platform: Int]
    private typealias Effect = (name: String, since: Since)

    // …/swiftui/view/symboleffect(_:options:value:), …/swiftui/contenttransition/symboleffect(_:options:)
    private static let effects2023 = [.ios: 17, .macos: 14, .tvos: 17, .watchos: 10, .visionos: 1] as Since
    // …/swiftui/view/sensoryfeedback(_:trigger:)
    private static let feedback = [.ios: 17, .macos: 14, .tvos: 17, .watchos: 10, .visionos: 26] as Since
    // …/symbols/symboleffect/wiggle, …/symbols/replacesymboleffect/magicreplace
    private static let effects2024 = [.ios: 18, .macos: 15, .tvos: 18, .watchos: 11, .visionos: 2] as Since
    // …/symbols/nssymboldrawoneffect/effect
    private static let effects2025 = [.ios: 26, .macos: 26, .tvos: 26, .watchos: 26, .visionos: 26] as Since

    private static let modifiers: [Effect] = [
        ("symbolEffect", effects2023), ("symbolEffectsRemoved", effects2023), ("sensoryFeedback", feedback),
        ("symbolVariableValueMode", effects2025), ("symbolColorRenderingMode", effects2025),
    ]
    /// Effects that came after `symbolEffect` itself.
    private static let effects: [Effect] = [
        ("wiggle", effects2024), ("breathe", effects2024), ("rotate", effects2024), ("magic", effects2024),
        ("drawOn", effects2025), ("drawOff", effects2025),
    ]

    static func check(_ file: SourceFile, _ report: inout Report) {
        tellBackports(file, &report)
        for modifier in modifiers {
            for call in file.calls(modifier.name)
            where !isBackport(call) && (!call.isImplicitMember || isTransition(call.node)) {
                check(call.nameToken, of: modifier, in: file, &report)
            }
            for access in file.accesses(modifier.name)
            where access.base == nil && access.parent?.is(FunctionCallExprSyntax.self) != true && isTransition(access) {
                check(access.declName.baseName, of: modifier, in: file, &report)
            }
        }
        for effect in effects {
            for access in file.accesses(effect.name) + file.calls(effect.name).compactMap(\.member)
            where isEffect(access) {
                check(access.declName.baseName, of: effect, in: file, &report)
            }
        }
    }

    private static func check(_ token: TokenSyntax, of effect: Effect, in file: SourceFile, _ report: inout Report) {
        let platform = file.settings.platform
        guard let target = file.settings.deploymentTarget, let needed = effect.since[platform].map({ Version($0) }),
            target < needed, (token.guardedVersion(on: platform) ?? target) < needed
        else { return }
        let system = "\(platform.systemName) \(needed.text)"
        report.finding(
            at: token,
            "People on \(target.text) get no \(effect.name), which needs \(system): put it behind `if #available(\(system), *)` with an answer for them",
            unless: [Fact(.backports, effect.name)]
        )
    }

    /// The project's own modifiers under a system's name.
    private static func tellBackports(_ file: SourceFile, _ report: inout Report) {
        for function in file.functions where !function.enclosingTypeName.isEmpty {
            let name = function.name.text
            if modifiers.contains(where: { $0.name == name }) { report.fact(.backports, name) }
        }
    }

    /// It is given to a transition: `.contentTransition(.symbolEffect)`, not a case of the project's own.
    private static func isTransition(_ node: some SyntaxProtocol) -> Bool {
        node.ancestors.prefix { !$0.is(ClosureExprSyntax.self) && !$0.is(CodeBlockItemSyntax.self) }
            .contains { Call($0)?.name.lowercased().hasSuffix("transition") == true }
    }

    /// `view.backport.symbolEffect(…)`.
    private static func isBackport(_ call: Call) -> Bool {
        guard let base = call.base?.as(MemberAccessExprSyntax.self) else { return false }
        return ["backport", "compat", "compatibility", "backports", "legacy"].contains(base.declName.baseName.text)
    }

    /// It is given to `symbolEffect` as the effect: `.wiggle`, `.wiggle.left`, `.replace.magic(fallback:)`.
    private static func isEffect(_ access: MemberAccessExprSyntax) -> Bool {
        for parent in access.ancestors {
            if let argument = parent.as(LabeledExprSyntax.self) {
                let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
                return argument.label == nil && call.flatMap { $0.calleeName } == "symbolEffect"
            }
            guard parent.is(MemberAccessExprSyntax.self) || parent.is(FunctionCallExprSyntax.self) else { return false }
        }
        return false
    }
}

extension Version {
    fileprivate var text: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
