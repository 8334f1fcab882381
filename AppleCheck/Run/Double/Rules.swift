import Foundation

/// Children by the type of a view. A view without a rule shows those it was given.
extension Host {
    func children(of node: _Node) -> [_Child] {
        let view = node.view
        if let recorded = view as? any _Recorded { return children(of: recorded._call, node) }
        if Mirror(reflecting: view).displayStyle == .optional {
            return Mirror(reflecting: view).children.first.map { [child($0.value, node)] } ?? []
        }
        if let hosted = view as? any UIViewRepresentable { hostView(hosted, node) }
        if let shape = view as? any Shape { _ = shape.path(in: CGRect(origin: .zero, size: System.size)) }
        guard let custom = view as? any View, let body = body(of: custom) else { return [] }
        return [child(body, node)]
    }

    private func body<Custom: View>(of view: Custom) -> Any? {
        if Custom.Body.self == Never.self || view is any Shape { return nil }
        Host.bodies += 1
        return view.body
    }

    private func children(of call: _Call, _ node: _Node) -> [_Child] {
        switch call.type {
        case "View", "DynamicViewContent",
            "ModifiedContent" where call.receiver != nil:
            modified(call, node)
        case "ModifiedContent": applied(call.values[1], to: call.values[0], node)
        case "Text": []
        case "TupleView": tuple(call.values[0], node)
        case "ViewBuilder" where call.member == "buildBlock": call.values.first.map { tuple($0, node) } ?? []
        case "ForEach": elements(call, node)
        case "Button": button(call, node)
        case "Toggle": toggle(call, node)
        case "TimelineView": timeline(call, node)
        case "GeometryReader": [child((call.values[0] as! _Function)(geometry()), node)]
        case "Canvas": canvas(call, node)
        case "List", "ScrollView", "Form": given(call, node, environment: { $0["scrolls", else: false] = true })
        default: call.name.hasPrefix("ViewBuilder.buildEither") ? either(call, node) : given(call, node)
        }
    }

    func given(
        _ call: _Call,
        _ node: _Node,
        _ role: _Role = .content,
        environment: (inout EnvironmentValues) -> Void = { _ in }
    ) -> [_Child] {
        ([call.receiver].compactMap { $0 } + call.values).filter(isView).enumerated().map { index, view in
            var child = child(view, node, index, role)
            environment(&child.environment)
            return child
        }
    }

    func isView(_ value: Any) -> Bool { value is any View }

    func child(_ view: Any, _ node: _Node, _ place: Int = 0, _ role: _Role = .content) -> _Child {
        let view =
            (view as? any _Recorded)?._call.name.hasPrefix("AnyView") == true
            ? (view as! any _Recorded)._call.values[0] : view
        return _Child(key: "\(place) \(Swift.type(of: view))", view: view, environment: node.environment, role: role)
    }

    private func tuple(_ views: Any, _ node: _Node) -> [_Child] {
        Mirror(reflecting: views).children.enumerated().map { child($1.value, node, $0) }
    }

    private func either(_ call: _Call, _ node: _Node) -> [_Child] {
        [child(call.values[0], node, call.name.contains("first") ? 0 : 1)]
    }

    func applied(_ modifier: Any, to content: Any, _ node: _Node) -> [_Child] {
        var slot = 500
        node.connect(modifier, &slot)
        if let effect = modifier as? any GeometryEffect { _ = effect.effectValue(size: System.size) }
        guard let custom = modifier as? any ViewModifier else { return [child(content, node)] }
        return [child(body(of: custom, content), node)]
    }

    private func body<Custom: ViewModifier>(of modifier: Custom, _ content: Any) -> Any {
        if Custom.Body.self == Never.self { return content }
        Host.bodies += 1
        return modifier.body(content: _ViewModifier_Content<Custom>(_call: _Call("Content", [content])))
    }

