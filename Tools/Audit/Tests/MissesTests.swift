import Nod
import Testing

@testable import Audit

/// How often people would miss a target, where its size is known and nowhere else.
@Suite("Rates in messages")
struct MissesTests {
    private func messages(_ rule: any Rule.Type, _ code: String, platform: Platform = .ios) -> [String] {
        var settings = Settings()
        settings.platform = platform
        let auditor = Auditor(settings: settings, rules: [rule])
        return auditor.settle([auditor.read(path: "A.swift", text: code)]).map(\.message)
    }

    @Test("A small target says how many of their touches adults and children would miss it with")
    func small() {
        let message = """
            People miss this control with their finger: 24 × 24 points, and 44 points are needed, 28 at the very least: adults would miss it with 20 % of their touches, \
            children with 58 % (assumed); give the label .frame(minWidth: 44, minHeight: 44) and a .contentShape.
            """
        let button = #"Button(action: close) { Image(systemName: "xmark").frame(width: 24, height: 24) }"#
        #expect(messages(SmallTarget.self, button) == [message])
        let circle = "Circle().frame(width: 24, height: 24).onTapGesture { pick() }"
        #expect(messages(SmallTarget.self, circle) == [message])
    }

    @Test(
        "A small target of which one side is known, or that no finger aims at, says none",
        arguments: [
            (#"Button(action: close) { Image(systemName: "xmark").frame(width: 24) }"#, Platform.ios),
            (#"Button(action: close) { Text("Add").frame(maxWidth: .infinity).frame(height: 20) }"#, .ios),
            (#"Button(action: close) { Image("x").frame(width: 20, height: 1e300) }"#, .ios),
            (#"Button(action: close) { Image("x").frame(width: 10, height: 10) }"#, .macos),
            (#"Button(action: close) { Image("x").frame(width: 16, height: 16) }"#, .visionos),
            (#"Button(action: close) { Image("x").frame(width: 16, height: 16) }.buttonStyle(Own())"#, .ios),
        ]
    )
    func smallWithout(code: String, platform: Platform) {
        let messages = messages(SmallTarget.self, code, platform: platform)
        #expect(messages.count == 1 && !messages[0].contains("%"), "\(messages)")
    }

    @Test("The rule's own text has the same rates", arguments: [28.0, 44])
    func rationale(side: Double) throws {
        let rates = try Misses(of: square(side)).said.matches(of: /[0-9.]+ %/).map { String($0.0) }
        let parts = SmallTarget.about.rationale.split(separator: "; ", maxSplits: 1)
        let part = try #require(side == 28 ? parts.first : parts.last)
        #expect(rates.count == 2 && rates.allSatisfy(part.contains), "\(rates)")
    }

    private func square(_ side: Double) throws -> Misses.Size { try #require(Misses.Size(width: side, height: side)) }

    @Test("Crowded targets say it of the neighbours that are hit most for each other, in a row and in a column")
    func crowded() throws {
        func image(_ side: Int) -> String { "Image(a).resizable().frame(width: \(side), height: \(side))" }
        func button(_ side: Int) -> String { "Button(action: { a(\(side)) }) { \(image(side)) }" }
        let row = messages(CrowdedTargets.self, "HStack(spacing: 4) { \(button(40)); \(button(40)); \(button(20)) }")
        let expected = try #require(Misses(of: square(40), and: square(20), gap: 4, inRow: true)).said
        #expect(row.count == 1 && row[0].contains("press its neighbour: \(expected); leave 8 points between them"))
        let column = messages(
            CrowdedTargets.self,
            "VStack(spacing: 2) { \(button(24)).padding(.bottom, 1); \(image(24)).onTapGesture { b() }.padding(.top, 1) }"
        )
        let upright = try #require(Misses(of: square(24), and: square(24), gap: 4, inRow: false)).said
        #expect(column.count == 1 && column[0].contains(upright) && upright != expected)
    }

    @Test("Their rates are the engine's, of the one of the two whose touches hit the other more often")
    func engine() throws {
        let small = try #require(Misses.Size(width: 20, height: 24))
        let large = try #require(Misses.Size(width: 40, height: 30))
        let expected = Misses(of: small, and: large, gap: 3, inRow: true)
        let turned = Misses(of: large, and: small, gap: 3, inRow: true)
        let scale = TouchDevice.phone.pointsPerMillimeter
        let controls = [(0.0, 3.0, 20.0, 24.0), (23.0, 0.0, 40.0, 30.0)].map { x, y, width, height in
            TouchControl(TouchShape(x: x / scale, y: y / scale, width: width / scale, height: height / scale))
        }
        let outcome = TouchPopulation.usual.model.outcome(of: 0, among: controls)
        let said =
            "\(Int((outcome.missed * 100).rounded())) % of their touches and hit the other with "
            + "\((outcome.other * 1000).rounded() / 10) %"
        #expect(expected?.said.contains(said) == true, "\(expected?.said ?? "")")
        #expect(turned != nil && turned?.isWorse(than: Misses(of: small)) == true)
    }

    @Test(
        "Crowded targets of unknown size or place say none",
        arguments: [
            (#"HStack(spacing: 4) { Button("A") { a() }; Button("B") { b() } }"#, Platform.ios),
            ("HStack(spacing: 4) { Button(action: a) { Image(a).frame(width: 24) }; \(other) }", .ios),
            ("HStack(spacing: 4) { \(sized).frame(width: 30); \(other) }", .ios),
            ("HStack(spacing: 4) { \(sized).contentShape(Rectangle()); \(other) }", .ios),
            ("HStack(spacing: 4) { \(sized).padding(.top, 9); \(other) }", .ios),
            ("HStack(alignment: .top, spacing: 4) { \(sized); \(tall) }", .ios),
            ("HStack(spacing: 4) { \(sized); \(other) }", .watchos),
        ]
    )
    func crowdedWithout(code: String, platform: Platform) {
        let messages = messages(CrowdedTargets.self, code, platform: platform)
        #expect(messages.count == 1 && !messages[0].contains("%"), "\(messages)")
    }

    private static let sized = "Button(action: a) { Image(a).frame(width: 24, height: 24) }"
    private static let other = "Button(action: b) { Image(b).frame(width: 24, height: 24) }"
    private static let tall = "Button(action: c) { Image(a).frame(width: 24, height: 30) }"
}
