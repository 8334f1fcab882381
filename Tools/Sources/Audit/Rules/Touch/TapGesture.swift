import SwiftSyntax

/// A tap gesture does what a button is for, without what a button brings.
enum TapGesture: Rule {
    static let about = RuleDescription(
        id: "tap-gesture",
        title: "Tap gesture where a button belongs",
        rationale: """
            VoiceOver reads a view with a tap gesture as plain text, a keyboard and Switch Control cannot reach it, and it shows no press. \
            A Button has the trait, the focus and the press.
            """,
        source: "seed 003; WCAG 2.1.1, 4.1.2",
        blindSpots: "A gesture added by a modifier of the project's own.",
        triggering: [
            """
            struct Row: View {
                var body: some View {
                    Text("Open").↓onTapGesture { open() }
                }
            }
            """
        ],
        nonTriggering: [
            """
            struct Row: View {
                var body: some View {
                    Button("Open") { open() }
                }
            }
            """,
            """
            struct Row: View {
                var body: some View {
                    Text("Open").onTapGesture { open() }.accessibilityAddTraits(.isButton)
                }
            }
            """,
        ]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        for use in file.modifiers("onTapGesture") where !use.chain.has("accessibilityAddTraits") {
            report.finding(
                at: use.modifier.call.nameToken,
                "VoiceOver and keyboards do not find what only a tap gesture opens: write a Button with a style"
            )
        }
    }
}
