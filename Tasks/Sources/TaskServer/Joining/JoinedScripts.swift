import Foundation

/// The scripts of a folder, each entry with all it needs in one.
///
/// Each module becomes a function that runs once, when it is first imported, and returns what it exports: names keep apart as
/// they do between files, modules run in the order they would, what one keeps is kept once, and what is loaded when it is
/// wanted still runs only then. What several entries need lies in a script of its own, which they import.
/// Source: Documentation/Sources.md, modules.
struct JoinedScripts {
    /// By address: the entries that import something, and what they share.
    private(set) var scripts: [String: Data] = [:]
    /// Modules that are in another script, and have no address any more.
    private(set) var parts: Set<String> = []
    /// What an entry imports first, when it shares something.
    private(set) var shared: [String: String] = [:]

    private let graph: ScriptGraph
    private let numbers: [String: Int]

    /// - Parameters:
    ///   - sources: every script of the folder, by the address a browser knows it by.
    ///   - folder: the address of the folder, with its slash.
    ///   - apart: those that keep their address where another loads them when they are wanted.
    init(_ sources: [String: [UInt8]], folder: String, apart: Set<String> = []) throws(JoinProblem) {
        graph = try ScriptGraph(sources, apart: apart)
        numbers = Dictionary(uniqueKeysWithValues: graph.order.enumerated().map { ($1, $0) })
        var reaches: [String: Set<String>] = [:]
        var uses: [String: Int] = [:]
        for entry in graph.entries {
            let reach = graph.reach(entry)
            guard reach.count > 1 else { continue }
            reaches[entry] = reach
            for path in reach { uses[path, default: 0] += 1 }
        }
        let common = graph.order.filter { uses[$0, default: 0] > 1 }
        let address = folder + "shared.js"
        if !common.isEmpty {
            if let module = graph.modules[address] { throw module.problem(0, "The joined scripts need this name.") }
            scripts[address] = script(common, at: address, end: "export{\(list(common))};")
        }
        for (entry, reach) in reaches {
            let own = graph.order.filter { reach.contains($0) && uses[$0] == 1 }
            let borrowed = common.filter(reach.contains)
            if !borrowed.isEmpty { shared[entry] = address }
            let start = borrowed.isEmpty ? "" : "import{\(list(borrowed))}from\"\(address)\";\n"
            scripts[entry] = script(own, at: entry, start: start, end: running(entry))
            parts.formUnion(reach.subtracting([entry]))
        }
    }
}

extension JoinedScripts {
    private func name(_ path: String) -> String { "$\(numbers[path] ?? 0)" }
    private func list(_ paths: [String]) -> String { paths.map(name).joined(separator: ",") }

    /// A module runs once; when it fails, it fails in the same way for everyone.
    private static let once = """
        const $=(make)=>{
        let get=()=>{
        try{
        const made=make();
        get=()=>made;
        }catch(error){
        get=()=>{throw error};
        }
        return get();
        };
        return ()=>get();
        };

        """

    private func script(_ paths: [String], at address: String, start: String = "", end: String) -> Data {
        var text = ScriptWriter()
        text.write(start + Self.once)
        for path in paths {
            guard let module = graph.modules[path] else { continue }
            text.write("const \(name(path))=$(\(graph.awaits(path) ? "async " : "")()=>{\n")
            text.write(imports(of: module))
            text.write(module, replacing: replacements(in: module, at: address))
            text.write("\nreturn{\(exports(of: module))};\n});\n")
        }
        text.write(end)
        return text.data
    }

    /// The entry runs, and exports what it exports.
    private func running(_ entry: String) -> String {
        let call = (graph.awaits(entry) ? "await " : "") + name(entry) + "()"
        let names = graph.modules[entry]?.exports.map(\.name) ?? []
        let named = names.filter { $0 != "default" }
        let isDefault = named.count < names.count
        return (named.isEmpty ? "\(call);" : "export const{\(named.joined(separator: ","))}=\(call);")
            + (isDefault ? "export default(\(call)).default;" : "")
    }

    /// All of them begin before one is waited for, as modules do.
    private func imports(of module: ScriptModule) -> String {
        let calls = module.imports.map { name($0.path) + "()" }
        let patterns = module.imports.indices.map { pattern(module, $0) }
        guard module.imports.contains(where: { graph.awaits($0.path) }) else {
            return zip(patterns, calls).map { $0.isEmpty ? "\($1);\n" : "const \($0)=\($1);\n" }.joined()
        }
        return "const[\(patterns.joined(separator: ","))]=await Promise.all([\(calls.joined(separator: ","))]);\n"
    }

    private func pattern(_ module: ScriptModule, _ index: Int) -> String {
        switch module.imports[index].names {
        case .some(let names):
            return "{\(names.map { $0 == $1 ? $0 : "\($0):\($1)" }.joined(separator: ","))}"
        case .all(let name): return name
        case .none: return module.exports.contains { $0.origin == index } ? "$from\(index)" : ""
        }
    }

    private func exports(of module: ScriptModule) -> String {
        module.exports.map { export in
            if let origin = export.origin { return "\(export.name):$from\(origin).\(export.local)" }
            return export.name == export.local ? export.name : "\(export.name):\(export.local)"
        }.joined(separator: ",")
    }

    /// Parts of this folder are there already, and files are named by their way from the joined script.
    private func replacements(in module: ScriptModule, at address: String) -> [Int: String] {
        var result: [Int: String] = [:]
        for part in module.parts {
            guard graph.joins(part.path) else {
                result[part.tokens.lowerBound + 2] = "\"\(part.path)\""
                continue
            }
            for index in part.tokens { result[index] = "" }
            result[part.tokens.lowerBound] = "Promise.resolve().then(\(name(part.path)))"
        }
        let folder = AddressPath.folder(of: address)
        for (token, path) in module.neighbours {
            result[token] = "\"\(path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path)\""
        }
        return result
    }
}
