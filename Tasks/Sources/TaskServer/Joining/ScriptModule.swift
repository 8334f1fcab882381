/// A module as far as joining needs to know: what it imports and exports, and where that stands.
///
/// What is read is what our modules are written in: named imports and exports at the top of the file or in front of a
/// declaration, one name each. Whatever else the language offers is refused by name rather than guessed at.
struct ScriptModule {
    /// The address a browser knows it by.
    let path: String
    let source: [UInt8]
    let tokens: [ScriptToken]
    private(set) var imports: [Import] = []
    private(set) var exports: [Export] = []
    /// Modules that are loaded when they are wanted: the tokens of `import("./a.js")`.
    private(set) var parts: [Part] = []
    /// Files that lie beside it: the literal of `new URL("./a.wasm", import.meta.url)`, and the whole path it means.
    private(set) var neighbours: [(token: Int, path: String)] = []
    /// What only says how modules belong together, and is left away.
    private(set) var linking: [Range<Int>] = []
    /// Whether it waits for something before it is there.
    private(set) var awaits = false

    struct Import {
        enum Names {
            case none
            case all(String)
            case some([(name: String, local: String)])
        }
        let path: String
        let names: Names
        let line: Int
    }

    struct Export {
        let name: String
        let local: String
        /// The place among the imports of where it comes from, for what is only passed on.
        var origin: Int?
    }

    struct Part {
        let path: String
        let tokens: Range<Int>
        let line: Int
    }

    /// - Parameter path: the address a browser knows it by.
    init(_ source: [UInt8], path: String) throws(JoinProblem) {
        (self.path, self.source) = (path, source)
        tokens = try ScriptLexer.tokens(of: source, file: path)
        try read()
    }
}

extension ScriptModule {
    func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? String(decoding: source[tokens[index].range], as: UTF8.self) : ""
    }

    func line(_ index: Int) -> Int {
        source.line(at: index < tokens.count ? tokens[index].range.lowerBound : source.count)
    }

    func problem(_ index: Int, _ sentence: String) -> JoinProblem {
        JoinProblem(file: path, line: line(index), sentence: sentence)
    }

    private mutating func read() throws(JoinProblem) {
        if let index = tokens.indices.first(where: { tokens[$0].kind == .name && text($0).hasPrefix("$") }) {
            throw problem(index, "Names that begin with $ are those of joined scripts. Give it another.")
        }
        var index = 0
        while index < tokens.count {
            let next = try readOne(index)
            index = max(next, index + 1)
        }
    }

    /// - Returns: where to go on.
    private mutating func readOne(_ index: Int) throws(JoinProblem) -> Int {
        guard tokens[index].kind == .name, text(index - 1) != "." else { return index }
        switch text(index) {
        case "import" where text(index + 1) == "(": return try readPart(index)
        case "import" where text(index + 1) == ".": return try readNeighbour(index)
        case "import" where tokens[index].depth == 0: return try readImport(index)
        case "export" where tokens[index].depth == 0: return try readExport(index)
        case "await" where !tokens[index].isInFunction: awaits = true
        default: break
        }
        return index
    }

    /// `import("./a.js")`; what isn't in quotes can't be known before it runs.
    private mutating func readPart(_ index: Int) throws(JoinProblem) -> Int {
        guard let address = literal(index + 2), text(index + 3) == ")" else {
            throw problem(index, "import() takes one address in quotes.")
        }
        parts.append(Part(path: try resolved(address, index), tokens: index..<index + 4, line: line(index)))
        return index + 4
    }

    /// `new URL("./a.wasm", import.meta.url)`.
    private mutating func readNeighbour(_ index: Int) throws(JoinProblem) -> Int {
        guard let file = literal(index - 2), (index - 5..<index - 2).map(text) == ["new", "URL", "("],
            (index - 1..<index + 6).map(text) == [",", "import", ".", "meta", ".", "url", ")"]
        else { throw problem(index, "import.meta is only known as new URL(\"./a.wasm\", import.meta.url).") }
        neighbours.append((index - 2, AddressPath.beside(file, path)))
        return index + 5
    }

    /// Without its quotes; nil when that is no text, or one with escapes.
    private func literal(_ index: Int) -> String? {
        guard tokens.indices.contains(index), tokens[index].kind == .text, !text(index).contains("\\") else {
            return nil
        }
        return String(text(index).dropFirst().dropLast())
    }

    private func resolved(_ address: String, _ index: Int) throws(JoinProblem) -> String {
        guard let path = AddressPath.resolve(address, from: path) else {
            throw problem(index, "\"\(address)\" is no address of a file. It begins with ./, ../ or /.")
        }
        return path
    }
}

// Imports.
extension ScriptModule {
    /// `import { a, b as c } from "./d.js";`, `import * as a from "./d.js";`, `import a from "./d.js";`, `import "./d.js";`
    private mutating func readImport(_ index: Int) throws(JoinProblem) -> Int {
        var next = index + 1
        let names: Import.Names
        if text(next) == "{" {
            names = .some(try readList(&next).map { ($0, $1) })
        } else if text(next) == "*", text(next + 1) == "as" {
            names = .all(text(next + 2))
            next += 3
        } else if tokens.indices.contains(next), tokens[next].kind == .name {
            names = .some([("default", text(next))])
            next += 1
        } else {
            names = .none
        }
        if case .none = names {} else { try expect("from", &next) }
        return try readOrigin(index, next, names)
    }

