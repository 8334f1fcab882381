import SwiftSyntax

/// What the names around an animation say of it.
enum RoutineMotion {
    /// Its names say that something goes on meanwhile, or those of all members here that show its type.
    static func showsProgress(_ node: some SyntaxProtocol, in file: SourceFile) -> Bool {
        let words = ["progress", "loading", "loader", "spinner", "activity", "shimmer", "recording"]
        let type = node.enclosingTypeName
        let names = [type, node.enclosingMember?.declaredName ?? "", file.fileName]
        let users = file.calls(type).map { $0.node.enclosingMember?.declaredName ?? "" }
        return names.contains { $0.speaks(of: words) } || !users.isEmpty && users.allSatisfy { $0.speaks(of: words) }
    }
}

extension SourceFile {
    /// `Row` of `Views/Row.swift`.
    var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }
}
