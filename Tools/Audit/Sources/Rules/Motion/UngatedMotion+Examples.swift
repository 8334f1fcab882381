extension UngatedMotion {
    static let triggering: Examples = #"""
        struct Poster: View {
            @State private var isOpen = false
            var body: some View {
                Button("More") { ↓withAnimation(.spring()) { isOpen.toggle() } }
                Panel().frame(height: 240).scaleEffect(isOpen ? 1 : 0.5)
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

        struct Toggled: View {
            @State private var isOn = false
            var body: some View {
                Toggle("More", isOn: $isOn.↓animation(.spring()))
                if isOn { List { Text("a") }.transition(.slide) }
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
                if isOpen { FilterSheet().transition(.move(edge: .top)) }
            }
        }

        struct Cards: View {
            @State private var open: Set<Int> = []
            var body: some View {
                Button("More") { ↓withAnimation { open.insert(1) } }
                if shows(1) { panel.transition(.move(edge: .top)) }
            }
            private var panel: some View { VStack { Text("a"); ScrollView { Text("b") } } }
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
                VStack { if isShown { Image("cat").frame(maxHeight: .infinity).transition(.cardEntry) } }
                    .onAppear { ↓withAnimation { isShown = true } }
            }
        }
        // other file
        struct Shifted: ViewModifier {
            let isActive: Bool
            func body(content: Content) -> some View { content.offset(y: isActive ? 0 : 500) }
        }
        extension AnyTransition {
            static var cardEntry: AnyTransition { .modifier(active: Shifted(isActive: false), identity: Shifted(isActive: true)) }
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

        struct Target: View {
            @State private var isHovered = false
            @State private var hasAppeared = false
            var body: some View {
                Card().scaleEffect(hasAppeared ? isHovered ? 1.1 : 1 : 0.1)
                    .↯animation(.snappy, value: isHovered)
                    .↓animation(.bouncy, value: hasAppeared)
            }
        }

        struct Browser: View {
            @State private var isOpen = false
            var body: some View {
                ZStack { if isOpen { Details().transition(.move(edge: .bottom)) } }.↓animation(.smooth, value: isOpen)
            }
        }
        // other file
        struct Details: View { var body: some View { NavigationStack { Text("a") } } }

        struct Side: View {
            @State private var isOpen = false
            var body: some View {
                GeometryReader { geometry in
                    if isOpen {
                        HStack { VStack { Text("a") }.frame(width: 90, height: geometry.size.height) }.transition(.move(edge: .leading))
                    }
                }
                .↓animation(.easeOut, value: isOpen)
            }
        }
        """#
}
