/// Open and total items of a collection.
public struct CollectionCount: Sendable, Equatable {
    public var collection: CollectionID
    public var open: Int
    public var total: Int

    public init(collection: CollectionID, open: Int, total: Int) {
        self.collection = collection
        self.open = open
        self.total = total
    }

    /// An empty collection is never complete.
    package var isComplete: Bool { total > 0 && open == 0 }

    /// Whether completing one more item completes it.
    package var isCompletedByOneMore: Bool { total > 0 && open == 1 }
}

/// Collections celebrated lately: completing one again within the life of its toast isn't celebrated twice.
package struct CollectionCompletion: Sendable, Equatable {
    private var celebrated = Recent()

    package init() {}

    /// Returns and remembers those not celebrated lately.
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

/// Celebrates the first save ever.
public enum FirstCapture {
    public static func moment(hasCompletedFirstCapture: Bool) -> Moment {
        hasCompletedFirstCapture ? .captured : .firstCapture
    }
}
