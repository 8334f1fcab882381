import Foundation
import Nod
import NodFile
import Testing

@Suite("A feedback file that cannot be used: every problem with its place, what was found and what to do")
struct FeedbackFileErrorTests {
    /// The problems of a file in words; nil if it is valid.
    private func problems(_ data: Data) -> String? {
        do {
            _ = try FeedbackFile(data)
            return nil
        } catch {
            return error.description
        }
    }

    private func problems(_ text: String) -> String? { problems(Data(text.utf8)) }

    /// The problems of these members, on separate lines from line 2 on, in an otherwise valid file.
    private func problems(of members: String) -> String? {
        problems("{\"format\": \"nod-feedback\", \"version\": 2,\n\(members)\n}")
    }

    static let brokenTexts = [
        ("", "the end where a value is expected"),
        ("{", "the end where a key in quotation marks is expected"),
        ("{'a': 1}", "“'” where a key in quotation marks is expected"),
        ("{\"a\" 1}", "“1” where “:” is expected"),
        ("{\"a\": 1,}", "“}” where a key in quotation marks is expected"),
        ("{\"a\": 1 \"b\": 2}", "“\"” where “,” or “}” is expected"),
        ("[1,]", "“]” where a value is expected"),
        ("[1 2]", "“2” where “,” or “]” is expected"),
        ("{} x", "“x” after the end"),
        ("// a comment", "“/” where a value is expected"),
        ("nul", "“n” where a value is expected"),
        ("NaN", "“N” where a value is expected"),
        ("[01]", "“1” where “,” or “]” is expected"),
        ("[+1]", "“+” where a value is expected"),
        ("[.5]", "“.” where a value is expected"),
        ("[1.]", "“]” where a digit is expected"),
        ("[1e]", "“]” where a digit is expected"),
        ("\"a\nb\"", "a text that does not end in its line"),
        ("\"a", "a text that does not end"),
        ("\"\\x\"", "“\\x” in a text, which JSON does not know"),
        ("\"\\u12\"", "no four hexadecimal digits after “\\u”"),
        ("\"\\ud800\"", "half of a character (\\u…)"),
        ("\"\\ud800\\u0041\"", "half of a character (\\u…)"),
        ("\"\\udc00\\ud800\"", "half of a character (\\u…)"),
        (String(repeating: "[", count: 60_000), "nested deeper than 16"),
    ]

    @Test("Invalid JSON is reported once, with its line", arguments: brokenTexts)
    func broken(text: String, reason: String) {
        #expect(problems(text) == "line 1: This is not JSON: \(reason). Correct it there.")
        #expect(problems("\r\n\n\t" + text) == "line 3: This is not JSON: \(reason). Correct it there.")
    }

