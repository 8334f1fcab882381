import Foundation

extension Host {
    public func tap(_ label: String) async {
        await press(label)
        await release(label)
    }

    public func press(_ label: String) async {
        guard let button = button(label) else { fatalError("There is no button “\(label)” among: \(elements)") }
        guard isReachable(button) else { return }
        button.memory["isPressed"] = true
        button.invalidate()
        await settle()
    }

    /// Lifts the finger: the button acts, then redraws as released; iOS 17 does so in this order.
    public func release(_ label: String) async {
        guard let button = button(label), button.memory["isPressed"] as? Bool == true else { return }
        endPress(of: button)
        act(button)
        await settle()
    }

    /// Activates a button as a key or an assistive technology does.
    public func activate(_ label: String) async {
        button(label).map(act)
        await settle()
    }

    /// Ends a press without an action, as scrolling does.
    public func scrollAway(_ label: String) async {
        button(label).map(endPress(of:))
        await settle()
    }

    private func endPress(of button: _Node) {
        button.memory["isPressed"] = false
        button.invalidate()
    }

    func act(_ button: _Node) {
        guard button.environment.isEnabled else { return }
        (button.memory["action"] as? _Function)?()
        // developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)-29bp4: “All
        // actions in an alert dismiss” it.
        if let alert = button.ancestors.first(where: { $0.role == .alert })?.parent?.call {
            alert.values.lazy.compactMap { self.binding($0) }.first?.any = false
        }
        update()
    }

    public func hover(_ text: String, isOver: Bool) async {
        for node in root.all where node.call?.name == "View.onHover(perform:)" && Host.says(text, node) {
            (node.call?.values[0] as? _Function)?(isOver)
        }
        await settle()
    }

    func button(_ label: String) -> _Node? {
        let buttons = elements.filter { $0.node.memory["isControl"] as? Bool == true }
        if let exact = buttons.first(where: { $0.label == label }) ?? buttons.first(where: { $0.label.contains(label) })
        {
            return exact.node
        }
        return root.all.last { node in
            node.memory["isControl"] as? Bool == true && node.all.contains { $0.call.flatMap { _string($0) } == label }
        }
    }

    private func isReachable(_ node: _Node) -> Bool {
        node.environment.isEnabled
            && !([node] + node.ancestors).contains {
                $0.call?.name == "View.allowsHitTesting(_:)" && $0.call?.values[0] as? Bool == false
                    || $0.call?.values.contains { $0 as? GestureMask == .gesture } == true
            }
    }

    public func perform(_ action: String, on label: String) async {
        guard let element = elements.first(where: { $0.label.contains(label) && $0.actions[action] != nil }) else {
            fatalError("“\(label)” offers no “\(action)”; there are: \(elements)")
        }
        element.actions[action]?()
        await settle()
    }

    /// Changes a toggle, a picker, a slider or a field by its title.
    public func set(_ title: String, to value: Any) async {
        let fields = root.all.filter { node in
            guard let call = node.call, Host.fields.contains(call.type) else { return false }
            return node.all.contains {
                $0.call.flatMap { $0.values.lazy.compactMap { _string($0) }.first } == title
                    || $0.call.flatMap { _string($0) } == title
            }
        }
        guard let binding = fields.first?.call?.values.lazy.compactMap({ self.binding($0) }).first else {
            fatalError("There is no control “\(title)” among: \(elements)")
        }
        binding.any = value
        await settle()
    }

    private static let fields = ["Toggle", "Picker", "Slider", "TextField"]

    /// Gives a view with the text the focus of the keyboard, or of an assistive technology.
    public func focus(_ text: String, byReader: Bool = false) async {
        let member = byReader ? "accessibilityFocused" : "focused"
        let links = root.all.filter { $0.call?.type == "View" && $0.call?.member == member }
        for node in links {
            guard let link = node.call?.values[0] as? _FocusLink else { continue }
            let isHere = Host.says(text, node)
            if link.isSet() != isHere { link.set(isHere) }
        }
        await settle()
    }

    public func hasFocus(_ text: String, byReader: Bool = false) -> Bool {
        let member = byReader ? "accessibilityFocused" : "focused"
        return root.all.contains { node in
            node.call?.type == "View" && node.call?.member == member && Host.says(text, node)
                && (node.call?.values[0] as? _FocusLink)?.isSet() == true
        }
    }

    static func says(_ text: String, _ node: _Node) -> Bool {
        node.all.contains { inner in
            inner.call.map { call in ([call] as [Any] + call.values).contains { _string($0)?.contains(text) == true } }
                ?? false
        }
    }

    /// Changes the environment of the whole screen, such as the scene's phase.
    public func change(_ change: (inout EnvironmentValues) -> Void) async {
        change(&root.environment)
        root.invalidate()
        await settle()
    }
}

extension Host {
    public var hostedViews: Int { root.all.count { $0.memory["view"] != nil } }

    /// Whether every drawing is outside views of the type, which would clip it.
    public func isDrawnOutside(_ type: String) -> Bool {
        root.all.filter { $0.call?.type == "Canvas" }.allSatisfy { !$0.ancestors.contains { $0.call?.type == type } }
    }

    /// Calls the list's `onDelete` or `onMove` closure, by its name.
    public func edit(_ name: String, _ values: Any...) async {
        let edit = root.all.compactMap(\.call).first { $0.name == "DynamicViewContent.\(name)(perform:)" }
        _ = (edit?.values[0] as? _Function)?.call(values)
        await settle()
    }
}

