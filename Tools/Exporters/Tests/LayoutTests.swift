import Foundation
import Nod
import NodJSON
import Testing

@testable import Exporters

@Suite("A layout of targets")
struct LayoutTests {
    private static let home = """
        {
          "device": "phone",
          "targets": [
            {"name": "Done", "x": 16, "y": 20, "width": 24, "height": 24, "radius": 12},
            {"name": "Delete", "x": 44, "y": 20, "width": 24, "height": 24, "kind": "critical"},
            {"name": "Add a task", "x": 100, "y": 20, "width": 200, "height": 56},
            {"x": 100, "y": 90, "width": 200, "height": 56, "kind": "obstacle"}
          ]
        }
        """

    @Test("is read with what it leaves out")
    func reads() throws {
        let layout = try Layout(reading: Self.home)
        #expect(layout.device == .phone && layout.population == nil && layout.targets.count == 4)
        #expect(layout.targets.map(\.name) == ["Done", "Delete", "Add a task", "Target 4"])
        #expect(layout.targets.map(\.kind) == [.action, .critical, .action, .obstacle])
        #expect(layout.targets.map(\.radius) == [12, 0, 0, 0])
    }

    @Test("is judged by the engine's own model, in millimetres of its device")
    func judges() throws {
        let layout = Layout(targets: [.init(name: "Check", x: 0, y: 0, width: 44, height: 44)])
        let side = 44 / TouchDevice.phone.pointsPerMillimeter
        let expected = TouchPopulation.child.model.outcome(
            of: 0,
            among: [TouchControl(TouchShape(x: 0, y: 0, width: side, height: side))]
        )
        let judged = layout.judged(by: .child).targets[0].outcome
        #expect((judged.missed - expected.missed).magnitude < 1e-12 && (0.15...0.18).contains(judged.missed))
        let larger = Layout(device: .tablet, targets: layout.targets).judged(by: .child).targets[0].outcome
        #expect(larger.missed < judged.missed)
    }

    @Test("tells of the worst first, and of no obstacle")
    func worst() throws {
        let judged = try Layout(reading: Self.home).judged(by: .usual)
        #expect(Set(judged.worst.prefix(2).map(\.target.name)) == ["Done", "Delete"])
        #expect(judged.worst.count == 3 && judged.worst.last?.target.name == "Add a task")
    }

