/// Something that is different after a write.
public enum Change: Sendable, Equatable {
    /// nil: it is in the bin.
    case task(id: Int64, TaskItem?)
    case collection(id: Int64, TaskCollection?)
    case settings(Settings)
}
