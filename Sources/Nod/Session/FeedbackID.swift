/// A performer's own number of something, which no other thing's number can be taken for.
///
/// ```swift
/// let item: ItemID = 7
/// session.handle(.toggled(CompletionToggle(item: item, isCompleted: false)), at: 0)
/// ```
public struct FeedbackID<Kind>: Hashable, Sendable, ExpressibleByIntegerLiteral {
    public let number: Int

    public init(_ number: Int) { self.number = number }
    public init(integerLiteral number: Int) { self.number = number }
}

/// Something that is completed, and leaves its row.
public typealias ItemID = FeedbackID<FeedbackKind.Item>
/// A list of items that can be complete.
public typealias CollectionID = FeedbackID<FeedbackKind.Collection>
/// Something on screen that scores are played on: a control, a place, the check of an item.
public typealias TargetID = FeedbackID<FeedbackKind.Target>
/// A text of the app's own.
public typealias MessageID = FeedbackID<FeedbackKind.Message>
public typealias ToastID = FeedbackID<FeedbackKind.Toast>

/// Tells the numbers of different things apart.
///
/// ```swift
/// let collection: FeedbackID<FeedbackKind.Collection> = 1
/// ```
public enum FeedbackKind {
    public enum Item {}
    public enum Collection {}
    public enum Target {}
    public enum Message {}
    public enum Toast {}
}

extension TargetID {
    /// Where an item is shown.
    public init(_ item: ItemID) { self.init(item.number) }
    /// Where a collection is shown.
    public init(_ collection: CollectionID) { self.init(collection.number) }
}

extension ItemID {
    /// The item that is shown there, where one is.
    public init(_ target: TargetID) { self.init(target.number) }
}

#if !hasFeature(Embedded)
extension FeedbackID: CustomStringConvertible {
    public var description: String { "\(number)" }
}
#endif