extension Host {
    /// Drags a view with the text, and releases it unless the system cancels the gesture; calls `atTheEnd` before the
    /// finger is lifted.
    public func drag(
        _ text: String,
        by offset: CGSize = .zero,
        letsGo: Bool = true,
        atTheEnd: () async -> Void = {}
    ) async {
        let gestures = recognized(on: text, over: offset)
        let pans = pans(on: text).compactMap { Host.begun($0, over: offset) }
        for share in [0.25, 0.5, 0.75, 1] {
            let value = Host.value(CGSize(width: offset.width * share, height: offset.height * share))
            for gesture in gestures { gesture.change(value) }
            for pan in pans { pan(.changed, value) }
            update()
            endMaskedPresses()
        }
        await atTheEnd()
        if letsGo { for gesture in gestures { gesture.end(Host.value(offset)) } }
        for pan in pans { pan(letsGo ? .ended : .cancelled, Host.value(offset)) }
        for gesture in gestures { gesture.reset() }
        await settle()
    }

    /// Taps outside of all buttons. The innermost gesture gets the tap
    /// (developer.apple.com/documentation/swiftui/view/gesture(_:including:)).
    public func tap(at point: CGPoint) async {
        let taps = root.all.compactMap { node -> _Function? in
            guard let call = node.call, call.name == "View.gesture(_:including:)",
                call.values[1] as? GestureMask != .subviews, let ended = (call.values[0] as? any _Recorded)?._call,
                (ended.receiver as? any _Recorded)?._call.type == "SpatialTapGesture"
            else { return nil }
            return ended.values[0] as? _Function
        }
        var value = SpatialTapGesture.Value(_call: _Call("SpatialTapGesture.Value"))
        value._call.set("location", point)
        taps.last?(value)
        await settle()
    }

    private func recognized(on text: String, over offset: CGSize) -> [_Drag] {
        let nodes = root.all.filter { node in
            guard let call = node.call, call.type == "View" else { return false }
            return ["gesture", "highPriorityGesture", "simultaneousGesture"].contains(call.member)
                && Host.says(text, node)
        }
        return nodes.compactMap { node in
            let mask = node.call?.values.lazy.compactMap { $0 as? GestureMask }.first
            if let mask, mask != .all, mask != .gesture { return nil }
            return (node.call?.values[0] as? any _Recorded).map { _Drag($0._call) }
        }
        .filter { $0.isDrag && hypot(offset.width, offset.height) >= $0.distance }
    }

    private func pans(on text: String) -> [any UIGestureRecognizerRepresentable] {
        root.all.filter { $0.call?.name == "View.gesture(_:)" && Host.says(text, $0) }
            .compactMap { $0.call?.values[0] as? any UIGestureRecognizerRepresentable }
    }

    /// Begins UIKit's pan if its delegate allows. It doesn't cancel a press under the finger here.
    private static func begun<Pan: UIGestureRecognizerRepresentable>(
        _ pan: Pan,
        over offset: CGSize
    ) -> ((UIGestureRecognizer.State, DragGesture.Value) -> Void)? {
        var context = UIGestureRecognizerRepresentableContext<Pan>(_call: _Call("Context"))
        let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(_call: _Call("Converter"))
        context._call.set("coordinator", pan.makeCoordinator(converter: converter))
        let recognizer = pan.makeUIGestureRecognizer(context: context)
        pan.updateUIGestureRecognizer(recognizer, context: context)
        _answers["UIPanGestureRecognizer.velocity(in:)"] = { _ in CGPoint(x: offset.width, y: offset.height) }
        guard recognizer.isEnabled, recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false else {
            return nil
        }
        return { state, value in
            _answers["UIGestureRecognizer.location(in:)"] = { _ in value.location }
            _answers["UIPanGestureRecognizer.translation(in:)"] = { _ in
                CGPoint(x: value.translation.width, y: value.translation.height)
            }
            recognizer._store.set("state", state)
            pan.handleUIGestureRecognizerAction(recognizer, context: context)
        }
    }

    /// developer.apple.com/documentation/swiftui/gesturemask/gesture: “disable all gestures in the subview hierarchy”;
    /// we assume that this ends a press.
    private func endMaskedPresses() {
        for button in root.all where button.memory["isPressed"] as? Bool == true && !isReachable(button) {
            endPress(of: button)
        }
        update()
    }

    private static func value(_ offset: CGSize) -> DragGesture.Value {
        var value = DragGesture.Value(_call: _Call("DragGesture.Value"))
        value._call.set("startLocation", CGPoint(x: 20, y: 20))
        value._call.set("location", CGPoint(x: 20 + offset.width, y: 20 + offset.height))
        value._call.set("translation", offset)
        return value
    }
}

@MainActor
struct _Drag {
    private var changes: [_Function] = []
    private var ends: [_Function] = []
    private var updates: [(state: any _AnyGestureState, body: _Function)] = []
    private(set) var distance = 0.0
    private(set) var isDrag = false

    init(_ call: _Call) {
        var call: _Call? = call
        while let one = call {
            switch one.member {
            case "onChanged": changes.append(one.values[0] as! _Function)
            case "onEnded": ends.append(one.values[0] as! _Function)
            case "updating":
                if let state = (one.values[0] as? any _Handed)?._behaviour as? any _AnyGestureState {
                    updates.append((state, one.values[1] as! _Function))
                }
            case "init" where one.type == "DragGesture":
                isDrag = true
                distance = one.values[0] as? CGFloat ?? 10
            default: break
            }
            call = (one.receiver as? any _Recorded)?._call
        }
    }

    func change(_ value: DragGesture.Value) {
        for (state, body) in updates {
            let out = body(value, state.current, Transaction()) as! [Any]
            state.update(out[0])
        }
        for change in changes { change(value) }
    }

    func end(_ value: DragGesture.Value) { for end in ends { end(value) } }
    func reset() { for (state, _) in updates { state.reset() } }
}
