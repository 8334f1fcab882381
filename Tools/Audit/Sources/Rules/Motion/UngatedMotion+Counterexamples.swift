extension UngatedMotion {
    static let nonTriggering: Examples = #"""
        struct Row: View {
            @Environment(\.accessibilityReduceMotion) private var reduceMotion
            @State private var isOpen = false
            var body: some View {
                Button("More") { withAnimation(reduceMotion ? nil : .spring()) { isOpen.toggle() } }
                Panel().offset(x: isOpen ? 0 : 300)
            }
        }

        struct Fade: View {
            @State private var isOpen = false
            var body: some View {
                Text("More").opacity(isOpen ? 1 : 0).foregroundStyle(isOpen ? .red : .blue)
                    .animation(.easeOut, value: isOpen)
            }
        }

        struct Row: View {
            @State private var isOpen = false
            var body: some View {
                Text("More").offset(y: isOpen ? 0 : 200).animation(.elementDefault, value: isOpen)
            }
        }
        // other file
        extension Animation {
            static var elementDefault: Animation { UIAccessibility.isReduceMotionEnabled ? .linear(duration: 0) : .default }
        }

        func withElementAnimation(_ body: () -> Void) {
            if UIAccessibility.isReduceMotionEnabled { body() } else { withAnimation { body() } }
        }
        struct Row: View {
            @State private var isOpen = false
            var body: some View {
                Button("More") { withElementAnimation { isOpen.toggle() } }
                Text("More").offset(y: isOpen ? 0 : 200)
            }
        }

        struct Outside: View {
            @State private var isOpen = false
            @State private var isRed = false
            var body: some View {
                Text("More")
                    .foregroundStyle(isRed ? .red : .blue)
                    .animation(.easeOut, value: isRed)
                    .offset(y: isOpen ? 0 : 200)
            }
        }

        struct After: View {
            @State private var isOpen = false
            var body: some View {
                Text("More").opacity(isOpen ? 1 : 0).animation(.easeOut, value: isOpen).offset(y: isOpen ? 0 : 200)
            }
        }

        struct Pressed: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                    .scaleEffect(configuration.isPressed ? 0.97 : 1)
                    .↯animation(.spring(response: 0.3, dampingFraction: 0.85), value: configuration.isPressed)
            }
        }

        struct Guarded: View {
            @Environment(\.accessibilityReduceMotion) private var reduceMotion
            @State private var scale = 1.0
            var body: some View {
                Text("1").scaleEffect(scale).onTapGesture { bounce() }
            }
            func bounce() {
                guard !reduceMotion else { return }
                withAnimation(.spring()) { scale = 2 }
            }
        }

        struct Still: View {
            @State private var isOpen = false
            var body: some View {
                Text("More").offset(y: 4).animation(.easeOut, value: isOpen)
                Text("Less").offset(y: isOpen ? 0 : 200).animation(nil, value: isOpen)
            }
        }

        struct Parent: View {
            @State private var isOpen = false
            var body: some View {
                Button("More") { withAnimation { isOpen.toggle() } }
                Chevron(isOpen: isOpen)
                Fading(isOpen: isOpen)
                Own(isOpen: isOpen)
            }
        }
        // other file
        struct Chevron: View {
            @Environment(\.accessibilityReduceMotion) private var reduceMotion
            let isOpen: Bool
            var body: some View { Image("a").rotationEffect(.degrees(isOpen && !reduceMotion ? 360 : 0)) }
        }
        struct Fading: View {
            let isOpen: Bool
            var body: some View { Image("a").opacity(isOpen ? 1 : 0) }
        }
        struct Own: View {
            @Environment(\.accessibilityReduceMotion) private var reduceMotion
            let isOpen: Bool
            var body: some View { Image("a").offset(x: isOpen ? 90 : 0).animation(reduceMotion ? nil : .default, value: isOpen) }
        }

        struct Substituted: View {
            @Environment(\.accessibilityReduceMotion) private var reduceMotion
            @State private var isShown = false
            var body: some View {
                VStack {
                    if isShown { Panel().transition(reduceMotion ? .opacity : .move(edge: .top)) }
                }
                .animation(.easeOut, value: isShown)
            }
        }

        struct Disclosure: View {
            @State private var isOpen = false
            var body: some View {
                Button("More") { ↯withAnimation { isOpen.toggle() } }
                Image(systemName: "chevron.down").rotationEffect(.degrees(isOpen ? 180 : 0))
            }
        }

        struct Gentle: View {
            @State private var isShown = false
            var body: some View {
                Text("Hello").opacity(isShown ? 1 : 0).offset(y: isShown ? 0 : 20).↯animation(.easeOut, value: isShown)
                Card().scaleEffect(isShown ? 1 : 0.9).↯animation(.easeOut, value: isShown)
                Circle().frame(width: 8, height: 8).scaleEffect(isShown ? 1 : 0.2).↯animation(.easeOut, value: isShown)
            }
        }

        struct Swiped: View {
            @State private var x = 0.0
            var body: some View {
                Row().offset(x: x)
                    .gesture(DragGesture().onChanged { x = $0.translation.width }.onEnded { _ in ↯withAnimation { x = 400 } })
            }
        }

        struct Field: View {
            @State private var error: String?
            var body: some View {
                VStack {
                    if let error { Text(error).transition(.move(edge: .top)) }
                    if error != nil { Text("!").transition(.scale) }
                }
                .↯animation(.easeOut, value: error)
            }
        }

        struct Still: View {
            @State private var isShown = false
            @State private var scale = 1.0
            var body: some View {
                if isShown { VStack { Panel().transition(.slide) } }
                if isShown { Panel().transition(.slide).animation(.easeOut, value: isShown) }
                Card().scaleEffect(scale).offset(y: isShown ? 0 : 90)
                    .onAppear { ↯withAnimation { scale = 1 } }
                    .onTapGesture { withAnimation(.linear(duration: 0)) { isShown = true } }
            }
        }

        struct Swipe: View {
            @State private var page = 0
            var body: some View { TabView(selection: $page) { Text("a") }.tabViewStyle(.page).animation(.easeOut, value: page) }
        }

        struct Badge: View {
            let count: Int
            var body: some View {
                Text("\(count)")
                    .scaleEffect(count > 0 ? 1 : 0.2)
                    .↯animation(.snappy, value: count)
            }
        }

        struct Banner: View {
            @State private var message: String?
            var body: some View {
                VStack {
                    if let message { Text(message).padding().transition(.move(edge: .top).combined(with: .opacity)) }
                }
                .↯animation(.easeOut, value: message)
            }
        }

        struct Wiggle: View {
            @State private var trigger = 0
            var body: some View {
                Text("New").↯phaseAnimator([0.0, 10.0], trigger: trigger) { view, angle in
                    view.rotationEffect(.degrees(angle))
                }
            }
        }

        struct Toast: View {
            @State private var isShown = false
            var body: some View {
                ZStack { if isShown { toast } }.↯animation(.spring(), value: isShown)
            }
            private var toast: some View { HStack { Text("Saved"); Icon() }.transition(.move(edge: .bottom)) }
        }

        struct Brief: View {
            @State private var isOpen = false
            var body: some View { Panel().offset(x: isOpen ? 0 : 400).animation(.easeOut(duration: 0.14), value: isOpen) }
        }

        struct TabBar: View {
            @State private var isHidden = false
            @Namespace private var space
            var body: some View {
                HStack { Text("a") }.offset(y: isHidden ? 300 : 0).↯animation(.spring(), value: isHidden)
                if isHidden { Capsule().frame(height: 2).matchedGeometryEffect(id: "line", in: space).↯animation(.spring(), value: isHidden) }
            }
        }

        struct Results: View {
            @State private var isOpen = false
            var body: some View {
                VStack {
                    if isOpen { ScrollView(.horizontal) { Text("a") }.transition(.move(edge: .top)) }
                    if isOpen { SuccessCard().transition(.scale(scale: 0.7)) }
                }
                .↯animation(.spring(), value: isOpen)
            }
        }
        """#
}
