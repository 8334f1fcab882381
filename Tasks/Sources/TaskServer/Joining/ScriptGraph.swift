/// The modules of one folder, and who needs whom.
///
/// A script that no other imports is an entry: documents and other folders know it by its address, as they may know one that is
/// loaded when it is wanted. All others are only reached through those.
struct ScriptGraph {
    private(set) var modules: [String: ScriptModule] = [:]
    /// In the order of their addresses.
    private(set) var entries: [String] = []
    /// Each after those that it imports, and parts last.
    private(set) var order: [String] = []
    /// Modules that wait, or import one that does.
    private var waiting: Set<String> = []

    /// - Parameters:
    ///   - sources: every script of the folder, by the address a browser knows it by.
    ///   - apart: those that stay entries where another loads them when they are wanted.
    init(_ sources: [String: [UInt8]], apart: Set<String> = []) throws(JoinProblem) {
        for (path, source) in sources { modules[path] = try ScriptModule(source, path: path) }
        var known = Set<String>()
        for module in modules.values {
            try checkImports(of: module)
            known.formUnion(module.imports.map(\.path) + module.parts.map(\.path).filter { !apart.contains($0) })
        }
        entries = modules.keys.filter { !known.contains($0) }.sorted()
        for entry in entries { try sort(entry, within: []) }
        var index = 0
        while index < order.count {
            for part in modules[order[index]]?.parts ?? [] { try sort(part.path, within: []) }
            index += 1
        }
        // Who is reached from no entry may import one another in a circle.
        for path in modules.keys.sorted() { try sort(path, within: []) }
    }

    func awaits(_ path: String) -> Bool { waiting.contains(path) }

    /// Whether what `path` loads when it is wanted is joined with it: entries and other folders' scripts stay what they are.
    func joins(_ part: String) -> Bool { modules[part] != nil && !entries.contains(part) }

    /// The modules that `path` may need at some time, itself among them.
    func reach(_ path: String) -> Set<String> {
        var reached: Set<String> = [path]
        var next = [path]
        while let module = next.popLast().flatMap({ modules[$0] }) {
            for path in neighbours(module) where reached.insert(path).inserted { next.append(path) }
        }
        return reached
    }

    private func neighbours(_ module: ScriptModule) -> [String] {
        module.imports.map(\.path) + module.parts.map(\.path).filter(joins)
    }

    private func checkImports(of module: ScriptModule) throws(JoinProblem) {
        for item in module.imports {
            func problem(_ sentence: String) -> JoinProblem {
                JoinProblem(file: module.path, line: item.line, sentence: sentence)
            }
            guard let exporter = modules[item.path] else {
                throw problem("There is no script \(item.path) in this folder. Others are loaded by import().")
            }
            guard case .some(let names) = item.names else { continue }
            for (name, _) in names where !exporter.exports.contains(where: { $0.name == name }) {
                throw problem("\(item.path) exports no \(name).")
            }
        }
        for export in module.exports {
            guard let origin = export.origin.map({ module.imports[$0] }) else { continue }
            if modules[origin.path]?.exports.contains(where: { $0.name == export.local }) != true {
                throw JoinProblem(
                    file: module.path,
                    line: origin.line,
                    sentence: "\(origin.path) exports no \(export.local)."
                )
            }
        }
    }

    /// - Parameter above: the modules that import one another on the way here.
    private mutating func sort(_ path: String, within above: [String]) throws(JoinProblem) {
        guard let module = modules[path], !order.contains(path) else { return }
        for item in module.imports {
            if item.path == path || above.contains(item.path) {
                let sentence =
                    "\(item.path) imports this one, itself or through others. Move what both need to a third."
                throw JoinProblem(file: path, line: item.line, sentence: sentence)
            }
            try sort(item.path, within: above + [path])
        }
        if module.awaits || module.imports.contains(where: { waiting.contains($0.path) }) { waiting.insert(path) }
        order.append(path)
    }
}
