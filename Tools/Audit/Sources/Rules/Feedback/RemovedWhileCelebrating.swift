import SwiftSyntax

/// An item that is removed before anyone sees its celebration.
enum RemovedWhileCelebrating: Rule {
    static let about = RuleDescription(
        id: "removed-while-celebrating",
        title: "Item removed as its celebration starts",
        rationale: """
            A check, a flash or confetti on a row needs a moment to be seen. A row that is removed in the same turn takes its answer with \
            it: the person sees something vanish and wonders whether it was the right one. A short stay, then leaving, is understood.
            """,
        source: "seed 000, row transitions: delay the removal; seed 002, item completed",
        blindSpots: """
            Lists that another file filters, and functions that remove under a name that does not say so. Where a row celebrates and tells \
            its owner in one turn, it cannot be told whether the owner removes it.
            """,
        message:
            "People do not see it celebrate, because it leaves first: remove it when the animation has ended, as in withAnimation(_:_:completion:)",
        triggering: """
            struct Inbox: View {
                func complete(at index: Int) {
                    showCelebration = true
                    items.↓remove(at: index)
                }
            }

            struct Inbox: View {
                func complete(_ item: Item) {
                    withAnimation { items.↓removeAll { $0.id == item.id } }
                    confettiCounter += 1
                }
            }

            struct Inbox: View {
                func complete(_ item: Item) {
                    do {
                        try repository.complete(item)
                        model.↓remove(item)
                        UIImpactFeedbackGenerator(style: CelebrationStyle.itemCompleted.haptic).impactOccurred()
                    } catch { present(error) }
                }
            }

            List(items.filter { !$0.isDone }) { item in
                Button("Done") { celebrates = true; item.isDone.↓toggle() }
            }

            struct Inbox: View {
                func complete(_ item: Item) {
                    celebrate(item)
                    items = items.↓filter { $0.id != item.id }
                }
            }

            Button("Done") { item.isCompleted = true; Haptics.success(); context.↓delete(item) }
            """,
        nonTriggering: """
            struct Playback {
                mutating func play(_ track: Track, _ burst: Burst) {
                    tracks.removeAll { $0.property == track.property }
                    tracks.append(track)
                    self.burst = burst
                }
            }

            struct Inbox: View {
                func complete(_ item: Item) {
                    showCelebration = true
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { items.removeAll { $0.id == item.id } }
                }
            }

            struct Inbox: View {
                func complete(_ item: Item) {
                    Task {
                        showCelebration = true
                        try? await Task.sleep(for: .milliseconds(400))
                        items.removeAll { $0.id == item.id }
                    }
                }
            }

            struct Inbox: View {
                func delete(_ item: Item) { items.removeAll { $0.id == item.id } }
            }

            struct Inbox: View {
                func delete(_ item: Item) { Haptics.success(); items.removeAll { $0.id == item.id } }
            }

            struct Inbox: View {
                func stop(_ item: Item) {
                    showCelebration = false
                    items.removeAll { $0.id == item.id }
                }
            }

            struct Inbox: View {
                func act(_ item: Item) {
                    if item.isLast { showCelebration = true } else { items.removeAll { $0.id == item.id } }
                }
            }

            struct Inbox: View {
                func complete(_ item: Item) {
                    item.isDone = true
                    showCelebration = true
                    selection.remove(item.id)
                    pendingIDs.remove(item.id)
                }
            }

            struct Inbox: View {
                var left: Int { items.filter { !$0.isDone }.count }
                func complete(_ item: Item) { celebrates = true; item.isDone = true }
            }

            struct Card: View {
                let onComplete: () -> Void
                func finish() {
                    showCelebration = true
                    ↯onComplete()
                }
            }

            struct Playback {
                mutating func play(_ score: Score) {
                    tracks.removeAll { $0.name == score.name }
                    tracks.append(score.track)
                    burst = score.burst
                }
            }

            struct Inbox: View {
                func restart() { showConfetti = true; particles.removeAll() }
            }
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        checkHandOvers(file, &report)
        var removals = ["remove", "removeAll", "removeFirst", "delete"].flatMap(file.calls).filter {
            takesItem($0) && !isReplaced($0, in: file)
        }.map {
            (place: Syntax($0.nameToken), node: Syntax($0.node))
        }
        removals += file.assignments.compactMap(filtering)
        removals += hidingCompletions(in: file)
        let starts = removals.isEmpty ? [] : celebrations(in: file)
        for removal in removals {
            guard let body = removal.node.runBody else { continue }
            if starts.contains(where: { $0.meets(removal.node, in: body) }) { report.finding(at: removal.place) }
        }
    }

    /// A row that celebrates and hands over in one turn: `showCelebration = true; onComplete()`.
    private static func checkHandOvers(_ file: SourceFile, _ report: inout Report) {
        let calls = ["onComplete", "onCompleted", "onDone", "onFinish", "onDelete", "onRemove"].flatMap(file.calls)
        if calls.isEmpty { return }
        let starts = file.assignments.filter { isCelebration($0.name) && startsSomething($0) }.map { Syntax($0.node) }
        for call in calls {
            guard call.base == nil, let body = call.node.runBody,
                starts.contains(where: { $0.meets(Syntax(call.node), in: body) })
            else { continue }
            report.cannotTell(at: call.nameToken, "If \(call.name) removes it at once, its celebration is not seen")
        }
    }

    // MARK: - What starts

    private static func celebrations(in file: SourceFile) -> [Syntax] {
        let states = file.assignments.filter { isCelebration($0.name) && startsSomething($0) }.map { Syntax($0.node) }
        let calls = file.callsByName.filter { isCelebration($0.key) && $0.key.first?.isLowercase == true }.values
            .joined()
            .filter { call in call.base == nil || call.base?.lastName != nil }.map { Syntax($0.node) }
        let haptics = file.haptics.calls.filter { celebrates($0, in: file) }.map { Syntax($0.node) }
        return states + calls + haptics
    }

    private static func isCelebration(_ name: String) -> Bool {
        name.speaks(of: [
            "celebrat", "confetti", "burst", "sparkle", "firework", "checkmark", "successanimation",
            "completionanimation", "justcompleted", "successflash", "completionflash", "donebadge",
        ])
    }

    static func startsSomething(_ assignment: Assignment) -> Bool {
        !["false", "nil", "0", "[]"].contains(assignment.value?.written ?? "")
    }

    /// A success haptic beside a completion, or one that names the celebration.
    private static func celebrates(_ haptic: HapticCall, in file: SourceFile) -> Bool {
        let text = haptic.node.written.lowercased()
        if text.contains("celebrat") { return true }
        guard text.contains("success") || text.contains("complet"), let body = haptic.node.runBody else { return false }
        return completions(in: file).contains { $0.meets(Syntax(haptic.node), in: body) }
    }

    /// `item.isDone = true`, `complete(item)`.
    private static func completions(in file: SourceFile) -> [Syntax] {
        let states = file.assignments.filter { isDone($0.name) && startsSomething($0) }.map { Syntax($0.node) }
        let calls = [
            "complete", "markComplete", "markCompleted", "markDone", "markAsDone", "completeTask", "completeItem",
        ]
        .flatMap(file.calls).filter { !$0.node.arguments.isEmpty }.map { Syntax($0.node) }
        return states + calls
    }

    static func isDone(_ name: String) -> Bool {
        [
            "isCompleted", "isComplete", "isDone", "completed", "done", "isFinished", "completedAt", "completionDate",
            "isChecked",
        ].contains(name)
    }

    // MARK: - What leaves

    /// It takes one item out of a collection or a store, not all of them and no mark on one.
    private static func takesItem(_ call: Call) -> Bool {
        guard let base = call.base, let owner = base.lastName else { return false }
        if call.node.arguments.isEmpty && call.node.trailingClosure == nil && call.name != "removeFirst" {
            return false
        }
        let marks = [
            "select", "pending", "expanded", "cancel", "observer", "ids", "cache", "particle", "queue", "path",
            "filemanager", "timer",
        ]
        return !owner.speaks(of: marks) && !isReplaced(call, base)
    }

    /// The next statement puts something in its place.
    private static func isReplaced(_ call: Call, _ base: ExprSyntax) -> Bool {
        guard let item = call.node.parent?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self),
            let index = list.index(of: item), let next = list[list.index(after: index)...].first,
            let added = Call(next.item), let owner = added.base
        else { return false }
        return ["append", "insert"].contains(added.name) && owner.written == base.written
    }

    /// The same collection gets something in its place: `tracks.removeAll { … }; tracks.append(track)`.
    private static func isReplaced(_ call: Call, in file: SourceFile) -> Bool {
        guard let body = call.node.runBody, let owner = call.base?.lastName else { return false }
        return file.collectionsFilled(in: body).contains(owner)
    }

    /// `items = items.filter { … }`.
    private static func filtering(_ assignment: Assignment) -> (place: Syntax, node: Syntax)? {
        guard let call = Call(assignment.value), call.name == "filter",
            call.base?.lastName == assignment.name
        else { return nil }
        return (Syntax(call.nameToken), Syntax(call.node))
    }
}

extension Syntax {
    /// Both run in one turn, whichever stands first.
    fileprivate func meets(_ other: Syntax, in body: Syntax) -> Bool {
        guard isInside(body) else { return false }
        if endPosition <= other.position { return relation(to: other, in: body) == .together }
        guard other.endPosition <= position else { return false }
        return other.relation(to: self, in: body) == .together
    }
}

extension SourceFile {
    /// The names of the collections that get something; asked for each removal in a body.
    fileprivate func collectionsFilled(in body: Syntax) -> Set<String> {
        if let known = filledByBody[body.id] { return known }
        let added = Search.all(FunctionCallExprSyntax.self, in: body).compactMap(Call.init).filter {
            ["append", "insert"].contains($0.name)
        }
        let filled = Set(added.compactMap { $0.base?.lastName })
        filledByBody[body.id] = filled
        return filled
    }
}
