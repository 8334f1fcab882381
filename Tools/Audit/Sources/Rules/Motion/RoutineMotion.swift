import SwiftSyntax

/// What the names around an animation say of it.
enum RoutineMotion {
    /// Its names say that something goes on meanwhile.
    static func showsProgress(_ node: some SyntaxProtocol, in file: SourceFile) -> Bool {
        let words = ["progress", "loading", "loader", "spinner", "activity", "shimmer", "recording"]
        let names = [node.enclosingTypeName, node.enclosingMember?.declaredName ?? "", file.fileName]
        return names.contains { $0.speaks(of: words) }
    }
}

extension SourceFile {
    /// `Row` of `Views/Row.swift`.
    var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }
}
