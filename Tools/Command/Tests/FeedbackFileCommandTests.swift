import Foundation
import Testing

@Suite("nod export --design")
struct FeedbackFileCommandTests {
    static let head = "\"format\": \"nod-feedback\", \"version\": 1"
    static let own = """
        {\(head), "name": "Très “own”",
        "motion": {"check": {"peak": 0.08}, "fade": {"duration": 0.1}},
        "celebrations": {"collectionCompleted": {"particles": 3, "duration": 1}},
        "moments": {"completed": {"haptic": {"kind": "light", "intensity": 0.4}, "sound": "captured"},
                    "deleted": {"haptic": null}}}
        """
    static let child = "{\(head), \"basedOn\": \"child\"}"

    private func project() throws -> Project {
        try Project(["own.feedback.json": Self.own, "child.json": Self.child])
    }

    @Test("A file that says nothing but its base is that profile")
    func based() throws {
        let project = try project()
        let own = try project.nod("export", "deleted", "--format", "web", "--design", "child.json")
        #expect(own == (try project.nod("export", "deleted", "--format", "web", "--profile", "child")))
        #expect(own.status == 0)
    }

    @Test("A replaced haptic and sound are written; a removed one is reported")
    func replaced() throws {
        let project = try project()
        func export(_ arguments: String...) throws -> Run {
            try project.run(["export"] + arguments + ["--design", "own.feedback.json"], in: project.folder)
        }
        let haptic = try export("completed", "--format", "ahap").output
        #expect(haptic.contains("\"ParameterValue\": 0.2") && !haptic.contains("\"ParameterValue\": 0.8"))
        #expect(try export("completed", "-o", "own").status == 0)
        #expect(try project.nod("export", "captured", "-o", "captured").status == 0)
        #expect(try project.data("own/completed.wav") == project.data("captured/captured.wav"))
        let removed = try export("deleted", "--format", "ahap")
        #expect(removed.status == 2)
        #expect(
            removed.errors.contains(
                "deleted has no ahap in the Très “own” profile. Those with one: pressedIcon, pressedCard, pressedPrimary, completed, itemCompleted,"
            )
        )
    }

    @Test("Wrong choices exit 2 and say what to do")
    func refused() throws {
        let project = try project()
        for (arguments, error) in [
            (["export", "completd"], "there is no moment ‘completd’: did you mean ‘completed’?"),
            (["export", "ding"], "there is no moment ‘ding’; --list lists them."),
            (["export"], "name one moment and its --format, or a folder with -o."),
            (["export", "-o", "."], "‘.’ exists and is not an empty folder. Choose another one."),
            (
                ["export", "-o", "own.feedback.json"],
                "‘own.feedback.json’ exists and is not an empty folder. Choose another one."
            ),
        ] {
            let run = try project.run(arguments, in: project.folder)
            #expect(run.status == 2 && run.errors == "nod: \(error)\n")
        }
    }

    @Test("All problems of a file are listed, and nothing is written")
    func broken() throws {
        let project = try project()
        try project.write("bad.json", "{\(Self.head),\n\"press\": {\"response\": 9},\n\"mottion\": {}}")
        let run = try project.nod("export", "-o", "out", "--design", "bad.json")
        #expect(run.status == 2 && run.output == "")
        #expect(
            run.errors == """
                nod: ‘bad.json’ cannot be used:
                  line 2: press.response: 9 is outside 0.1 … 0.5. Write a number from there, or leave it out.
                  line 3: mottion: There is no such key. Take it out, or use one of $schema, format, version, name, \
                basedOn, targets, press, motion, celebrations, taps, sounds, moments.

                """
        )
        #expect(!FileManager.default.fileExists(atPath: project.folder + "/out"))
    }

    @Test("No file, a folder, far too much, and two profiles at once")
    func unreadable() throws {
        let project = try project()
        try project.write("large.json", String(repeating: " ", count: 100_000))
        func errors(_ path: String) throws -> String {
            let run = try project.nod("export", "--list", "--design", path)
            #expect(run.status == 2)
            return run.errors
        }
        #expect(try errors("none.json") == "nod: ‘none.json’ cannot be read. Check the path and its permissions.\n")
        #expect(try errors(".") == "nod: ‘.’ cannot be read. Check the path and its permissions.\n")
        #expect(try errors("large.json").contains("more than 65536 bytes"))
        let both = try project.nod("export", "--list", "--profile", "child", "--design", "child.json")
        #expect(both.status == 2 && both.errors.contains("Give --profile or --design"))
    }
}