    private func elements(_ call: _Call, _ node: _Node) -> [_Child] {
        let (data, path, content) = (
            call.values[0], call.values.count == 3 ? call.values[1] as? AnyKeyPath : nil, call.values.last as! _Function
        )
        return members(of: data).map { element in
            var made = child(content(element), node)
            let value = ((element as? any _Handed)?._behaviour as? any _AnyBinding)?.any ?? element
            let id =
                path.map { value[keyPath: $0] as Any } ?? (value as? any Identifiable).map { identity(of: $0) } ?? value
            made.key = AnyHashable(["\(made.key)" as AnyHashable, (id as? AnyHashable) ?? AnyHashable("\(id)")])
            return made
        }
    }

    private func identity(of value: some Identifiable) -> Any { value.id }

    private func members(of data: Any) -> [Any] {
        func list<Items: Collection>(_ items: Items) -> [Any] { items.map { $0 } }
        return (data as? any Collection).map { list($0) } ?? []
    }
}

extension Host {
    /// developer.apple.com/documentation/swiftui/timelineview: draws its content at each date of its schedule.
    private func timeline(_ call: _Call, _ node: _Node) -> [_Child] {
        let schedule = (call.values[0] as? any _Recorded)?._call
        node.memory["isTicking"] = schedule?.member == "animation" && schedule?.values.last as? Bool != true
        var context = TimelineViewDefaultContext(_call: _Call("Context"))
        context._call.set("date", date)
        return [child((call.values[1] as! _Function)(context), node)]
    }

    private func geometry() -> GeometryProxy {
        var proxy = GeometryProxy(_call: _Call("GeometryProxy"))
        proxy._call.set("size", System.size)
        return proxy
    }

    private func canvas(_ call: _Call, _ node: _Node) -> [_Child] {
        let before = _performed.count
        let renderer = call.values.lazy.compactMap { $0 as? _Function }.first
        _ = renderer?(GraphicsContext(_call: _Call("GraphicsContext")), System.size)
        node.memory["drawn"] = _performed[before...].map(\.description)
        _performed.removeSubrange(before...)
        return []
    }

    func frame(of node: _Node) -> CGRect? {
        guard !System.frames.isEmpty else { return nil }
        let texts = Set(node.all.compactMap { $0.call.flatMap { _string($0) } })
        return texts.count == 1 ? texts.first.flatMap { System.frames[$0] } : nil
    }

    private func hostView<Hosted: UIViewRepresentable>(_ hosted: Hosted, _ node: _Node) {
        let context = UIViewRepresentableContext<Hosted>(_call: _Call("Context"))
        let known = node.memory["view"] as? Hosted.UIViewType
        let view = known ?? hosted.makeUIView(context: context)
        node.memory["view"] = view
        view._store.set("superview", node.environment["scrolls", else: false] ? Self.scroller : UIView?.none as Any)
        view._store.set("window", window as Any)
        if known == nil { view.didMoveToWindow() }
        hosted.updateUIView(view, context: context)
    }

    private static let scroller: UIView? = {
        let scroller = UIScrollView()
        scroller._store.set("isScrollEnabled", true)
        return scroller
    }()

}

extension Host {
    /// developer.apple.com/documentation/swiftui/primitivebuttonstyle: the style draws the button and triggers its
    /// action.
    private func button(_ call: _Call, _ node: _Node) -> [_Child] {
        if let configuration = call.values.first as? PrimitiveButtonStyleConfiguration {
            return [child(configuration.label, node)]
        }
        let action = call.values.lazy.compactMap { $0 as? _Function }.first
        node.memory["action"] = action
        let label = label(of: call)
        let role = call.values.lazy.compactMap { $0 as? ButtonRole }.first
        let style = node.environment["buttonStyle", else: () as Any]
        var slot = 500
        var drawn: Any = label
        node.memory["isControl"] = true
        if let style = style as? any PrimitiveButtonStyle, !(style is any _Recorded) {
            node.connect(style, &slot)
            node.memory["isControl"] = false
            drawn = body(style, label, role) { action?() }
        } else if let style = style as? any ButtonStyle {
            node.connect(style, &slot)
            drawn = body(style, label, role, isPressed: node.memory["isPressed"] as? Bool ?? false)
        }
        var made = child(drawn, node)
        made.environment["buttonStyle", else: () as Any] = ()
        return [made]
    }

