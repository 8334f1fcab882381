/// Places that can show toasts, screens and sheets. One of them does.
package struct ToastHosts: Sendable, Equatable {
    private struct Host: Sendable, Equatable {
        let id: Int
        let window: Int
        var depth: Int
        var isActive: Bool
    }

    private var hosts: [Host] = []
    private var usedWindow: Int?

    package init() {}

    /// Adds or moves a place.
    ///
    /// - Parameters:
    ///   - window: the number of the window's first place; `nil` if it is that.
    ///   - depth: 0 for a screen, 1 for its sheet.
    ///   - isActive: the window is in use.
    package mutating func appear(_ id: Int, window: Int? = nil, depth: Int, isActive: Bool) {
        disappear(id)
        hosts.append(Host(id: id, window: window ?? id, depth: depth, isActive: isActive))
    }

    package mutating func use(_ window: Int) { usedWindow = window }

    package mutating func disappear(_ id: Int) { hosts.removeAll { $0.id == id } }

    package mutating func activate(_ id: Int, _ isActive: Bool) {
        for index in hosts.indices where hosts[index].id == id { hosts[index].isActive = isActive }
    }

    /// The place that shows toasts: the deepest one in the active window used last, or the latest of several.
    package var frontmost: Int? {
        hosts.indices.max { rank($0) < rank($1) }.map { hosts[$0].id }
    }

    private func rank(_ index: Int) -> (Int, Int, Int, Int) {
        let host = hosts[index]
        return (host.isActive ? 1 : 0, host.window == usedWindow ? 1 : 0, host.depth, index)
    }
}
