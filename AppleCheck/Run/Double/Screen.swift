import Foundation

public struct Element: CustomStringConvertible {
    public var label = ""
    public var value = ""
    public var hint = ""
    public var traits: [String] = []
    public var inputLabels: [String] = []
    public var actions: [String: () -> Void] = [:]
    public var isEnabled = true
    let node: _Node

    /// Of a button, such as `ButtonRole.destructive`.
    @MainActor public var role: String? {
        node.call?.values.lazy.compactMap { ($0 as? ButtonRole)?._call.description }.first
    }

    public var description: String {
        var text = label
        if !value.isEmpty { text += ", \(value)" }
        if !traits.isEmpty { text += " (\(traits.joined(separator: ", ")))" }
        if !actions.isEmpty { text += " [\(actions.keys.sorted().joined(separator: ", "))]" }
        return text
    }
}

extension Host {
    public var texts: [String] { visible(root).compactMap { node in node.call.flatMap(Self.text) } }

    public func shows(_ text: String) -> Bool { texts.contains { $0.contains(text) } }

    public var symbols: [String] {
        visible(root).compactMap { node in
            node.call.flatMap { call in
                if call.name == "Image.init(systemName:)" { return call.values[0] as? String }
                return call.type == "Label" && call.name.contains("systemImage:") ? call.values.last as? String : nil
            }
        }
    }

    public var drawn: [String] { visible(root).flatMap { $0.memory["drawn"] as? [String] ?? [] } }

    /// The arguments of a modifier on all visible views: `modifier("scaleEffect")`.
    public func modifier(_ member: String) -> [String] {
        visible(root).compactMap { node in
            guard let call = node.call, call.type == "View", call.member == member else { return nil }
            return call.values.map(_text).joined(separator: ", ")
        }
    }

    private static func text(_ call: _Call) -> String? {
        switch call.type {
        case "Text": _string(call)
        case "Label", "TextField", "Toggle", "Picker", "LabeledContent", "Section", "Slider":
            call.values.lazy.filter { !($0 is any View) }.compactMap(_string).first
        default: nil
        }
    }

    private func visible(_ node: _Node) -> [_Node] {
        if isTransparent(node) || node.role == .swipeActions { return [] }
        return [node] + node.children.flatMap(visible)
    }

    private func isTransparent(_ node: _Node) -> Bool {
        node.call?.name == "View.opacity(_:)" && node.call?.values[0] as? Double == 0
    }
}

extension Host {
    /// The elements that VoiceOver and Voice Control reach, in order; nothing behind a sheet, which is modal.
    public var elements: [Element] {
        let front: _Node = root.all.last { $0.role == .sheet } ?? root
        return elements(in: front).filter { $0.traits != ["container"] || !$0.label.isEmpty }
    }

    public func element(_ label: String) -> Element? {
        elements.first { $0.label == label } ?? elements.first { $0.label.contains(label) }
    }

    private func elements(in node: _Node) -> [Element] {
        guard !isTransparent(node), node.role != .swipeActions else { return [] }
        guard let call = node.call else { return node.children.flatMap(elements) }
        switch call.type {
        case "View", "ModifiedContent": return modified(call, node)
        case "Button" where node.memory["isControl"] as? Bool == true: return [control(node, "button")]
        case "Text": return [leaf(node, _string(call) ?? "", "text")]
        case "Image": return [leaf(node, call.values.lazy.compactMap { $0 as? String }.first ?? "", "image")]
        case "Label": return label(call, node)
        case "Toggle" where node.memory["isStyled"] as? Bool == true: return node.children.flatMap(elements)
        case "Toggle", "Picker", "Slider", "TextField", "ProgressView": return [field(call, node)]
        default: return node.children.flatMap(elements)
        }
    }

    private func leaf(_ node: _Node, _ label: String, _ trait: String) -> Element {
        var element = Element(node: node)
        element.label = label
        element.traits = [trait]
        element.isEnabled = node.environment.isEnabled
        return element
    }

    private func control(_ node: _Node, _ trait: String) -> Element {
        let inside = node.children.flatMap(elements)
        var element = leaf(
            node,
            inside.filter { $0.traits != ["image"] || inside.count == 1 }.map(\.label).joined(separator: ", "),
            trait
        )
        element.value = inside.map(\.value).filter { !$0.isEmpty }.joined(separator: ", ")
        return element
    }

    private func label(_ call: _Call, _ node: _Node) -> [Element] {
        if let title = call.values.lazy.compactMap({ _string($0) }).first { return [leaf(node, title, "text")] }
        return node.children.prefix(1).flatMap(elements)
    }

    private func field(_ call: _Call, _ node: _Node) -> Element {
        let title = call.values.lazy.compactMap { _string($0) }.first
        var element = leaf(
            node,
            title ?? node.children.flatMap(elements).map(\.label).joined(separator: ", "),
            call.type
        )
        element.value = call.values.lazy.compactMap { self.binding($0) }.first.map { "\($0.any)" } ?? ""
        return element
    }

    private func modified(_ call: _Call, _ node: _Node) -> [Element] {
        if call.member == "accessibilityHidden", call.values[0] as? Bool == true { return [] }
        var inside = node.children.flatMap(elements)
        switch call.member {
        case "accessibilityElement":
            let behaviour = "\(call.values[0] as? AccessibilityChildBehavior as Any)"
            if behaviour.contains("contain") { return [leaf(node, "", "container")] + inside }
            var whole = leaf(
                node,
                behaviour.contains("combine") ? inside.map(\.label).joined(separator: ", ") : "",
                "group"
            )
            if behaviour.contains("combine") {
                whole.actions = inside.reduce(into: [:]) { $0.merge($1.actions) { $1 } }
            }
            return [whole]
        case "accessibilityLabel", "accessibilityValue", "accessibilityHint", "accessibilityAddTraits",
            "accessibilityInputLabels",
            "accessibilityAction":
            if inside.isEmpty { inside = [leaf(node, "", "group")] }
            let isAction = call.member == "accessibilityAction"
            if let index = inside.firstIndex(where: { !isAction || $0.traits != ["container"] }) {
                inside[index] = changed(inside[index], by: call)
            }
            return inside
        case "swipeActions":
            let actions = node.children.dropFirst().flatMap { $0.all }.filter {
                $0.memory["isControl"] as? Bool == true
            }
            return inside.enumerated().map { index, element in
                guard index == 0 else { return element }
                var element = element
                for button in actions {
                    element.actions[control(button, "button").label] = { [weak self] in self?.act(button) }
                }
                return element
            }
        default: return inside
        }
    }

    private func changed(_ element: Element, by call: _Call) -> Element {
        var element = element
        let text = call.values.first.flatMap(_string) ?? ""
        switch call.member {
        case "accessibilityLabel": element.label = text
        case "accessibilityValue": element.value = text
        case "accessibilityHint": element.hint = text
        case "accessibilityAddTraits":
            element.traits.append("\(_text(of: call.values[0]))".components(separatedBy: ".").last ?? "")
        case "accessibilityInputLabels": element.inputLabels = (call.values[0] as? [Any] ?? []).compactMap(_string)
        default:
            let name = text.isEmpty ? _text(of: call.values[0]).components(separatedBy: ".").last ?? "" : text
            if let action = call.values.lazy.compactMap({ $0 as? _Function }).last {
                element.actions[name] = { action() }
            }
        }
        return element
    }
}
