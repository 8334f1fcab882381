import Foundation
import TestSupport
import Testing

@testable import TaskServer

@Suite("Scripts are joined")
struct JoinedScriptsTests {
    /// What is made of the files, without what all of them begin with.
    private func joined(_ files: [String: String], folder: String = "/") throws -> [String: String] {
        let scripts = try JoinedScripts(files.mapValues { [UInt8]($0.utf8) }, folder: folder).scripts
        return scripts.mapValues { data in
            let text = String(decoding: data, as: UTF8.self)
            let start = text.range(of: "const $=(make)")!.lowerBound
            let end = text.range(of: "return ()=>get();\n};\n")!.upperBound
            return text.replacingCharacters(in: start..<end, with: "")
        }
    }

    /// What becomes of `import` and `export` in the one that imports /b.js.
    private func app(_ source: String, importing other: String) throws -> String {
        try #require(try joined(["/app.js": source, "/b.js": other])["/app.js"])
    }

    @Test("An entry holds what it imports: each module a function that runs once and returns what it exports")
    func whole() throws {
        let source = """
            // The page.
            import { one, two as second } from "./b.js";

            /** Uses both. */
            const local = one + second; // why
            f(local);
            """
        #expect(
            try app(
                source,
                importing: "const local = 1;\nexport const one = local;\nexport function two() { return 2; }\n"
            )
                == """
                const $0=$(()=>{
                const local=1;const one=local;function two(){return 2;}
                return{one,two};
                });
                const $1=$(()=>{
                const {one,two:second}=$0();
                const local=one+second;f(local);
                return{};
                });
                $1();
                """
        )
    }

    @Test(
        "Imports keep their names",
        arguments: [
            ("import { a } from \"./b.js\";", "const {a}=$0();"),
            ("import { a as c } from \"./b.js\";", "const {a:c}=$0();"),
            ("import {\n  a,\n  default as d,\n} from \"./b.js\";", "const {a,default:d}=$0();"),
            ("import B from \"./b.js\";", "const {default:B}=$0();"),
            ("import * as all from \"./b.js\";", "const all=$0();"),
            ("import \"./b.js\";", "$0();"), ("import { a } from \"/b.js\";", "const {a}=$0();"),
        ]
    )
    func imports(source: String, expected: String) throws {
        let text = try app(source, importing: "export const a = 1;\nexport default class B {}")
        #expect(text.contains("const $1=$(()=>{\n\(expected)\n\nreturn{};"))
    }

    @Test(
        "Exports keep theirs",
        arguments: [
            ("export const a = [1, 2], b = 3;", nil), ("export const a = [1, 2];", "const a=[1,2];\nreturn{a};"),
            ("export const { a, b: c } = f();", "const{a,b:c}=f();\nreturn{a,c};"),
            ("export function a() {}", "function a(){}\nreturn{a};"),
            ("export function* a() {}", "function*a(){}\nreturn{a};"),
            ("export async function a() {}", "async function a(){}\nreturn{a};"),
            ("export class A extends B {}", "class A extends B{}\nreturn{A};"),
            ("export default class A {}", "class A{}\nreturn{default:A};"),
            ("export default async function a() {}", "async function a(){}\nreturn{default:a};"),
            ("export {};", "\nreturn{};"),
        ]
    )
    func exports(source: String, expected: String?) throws {
        guard let expected else {
            #expect(throws: JoinProblem.self) { try app("import \"./b.js\";", importing: source) }
            return
        }
        #expect(try app("import \"./b.js\";", importing: source).contains("const $0=$(()=>{\n\(expected)\n});"))
    }

    @Test("What an entry exports, also what it only passes on, it still exports")
    func entries() throws {
        let text = try app(
            "export { a as c, default } from \"./b.js\";\nexport const d = 1;",
            importing: "export const a = 1;\nexport default class B {}"
        )
        #expect(text.contains("const $from0=$0();\nconst d=1;\nreturn{c:$from0.a,default:$from0.default,d};\n});\n"))
        #expect(text.hasSuffix("export const{c,d}=$1();export default($1()).default;"))
    }

    @Test("A module that waits makes those wait that import it, and no others; they begin together")
    func waiting() throws {
        let text = try #require(
            try joined([
                "/app.js": "import \"./later.js\";\nimport { b } from \"./b.js\";\nimport { c } from \"./above.js\";",
                "/later.js": "await f();", "/b.js": "export const b = async () => { await g(); };",
                "/above.js": "import \"./later.js\";\nexport const c = 1;",
            ])["/app.js"]
        )
        #expect(text.contains("const $0=$(async ()=>{\nawait f();"))
        #expect(text.contains("const $1=$(()=>{\nconst b=async()=>{await g();};"))
        #expect(text.contains("const $2=$(async ()=>{\nconst[]=await Promise.all([$0()]);"))
        #expect(text.contains("const[,{b},{c}]=await Promise.all([$0(),$1(),$2()]);"))
        #expect(text.hasSuffix("\nawait $3();"))
    }

    @Test("What is loaded when it is wanted still runs only then; what is elsewhere is loaded from there")
    func parts() throws {
        let text = try #require(
            try joined([
                "/app.js": "const a = () => import(\"./sub/part.js\");\nf(import(\"/nod/nod.js\"));",
                "/sub/part.js": "import { b } from \"../b.js\";\nconst c = () => import(\"../c.json\");",
                "/b.js": "export const b = 1;",
            ])["/app.js"]
        )
        #expect(text.contains("const a=()=>Promise.resolve().then($2);f(import(\"/nod/nod.js\"));"))
        #expect(text.contains("const {b}=$1();\nconst c=()=>import(\"/c.json\");") && text.hasSuffix("$0();"))
    }

    @Test("What is loaded when it is wanted, and by others by its address, stays a script of its own")
    func scriptsApart() throws {
        let files = [
            "/nod/nod.js": "import { s } from \"./s.js\";\nf(import(\"./later.js\"));",
            "/nod/later.js": "import { s } from \"./s.js\";\nimport { own } from \"./sub/own.js\";\nf(s, own);",
            "/nod/sub/own.js": "export const own = 1;",
            "/nod/s.js": "export const s = 1;",
        ]
        let sources = files.mapValues { Array($0.utf8) }
        let scripts = try JoinedScripts(sources, folder: "/nod/", apart: ["/nod/later.js"]).scripts
        #expect(Set(scripts.keys) == ["/nod/nod.js", "/nod/later.js", "/nod/shared.js"])
        let text = try #require(scripts["/nod/nod.js"].map { String(decoding: $0, as: UTF8.self) })
        #expect(text.contains("f(import(\"/nod/later.js\"));") && !text.contains("own"))
    }

    @Test("What two entries need is in one script that both import, and never in both")
    func shared() throws {
        let files = [
            "/nod/a.js": "import { s } from \"./s.js\";\nimport \"./own.js\";\nexport const a = s;",
            "/nod/own.js": "o();",
            "/nod/b.js": "import { s } from \"./s.js\";\nexport const b = s;", "/nod/alone.js": "export const c = 1;",
            "/nod/s.js": "export const s = {};",
        ]
        let scripts = try joined(files, folder: "/nod/")
        #expect(scripts.keys.sorted() == ["/nod/a.js", "/nod/b.js", "/nod/shared.js"])
        #expect(scripts["/nod/shared.js"] == "const $0=$(()=>{\nconst s={};\nreturn{s};\n});\nexport{$0};")
        #expect(scripts["/nod/a.js"]?.hasPrefix("import{$0}from\"/nod/shared.js\";\nconst $1=$(()=>{\no();") == true)
        #expect(scripts["/nod/b.js"]?.hasSuffix("export const{b}=$4();") == true)
        let result = try JoinedScripts(files.mapValues { [UInt8]($0.utf8) }, folder: "/nod/")
        #expect(result.parts == ["/nod/own.js", "/nod/s.js"])
        #expect(result.shared == ["/nod/a.js": "/nod/shared.js", "/nod/b.js": "/nod/shared.js"])
    }

    @Test("Files beside a module are named by their way from the joined script")
    func neighbours() throws {
        let source = """
            f(new URL("../a.wasm", import.meta.url));
            g(new URL('words/x.json', import.meta.url));
            h(new URL("../../c.wasm", import.meta.url));
            """
        let files = ["/nod/app.js": "import \"./sub/s.js\";", "/nod/sub/s.js": source]
        let text = try #require(try joined(files, folder: "/nod/")["/nod/app.js"])
        #expect(
            text.contains("f(new URL(\"a.wasm\",import.meta.url));g(new URL(\"sub/words/x.json\",import.meta.url));")
        )
        #expect(text.contains("h(new URL(\"/c.wasm\",import.meta.url));"))
    }

    @Test(
        "Code stays what it is, with no more space than it needs",
        arguments: [
            ("a = b + +c - -d;", "a=b+ +c- -d;"), ("return; in x", "return;in x"), ("a\n++b", "a\n++b"),
            ("const f = () => {\n  g();\n}\n(h)", "const f=()=>{g();}\n(h)"), ("a = b / /c/.d;", "a=b/ /c/.d;"),
            ("a = /b/ in c;", "a=/b/ in c;"), ("1 .toFixed()", "1 .toFixed()"),
            ("`a  ${ b }\n   c`", "`a  ${b}\n   c`"),
            (
                "f(\"import { x } from './y.js'\", /export \\/ {/, `import(\"z\")`)",
                "f(\"import { x } from './y.js'\",/export \\/ {/,`import(\"z\")`)"
            ),
            ("class A {\n  #b = 1\n  get c() { return this.#b }\n}", "class A{#b=1\nget c(){return this.#b}}"),
            ("x = { import: 1, export: 2 }.import", "x={import:1,export:2}.import"), ("a /* b\n */ c", "a\nc"),
        ]
    )
    func code(source: String, expected: String) throws {
        #expect(try app("import \"./b.js\";", importing: source).contains("const $0=$(()=>{\n\(expected)\nreturn{};"))
    }

    @Test("A script that imports nothing stays as it is, and so does one that nobody can reach")
    func alone() throws {
        let files = [
            "/a.js": "f();", "/b.js": "export {};", "/c.js": "import(\"./d.js\")", "/d.js": "import(\"./c.js\")",
        ]
        #expect(try joined(files).isEmpty)
    }

    @Test(
        "What can't be joined is refused, with its line and the way out",
        arguments: [
            ("export let a = 1;", "A variable that is exported could change later. Export a function that gives it."),
            ("export default 1;", "What is exported by default is a class or a function with a name."),
            ("export default class extends B {}", "What is exported has a name."),
            ("const a = 1;export { a };", "Put export in front of what is exported."),
            (
                "export const a = 1, b = 2;",
                "An exported const has one name, or one pattern, and ends with a semicolon."
            ),
            ("export const a = 1", "An exported const has one name, or one pattern, and ends with a semicolon."),
            ("export const [a] = b;", "What is exported has a name."),
            ("export const { a = 1 } = b;", "An exported pattern has names only, without defaults or patterns within."),
            (
                "export * from \"./a.js\";",
                "An export stands in front of a const, a function, a class or a list of names."
            ),
            ("import { a } from \"./a.js\"", "An import or export names one file in quotes and ends with a semicolon."),
            ("import { \"a b\" as a } from \"./a.js\";", "A name is missing."),
            ("import a, { b } from \"./a.js\";", "Here should stand from."),
            ("import { a } from \"a\";", "\"a\" is no address of a file. It begins with ./, ../ or /."),
            (
                "import { a } from \"//a.b/c.js\";",
                "\"//a.b/c.js\" is no address of a file. It begins with ./, ../ or /."
            ),
            ("import { none } from \"./a.js\";", "/a.js exports no none."),
            ("export { none } from \"./a.js\";", "/a.js exports no none."),
            ("import \"./none.js\";", "There is no script /none.js in this folder. Others are loaded by import()."),
            ("import \"./b.js\";", "/b.js imports this one, itself or through others. Move what both need to a third."),
            (
                "import \"./app.js\";",
                "/app.js imports this one, itself or through others. Move what both need to a third."
            ),
            ("import(a);", "import() takes one address in quotes."),
            ("import(`./a.js`);", "import() takes one address in quotes."),
            ("f(import.meta);", "import.meta is only known as new URL(\"./a.wasm\", import.meta.url)."),
            ("f(import.meta.url);", "import.meta is only known as new URL(\"./a.wasm\", import.meta.url)."),
            ("new URL(`a`, import.meta.url);", "import.meta is only known as new URL(\"./a.wasm\", import.meta.url)."),
            ("new URL(a, import.meta.url);", "import.meta is only known as new URL(\"./a.wasm\", import.meta.url)."),
            ("const $1 = 1;", "Names that begin with $ are those of joined scripts. Give it another."),
        ]
    )
    func refused(source: String, sentence: String) {
        let files = [
            "/app.js": "import \"./b.js\";\nimport \"./a.js\";", "/a.js": "export {};", "/b.js": "// Why.\n\n\(source)",
        ]
        #expect(throws: JoinProblem(file: "/b.js", line: 3, sentence: sentence)) { try joined(files) }
    }

    @Test("The page's and the library's scripts can be joined, and nothing of them is in two")
    func ours() throws {
        let assets = try #require(AssetFolder(Repository.folder))
        for folder in [assets.page, assets.library] {
            var sources: [String: [UInt8]] = [:]
            for path in folder.scripts.keys { sources[path] = folder.script(at: path) }
            let joined = try JoinedScripts(sources, folder: folder.address, apart: AssetFolder.toolScripts)
            let names = joined.scripts.values.flatMap { script in
                String(decoding: script, as: UTF8.self).matches(of: /(?m)^const \$\d+=/).map { String($0.0) }
            }
            #expect(names.count > 30 && Set(names).count == names.count)
            #expect(
                joined.parts.count == names.count - joined.scripts.count
                    + joined.scripts.keys.count { $0.hasSuffix("shared.js") }
            )
        }
    }
}
