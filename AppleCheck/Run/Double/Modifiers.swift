import Foundation

/// Effects of modifiers. Modifiers without a rule are only recorded.
extension Host {
    func modified(_ call: _Call, _ node: _Node) -> [_Child] {
        let member = call.member
        switch member {
        case "modifier": return applied(call.values[0], to: call.receiver!, node)
        case "environment", "transformEnvironment", "environmentObject", "disabled", "dynamicTypeSize",
            "defaultAppStorage", "buttonStyle", "toggleStyle":
            return given(call, node) { changed(&$0, by: call) }.prefix(1).map { $0 }
        case "onChange": change(call, node)
        case "task" where call.name.contains("id:"): restart(call, node)
        case "overlay": return given(call, node, rest: .overlay)
        case "background": return given(call, node, rest: .background)
        case "sheet": return sheet(call, node)
        case "alert": return alert(call, node)
        case "swipeActions": return given(call, node, rest: .swipeActions)
        case "overlayPreferenceValue", "backgroundPreferenceValue", "transformAnchorPreference", "transformPreference":
            (call.values[0] as? any PreferenceKey.Type).map { preferenceKeys[ObjectIdentifier($0)] = $0 }
        case "accessibilityLabel", "accessibilityHint", "accessibilityValue", "help", "accessibilityInputLabels",
            "accessibilityAction":
            return [child(call.receiver!, node)]
        default: break
        }
        return given(call, node)
    }

    private func given(_ call: _Call, _ node: _Node, rest: _Role) -> [_Child] {
        given(call, node).enumerated().map { index, child in
            var child = child
            if index > 0 { child.role = rest }
            return child
        }
    }

    /// Sets preferences once everything inside is drawn.
    func finish(_ node: _Node) {
        guard let call = node.call, let type = call.values.first as? any PreferenceKey.Type else { return }
        let key = ObjectIdentifier(type)
        switch call.name.split(separator: "(").first {
        case "View.transformAnchorPreference":
            var anchor = Anchor<CGRect>(_call: _Call("Anchor.bounds"))
            anchor._call.set("frame", frame(of: node) as Any)
            let out = (call.values[2] as! _Function)(node.preferences[key] ?? standard(type), anchor) as! [Any]
            node.preferences[key] = out[0]
        case "View.transformPreference":
            node.preferences[key] =
                ((call.values[1] as! _Function)(node.preferences[key] ?? standard(type)) as! [Any])[0]
        case "View.overlayPreferenceValue", "View.backgroundPreferenceValue":
            let view = (call.values[2] as! _Function)(node.preferences[key] ?? standard(type))
            node.adoptOverlay(child(view, node, 1, call.member == "overlayPreferenceValue" ? .overlay : .background))
        default: break
        }
    }

    private func standard(_ key: any PreferenceKey.Type) -> Any {
        func value<Key: PreferenceKey>(_ key: Key.Type) -> Any { Key.defaultValue }
        return value(key)
    }

    private func changed(_ values: inout EnvironmentValues, by call: _Call) {
        switch call.name {
        case "View.environment(_:_:)": set(&values, call.values[0] as! _KeyPath, call.values[1])
        case "View.transformEnvironment(_:transform:)":
            let path = call.values[0] as! _KeyPath
            let out = (call.values[1] as! _Function)(path.get(values)) as! [Any]
            set(&values, path, out[0])
        case "View.environmentObject(_:)", "View.environment(_:)":
            let object = call.values[0] as AnyObject
            values._objects[ObjectIdentifier(Swift.type(of: object))] = object
        case "View.disabled(_:)": values.isEnabled = values.isEnabled && call.values[0] as? Bool != true
        case "View.dynamicTypeSize(_:)":
            if let size = call.values[0] as? DynamicTypeSize { values.dynamicTypeSize = size }
        case "View.defaultAppStorage(_:)": values["store", else: .standard] = call.values[0] as! UserDefaults
        case "View.toggleStyle(_:)": values["toggleStyle", else: () as Any] = call.values[0]
        case "View.buttonStyle(_:)": values["buttonStyle", else: () as Any] = call.values[0]
        default: break
        }
    }

    private func set(_ values: inout EnvironmentValues, _ path: _KeyPath, _ value: Any) {
        var root: Any = values
        path.set(&root, value)
        values = root as! EnvironmentValues
    }

    /// `onChange(of:perform:)` of iOS 16 runs the closure of the view before the change, that of iOS 17 the new one's
    /// (developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)).
    private func change(_ call: _Call, _ node: _Node) {
        let isOld = call.name.contains("perform")
        let action = call.values.last as! _Function
        let (value, before) = (call.values[0], node.memory["value"])
        let previous = node.memory["action"] as? _Function
        node.memory["value"] = value
        node.memory["action"] = action
        guard let before else {
            if !isOld, call.values[1] as? Bool == true { after { action(value, value) } }
            return
        }
        guard !_equal(before, value) else { return }
        after { if isOld { (previous ?? action)(value) } else { action(before, value) } }
    }

    private func restart(_ call: _Call, _ node: _Node) {
        let before = node.memory["id"]
        node.memory["id"] = call.values[0]
        if let before, node.isShown, !_equal(before, call.values[0]) { start(node) }
    }

    private func sheet(_ call: _Call, _ node: _Node) -> [_Child] {
        let children = [child(call.receiver!, node)]
        guard let binding = binding(call.values[0]), let content = call.values.last as? _Function else {
            return children
        }
        guard binding.any as? Bool == true else { return children }
        var sheet = child(content(), node, 1, .sheet)
        sheet.environment[_entry: "isPresented", standard: false] = true
        return children + [sheet]
    }

    private func alert(_ call: _Call, _ node: _Node) -> [_Child] {
        var children = [child(call.receiver!, node)]
        let isPresented = call.values.lazy.compactMap(binding).first?.any as? Bool == true
        guard isPresented else { return children }
        let data =
            call.name.contains("presenting:")
            ? Mirror(reflecting: call.values[2]).children.first?.value ?? call.values[2] : ()
        for (index, part) in call.values.enumerated() {
            if let make = part as? _Function {
                children.append(child(make(data), node, index + 1, .alert))
            } else if isView(part) {
                children.append(child(part, node, index + 1, .alert))
            }
        }
        return children
    }

    func binding(_ value: Any) -> (any _AnyBinding)? { (value as? any _Handed)?._behaviour as? any _AnyBinding }

}

func _equal(_ one: Any, _ other: Any) -> Bool {
    func same<Value: Equatable>(_ one: Value) -> Bool { other as? Value == one }
    return (one as? any Equatable).map { same($0) } ?? false
}

// developer.apple.com/documentation/corefoundation/cfrunloopobservercreatewithhandler(_:_:_:_:_:): called before the
// run loop waits, here after a frame.
func _CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator!,
    _ activities: CFOptionFlags,
    _ repeats: Bool,
    _ order: CFIndex,
    _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
    let observer = CFRunLoopObserver()
    observer._store.set("block", { block(observer, .beforeWaiting) })
    return observer
}
func _CFRunLoopAddObserver(_ loop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
    System.frameBlocks.append(observer._store.value("block"))
}
func _CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop() }

func _withAnimation<Result>(_ animation: Animation?, _ body: () throws -> Result) rethrows -> Result { try body() }
