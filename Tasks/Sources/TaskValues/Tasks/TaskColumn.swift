/// Where a task stands on the board.
///
/// `done` is shown and asked for, never stored: a task is done exactly when it has a completion time.
public enum TaskColumn: String, Sendable, CaseIterable, Encodable {
    case todo, doing, done
}
