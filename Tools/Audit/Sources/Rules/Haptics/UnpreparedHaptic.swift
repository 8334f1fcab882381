import SwiftSyntax

/// A generator made for one tap plays late: the engine wakes only when it is asked.
enum UnpreparedHaptic: Rule {
    static let about = RuleDescription(
        id: "unprepared-haptic",
        title: "Haptic of a generator made for the tap",
        standing: .optIn,
        rationale: """
            The Taptic Engine sleeps between haptics. A generator that is made when the tap is already there, and never prepared, wakes it \
            first: the haptic comes after what is seen, and the two no longer feel like one thing.
            """,
        source: "seed 003, haptics; Apple: UIFeedbackGenerator, prepare()",
        blindSpots: """
            Whether a generator was prepared in time (prepared and played at once it gains nothing), and generators made by functions of \
            other files.
            """,
        message:
            "People feel it late, because the Taptic Engine still has to wake: use sensoryFeedback, or keep the generator and call its prepare() before",
        platforms: [.ios],
        triggering: """
            Button("Add") { UIImpactFeedbackGenerator(style: .medium).↓impactOccurred() }

            enum Haptics {
                static func tap() {
                    let generator = UIImpactFeedbackGenerator(style: .light)
                    generator.↓impactOccurred()
                }
            }

            func done() { UINotificationFeedbackGenerator().↓notificationOccurred(.success) }

            struct Keypad {
                var generator: UISelectionFeedbackGenerator { .init() }
                func press() { generator.↓selectionChanged() }
            }

            func knock() {
                let generator = UIImpactFeedbackGenerator()
                let other = UIImpactFeedbackGenerator()
                other.prepare()
                generator.↓impactOccurred(intensity: 0.5)
            }
            """,
        nonTriggering: """
            struct Add: View {
                private let generator = UIImpactFeedbackGenerator(style: .medium)
                var body: some View { Button("Add") { generator.impactOccurred() } }
            }

            func knock() {
                let generator = UIImpactFeedbackGenerator()
                generator.prepare()
                generator.impactOccurred()
            }

            func begin() -> UIImpactFeedbackGenerator {
                let generator = UIImpactFeedbackGenerator()
                generator.prepare()
                return generator
            }

            final class Delegate { func tell() { delegate?.selectionChanged() } }

            struct Add: View {
                @State private var count = 0
                var body: some View { Button("Add") { count += 1 }.sensoryFeedback(.impact, trigger: count) }
            }

            Button("Add") { HapticFeedback.medium() }

            final class Player {
                static let shared = Player()
                private lazy var generator = UIImpactFeedbackGenerator(style: .soft)
                func play() { generator.impactOccurred() }
            }

            func play(with generator: UIImpactFeedbackGenerator) { generator.impactOccurred() }

            func play() {
                guard let generator = generators[.light] else { return }
                generator.impactOccurred()
            }
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for name in ["impactOccurred", "notificationOccurred", "selectionChanged"] {
            for call in file.calls(name) where isMadeForTheTap(call, in: file) {
                report.finding(at: call.nameToken)
            }
        }
    }

    private static func isMadeForTheTap(_ call: Call, in file: SourceFile) -> Bool {
        guard let base = call.base else { return false }
        if makesGenerator(base) { return true }
        guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        if let local = local(name, before: call.node) {
            return isFresh(local) && !isPrepared(name, before: call, since: local)
        }
        return file.bindings(named: name).contains { $0.accessorBlock != nil && $0.initializer == nil && gives($0) }
    }

    /// `UIImpactFeedbackGenerator(…)`.
    private static func makesGenerator(_ expression: ExprSyntax?) -> Bool {
        guard let call = expression?.as(FunctionCallExprSyntax.self) else { return false }
        let text = call.calledExpression.trimmedDescription
        return HapticNames.generators.contains(text.hasSuffix(".init") ? String(text.dropLast(5)) : text)
    }

    /// The local variable `name` declared before `node` in the function or closure around it.
    private static func local(_ name: String, before node: FunctionCallExprSyntax) -> PatternBindingSyntax? {
        let scopes = node.ancestorsInType.compactMap { $0.as(CodeBlockItemListSyntax.self) }
        let before = scopes.lazy.joined().filter { $0.endPosition <= node.position }
        return before.compactMap { $0.item.as(VariableDeclSyntax.self)?.bindings.first { $0.name == name } }.first
    }

    private static func isFresh(_ binding: PatternBindingSyntax) -> Bool {
        if let value = binding.initializer?.value {
            return makesGenerator(value) || isGeneratorType(binding) && value.trimmedDescription.hasPrefix(".init(")
        }
        return isGeneratorType(binding)
    }

    private static func isGeneratorType(_ binding: PatternBindingSyntax) -> Bool {
        binding.typeAnnotation.map { HapticNames.generators.contains($0.type.trimmedDescription) } ?? false
    }

    private static func isPrepared(_ name: String, before call: Call, since local: PatternBindingSyntax) -> Bool {
        guard let scope = local.parent?.parent?.parent?.parent else { return false }
        return Search.all(FunctionCallExprSyntax.self, in: scope).contains {
            $0.position < call.node.position && $0.calledExpression.trimmedDescription == name + ".prepare"
        }
    }

    /// A computed property that makes a generator each time.
    private static func gives(_ binding: PatternBindingSyntax) -> Bool {
        guard isGeneratorType(binding), case .getter(let items)? = binding.accessorBlock?.accessors, items.count == 1
        else { return false }
        let text = items.trimmedDescription
        return text.contains("FeedbackGenerator(") || text.contains(".init(")
    }
}
