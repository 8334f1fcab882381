import SwiftSyntax

extension SyntaxProtocol {
    /// Only developers and testers meet it: a condition around it asks for them, `if developerMode { … }`, or its type or file
    /// is theirs, `DevSettingsView`.
    func isForDevelopers(in file: SourceFile) -> Bool {
        if file.fileName.isDevelopers { return true }
        return ancestors.contains { node in
            if let type = node.asProtocol(DeclGroupSyntax.self) { return type.typeName.isDevelopers }
            return node.as(IfExprSyntax.self)?.conditions.trimmedDescription
                .speaks(of: ["developer", "debug", "devmode", "isdev"]) == true
        }
    }
}

extension String {
    fileprivate var isDevelopers: Bool {
        speaks(of: ["developer", "debug", "diagnostic"]) || camelWords.contains("dev")
    }
}
