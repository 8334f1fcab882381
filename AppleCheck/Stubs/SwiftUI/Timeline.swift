// developer.apple.com/documentation/swiftui/timelineschedule
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Self.Entries.Element == Date
    func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}
// developer.apple.com/documentation/swiftui/timelineschedulemode
public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }
// developer.apple.com/documentation/swiftui/animationtimelineschedule
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public func entries(from start: Date, mode: TimelineScheduleMode) -> AnimationTimelineSchedule.Entries
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        public mutating func next() -> Date?
    }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { get }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule
}
// developer.apple.com/documentation/swiftui/everyminutetimelineschedule
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init()
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> EveryMinuteTimelineSchedule.Entries
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        public mutating func next() -> Date?
    }
}
// developer.apple.com/documentation/swiftui/timelineview
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
    public struct Context {
        public let date: Date
    }
}
// developer.apple.com/documentation/swiftui/timelineviewdefaultcontext
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context
extension TimelineView: View, _PrimitiveView where Content: View {
    nonisolated public init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    )
}