    /// `"./d.js";`
    private mutating func readOrigin(_ index: Int, _ next: Int, _ names: Import.Names) throws(JoinProblem) -> Int {
        guard let address = literal(next), text(next + 1) == ";" else {
            throw problem(index, "An import or export names one file in quotes and ends with a semicolon.")
        }
        imports.append(Import(path: try resolved(address, index), names: names, line: line(index)))
        linking.append(index..<next + 2)
        return next + 2
    }

    /// `{ a, b as c }`: what stands left of `as`, and right of it.
    private func readList(_ next: inout Int) throws(JoinProblem) -> [(String, String)] {
        try expect("{", &next)
        var list: [(String, String)] = []
        while text(next) != "}" {
            guard tokens.indices.contains(next), tokens[next].kind == .name else {
                throw problem(next, "A name is missing.")
            }
            let isRenamed = text(next + 1) == "as"
            list.append((text(next), isRenamed ? text(next + 2) : text(next)))
            next += isRenamed ? 3 : 1
            if text(next) != "}" { try expect(",", &next) }
        }
        try expect("}", &next)
        return list
    }

    private func expect(_ expected: String, _ next: inout Int) throws(JoinProblem) {
        guard text(next) == expected else { throw problem(next, "Here should stand \(expected).") }
        next += 1
    }
}

// Exports.
extension ScriptModule {
    private mutating func readExport(_ index: Int) throws(JoinProblem) -> Int {
        switch text(index + 1) {
        case "{": return try readExportList(index)
        case "const": try readConstant(index)
        case "async" where text(index + 2) == "function": try export(nameAt: index + (text(index + 3) == "*" ? 4 : 3))
        case "function": try export(nameAt: index + (text(index + 2) == "*" ? 3 : 2))
        case "class": try export(nameAt: index + 2)
        case "default": return try readDefault(index)
        case "let", "var":
            throw problem(index, "A variable that is exported could change later. Export a function that gives it.")
        default: throw problem(index, "An export stands in front of a const, a function, a class or a list of names.")
        }
        linking.append(index..<index + 1)
        return index + 1
    }

    private mutating func export(nameAt index: Int, as name: String? = nil) throws(JoinProblem) {
        guard tokens.indices.contains(index), tokens[index].kind == .name, text(index) != "extends" else {
            throw problem(index, "What is exported has a name.")
        }
        exports.append(Export(name: name ?? text(index), local: text(index)))
    }

    /// `export default class A {`, and functions.
    private mutating func readDefault(_ index: Int) throws(JoinProblem) -> Int {
        let isAsync = text(index + 2) == "async"
        guard ["class", "function"].contains(text(index + (isAsync ? 3 : 2))) else {
            throw problem(index, "What is exported by default is a class or a function with a name.")
        }
        try export(nameAt: index + (isAsync ? 4 : 3), as: "default")
        linking.append(index..<index + 2)
        return index + 2
    }

    /// `export { a } from "./b.js";`, and `export {};`, which only says that this is a module.
    private mutating func readExportList(_ index: Int) throws(JoinProblem) -> Int {
        var next = index + 1
        let names = try readList(&next)
        guard text(next) == "from" else {
            guard names.isEmpty else { throw problem(index, "Put export in front of what is exported.") }
            let end = text(next) == ";" ? next + 1 : next
            linking.append(index..<end)
            return end
        }
        for (name, outer) in names { exports.append(Export(name: outer, local: name, origin: imports.count)) }
        return try readOrigin(index, next + 1, .none)
    }

    /// `export const a = …;` and `export const { a, b: c } = …;`.
    private mutating func readConstant(_ index: Int) throws(JoinProblem) {
        if text(index + 2) == "{" {
            try readPattern(index + 3)
        } else {
            try export(nameAt: index + 2)
        }
        // A second name would stand after a comma outside all brackets.
        let end = tokens[index...].firstIndex { $0.depth == 0 && [",", ";"].contains(text(of: $0)) }
        guard let end, text(end) == ";" else {
            throw problem(index, "An exported const has one name, or one pattern, and ends with a semicolon.")
        }
    }

    private func text(of token: ScriptToken) -> String { String(decoding: source[token.range], as: UTF8.self) }

    private mutating func readPattern(_ start: Int) throws(JoinProblem) {
        var next = start
        while text(next) != "}" {
            let isRenamed = text(next + 1) == ":"
            try export(nameAt: isRenamed ? next + 2 : next)
            next += isRenamed ? 3 : 1
            guard ["}", ","].contains(text(next)) else {
                throw problem(next, "An exported pattern has names only, without defaults or patterns within.")
            }
            if text(next) == "," { next += 1 }
        }
    }
}
