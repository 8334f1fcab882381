import Foundation
import NodTesting
import Testing

@testable import Nod

/// The contract of DESIGN.md in every state that a session can get into, up to a depth.
@Suite("Search", .serialized)
struct SearchTests {
    /// Number of consecutive moves: 5, or `NOD_DEPTH`.
    static let depth = ProcessInfo.processInfo.environment["NOD_DEPTH"].flatMap { Int($0) } ?? 5

    enum Apps: String, CaseIterable, CustomTestStringConvertible {
        case saving = "two that save"
        case reporting = "two that only report"
        case acting = "one that saves, one that acts"

        var items: [Search.App] {
            switch self {
            case .saving: [.init(), .init(way: .swipe)]
            case .reporting:
                [
                    .init(answers: false, reports: true),
                    .init(leaves: false, answers: false, reports: true, onlyToggles: true),
                ]
            case .acting:
                [.init(way: .swipe, leaves: false, reports: true), .init(answers: false, reports: true, runs: true)]
            }
        }

        var testDescription: String { rawValue }
    }

    @Test("The contract holds whatever happens to two items of one collection", arguments: Apps.allCases)
    func holds(apps: Apps) {
        var search = Search(apps.items, depth: Self.depth)
        let time = ContinuousClock().measure { search.run() }
        print("\(apps.rawValue): \(search.summary), \(time)")
        if let story = search.counterexample { Issue.record("\(story)") }
    }

    @Test("A fault is found, and its shortest story is written", arguments: Fault.all)
    func finds(fault: Fault) throws {
        var spent = Duration.zero
        for apps in Apps.allCases {
            var search = Search(apps.items, depth: 4)
            search.handle = fault.handle
            spent += ContinuousClock().measure { search.run() }
            guard let story = search.counterexample else { continue }
            print("\(fault.name): \(search.summary), \(spent)\n\(story.prefix { $0 != "\n" })")
            let fixture = try Fixture(story)
            #expect(fixture.answered != fixture.expected)
            return
        }
        Issue.record("\(fault.name) is not found")
    }
}

/// A session that breaks the contract, because its events or effects are changed.
struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let handle: World.Handle

    var testDescription: String { name }

    private static func changes(_ name: String, _ change: @escaping @Sendable (Effect) -> [Effect]) -> Fault {
        Fault(name: name) { session, event, time in session.handle(event, at: time).flatMap(change) }
    }

    /// - Parameter told: replaces an event; `nil` for nothing.
    private static func hears(
        _ name: String,
        _ told: @escaping @Sendable (Event, FeedbackSession) -> Event?
    ) -> Fault {
        Fault(name: name) { session, event, time in
            told(event, session).map { session.handle($0, at: time) } ?? []
        }
    }

    static let all = [
        changes("a rollback is not drawn") { if case .draw(_, _, _, _, .rollback) = $0 { [] } else { [$0] } },
        changes("a haptic is played twice") { $0.score?.haptic == nil ? [$0] : [$0, $0] },
        changes("a request is sent twice") { if case .send = $0 { [$0, $0] } else { [$0] } },
        changes("a toast is left on screen") { if case .toast(.dismissed) = $0 { [] } else { [$0] } },
        changes("a row leaves twice") { if case .leave = $0 { [$0, $0] } else { [$0] } },
        changes("a row does not come back") { if case .enter = $0 { [] } else { [$0] } },
        changes("it is announced twice") { if case .announce = $0 { [$0, $0] } else { [$0] } },
        changes("nothing is ever settled") { if case .settled = $0 { [] } else { [$0] } },
        Fault(name: "what waits is not sent") { session, event, time in
            let effects = session.handle(event, at: time)
            guard case .surroundings = event else { return effects }
            return effects.filter { if case .send = $0 { false } else { true } }
        },
        hears("a deadline is forgotten") { event, _ in event == .tick ? nil : event },
        hears("a report is ignored") { event, _ in if case .reported = event { nil } else { event } },
        hears("a change that was lost counts as saved") { event, _ in
            if case .unreachable(let item) = event { .saved(item: item, completed: nil) } else { event }
        },
        hears("Undo takes back the last completion only") { event, session in
            guard case .toastActed(let id) = event, let toast = session.toasts.toast(id), toast.items.count > 1 else {
                return event
            }
            return .toggled(CompletionToggle(item: toast.items[1], isCompleted: true))
        },
        hears("a tap during a request is lost") { event, session in
            guard case .toggled(let toggle) = event, session.check(of: toggle.item)?.isSettled == false else {
                return event
            }
            return nil
        },
        hears("the state that a save returns is ignored") { event, _ in
            if case .saved(let item, let completed, _?) = event {
                .saved(item: item, completed: completed)
            } else {
                event
            }
        },
    ]
}
