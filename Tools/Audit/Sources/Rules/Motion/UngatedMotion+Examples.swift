extension UngatedMotion {
    static let triggering: Examples = #"""
        struct Row: View {
            @State private var isOpen = false
            var body: some View {
                Button("More") { ↓withAnimation(.spring()) { isOpen.toggle() } }
                Panel().scaleEffect(isOpen ? 1 : 0.5)
            }
        }

        struct Badge: View {
            let count: Int
            var body: some View {
                Text("\(count)")
                    .scaleEffect(count > 0 ? 1 : 0.2)
                    .↓animation(.snappy, value: count)
            }
        }

        struct Banner: View {
            @State private var message: String?
            var body: some View {
                VStack {
                    if let message { Text(message).padding().transition(.move(edge: .top).combined(with: .opacity)) }
                }
                .↓animation(.easeOut, value: message)
            }
        }

        struct Drawer: View {
            @State private var isOpen = false
            private var distance: CGFloat { isOpen ? 0 : 300 }
            var body: some View {
                Panel().offset(x: distance)
                Button("Open") { open() }
            }
            func open() { ↓withAnimation { isOpen = true } }
        }

        struct Wiggle: View {
            @State private var trigger = 0
            var body: some View {
                Text("New").↓phaseAnimator([0.0, 10.0], trigger: trigger) { view, angle in
                    view.rotationEffect(.degrees(angle))
                }
            }
        }

        struct Toggled: View {
            @State private var isOn = false
            var body: some View {
                Toggle("More", isOn: $isOn.↓animation(.spring()))
                if isOn { Details().transition(.slide) }
            }
        }

        struct Parent: View {
            @State private var isOpen = false
            var body: some View {
                Button("More") { ↓withAnimation { isOpen.toggle() } }
                Card(isOpen: isOpen)
            }
        }
        // other file
        struct Card: View {
            let isOpen: Bool
            var body: some View { Image("a").rotation3DEffect(.degrees(isOpen ? 180 : 0), axis: (x: 0, y: 1, z: 0)) }
        }

        struct Switch: View {
            @Binding var isOpen: Bool
            var body: some View { Button("More") { ↓withAnimation { isOpen.toggle() } } }
        }
        // other file
        struct Drawer: View {
            @State private var isOpen = false
            var body: some View {
                Switch(isOpen: $isOpen)
                if isOpen { Panel().transition(.move(edge: .top)) }
            }
        }

        struct Cards: View {
            @State private var open: Set<Int> = []
            var body: some View {
                Button("More") { ↓withAnimation { open.insert(1) } }
                if shows(1) { Panel().transition(.move(edge: .top)) }
            }
            private func shows(_ card: Int) -> Bool { open.contains(card) }
        }

        struct Tour: View {
            @State private var page = 0
            var body: some View {
                TabView(selection: $page) { Text("a").tag(0) }.tabViewStyle(.page)
                Button("Skip") { ↓withAnimation { page = 5 } }
            }
        }

        struct Welcome: View {
            @State private var isShown = false
            var body: some View {
                VStack { if isShown { Image("cat").transition(.cardEntry) } }
                    .onAppear { ↓withAnimation { isShown = true } }
            }
        }
        // other file
        struct Zoomed: ViewModifier {
            let isActive: Bool
            func body(content: Content) -> some View { content.scaleEffect(isActive ? 1 : 0.5) }
        }
        extension AnyTransition {
            static var cardEntry: AnyTransition { .modifier(active: Zoomed(isActive: false), identity: Zoomed(isActive: true)) }
        }

        struct Pager: View {
            @State private var index = 0
            var body: some View {
                GeometryReader { proxy in
                    HStack { Pages() }.offset(x: -CGFloat(index) * proxy.size.width).↓animation(.snappy, value: index)
                }
            }
        }

        struct Flight: View {
            @State private var y = 0.0
            var body: some View { Image("bird").offset(y: y).onAppear { ↓withAnimation { y = -UIScreen.main.bounds.height } } }
        }

        struct Window: View {
            @State private var action = Action()
            var body: some View {
                GeometryReader { geo in
                    let frame = action.frame(in: CGRect(origin: .zero, size: geo.size))
                    Panel().offset(x: frame.origin.x).↓animation(.smooth, value: frame)
                }
            }
        }

        struct Toast: View {
            @State private var isShown = false
            var body: some View {
                ZStack { if isShown { toast } }.↓animation(.spring(), value: isShown)
            }
            private var toast: some View { HStack { Text("Saved"); Icon() }.transition(.move(edge: .bottom)) }
        }

        struct Target: View {
            @State private var isHovered = false
            @State private var hasAppeared = false
            var body: some View {
                Badge().scaleEffect(hasAppeared ? isHovered ? 1.1 : 1 : 0.1)
                    .↯animation(.snappy, value: isHovered)
                    .↓animation(.bouncy, value: hasAppeared)
            }
        }
        """#
}
