import SwiftSyntax

/// A success that is felt when something is undone, or when a setting is switched.
enum HapticOnUndo: Rule {
    static let about = RuleDescription(
        id: "haptic-on-undo",
        title: "Haptic when something is undone",
        rationale: """
            A Boolean changes twice: when a task is completed and when it is reopened. A success haptic triggered by it says “done” both \
            times, and one triggered by `enabled && isCompleted` also plays when somebody switches the setting. Asking for the new value \
            leaves the one that means something.
            """,
        source: "seed 000, completion haptic; seed 003, haptics",
        blindSpots: """
            Booleans under names that do not say that something is done, and values of other files whose type the file does not show. \
            `.selection` at any change, counters and ids are fine.
            """,
        platforms: [.ios, .watchos],
        triggering: """
            struct Check: View {
                let isCompleted: Bool
                var body: some View {
                    Image(systemName: "checkmark").↓sensoryFeedback(.success, trigger: isCompleted)
                }
            }
            // fixed
            struct Check: View {
                let isCompleted: Bool
                var body: some View {
                    Image(systemName: "checkmark").sensoryFeedback(trigger: isCompleted) { _, isOn in isOn ? .success : nil }
                }
            }

            struct Check: View {
                let task: TaskItem
                @AppStorage("haptics") private var enabled = true
                var body: some View {
                    Image(systemName: "checkmark").↓sensoryFeedback(.selection, trigger: enabled && task.isOn)
                }
            }

            struct Heart: View {
                @State private var isFavorite = false
                var body: some View { Button("♥") { isFavorite.toggle() }.↓sensoryFeedback(.success, trigger: isFavorite) }
            }

            struct Order: View {
                let status: Status
                var body: some View { Text("Order").↓sensoryFeedback(.success, trigger: status == .completed) }
            }

            struct Goal: View {
                let isDone: Bool
                let generator = UINotificationFeedbackGenerator()
                var body: some View { Text("Goal").↓onChange(of: isDone) { _, _ in generator.notificationOccurred(.success) } }
            }

            struct Save: View {
                @State private var showsSaved = false
                var body: some View {
                    Button("Save") { showsSaved = true }
                        .↓sensoryFeedback(.success, trigger: showsSaved)
                        .onChange(of: text) { showsSaved = false }
                }
            }
            """,
        nonTriggering: """
            struct Check: View {
                let isCompleted: Bool
                var body: some View { Text("Done").sensoryFeedback(trigger: isCompleted) { _, done in done ? .success : nil } }
            }

            struct Check: View {
                let isCompleted: Bool
                var body: some View { Text("Done").sensoryFeedback(.success, trigger: isCompleted) { _, done in done } }
            }

            struct Check: View {
                let isCompleted: Bool
                var body: some View { Text("Done").sensoryFeedback(.selection, trigger: isCompleted) }
            }

            struct Form: View {
                @State private var isSuccessful: Bool?
                var body: some View {
                    Button("Save") { isSuccessful = nil; isSuccessful = save(); if failed { isSuccessful = false } else { isSuccessful = true } }
                        .sensoryFeedback(.success, trigger: isSuccessful == true)
                        .sensoryFeedback(.error, trigger: isSuccessful == false)
                }
            }

            struct Check: View {
                let isCompleted: Bool
                var body: some View { Text("Done").sensoryFeedback(.error, trigger: isCompleted) }
            }

            struct Counter: View {
                @State private var completedCount = 0
                var body: some View { Text("Done").sensoryFeedback(.success, trigger: completedCount) }
            }

            struct Tally: View {
                @State private var completed = 0
                var body: some View { Text("Done").sensoryFeedback(.success, trigger: completed) }
            }

            struct Pulse: View {
                @State private var pulse = false
                var body: some View { Button("Save") { pulse.toggle() }.sensoryFeedback(.success, trigger: pulse) }
            }

            struct Goal: View {
                let isDone: Bool
                let generator = UINotificationFeedbackGenerator()
                var body: some View {
                    Text("Goal").onChange(of: isDone) { _, done in
                        guard done else { return }
                        generator.notificationOccurred(.success)
                    }
                }
            }

            struct List: View {
                let lastCompletedID: Int?
                var body: some View { Text("Done").sensoryFeedback(.success, trigger: lastCompletedID) }
            }

            struct Heart: View {
                @State private var isFavorite = false
                var body: some View { Button("♥") { isFavorite.toggle() }.↯sensoryFeedback(.impact, trigger: isFavorite) }
            }

            struct Score: View {
                let score: Score
                var body: some View { Text("Score").↯sensoryFeedback(.success, trigger: score.completed) }
            }
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for haptic in ChangeHaptic.all(in: file) where !haptic.asksForValue {
            let trigger = haptic.trigger.lastName.flatMap(file.computedValue) ?? haptic.trigger
            let place = haptic.call.nameToken
            if mixesSetting(trigger) {
                report.finding(at: place, "Switching the setting plays it too: \(advice)")
                continue
            }
            guard let kind = Kind(haptic.feedback), kind != .selection, !haptic.saysFailure else { continue }
            switch doneness(of: trigger, in: file) {
            case .certain(let isCompletion):
                if kind == .impact && !isCompletion {
                    let doubt = "Whether the knock also fits taking it back is for the app to say: \(advice)"
                    report.cannotTell(at: place, doubt)
                } else {
                    let fix = fix(haptic, in: file)
                    report.finding(at: place, "Undoing it feels like success again: \(advice)", fix: fix)
                }
            case .likely:
                report.cannotTell(at: place, "If this is a Boolean, undoing it feels like success again: \(advice)")
            case .none: break
            }
        }
    }

    private static let advice =
        "play it only when the new value says done, as in sensoryFeedback(trigger: isCompleted) { _, done in done && enabled ? .success : nil }"

    private enum Kind {
        case selection, impact, notification

        init?(_ feedback: ExprSyntax?) {
            guard let feedback else { return nil }
            let text = feedback.written
            let isNotification = text.speaks(of: [
                "success", "warning", "error", "notification", "increase", "decrease", "start", "stop",
            ])
            self = text.speaks(of: ["selection"]) ? .selection : isNotification ? .notification : .impact
        }
    }

    private enum Doneness {
        case certain(isCompletion: Bool)
        case likely
    }

    private static let completions: Set<String> = [
        "isCompleted", "isComplete", "isDone", "isFinished", "isChecked", "isAllDone", "allDone", "isCompletedToday",
        "isResolved", "isBought", "isPurchased", "isPacked",
    ]
    private static let toggles: Set<String> = [
        "isFavorite", "isFavourite", "isFavorited", "isFavourited", "isLiked", "isBookmarked", "isStarred", "isSaved",
        "isPinned", "isFlagged", "isRead", "isFollowing", "isFollowed", "isSubscribed", "isAdded", "isArchived",
        "isMarked", "isUpvoted",
    ]
    private static let bare: Set<String> = [
        "completed", "complete", "done", "finished", "checked", "favorite", "liked", "saved", "starred",
    ]
    private static let ends: Set<String> = [
        "completed", "complete", "done", "finished", "success", "succeeded", "saved", "won", "purchased",
    ]

    private static func doneness(of trigger: ExprSyntax, in file: SourceFile) -> Doneness? {
        if let end = comparedEnd(trigger), ends.contains(end) { return .certain(isCompletion: true) }
        if let call = trigger.as(FunctionCallExprSyntax.self) {
            return call.calleeName == "allSatisfy" && completions.contains(where: trigger.written.mentions)
                ? .certain(isCompletion: true) : nil
        }
        // `isSaved == true` of an outcome: it is asked for anew, not undone.
        if trigger.isOutcome { return nil }
        for part in trigger.operands {
            guard let name = part.lastName else { continue }
            let isBoolean = file.isBoolean(name)
            if isBoolean == false { continue }
            if completions.contains(name) { return .certain(isCompletion: true) }
            if toggles.contains(name) { return .certain(isCompletion: false) }
            if bare.contains(name) { return isBoolean == true ? .certain(isCompletion: true) : .likely }
            if isBoolean == true, goesBack(name, in: file) { return .certain(isCompletion: false) }
        }
        return nil
    }

    /// `.completed` in `status == .completed`.
    private static func comparedEnd(_ trigger: ExprSyntax) -> String? {
        guard let parts = trigger.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
            Array(parts)[1].written == "==", let end = Array(parts)[2].as(MemberAccessExprSyntax.self),
            end.base == nil
        else { return nil }
        return end.declName.baseName.text
    }

    /// The file sets it true and false by hand: it is no pulse that is only toggled.
    private static func goesBack(_ name: String, in file: SourceFile) -> Bool {
        let values = file.assignments(to: name).map(\.written)
        return values.contains("true") && values.contains("false")
    }

    /// `enabled && isCompleted`: one of the parts is a switch in the settings, another is not.
    private static func mixesSetting(_ trigger: ExprSyntax) -> Bool {
        guard let sequence = trigger.as(SequenceExprSyntax.self),
            sequence.elements.contains(where: {
                ["&&", "||"].contains($0.written) || $0.is(UnresolvedTernaryExprSyntax.self)
            })
        else { return false }
        let names = trigger.operands.compactMap(\.lastName)
        return names.contains(where: isSetting) && names.contains { !isSetting($0) }
    }

    private static func isSetting(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.speaks(of: ["haptic", "vibrat"])
            || ["enabled", "setting", "preference", "allowed"].contains(where: name.hasSuffix)
    }

    /// Certain only where the file itself says that the trigger is a Boolean.
    private static func fix(_ haptic: ChangeHaptic, in file: SourceFile) -> [Edit] {
        guard haptic.trigger.is(DeclReferenceExprSyntax.self), let name = haptic.trigger.lastName,
            file.isBoolean(name) == true
        else { return [] }
        return haptic.fix(naming: "isOn")
    }
}

extension ChangeHaptic {
    /// It feels like a failure, and says nothing of success.
    fileprivate var saysFailure: Bool { feedback?.written.speaks(of: ["error", "warning"]) == true }
}

extension ExprSyntax {
    /// `value == true`, as only an optional Boolean is asked.
    fileprivate var isOutcome: Bool {
        let parts = self.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
        return parts.count == 3 && parts[1].written == "==" && parts[2].is(BooleanLiteralExprSyntax.self)
    }
}
