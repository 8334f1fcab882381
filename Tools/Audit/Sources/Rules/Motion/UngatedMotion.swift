import SwiftSyntax

/// Something moves, scales or turns for everyone, whatever they asked the system for.
enum UngatedMotion: Rule {
    static let about = RuleDescription(
        id: "ungated-motion",
        title: "Motion without a Reduce Motion gate",
        standing: .optIn,
        rationale: """
            What slides across the screen, zooms, spins or flips makes people with vestibular disorders dizzy or sick; Reduce Motion \
            is how they ask for none. Changes of opacity and colour are no motion and stay.
            """,
        source: "seed 001; seed 003; WCAG 2.3.3",
        blindSpots: """
            Moves, zooms and turns that are small, follow a finger, or whose size another file sets; state that lives in a model and moves a view of another type; motion two views further down; changes of layout (frames, lists); scrolling; UIKit animations; a gate at the root of the app.
            """,
        doubt: "whether this moves far enough to make someone dizzy is not to be seen",
        triggering: triggering,
        nonTriggering: nonTriggering
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        MotionGate.note(file, &report)
        report.add(file.motionThroughParameters)
        for name in file.movingTransitions { report.fact(.movesByTransition, name) }
        for name in file.largeViews() { report.fact(.fillsScreen, name) }
        var told: Set<[Int]> = []
        for driver in file.animationDrivers { check(driver, in: file, &told, &report) }
        checkPhases(in: file, &report)
    }

    private static func check(
        _ driver: AnimationDriver,
        in file: SourceFile,
        _ told: inout Set<[Int]>,
        _ report: inout Report
    ) {
        let value = AnimationValue(driver.animation, in: file)
        guard !value.isOff, !value.isBrief, !value.repeats, !driver.isGated(in: file) else { return }
        let effects = file.effects(drivenBy: driver).filter { !$0.isGated }
        let large = driver.answersTouch ? [] : effects.filter(\.isLarge)
        guard !large.isEmpty else {
            checkUncertain(effects, of: driver, in: file, &report)
            return
        }
        // A function that moves the same things in several steps needs one gate.
        if driver.changes != nil, let member = driver.token.enclosingMember?.as(FunctionDeclSyntax.self) {
            let moved = large.map(\.call.node.position.utf8Offset)
            guard told.insert([member.position.utf8Offset] + moved).inserted else { return }
        }
        let animation = [driver.animation].compactMap(\.self)
        let vouchers = MotionGate.vouchers(animation + large.map(\.call.node.arguments))
        report.finding(at: driver.token, message(large.map(\.name)), unless: vouchers)
    }

    /// Of motion that another file tells the size of, or none does.
    private static func checkUncertain(
        _ effects: [MotionEffect],
        of driver: AnimationDriver,
        in file: SourceFile,
        _ report: inout Report
    ) {
        let conditions = driver.answersTouch ? [] : effects.flatMap(\.conditions).filter { !$0.isEmpty }
        let moved = driver.answersTouch ? [] : file.motionElsewhere(drivenBy: driver)
        let vouchers = MotionGate.vouchers([driver.animation].compactMap(\.self))
        for facts in Set(conditions) {
            let gates = facts.map { Fact(.gatesMotion, $0.name) }
            report.finding(at: driver.token, message(["transition"]), unless: vouchers + gates, when: facts)
        }
        for fact in moved { report.finding(at: driver.token, elsewhere, unless: vouchers, when: [fact]) }
        if effects.contains(where: { $0.conditions.allSatisfy { $0.first?.kind != .movesByTransition } }) {
            report.cannotTell(at: driver.token, unless: vouchers + conditions.joined() + moved)
        }
    }

    private static func message(_ modifiers: [String]) -> String {
        let names = Set(modifiers).sorted().map { "`\($0)`" }.joined(separator: ", ")
        return """
            People who turn on Reduce Motion, because large movements make them dizzy or sick, still see this one (\(names)): animate \
            it with `accessibilityReduceMotion ? nil : …`, or fade it for them
            """
    }

    private static let elsewhere = """
        People who turn on Reduce Motion, because large movements make them dizzy or sick, still see this one, in a view that gets this \
        value: animate it with `accessibilityReduceMotion ? nil : …`, or fade it for them
        """
}

extension AnimationDriver {
    /// Reduce Motion decides whether it animates.
    func isGated(in file: SourceFile) -> Bool {
        if let animation, MotionGate.gates(animation, in: file) { return true }
        if let changes, MotionGate.speaks(changes) { return true }
        if let value = call.argument("value"), MotionGate.gates(value, in: file) { return true }
        return MotionGate.guards(token, in: file) || MotionGate.isSwitchedOff(around: token, in: file)
    }
}
