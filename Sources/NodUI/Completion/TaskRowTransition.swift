#if canImport(SwiftUI)
    import SwiftUI

    extension View {
        /// The row comes with scale and opacity, and goes to the trailing edge with opacity; where nothing may move, it fades.
        ///
        /// For rows in stacks. `List` moves its rows by itself; ``DepartingRows`` looks the same in both.
        public func taskRowTransition() -> some View { modifier(TaskRowTransition()) }
    }

    private struct TaskRowTransition: ViewModifier {
        private var feedback = Feedback()

        func body(content: Content) -> some View {
            content.transition(.row(RowMotion(in: feedback.context)))
        }
    }

    extension AnyTransition {
        static func row(_ motion: RowMotion) -> AnyTransition {
            asymmetric(
                insertion: .modifier(active: RowLook(look: motion.comesFrom), identity: RowLook(look: ScoreLook()))
                    .animation(.pace(motion.comes)),
                removal: .modifier(active: RowLook(look: motion.goesTo), identity: RowLook(look: ScoreLook()))
                    .animation(.pace(motion.goes))
            )
        }
    }

    extension Animation {
        static func pace(_ pace: RowMotion.Pace) -> Animation {
            switch pace {
            case .spring(let spring): Animation(spring)
            case .eased(let duration): .easeInOut(duration: duration)
            }
        }
    }

    /// A row on its way, in a form that SwiftUI animates: what a list knows of the row, as its swipe actions, stays.
    struct RowLook: ViewModifier {
        let look: ScoreLook

        func body(content: Content) -> some View {
            content
                .scaleEffect(look.scale)
                .opacity(look.opacity)
                .modifier(SlideEffect(slide: look.slide))
        }
    }

    private struct TaskRowTransitionExample: View {
        @State private var titles = ["Buy milk", "Call Anna", "Water the plants"]

        var body: some View {
            VStack(alignment: .leading) {
                ForEach(titles, id: \.self) { title in
                    CompletionCheck(title, isCompleted: false) { titles.removeAll { $0 == title } }
                        .taskRowTransition()
                }
                Button("Add") { titles.append("Task") }
            }
            .padding()
            .animation(.default, value: titles)
        }
    }

    #Preview("Task row transition") { TaskRowTransitionExample() }
    #Preview("Task row transition, dark") { TaskRowTransitionExample().preferredColorScheme(.dark) }
    #Preview("Task row transition, largest text") { TaskRowTransitionExample().dynamicTypeSize(.accessibility5) }
    #Preview("Task row transition, child profile") { TaskRowTransitionExample().feedbackProfile(.child) }
    #Preview("Task row transition, right to left") {
        TaskRowTransitionExample().environment(\.layoutDirection, .rightToLeft)
    }
#endif
