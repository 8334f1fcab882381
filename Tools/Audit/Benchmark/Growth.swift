import Audit

/// How the time of an audit grows with the parts of one view: four times as many may take about four times as long.
enum Growth {
    /// Times as long with four times the parts: twice of what is linear, far from the square's sixteen.
    static let largest = 8.0

    /// Parts that one view may have thousands of; the number tells them apart.
    static let parts: [(name: String, code: @Sendable (Int) -> String)] = [
        ("taps", { "Text(\"a\").onTapGesture { open(\($0)) }" }),
        ("own modifiers", { "Row(a: \($0)).own(\($0)) { open() }" }),
        ("animations", { "Text(\"\($0)\").opacity(isOn ? 1 : 0).animation(.spring(), value: isOn)" }),
        ("delete buttons", { "Button(\"Delete\", role: .destructive) { items.remove(at: \($0)); delete(\($0)) }" }),
        ("symbols", { "Button { delete(\($0)) } label: { Image(systemName: \"trash\") }" }),
        ("fonts", { "Text(\"\($0)\").font(.system(size: 9)).foregroundColor(.gray)" }),
        ("error texts", { "Button(\"\($0)\") { do { try save() } catch { message = error.localizedDescription } }" }),
    ]

    /// Of `count` parts; the best of three, on a thread with the stack of an audit's.
    static func seconds(_ part: @escaping @Sendable (Int) -> String, count: Int) -> Double {
        let body = (0..<count).map(part).joined(separator: "\n")
        let text = "struct Big: View {\nvar body: some View { VStack {\n\(body)\n} }\n}\n"
        let auditor = Auditor(rules: Catalog.rules)
        return (0..<3).map { _ in
            let time = Workers.run { ContinuousClock().measure { _ = auditor.read(path: "Big.swift", text: text) } }
            return Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
        }.min() ?? 0
    }
}
