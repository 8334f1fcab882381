// developer.apple.com/documentation/corefoundation/cfindex
public typealias CFIndex = Int
// developer.apple.com/documentation/corefoundation/cfoptionflags
public typealias CFOptionFlags = UInt
// developer.apple.com/documentation/corefoundation/cfallocator
public class CFAllocator {}
// developer.apple.com/documentation/corefoundation/cfrunloop
public class CFRunLoop {}
// developer.apple.com/documentation/corefoundation/cfrunloopobserver
public class CFRunLoopObserver {}
// developer.apple.com/documentation/corefoundation/cfrunloopactivity
public struct CFRunLoopActivity: OptionSet, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags)
    public static var beforeWaiting: CFRunLoopActivity { get }
    public static var exit: CFRunLoopActivity { get }
}
// developer.apple.com/documentation/corefoundation/cfrunloopmode
public struct CFRunLoopMode: Hashable, Sendable {
    public static let commonModes: CFRunLoopMode
}
// developer.apple.com/documentation/corefoundation/cfrunloopobservercreatewithhandler(_:_:_:_:_:)
public func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator!,
    _ activities: CFOptionFlags,
    _ repeats: Bool,
    _ order: CFIndex,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver!
// developer.apple.com/documentation/corefoundation/cfrunloopaddobserver(_:_:_:)
public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!)
// developer.apple.com/documentation/corefoundation/cfrunloopgetmain()
public func CFRunLoopGetMain() -> CFRunLoop!
