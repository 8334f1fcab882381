import Foundation
import Testing

/// `nod layout` as people and machines run it.
@Suite("nod layout")
struct LayoutCommandTests {
    private static let file = """
        {"population": "child", "targets": [
        {"name": "Close", "x": 0, "y": 0, "width": 20, "height": 20},
        {"name": "Next", "x": 100, "y": 0, "width": 200, "height": 80}]}
        """

    private func nod(_ arguments: String...) throws -> Run {
        let project = try Project(["home.json": Self.file])
        return try project.run(["layout", "home.json"] + arguments, in: project.folder)
    }

    @Test("The file's own population is taken, and another one that is asked for")
    func population() throws {
        let own = try nod()
        #expect(own.status == 0 && own.errors == "")
        #expect(own.output.hasPrefix("2 targets on a phone, touched by children of six to ten years (assumed)\n"))
        #expect(own.output.contains("  20 × 20  Close\n"))
        let asked = try nod("--population", "careful", "--device", "tablet")
        #expect(asked.output.hasPrefix("2 targets on a tablet, touched by careful adults\n"))
    }

    @Test("Above a percentage it exits with 1, after it has written")
    func failOver() throws {
        let over = try nod("--fail-over", "12", "--format", "json")
        #expect(over.status == 1 && over.output.contains("\"name\": \"Close\""))
        #expect(over.errors.hasPrefix("nod: 1 target is missed by more than 12 % of touches, most of all “Close” ("))
        #expect(try nod("--fail-over", "99").status == 0)
    }

    @Test(
        "Wrong usage exits 2 and says what to do",
        arguments: [
            (["--worst", "0"], "--worst 0 is less than 1."),
            (["--fail-over", "101"], "--fail-over 101.0 is outside 0 … 100: it is a percentage."),
            (["--population", "babies"], "The value 'babies' is invalid for '--population <who>'"),
            (["--format", "pdf"], "'text', 'json' or 'svg'"),
        ]
    )
    func wrongUsage(arguments: [String], says: String) throws {
        let project = try Project(["home.json": Self.file])
        let run = try project.run(["layout", "home.json"] + arguments, in: project.folder)
        #expect(run.status == 2 && run.output == "")
        #expect(run.errors.contains(says))
    }

    @Test("A file that can't be read exits 2 with its line and what is expected")
    func broken() throws {
        let project = try Project(["home.json": "{\"targets\": [\n{}]}"])
        let run = try project.nod("layout", "home.json")
        #expect(run.status == 2 && run.output == "")
        #expect(run.errors == "nod: ‘home.json’ cannot be used: line 2: targets[0]: “x” is missing.\n")
        let none = try project.nod("layout", "none.json")
        #expect(none.status == 2 && none.errors.contains("‘none.json’ cannot be read. Check the path"))
        let endless = try project.nod("layout", "/dev/zero")
        #expect(endless.status == 2 && endless.errors == "nod: ‘/dev/zero’ is larger than 4000000 bytes.\n")
        #expect(try project.nod("layout", ".").status == 2)
    }

    @Test("A picture is written where it is asked for")
    func picture() throws {
        let project = try Project(["home.json": Self.file])
        #expect(try project.nod("layout", "home.json", "--format", "svg", "-o", "home.svg").status == 0)
        #expect(try project.text("home.svg").hasPrefix("<svg "))
    }
}
