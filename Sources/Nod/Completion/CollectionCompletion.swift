public struct CollectionCount: Sendable, Equatable {
    public var collection: CollectionID
    public var open: Int
    public var total: Int

    public init(collection: CollectionID, open: Int, total: Int) {
        self.collection = collection
        self.open = open
        self.total = total
    }

    /// Whether completing one more item completes it. An empty collection is never complete.
    package var isCompletedByOneMore: Bool { total > 0 && open == 1 }
}

/// Collections celebrated lately: completing one again within the life of its toast isn't celebrated twice.
package struct CollectionCompletion: Sendable, Equatable {
    private var celebrated = Recent()

    package init() {}

    /// Whether a collection wasn't celebrated lately; remembers it.
    package mutating func celebrate(_ collection: CollectionID, at time: Double) -> Bool {
        guard !celebrated.values(at: time).contains(collection.number) else { return false }
        celebrated.remember(collection.number, until: time + ToastQueue.life)
        return true
    }
}

public enum FirstCapture {
    public static func moment(hasCompletedFirstCapture: Bool) -> Moment {
        hasCompletedFirstCapture ? .captured : .firstCapture
    }
}
