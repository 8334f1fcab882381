// MARK: - sheet that scales in
struct WelcomeSheet: View {
    @State private var hasAppeared = false

    var body: some View {
        VStack { Text("Welcome") }
            .scaleEffect(hasAppeared ? 1 : 0.6)
            .onAppear {
                ↓withAnimation(.spring(response: 0.35, dampingFraction: 0.8)) {
                    hasAppeared = true
                }
            }
    }
}
// MARK: - picture that flips in a label builder
struct SectionHeader: View {
    @Binding var isCollapsed: Bool
    let title: String

    var body: some View {
        Button(action: flip) { label }
    }

    @ViewBuilder private var label: some View {
        HStack {
            Text(title)
            Image("cover").rotation3DEffect(isCollapsed ? .zero : .degrees(180), axis: (x: 1, y: 0, z: 0))
        }
    }

    private func flip() {
        ↓withAnimation { isCollapsed.toggle() }
    }
}
// MARK: - toast sliding from below
struct ToastHost: View {
    @EnvironmentObject var toasts: ToastStore

    var body: some View {
        ZStack(alignment: .bottom) {
            Color.clear
            if let toast = toasts.current {
                Text(toast.title)
                    .padding()
                    .transition(.asymmetric(insertion: .move(edge: .bottom), removal: .opacity))
            }
        }
        .↓animation(.easeInOut(duration: 0.2), value: toasts.current)
    }
}
// MARK: - switch over a step
struct Wizard: View {
    enum Step { case name, age }
    @State private var step = Step.name

    var body: some View {
        VStack {
            switch step {
            case .name: Text("Name").transition(.slide)
            case .age: Text("Age").transition(.push(from: .trailing))
            }
            Button("Next") { ↓withAnimation(.snappy) { step = .age } }
        }
    }
}
// MARK: - computed angle
struct Dial: View {
    @State private var value = 0.3

    private var angle: Angle { .degrees(value * 270 - 135) }

    var body: some View {
        Capsule()
            .frame(width: 4, height: 40)
            .rotationEffect(angle)
            .↓animation(.interpolatingSpring(stiffness: 120, damping: 14), value: value)
    }
}
// MARK: - poster that grows
struct Poster: View {
    @State private var isLarge = false

    var body: some View {
        RoundedRectangle(cornerRadius: 12)
            .shadow(radius: isLarge ? 8 : 2)
            .scaleEffect(isLarge ? 2.5 : 1, anchor: .center)
            .onChange(of: news) { ↓withAnimation(.easeOut) { isLarge = true } }
    }
}
// MARK: - matched underline
struct TabStrip: View {
    @Namespace private var space
    @State private var selected = 0

    var body: some View {
        HStack {
            ForEach(0..<3) { index in
                Button("Tab \(index)") { ↓withAnimation(.spring()) { selected = index } }
                    .background {
                        if selected == index { Capsule().matchedGeometryEffect(id: "line", in: space) }
                    }
            }
        }
    }
}
// MARK: - shake by keyframes
struct CodeField: View {
    @State private var attempts = 0

    var body: some View {
        Text("••••")
            .↓keyframeAnimator(initialValue: 0.0, trigger: attempts) { content, x in
                content.offset(x: x)
            } keyframes: { _ in
                KeyframeTrack { SpringKeyframe(12, duration: 0.1); SpringKeyframe(0, duration: 0.2) }
            }
    }
}
// MARK: - body form of animation
struct Star: View {
    let isFavourite: Bool

    var body: some View {
        Image(systemName: "star")
            .↓animation(.bouncy) { $0.scaleEffect(isFavourite ? 1.3 : 1) }
    }
}
// MARK: - own transition token
extension AnyTransition {
    static var cardEntry: AnyTransition { .scale(scale: 0.8).combined(with: .opacity) }
}
struct Deck: View {
    @State private var cards: [Card] = []

    var body: some View {
        ZStack {
            ForEach(cards) { card in CardView(card: card).transition(.cardEntry) }
        }
        .toolbar { Button("Deal") { ↓withAnimation { cards.append(Card()) } } }
    }
}
// MARK: - gate read but not used here
struct Mixed: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var isOpen = false
    @State private var isLoud = false

    var body: some View {
        Text("a").offset(y: isOpen ? 0 : 40).animation(reduceMotion ? nil : .default, value: isOpen)
        Text("b").scaleEffect(isLoud ? 1.5 : 1).↓animation(.default, value: isLoud)
    }
}
// MARK: - model of the view in the value
struct Player: View {
    @StateObject private var model = PlayerModel()

    var body: some View {
        Artwork()
            .position(x: model.isExpanded ? 200 : 40, y: 80)
            .↓animation(Animation.smooth.speed(1.2), value: model.isExpanded)
    }
}
