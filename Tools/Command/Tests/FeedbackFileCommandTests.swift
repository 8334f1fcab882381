import Foundation
import Testing

/// An app's own feedback, as people hand it to the exporters.
@Suite("nod --profile-file")
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

    @Test("A score is in the file's figures, under its name")
    func score() throws {
        let run = try project().nod("score", "completed", "--profile-file", "own.feedback.json")
        #expect(
            run.output == """
                completed, Très “own” profile
                  motion    disc: 0 to 1, spring 0.25 s / 0.75, 0.25 s
                  motion    tick: fades 0 to 1, 0.11 s after 0.07 s
                  motion    strike: fades 0 to 1, 0.11 s after 0.14 s
                  motion    scale: bounces from 1 at 4.563 a second, spring 0.25 s / 0.75, 0.25 s
                  haptic    light, intensity 0.4
                  sound     captured, 0.12 s
                  toast     Completed “Buy milk” · Undo
                  announced Completed “Buy milk”
                  stays     0.25 s

                """
        )
        #expect(run.status == 0 && run.errors == "")
        let burst = try project().nod("score", "collectionCompleted", "--profile-file", "own.feedback.json")
        #expect(burst.output.contains("burst     3 particles, seed 1, 1 s\n"))
        let still = try project().nod(
            "score",
            "completed",
            "--profile-file",
            "own.feedback.json",
            "--reduce-motion",
            "--format",
            "json"
        )
        #expect(still.output.contains("\"profile\": \"Très “own”\"") && !still.output.contains("\"scale\""))
        #expect(still.output.contains("{\"kind\": \"light\", \"intensity\": 0.4}"))
    }

    @Test("A file that says nothing but its base is that profile, words and all; it is called as the file")
    func based() throws {
        let project = try project()
        let own = try project.nod("score", "completed", "--profile-file", "child.json")
        let child = try project.nod("score", "completed", "--profile", "child")
        #expect(own.output == child.output)
        #expect(own.output.contains("“Buy milk” is done"))
    }

    @Test("A replaced haptic and a replaced sound are what is written; what was taken away is told so")
    func replaced() throws {
        let project = try project()
        let file = ["--profile-file", "own.feedback.json"]
        let haptic = try project.run(["haptic", "completed"] + file, in: project.folder)
        #expect(haptic.output.contains("\"intensity\": 0.2") && !haptic.output.contains("\"intensity\": 0.8"))
        let sound = try project.run(["sound", "completed", "-o", "own.wav"] + file, in: project.folder)
        #expect(sound.status == 0)
        #expect(try project.nod("sound", "captured", "-o", "captured.wav").status == 0)
        #expect(try project.data("own.wav") == project.data("captured.wav"))
        let removed = try project.run(["haptic", "deleted"] + file, in: project.folder)
        #expect(removed.status == 2)
        #expect(
            removed.errors.contains(
                "deleted is not felt in the Très “own” profile. Felt are: completed, itemCompleted,"
            )
        )
        let silent = try project.run(["sound", "reopened"] + file, in: project.folder)
        #expect(silent.errors.contains("reopened is not heard in the Très “own” profile. Heard are: completed,"))
        let unknown = try project.nod("sound", "ding")
        #expect(unknown.status == 2 && unknown.errors.contains("“ding” is neither a moment nor a sound."))
        #expect(try project.nod("sound", "collectionCompleted", "-o", "a.wav").status == 0)
        #expect(try project.nod("sound", "celebration", "-o", "b.wav").status == 0)
        #expect(try project.data("a.wav") == project.data("b.wav"))
    }

    @Test("A folder of everything holds the file's answers alone, in a folder of its name")
    func folder() throws {
        let project = try project()
        let run = try project.nod("export", "--all", "out", "--profile-file", "own.feedback.json")
        #expect(run.status == 0)
        let scores = try FileManager.default.contentsOfDirectory(atPath: project.folder + "/out/scores")
        #expect(scores == ["tr-s-own"])
        #expect(try project.text("out/scores/tr-s-own/completed.json").contains("Très “own”"))
        #expect(try project.text("out/index.html").contains("<h2 id=\"tr-s-own\">Très “own” profile</h2>"))
    }

    @Test("A file that can't be used is told with all of its problems, and nothing is written")
    func broken() throws {
        let project = try project()
        try project.write("bad.json", "{\(Self.head),\n\"press\": {\"response\": 9},\n\"mottion\": {}}")
        for command in [
            ["score", "completed"], ["haptic", "completed"], ["sound", "completed"], ["export", "--all", "out"],
        ] {
            let run = try project.run(command + ["--profile-file", "bad.json"], in: project.folder)
            #expect(run.status == 2 && run.output == "")
            #expect(
                run.errors == """
                    nod: ‘bad.json’ cannot be used:
                      line 2: press.response: 9 is outside 0.1 … 0.5. Write a number from there, or leave it out.
                      line 3: mottion: There is no such key. Take it out, or use one of $schema, format, version, name, \
                    basedOn, targets, press, motion, celebrations, moments.

                    """
            )
        }
        #expect(!FileManager.default.fileExists(atPath: project.folder + "/out"))
    }

    @Test("No file, a folder, far too much, and two profiles at once")
    func unreadable() throws {
        let project = try project()
        try project.write("large.json", String(repeating: " ", count: 100_000))
        func errors(_ path: String) throws -> String {
            let run = try project.nod("score", "completed", "--profile-file", path)
            #expect(run.status == 2)
            return run.errors
        }
        #expect(try errors("none.json") == "nod: ‘none.json’ cannot be read. Check the path and its permissions.\n")
        #expect(try errors(".") == "nod: ‘.’ cannot be read. Check the path and its permissions.\n")
        #expect(try errors("large.json").contains("more than 65536 bytes"))
        let both = try project.nod("score", "completed", "--profile", "child", "--profile-file", "child.json")
        #expect(both.status == 2 && both.errors.contains("Give --profile or --profile-file"))
    }

    @Test("The schema is printed, or written where it is asked for")
    func schema() throws {
        let project = try project()
        let printed = try project.nod("schema").output
        #expect(printed.hasPrefix("{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n"))
        #expect(try project.nod("schema", "-o", "schema.json").status == 0)
        #expect(try project.text("schema.json") == printed)
    }
}