    private func body<Style: PrimitiveButtonStyle>(
        _ style: Style,
        _ label: Any,
        _ role: ButtonRole?,
        _ trigger: @escaping () -> Void
    ) -> Any {
        var configuration = PrimitiveButtonStyleConfiguration(_call: _Call("PrimitiveButtonStyleConfiguration"))
        configuration._call.set(
            "label",
            PrimitiveButtonStyleConfiguration.Label(_call: _Call("Label of a button", [label]))
        )
        configuration._call.set("role", role as Any)
        configuration._call.set("trigger", _Function { _ in trigger() })
        return style.makeBody(configuration: configuration)
    }

    private func body<Style: ButtonStyle>(_ style: Style, _ label: Any, _ role: ButtonRole?, isPressed: Bool) -> Any {
        var configuration = ButtonStyleConfiguration(_call: _Call("ButtonStyleConfiguration"))
        configuration._call.set("label", ButtonStyleConfiguration.Label(_call: _Call("Label of a button", [label])))
        configuration._call.set("role", role as Any)
        configuration._call.set("isPressed", isPressed)
        return style.makeBody(configuration: configuration)
    }

    /// developer.apple.com/documentation/swiftui/togglestyle: the style draws the toggle from its label and a binding
    /// to its state.
    private func toggle(_ call: _Call, _ node: _Node) -> [_Child] {
        let style = node.environment["toggleStyle", else: () as Any]
        guard let style = style as? any ToggleStyle, let isOn = call.values.lazy.compactMap({ self.binding($0) }).first
        else { return given(call, node) }
        var slot = 500
        node.connect(style, &slot)
        node.memory["isStyled"] = true
        return [child(body(style, label(of: call), isOn), node)]
    }

    private func body<Style: ToggleStyle>(_ style: Style, _ label: Any, _ isOn: any _AnyBinding) -> Any {
        var configuration = ToggleStyleConfiguration(_call: _Call("ToggleStyleConfiguration"))
        configuration._call.set("label", ToggleStyleConfiguration.Label(_call: _Call("Label of a toggle", [label])))
        configuration._call.set("binding", isOn as Any)
        return style.makeBody(configuration: configuration)
    }

    private func label(of call: _Call) -> Any {
        if let view = call.values.last(where: isView) { return view }
        return Text(verbatim: call.values.lazy.compactMap { _string($0) }.first ?? "")
    }
}

func _geometryProxySubscript<Value>(_ proxy: GeometryProxy, _ anchor: Anchor<Value>) -> Value {
    let frame: CGRect? = anchor._call.value("frame")
    return _cast(frame ?? CGRect(origin: .zero, size: System.size))
}

func _toggleStyleConfigurationIsOn(_ configuration: ToggleStyleConfiguration) -> Bool {
    let isOn: any _AnyBinding = configuration._call.value("binding")
    return isOn.any as! Bool
}

func _toggleStyleConfigurationIsOnSet(_ configuration: ToggleStyleConfiguration, _ value: Bool) {
    let isOn: any _AnyBinding = configuration._call.value("binding")
    isOn.any = value
}

func _primitiveButtonStyleConfigurationTrigger(_ configuration: PrimitiveButtonStyleConfiguration) {
    let trigger: _Function = configuration._call.value("trigger")
    trigger()
}

extension System {
    /// The size of every view; nothing is laid out.
    nonisolated(unsafe) static var size = CGSize(width: 390, height: 44)
    /// Frames of views by the text inside.
    public nonisolated(unsafe) static var frames: [String: CGRect] = [:]
}
