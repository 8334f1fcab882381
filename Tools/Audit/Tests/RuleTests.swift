import Foundation
import Testing

@testable import Audit

/// Fixes, settings and messages.
@Suite("Rules, further")
struct RuleTests {
    private func found(_ rule: any Rule.Type, _ text: String, _ settings: Settings = Settings()) -> [Finding] {
        let auditor = Auditor(settings: settings, rules: [rule])
        return auditor.settle([auditor.read(path: "A.swift", text: text)])
    }

    private func fixed(_ rule: any Rule.Type, _ text: String) -> String { Fixer.fix(text, found(rule, text)).text }

    private static let view = """
        struct Header: View {
            var body: some View {
                HStack {
                    Text("Filter").padding(8)
                    Image(systemName: "chevron.right")
                }
                .contentShape(Rectangle())
                .onTapGesture {
                    isOpen.toggle()
                    load()
                }
            }
        }

        """
    private static let button = """
        struct Header: View {
            var body: some View {
                Button {
                    isOpen.toggle()
                    load()
                } label: {
                    HStack {
                        Text("Filter").padding(8)
                        Image(systemName: "chevron.right")
                    }
                    .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
            }
        }

        """

    @Test("A tap becomes a plain button, also where lines end with CR LF", arguments: ["\n", "\r\n"])
    func tapFix(newline: String) {
        func lines(_ text: String) -> String { text.replacing("\n", with: newline) }
        #expect(fixed(TapGesture.self, lines(Self.view)) == lines(Self.button))
        #expect(
            fixed(TapGesture.self, "let a = Text(\"Open\").onTapGesture { open() }")
                == "let a = Button { open() } label: { Text(\"Open\") }.buttonStyle(.plain)"
        )
    }

    @Test("A tap on what a button might draw otherwise is left as it is")
    func noTapFix() {
        for text in ["let a = Text(body).onTapGesture { open() }", "let a = Row().onTapGesture { open() }"] {
            #expect(fixed(TapGesture.self, text) == text)
        }
    }

    @Test(
        "A content shape is laid out like the gesture after it, also where lines end with CR LF",
        arguments: ["\n", "\r\n"]
    )
    func shapeFix(newline: String) {
        let text = ["HStack {", "    Text(title)", "    Spacer()", "}", ".onTapGesture { open() }"]
        var fixedText = text
        fixedText.insert(".contentShape(Rectangle())", at: 4)
        #expect(fixed(ShapelessTap.self, text.joined(separator: newline)) == fixedText.joined(separator: newline))
    }

    @Test("A haptic asks for the new value")
    func hapticFix() {
        #expect(
            fixed(HapticOnUndo.self, "let a = b.sensoryFeedback(.success, trigger: status == .done)")
                == "let a = b.sensoryFeedback(trigger: status == .done) { _, isOn in isOn ? .success : nil }"
        )
    }

    @Test("A small target's message has its size and the size that is needed; children need more")
    func targets() {
        let code = "let a = Circle().frame(width: 24, height: 24).onTapGesture { pick() }"
        #expect(
            found(SmallTarget.self, code).map(\.message) == [
                """
                At 24 × 24 points, this is easy to miss with a finger; 44 are needed, 28 at the very least: \
                give the label .frame(minWidth: 44, minHeight: 44) and a .contentShape.
                """
            ]
        )
        let usual = code.replacing("24", with: "44")
        #expect(found(SmallTarget.self, usual).isEmpty)
        var child = Settings()
        child.profile = .child
        let messages = found(SmallTarget.self, usual, child).map(\.message)
        #expect(
            messages.count == 1
                && messages[0].contains("44 × 44 points, this is easy to miss with a finger; 48 are needed:")
        )
    }

    @Test("On a Mac a pointer hits smaller targets, and text has one size")
    func mac() {
        var mac = Settings()
        mac.platform = .macos
        let code = "let a = Button(action: add) { Image(\"plus\").frame(width: 14, height: 14) }"
        #expect(found(SmallTarget.self, code, mac).isEmpty)
        #expect(found(SmallTarget.self, code.replacing("14", with: "10"), mac).count == 1)
        #expect(found(FixedFontSize.self, "let a = Text(b).font(.system(size: 15))").count == 1)
    }

    @Test("A label in another file clears a control, and a container of another module may")
    func elsewhere() {
        let auditor = Auditor(rules: [EmptyLabel.self])
        func findings(_ texts: String...) -> Int {
            auditor.settle(texts.enumerated().map { auditor.read(path: "\($0).swift", text: $1) }).count
        }
        let toggle = "struct Mute: View { var body: some View { Toggle(\"\", isOn: $isOn) } }"
        #expect(findings(toggle) == 1)
        #expect(findings(toggle, "let a = Mute().accessibilityLabel(\"Mute\")") == 0)
        let row = "struct A: View { var body: some View { Row { Toggle(\"\", isOn: $isOn) } } }"
        #expect(findings(row) == 0)
        #expect(
            findings(row, "struct Row<Content: View>: View { let content: Content; var body: some View { content } }")
                == 1
        )
    }

    @Test("Colours of asset catalogs and of other files are known")
    func palette() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Brand Color.colorset"),
            withIntermediateDirectories: true
        )
        let color = #"{"red": "0xEB", "green": "0xA7", "blue": "0.17"}"#
        let files = [
            "Brand Color.colorset/Contents.json":
                #"{"colors": [{"idiom": "universal", "color": {"components": \#(color)}}]}"#,
            "Theme.swift": "enum Theme { static let pale = Color(hex: \"DDDDDD\") }",
            "Views.swift": """
            let a = Text(b).foregroundStyle(.white).background(.brand)
            let c = Text(b).foregroundColor(Theme.pale)
            """,
        ]
        for (name, text) in files {
            try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        var discovery = Discovery(workingDirectory: folder.path)
        discovery.add(".")
        var auditor = Auditor(rules: [LowContrast.self, FaintText.self])
        auditor.settings.palette = Palette(colorsets: discovery.colorsets)
        let findings = auditor.settle(AuditRun(auditor: auditor, files: discovery.files).results())
        #expect(findings.map(\.rule) == ["low-contrast", "faint-text"])
    }

    @Test("Each rule names a text that everyone can look up, and what it cannot see")
    func sources() {
        #expect(Catalog.rules.allSatisfy { !$0.about.source.isEmpty && !$0.about.blindSpots.isEmpty })
    }
}
