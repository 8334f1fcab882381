import Foundation

/// A window without pixels: it draws views as a tree of nodes, tells them what happens, and records what they ask for.
///
/// Time stands still: the test says when a frame is drawn and lets tasks run.
@MainActor
public final class Host {
    public private(set) var root: _Node!
    public let window = UIWindow(frame: .zero)
    /// The instant that a `TimelineView` is given.
    public private(set) var date = Date(timeIntervalSinceReferenceDate: 0)
    var preferenceKeys: [ObjectIdentifier: any PreferenceKey.Type] = [:]
    private var dirty: [ObjectIdentifier: _Node] = [:]
    /// Actions that follow the drawing at hand: `onChange`, `onAppear`.
    private var queue: [() -> Void] = []
    private var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]

    /// - Parameters:
    ///   - system: the version of iOS that is played, such as 16 or 17.
    ///   - environment: the device's and the scene's values.
    public init(
        system: Double = 17,
        environment: (inout EnvironmentValues) -> Void = { _ in },
        @ViewBuilder _ view: () -> some View
    ) {
        precondition(Elsewhere.isInUse, "Swift's runtime has no such hook any more: Elsewhere needs another way.")
        System.version = system
        var values = EnvironmentValues()
        environment(&values)
        root = _Node(_Child(key: "root", view: view(), environment: values), in: nil, host: self)
        root.draw()
        root.show()
        update()
    }

    /// How many bodies of views and modifiers were evaluated, on any screen.
    public static var bodies = 0

    /// How many `@AppStorage` on any screen observe a store.
    public static var observersOfDefaults: Int { _DefaultsObserver.count }

    func invalidate(_ node: _Node) { dirty[ObjectIdentifier(node)] = node }
    func after(_ action: @escaping () -> Void) { queue.append(action) }

    /// Draws until nothing has changed: views whose state changed, and everything inside.
    public func update() {
        for _ in 0..<200 {
            _DefaultsObserver.look()
            if dirty.isEmpty, queue.isEmpty { return }
            let changed = dirty.values.filter { node in !node.ancestors.contains { dirty[ObjectIdentifier($0)] != nil }
            }
            dirty = [:]
            for node in changed where node === root || node.parent != nil { node.redraw() }
            root.show()
            let actions = queue
            queue = []
            for action in actions { action() }
        }
        fatalError(
            "The views change at each drawing and never come to rest: something is set in a body or in onChange."
        )
    }

    /// Lets tasks run until nothing more happens.
    public func settle() async {
        var quiet = 0
        // Something that never comes to rest, such as a task that repeats, must not hang a test.
        for _ in 0..<600 where quiet < 24 {
            quiet = dirty.isEmpty && queue.isEmpty ? quiet + 1 : 0
            update()
            await Elsewhere.isDone()
        }
        update()
    }

    /// Draws the next frame: timelines that are not paused get a new date.
    public func frame(after seconds: Double = 1.0 / 60) {
        date += seconds
        for node in root.all where node.memory["isTicking"] as? Bool == true { invalidate(node) }
        update()
        let blocks = System.frameBlocks
        System.frameBlocks = []
        for block in blocks { block() }
        update()
    }

    /// Whether anything asks for a next frame.
    public var isAnimating: Bool { root.all.contains { $0.memory["isTicking"] as? Bool == true } }

    /// Takes everything off the screen.
    public func close() {
        root.hide()
        update()
        for task in tasks.values { task.cancel() }
    }
}

/// The system that is played.
public enum System {
    public nonisolated(unsafe) static var version = 17.0
    nonisolated(unsafe) static var frameBlocks: [() -> Void] = []

    /// `Thread.isMainThread`, as the sources ask for it: on Linux any thread serves the main queue.
    public static var isMainThread: Bool { DispatchQueue.getSpecific(key: isMain) != nil }
    private static let isMain: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// `#available(iOS …)`, as the sources ask for it.
    public static func has(_ version: Double) -> Bool { Self.version >= version }
}

// MARK: Coming and going

extension Host {
    func appeared(_ node: _Node) {
        guard let call = node.call else { return }
        switch call.name {
        case "View.onAppear(perform:)": if let action = call.values[0] as? _Function { after { action() } }
        case "View.task(priority:_:)", "View.task(id:priority:_:)": start(node)
        default: break
        }
    }

    func disappeared(_ node: _Node) {
        if node.call?.name == "View.onDisappear(perform:)", let action = node.call?.values[0] as? _Function {
            after { action() }
        }
        tasks.removeValue(forKey: ObjectIdentifier(node))?.cancel()
    }

    func forget(_ node: _Node) {
        node.parent = nil
        dirty[ObjectIdentifier(node)] = nil
    }

    /// developer.apple.com/documentation/swiftui/view/task(id:priority:_:): the task is cancelled and started again when the id changes, and
    /// cancelled when the view disappears.
    func start(_ node: _Node) {
        guard let action = node.call?.values.last as? _AsyncFunction else { return }
        tasks.removeValue(forKey: ObjectIdentifier(node))?.cancel()
        tasks[ObjectIdentifier(node)] = Task { @MainActor in await action.call() }
    }

    /// A tab that isn't chosen is kept, but not on screen.
    func isAside(_ node: _Node) -> Bool { node.memory["isAside"] as? Bool == true }
}
