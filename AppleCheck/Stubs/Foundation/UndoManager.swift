// developer.apple.com/documentation/foundation/undomanager
@MainActor open class UndoManager {
    nonisolated public init()
    open var canUndo: Bool { get }
    open var canRedo: Bool { get }
    open func undo()
    open func redo()
    open func setActionName(_ actionName: String)
    // developer.apple.com/documentation/foundation/undomanager/registerundo(withtarget:handler:)
    public func registerUndo<TargetType>(
        withTarget target: TargetType,
        handler: @escaping @MainActor @Sendable (TargetType) -> Void
    ) where TargetType: AnyObject
    deinit
}
