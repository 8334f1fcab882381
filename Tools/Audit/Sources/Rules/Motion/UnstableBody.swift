import SwiftSyntax

/// A view that is another one each time it is built.
enum UnstableBody: Rule {
    static let about = RuleDescription(
        id: "unstable-body",
        title: "Random values or new ids in body",
        standing: .optIn,
        rationale: """
            SwiftUI builds a view again whenever anything it reads changes. A random value in `body` makes everything jump at each of these, \
            in the middle of an animation too; a new id throws the view away with its state, focus and scroll position.
            """,
        source: "seed 002, particles: the same values at every redraw",
        blindSpots: """
            Randomness behind functions of other files or behind static ones. In a Canvas, a Path or a TimelineView it cannot be told \
            whether a redraw may look different.
            """,
        message:
            "People see everything it sets jump whenever the view is built again: pick the value once, in @State or in the model",
        doubt: "If a redraw must look the same, draw from values that were picked once",
        triggering: #"""
            struct Confetti: View {
                var body: some View { Circle().offset(x: CGFloat.↓random(in: -40...40)) }
            }

            List(posts) { Text($0.title) }.id(↓UUID())

            VStack { ForEach(answers.↓shuffled(), id: \.self) { Text($0) } }

            struct Rain: View {
                var body: some View { Capsule().frame(height: length()) }
                private func length() -> CGFloat { .↓random(in: 10...40) }
            }

            enum Style { var count: Int { Int.↓random(in: 5...8) } }
            struct Burst: View {
                let style: Style
                var body: some View { Particles(count: style.count) }
            }

            ForEach(names.map { Tag(id: ↓UUID(), name: $0) }) { Text($0.name) }

            struct Post: Identifiable {
                let title: String
                var id: UUID { ↓UUID() }
            }

            Card { Text("Hi").rotationEffect(.degrees(.↓random(in: -3...3))) }
            """#,
        nonTriggering: #"""
            struct Dice: View {
                @State private var value = Int.random(in: 1...6)
                var body: some View { Button("Roll") { value = .random(in: 1...6) } }
            }

            struct Feed: View {
                @State private var id = UUID()
                var body: some View { List(posts) { Text($0.title) }.id(id).refreshable { id = UUID() } }
            }

            struct Quiz: View {
                @State private var answers: [String] = []
                var body: some View { Text("Quiz").onAppear { answers = answers.shuffled() }.task { answers.shuffle() } }
            }

            Canvas { context, size in context.fill(Path(), with: .color(.white.opacity(.↯random(in: 0...1)))) }

            struct Tag: Identifiable {
                let id = UUID()
                var name: String
            }

            Text("Run").disabled(tasks[selected ?? UUID()] == nil)

            Circle().offset(x: CGFloat.random(in: 0...1, using: &generator))

            Button("Add") { items.append(Item(id: UUID())) }

            AddButton { items.append(Item(id: UUID())); play() }

            struct Player: View {
                var body: some View { Button("Next", action: next) }
                private func next() { current = songs.randomElement() }
            }

            struct Upload {
                func boundary() -> String { "b-\(UUID().uuidString)" }
                func jitter() -> Double { .random(in: 0...0.3) }
            }

            struct Loading: View {
                var body: some View { HStack { Spacer(); ProgressView(); Spacer() }.padding().id(↯UUID()) }
            }

            Text(Date(), style: .date).onTapGesture { stamp = Date() }

            Circle().scaleEffect(isOn ? 1 : 2).animation(.easeIn(duration: .random(in: 3...4)).repeatForever(), value: isOn)

            struct Upload: Codable {
                var id: String { UUID().uuidString }
            }

            enum Marker: Identifiable {
                var id: String {
                    switch self {
                    case .pin: UUID().uuidString
                    case .user(let user): user.id
                    }
                }
            }

            struct SkeletonRow: View { var body: some View { Capsule().frame(width: .random(in: 40...90)) } }

            Text("a").sheet(isPresented: $isOpen) { Quiz(questions: questions.shuffled()) }

            // [ios]
            struct List: View {
                var body: some View {
                    Row(isMine: isMine)
                        // A hack to force the row to be drawn again.
                        .id(↯UUID())
                }
            }

            struct Star: View { var body: some View { Circle().scaleEffect(.random(in: 0...1)) } }
            // other file
            struct Sky: View { var body: some View { TimelineView(.animation) { _ in Star() } } }
            """#
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        noteDrawing(in: file, &report)
        for call in randomCalls(in: file) {
            judge(call, in: file, &report)
        }
        for name in ["UUID", "Date"] {
            for call in file.calls(name)
            where call.base == nil && call.node.arguments.isEmpty && isIdentity(call, in: file) {
                if restartsSpinner(call) {
                    let doubt = "If the new id is there to start the spinner again, nothing is lost by it"
                    report.cannotTell(at: call.nameToken, doubt)
                } else {
                    judge(call, in: file, &report, lostState)
                }
            }
        }
    }

    private static let lostState =
        "People lose the view's state and scroll position whenever it is built again: keep the id in @State or in the model"

    private static func randomCalls(in file: SourceFile) -> [Call] {
        let numbers = file.calls("random").filter { call in
            !call.hasArgument("using") && (call.hasArgument("in") || call.node.arguments.isEmpty)
        }
        let elements = (file.calls("randomElement") + file.calls("shuffled")).filter {
            $0.base != nil && $0.node.arguments.isEmpty
        }
        let old = ["arc4random", "arc4random_uniform", "drand48"].flatMap(file.calls)
        return numbers + elements + old
    }

    private static func judge(_ call: Call, in file: SourceFile, _ report: inout Report, _ message: String? = nil) {
        guard !isHarmless(call) else { return }
        // A view that a TimelineView of another type draws is another one at each frame, as it is meant to be.
        let drawn = [Fact(.drawnOverTime, call.node.enclosingTypeName)]
        switch call.node.moment {
        case .building where isIntended(call):
            report.cannotTell(at: call.nameToken, "whether the view is meant to start again is not to be told")
        case .building: report.finding(at: call.nameToken, message, unless: drawn)
        case .drawing: report.cannotTell(at: call.nameToken)
        case .helper(let helper):
            if isComputedID(helper, call) || isRead(helper, whileBuildingIn: file) {
                report.finding(at: call.nameToken, message, unless: drawn)
            }
        case .event: break
        }
    }

    /// `var id: UUID { UUID() }` of data that views list, not of a request.
    private static func isComputedID(_ helper: Syntax, _ call: Call) -> Bool {
        guard call.name == "UUID", helper.as(PatternBindingSyntax.self)?.pattern.trimmedDescription == "id",
            let type = helper.enclosingType, type.inherited.contains("Identifiable"),
            !call.node.ancestors.prefix(while: { $0.id != helper.id }).contains(where: { $0.is(SwitchCaseSyntax.self) })
        else { return false }
        return !type.typeName.speaks(of: ["request", "operation", "command", "job", "query"])
    }

    /// It becomes the identity of a view: `.id(…)`, `.task(id:)`, the `id:` of data made while building, a computed `id`.
    private static func isIdentity(_ call: Call, in file: SourceFile) -> Bool {
        var isInData = false
        for parent in call.node.ancestors {
            if let argument = parent.as(LabeledExprSyntax.self),
                let outer = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
            {
                let name = outer.calleeName ?? ""
                if name == "id", argument.label == nil, outer.calledExpression.is(MemberAccessExprSyntax.self) {
                    return true
                }
                if name == "task", argument.label?.text == "id" { return true }
                isInData = isInData || argument.label?.text == "id" && name.first?.isUppercase == true
            }
            if let closure = parent.as(ClosureExprSyntax.self) {
                return isInData && ["map", "compactMap", "flatMap"].contains(Enclosure(closure)?.call.name)
            }
            if parent.is(SequenceExprSyntax.self) { return false }
            if let binding = parent.as(PatternBindingSyntax.self) {
                return binding.accessorBlock != nil && binding.pattern.trimmedDescription == "id"
            }
            if parent.is(FunctionDeclSyntax.self) { return false }
        }
        return false
    }

    /// A view of this file reads it while it is built.
    private static func isRead(_ helper: Syntax, whileBuildingIn file: SourceFile) -> Bool {
        let type = helper.enclosingTypeName
        if let function = helper.as(FunctionDeclSyntax.self) {
            return file.calls(function.name.text).contains { call in
                (call.calls(function.name.text, of: type) || call.base.map { isValue($0, of: type, in: file) } == true)
                    && call.node.moment.isBuilding
            }
        }
        guard let name = helper.as(PatternBindingSyntax.self)?.name else { return false }
        let isAccessed = file.accesses(name).contains { access in
            access.base.map { isValue($0, of: type, in: file) } == true && access.moment.isBuilding
        }
        return isAccessed || isReadBare(name, in: type, file)
    }

    private static func isReadBare(_ name: String, in type: String, _ file: SourceFile) -> Bool {
        file.types.filter { $0.typeName == type }.contains { group in
            Search.contains(in: group) { node in
                node.as(DeclReferenceExprSyntax.self)?.baseName.text == name && node.moment.isBuilding
            }
        }
    }

    /// `self`, or a variable that this file declares with the type.
    private static func isValue(_ base: ExprSyntax, of type: String, in file: SourceFile) -> Bool {
        guard let name = base.lastName else { return false }
        if name == "self" { return base.enclosingTypeName == type }
        return file.bindings(named: name).contains { $0.typeAnnotation?.type.trimmedDescription == type }
    }
}
