@testable import AppleDouble

/// A person's ways with the app beside taps: menus, cards that are dragged elsewhere, a list that is pulled down.
extension Host {
    /// Opens the menu with the label and chooses an item.
    func choose(_ item: String, inMenu label: String) async {
        let menus = root.all.filter { $0.call?.type == "Menu" && $0.children.last.map { Host.says(label, $0) } == true }
        guard let found = menus.first?.all.first(where: { $0.memory["action"] != nil && Host.says(item, $0) }) else {
            fatalError("No menu “\(label)” has “\(item)”; there are: \(elements)")
        }
        act(found)
        await settle()
    }

    /// Drags what the view with the text offers onto another one: whether that one took it.
    func drag(_ text: String, onto target: String) async -> Bool {
        let dragged = root.all.last { $0.call?.name.hasPrefix("View.draggable(") == true && Host.says(text, $0) }
        guard let payload = dragged?.call?.values[0] as? _Function else {
            fatalError("Nothing with “\(text)” is dragged.")
        }
        return await drop(payload(), onto: target)
    }

    /// Drops something onto the innermost view with the text that takes such things: whether it took it.
    func drop(_ payload: Any, onto target: String) async -> Bool {
        let taker = root.all.last { node in
            guard let call = node.call, call.member == "dropDestination", Host.says(target, node) else { return false }
            return call.values[0] as? Any.Type == Swift.type(of: payload)
        }
        let isTaken = (taker?.call?.values[1] as? _Function)?([payload], CGPoint.zero) as? Bool ?? false
        await settle()
        return isTaken
    }

    /// Pulls the list down.
    func refresh() async {
        await (root.all.first { $0.call?.member == "refreshable" }?.call?.values[0] as? _AsyncFunction)?.call()
        await settle()
    }
}
