/// How many items of a collection are open, and how many there are.
///
/// ```swift
/// let groceries = CollectionCount(collection: 1, open: 1, total: 4)
/// ```
public struct CollectionCount: Sendable, Equatable {
    public var collection: CollectionID
    public var open: Int
    public var total: Int

    public init(collection: CollectionID, open: Int, total: Int) {
        self.collection = collection
        self.open = open
        self.total = total
    }

    /// Nothing is open, and there was something to do: an empty collection is never complete.
    package var isComplete: Bool { total > 0 && open == 0 }

    /// Whether completing one open item of it completes it.
    package var isCompletedByOneMore: Bool { total > 0 && open == 1 }
}

/// Remembers which collections were celebrated, so that undoing and completing again is not celebrated twice
/// within the life of the toast that said so.
package struct CollectionCompletion: Sendable, Equatable {
    private var celebrated = Recent()

    package init() {}

    /// Those of `collections` that may be celebrated at `time`; they are remembered.
    package mutating func celebrate(_ collections: [CollectionID], at time: Double) -> [CollectionID] {
        let known = celebrated.values(at: time)
        var fresh: [CollectionID] = []
        for collection in collections where !known.contains(collection.number) {
            fresh.append(collection)
            celebrated.remember(collection.number, until: time + ToastQueue.life)
        }
        return fresh
    }
}

/// The first save ever is celebrated, once.
///
/// ```swift
/// let moment = FirstCapture.moment(hasCompletedFirstCapture: false)
/// ```
public enum FirstCapture {
    public static func moment(hasCompletedFirstCapture: Bool) -> Moment {
        hasCompletedFirstCapture ? .captured : .firstCapture
    }
}
