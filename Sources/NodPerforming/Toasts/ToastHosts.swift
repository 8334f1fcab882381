/// The places that can show toasts: a screen, and each sheet over it that brings its own. One of them does.
package struct ToastHosts: Sendable, Equatable {
    private struct Host: Sendable, Equatable {
        let id: Int
        var depth: Int
        var isActive: Bool
    }

    /// In the order they appeared.
    private var hosts: [Host] = []

    package init() {}

    /// A place appeared, or moved.
    ///
    /// - Parameters:
    ///   - id: its number.
    ///   - depth: how many other places it was presented from: 0 for a screen, 1 for its sheet.
    ///   - isActive: whether its window is in use.
    package mutating func appear(_ id: Int, depth: Int, isActive: Bool) {
        disappear(id)
        hosts.append(Host(id: id, depth: depth, isActive: isActive))
    }

    package mutating func disappear(_ id: Int) { hosts.removeAll { $0.id == id } }

    /// Its window came into use, or went out of it.
    package mutating func activate(_ id: Int, _ isActive: Bool) {
        for index in hosts.indices where hosts[index].id == id { hosts[index].isActive = isActive }
    }

    /// Who shows toasts: of the windows in use that which is presented over the most others, and of several the latest.
    package var frontmost: Int? {
        hosts.indices.max { rank($0) < rank($1) }.map { hosts[$0].id }
    }

    private func rank(_ index: Int) -> (Int, Int, Int) {
        let host = hosts[index]
        return (host.isActive ? 1 : 0, host.depth, index)
    }
}