    @Test("Bytes that are no UTF-8, and more bytes than a file may have")
    func bytes() {
        #expect(
            problems(Data("{\n\"a\": \"".utf8) + [0xC3, 0x28])
                == "line 2: This is not JSON: a byte that is not UTF-8. Correct it there."
        )
        #expect(
            problems(String(repeating: " ", count: 65_537))
                == "The file has more than 65536 bytes. Write only what differs."
        )
        let full = FeedbackFile().data
        #expect(problems(full + Data(repeating: 0x20, count: 65_536 - full.count)) == nil)
    }

    @Test("A file of another format or version is not looked at any further")
    func foreign() {
        #expect(
            problems("{\"format\": \"nod-haptic\", \"version\": 1, \"events\": []}")
                == "line 1: format: “nod-haptic” stands here. Write \"nod-feedback\"."
        )
        #expect(
            problems("{\"format\": \"nod-feedback\", \"version\": 3, \"new\": 1}")
                == "line 1: version: 3 stands here. Write 2."
        )
        #expect(
            problems("{\"format\": \"nod-feedback\", \"version\": true}")
                == "line 1: version: true stands here. Write 2."
        )
        #expect(
            problems("{}") == """
                format: It is missing. Add "format": "nod-feedback".
                version: It is missing. Add "version": 2.
                """
        )
        #expect(problems("7") == "line 1: 7 stands here. Write an object: { … }.")
    }

    static let sounds = "Write one of \(list(Sound.allCases)), or null."
    static let kinds = "one of \(list(HapticKind.allCases))."

    private static func list<Name>(_ names: [Name]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }

    private static func tap(at time: Int) -> String {
        "{\"time\": \(time), \"duration\": 30, \"intensity\": 1, \"sharpness\": 1}"
    }

    static let mistakes = [
        (#""name": 4"#, "name: 4 stands here. Write a name in quotation marks."),
        (
            #""name": "\#(String(repeating: "é", count: 61))""#,
            "name: It has 61 characters; 60 are allowed. Shorten it."
        ),
        (#""$schema": {}"#, "$schema: an object stands here. Write the address of the schema in quotation marks."),
        (
            #""targets": {"least": 1e999}"#,
            "targets.least: 1e999 is outside 44 … 96. Write a number from there, or leave it out."
        ),
        (
            #""celebrations": {"firstCapture": {"particles": 6.5}}"#,
            "celebrations.firstCapture.particles: 6.5 is not whole. Write a whole number of 1 … 8."
        ),
        (
            #""celebrations": {"firstCapture": {"particles": null}}"#,
            "celebrations.firstCapture.particles: null stands here. Write a whole number of 1 … 8."
        ),
        (
            #""pres": {}"#,
            "pres: There is no such key. Take it out, or use one of $schema, format, version, name, basedOn,"
                + " targets, press, motion, celebrations, taps, sounds, moments."
        ),
        (
            #""moments": {"completed": {"haptic": "light"}}"#,
            "moments.completed.haptic: “light” stands here. Write an object like {\"kind\": \"light\"}, or null."
        ),
        (#""moments": {"completed": {"haptic": {}}}"#, "moments.completed.haptic.kind: It is missing. Add \(kinds)"),
        (
            #""moments": {"completed": {"haptic": {"kind": "loud"}}}"#,
            "moments.completed.haptic.kind: “loud” stands here. Write \(kinds)"
        ),
        (#""taps": {"success": []}"#, "taps.success: a list stands here. Write a list of 1 … 6: [ … ]."),
        (
            #""taps": {"light": [{"time": 0, "duration": 30, "intensity": 1}]}"#,
            "taps.light[0].sharpness: It is missing. Add a number of 0 … 1."
        ),
        (
            #""taps": {"light": [\#(tap(at: 5)), \#(tap(at: 54))]}"#,
            "taps.light[1].time: 54 is outside 55 … 400. Write a number from there, or leave it out."
        ),
        (
            #""sounds": {"failed": {"duration": 2000}}"#,
            "sounds.failed.duration: 2000 is outside 80 … 1000. Write a number from there, or leave it out."
        ),
        (#""moments": {"completed": {"sound": "ding"}}"#, "moments.completed.sound: “ding” stands here. \(sounds)"),
    ]

    @Test("Each kind of problem alone", arguments: mistakes)
    func single(members: String, said: String) {
        #expect(problems(of: members) == "line 2: " + said)
    }

    @Test("All problems at once, in the order of the file")
    func together() {
        #expect(
            problems(
                of: """
                    "celebrations": {"firstCapture": {"particles": 0, "duration": 1000}},
                    "press": {
                      "response": 9,
                      "scale": {"button": "small"}
                    },
                    "motion": {"check": {"response": 500, "peak": 0.3}},
                    "press": {},
                    "basedOn": 1
                    """
            ) == """
                line 2: celebrations.firstCapture.particles: 0 is outside 1 … 8. Write a number from there, or leave it out.
                line 4: press.response: 9 is outside 100 … 500. Write a number from there, or leave it out.
                line 5: press.scale.button: “small” stands here. Write a number of 0.85 … 1.
                line 7: motion.check: The check is still 0.21 from rest when it has to be there; 0.01 is allowed. Lower its \
                response or peak, or raise its damping.
                line 8: press: It stands in line 3 already. Keep one of the two.
                line 9: basedOn: 1 stands here. Write one of "standard", "child".
                """
        )
    }

    @Test("What a message repeats of a file stays on its line and short")
    func shown() {
        let said = problems(of: #""a\u0000\u202e\#(String(repeating: "k", count: 60_000))": 1"#)
        #expect(said?.hasPrefix("line 2: a  \(String(repeating: "k", count: 37))…: There is no such key.") == true)
        let value = problems(of: #""basedOn": "\#(String(repeating: "x", count: 41))""#)
        #expect(value?.contains("“\(String(repeating: "x", count: 40))…” stands here") == true)
    }

    @Test("A file full of mistakes is reported with all of them")
    func many() throws {
        let members = (0..<5000).map { "\"k\($0)\": 1" }.joined(separator: ",\n")
        #expect(problems(of: members)?.split(separator: "\n").count == 5000)
    }

    @Test("A file that was damaged anywhere is read or refused, and what is read can be written")
    func damaged() {
        let bytes = Array(FeedbackFileTests.whole.utf8)
        let signs = Array("{}[],:\"\\0-.e ".utf8)
        var generator = SeededGenerator(seed: 6)
        func random(_ count: Int) -> Int { Int(generator.next() >> 33) % count }
        for _ in 0..<3000 {
            var damaged = bytes
            for _ in 0...random(3) {
                let place = random(damaged.count)
                switch random(4) {
                case 0: damaged.removeSubrange(place..<min(damaged.count, place + 1 + random(40)))
                case 1: damaged.insert(contentsOf: bytes[random(bytes.count)...].prefix(random(40)), at: place)
                case 2: damaged[place] = UInt8(random(256))
                default: damaged[place] = signs[random(signs.count)]
                }
            }
            do {
                let file = try FeedbackFile(Data(damaged))
                #expect((try? FeedbackFile(file.data)) == file)
            } catch {
                #expect(!error.problems.isEmpty)
            }
        }
    }
}
