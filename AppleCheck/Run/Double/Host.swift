import Foundation

/// A window that draws views as a tree of nodes. The test moves time, draws frames and lets tasks run.
@MainActor
public final class Host {
    public private(set) var root: _Node!
    public let window = UIWindow(frame: .zero)
    private(set) var date = Date(timeIntervalSinceReferenceDate: 0)
    var preferenceKeys: [ObjectIdentifier: any PreferenceKey.Type] = [:]
    private var dirty: [ObjectIdentifier: _Node] = [:]
    /// Actions that follow the drawing at hand: `onChange`, `onAppear`.
    private var queue: [() -> Void] = []
    private var tasks: [ObjectIdentifier: Task<Void, Never>] = [:]

    /// - Parameter system: the version of iOS.
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

    /// The number of bodies evaluated so far, on any screen.
    public static var bodies = 0

    func invalidate(_ node: _Node) { dirty[ObjectIdentifier(node)] = node }
    func after(_ action: @escaping () -> Void) { queue.append(action) }

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
        fatalError("The views change at each drawing: something is set in a body or in onChange.")
    }

    public func settle() async {
        var quiet = 0
        // A task that repeats must not hang the test.
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

    public var isAnimating: Bool { root.all.contains { $0.memory["isTicking"] as? Bool == true } }

    public func close() {
        root.hide()
        update()
        for task in tasks.values { task.cancel() }
    }
}

public enum System {
    public nonisolated(unsafe) static var version = 17.0
    nonisolated(unsafe) static var frameBlocks: [() -> Void] = []

    /// `Thread.isMainThread` in the sources: on Linux any thread serves the main queue.
    public static var isMainThread: Bool { DispatchQueue.getSpecific(key: isMain) != nil }
    private static let isMain: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// `#available(iOS …)` in the sources.
    public static func has(_ version: Double) -> Bool { Self.version >= version }
}

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

    /// developer.apple.com/documentation/swiftui/view/task(id:priority:_:): cancelled and started again when the id
    /// changes.
    func start(_ node: _Node) {
        guard let action = node.call?.values.last as? _AsyncFunction else { return }
        tasks.removeValue(forKey: ObjectIdentifier(node))?.cancel()
        tasks[ObjectIdentifier(node)] = Task { @MainActor in await action.call() }
    }
}