    @Test("complains of those that are missed too often, with the worst one's rate and what to do")
    func complains() throws {
        let judged = try Layout(reading: Self.home).judged(by: .usual)
        let rate = try #require(judged.worst.first).outcome.missed
        #expect(
            judged.complaint(over: 4) == "2 targets are missed by more than 4 % of touches, most of all "
                + "“\(judged.worst[0].target.name)” (\(Int((rate * 100).rounded())) %). "
                + "Make it larger, or move what is near it."
        )
        #expect(judged.complaint(over: 100 * rate) == nil)
    }

    @Test("is a table of what is missed, how often another one is found, and the size")
    func text() throws {
        let text = try Layout(reading: Self.home).judged(by: .tremor).text(worst: 1)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0] == "3 targets on a phone, touched by people whose hands shake (assumed)")
        #expect(lines[2].split(separator: " ") == ["missed", "another", "points", "target"])
        #expect(lines[3].hasSuffix("24 × 24  Done") || lines[3].hasSuffix("24 × 24  Delete"))
        #expect(lines[4] == "and 2 that are missed less often")
    }

    @Test("comes back from its own JSON, with the same rates")
    func comesBack() throws {
        let judged = try Layout(reading: Self.home).judged(by: .older)
        let again = try Layout(reading: judged.json(worst: nil))
        #expect(again.population == .older && again.targets == judged.layout.targets)
        #expect(again.judged(by: .older).json(worst: nil) == judged.json(worst: nil))
        let two = try Layout(reading: judged.json(worst: 2))
        #expect(two.targets == judged.worst.prefix(2).map(\.target))
    }

    @Test("is a picture with every target in it, its name or number, rate and shade, and a list of the worst")
    func picture() throws {
        let svg = try Layout(reading: Self.home).judged(by: .usual).svg(worst: 2)
        func count(_ text: String) -> Int { svg.components(separatedBy: text).count - 1 }
        #expect(svg.contains("3 targets on a phone, touched by adults as they usually are</text>"))
        #expect(count("<g class=\"target\">") == 3 && count("<g class=\"obstacle\">\n<title>Target 4: not judged") == 1)
        #expect(count("<circle class=\"tag\"") == 4 && svg.contains("and 1 that is missed less often"))
        #expect(svg.contains("class=\"name\">Add a task</text>") && !svg.contains("class=\"name\">Delete"))
        let shades = svg.matches(of: /class="shade"[^>]*fill-opacity="([0-9.]+)"/).prefix(3).compactMap { Double($0.1) }
        #expect(shades.count == 3 && shades[1] > 2 * shades[2] && shades.allSatisfy { (0...0.62).contains($0) })
    }

    @Test("is a picture of bounded size, whatever its numbers and names are")
    func hostile() throws {
        let name = "\u{202E}<b onload=\"x\">&\u{338}<\u{338}\u{1}\n" + String(repeating: "x", count: 9000)
        let far = 100_000.0
        let layout = Layout(targets: [
            .init(name: name, x: -far, y: -far, width: far, height: far, radius: 1e300),
            .init(name: "", x: far, y: far, width: 0, height: 0),
        ])
        let svg = layout.judged(by: .usual).svg(worst: 5)
        let size = try #require(svg.firstMatch(of: /viewBox="0 0 ([0-9.]+) ([0-9.]+)"/))
        #expect(try #require(Double(size.1)) <= 1520 && #require(Double(size.2)) <= 2300)
        #expect(svg.utf8.count < 8000 && !svg.contains("<b") && svg.unicodeScalars.allSatisfy { $0.value > 8 })
        let plain = svg.unicodeScalars.filter { $0.value != 0x338 }
        #expect(String(String.UnicodeScalarView(plain)).contains("&lt;b onload=&quot;x&quot;&gt;&amp;&lt;"))
        let text = layout.judged(by: .usual).text(worst: 5)
        #expect(text.split(separator: "\n").count == 4 && text.utf8.count < 400)
    }

    @Test("is refused where it is more than a screen has, before it costs time")
    func tooMuch() throws {
        func file(_ count: Int, every step: Int) -> String {
            let targets = (0..<count).map { "{\"x\": \($0 * step), \"y\": 0, \"width\": 40, \"height\": 40}" }
            return "{\"targets\": [\n\(targets.joined(separator: ",\n"))]}"
        }
        #expect(try Layout(reading: file(1000, every: 40)).targets.count == 1000)
        #expect(refusal(file(1001, every: 40)) == "line 1: targets: 1 … 1000 targets are expected, not 1001")
        #expect(
            refusal(file(400, every: 2))
                == "line 38: targets[36]: 151 other targets lie within 30 mm of it, at most 150 are expected"
        )
    }

    private func refusal(_ text: String) -> String {
        do {
            return "read: \(try Layout(reading: text).targets.count)"
        } catch {
            return "\(error)"
        }
    }

    @Test(
        "A mistake is told with its line and with what is expected",
        arguments: [
            ("", "the file is empty"),
            ("{\"targets\": [", "line 1: this is not JSON: the end where a value is expected"),
            ("[]", "line 1: an object with “targets” is expected"),
            ("{\n\"targets\": []}", "line 2: targets: 1 … 1000 targets are expected, not 0"),
            ("{\n\"targets\": 3}", "line 2: targets: a list [ … ] is expected"),
            ("{\"targets\": [\n{\"x\": 1}]}", "line 2: targets[0]: “y” is missing"),
            (
                "{\"targets\": [\n{\"x\": 1, \"y\": 2, \"width\": -1, \"height\": 4}]}",
                "line 2: targets[0].width: -1 is outside 0 … 100000"
            ),
            (
                "{\"targets\": [\n{\"x\": 1e999, \"y\": 2, \"width\": 1, \"height\": 4}]}",
                "line 2: targets[0].x: 1e999 is outside -100000 … 100000"
            ),
            (
                "{\"targets\": [{\"x\": NaN}]}",
                "line 1: this is not JSON: “N” where a value is expected"
            ),
            (
                "{\"targets\": [{\"x\": 1, \"y\": 2, \"width\": 9,\n\"x\": 4, \"height\": 4}]}",
                "line 2: targets[0].x: it is there twice"
            ),
            (
                "{\"targets\": [\n{\"x\": 1, \"y\": 2, \"width\": \"9\", \"height\": 4}]}",
                "line 2: targets[0].width: a number is expected"
            ),
            (
                "{\"targets\": [{\"x\": 1, \"y\": 2, \"width\": 9, \"height\": 4,\n\"kind\": \"button\"}]}",
                "line 2: targets[0].kind: one of “action”, “critical”, “obstacle” is expected, not “button”"
            ),
            (
                "{\"device\": \"watch\", \"targets\": [{\"x\": 1, \"y\": 2, \"width\": 9, \"height\": 4}]}",
                "line 1: device: one of “phone”, “tablet” is expected, not “watch”"
            ),
            (
                "{\"targets\": [{\"x\": 1, \"y\": 2, \"width\": 9, \"height\": 4, \"raduis\": 3}]}",
                "line 1: targets[0].raduis: one of height, kind, missed, name, none, other, radius, width, x, y is expected"
            ),
        ]
    )
    func mistakes(text: String, says: String) { #expect(refusal(text) == says) }
}
