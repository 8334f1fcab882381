import SwiftSyntax

/// Something moves for ever, for everyone.
enum EndlessAnimation: Rule {
    static let about = RuleDescription(
        id: "endless-animation",
        title: "Endless motion without a Reduce Motion gate",
        standing: .optIn,
        rationale: """
            What moves without end draws the eye from what people read, makes some of them sick, and drains the battery; who asked for less \
            motion must get none, and everyone must be able to stop what lasts over 5 seconds.
            """,
        source: "seed 001; WCAG 2.2.2, 2.3.3",
        blindSpots:
            "Endless timelines and timers; an animation made in one type and used in another. A sign of progress, what is smaller than 60 points, a mere fading, and what certainly moves by less than 6 points, 8 degrees or a twentieth of its size are not judged.",
        message:
            "People who asked for less motion see it move for ever: animate with `accessibilityReduceMotion ? nil : …`",
        doubt: "whether this says that something goes on is not to be seen",
        triggering: """
            struct Pulse: View {
                @State private var isBig = false
                var body: some View {
                    Circle().scaleEffect(isBig ? 1.2 : 1)
                        .animation(.easeInOut(duration: 1).↓repeatForever(), value: isBig)
                        .onAppear { isBig = true }
                }
            }

            struct Sun: View {
                @State private var angle = 0.0
                var body: some View {
                    Image("sun").rotationEffect(.degrees(angle))
                        .onAppear { withAnimation(.linear(duration: 8).↓repeatForever(autoreverses: false)) { angle = 360 } }
                }
            }

            struct Hint: View {
                @State private var y = 0.0
                var body: some View { Image("arrow").offset(y: y).onAppear { start() } }
                func start() { withAnimation(Animation.easeIn.↓repeatForever()) { y = 10 } }
            }

            struct Heart: View {
                @State private var isBig = false
                var body: some View {
                    Image(systemName: "heart").font(.system(size: 80)).scaleEffect(isBig ? 1.2 : 1)
                        .animation(.easeInOut.↓repeatForever(), value: isBig)
                }
            }

            struct Cloud: View {
                @State private var isAway = false
                private var drift: Animation { .linear(duration: 20).↓repeatForever(autoreverses: false) }
                var body: some View { Image("cloud").offset(x: isAway ? 400 : 0).animation(drift, value: isAway) }
            }

            struct Old: View {
                @State private var isUp = false
                var body: some View { Image("a").offset(y: isUp ? 9 : 0).animation(.easeInOut.delay(1).↓repeatForever()) }
            }

            struct Buoy: View {
                @State private var height: CGFloat = -4
                var body: some View { Image("buoy").offset(y: height).onAppear { withAnimation(.easeIn.↓repeatForever()) { height = 2 } } }
            }

            struct Spiral: View {
                @State private var turn = 0.0
                var body: some View {
                    Image("spiral").rotationEffect(.degrees(turn)).onReceive(clock) { _ in withAnimation(.linear.↓repeatForever()) { turn += 9 } }
                }
            }

            struct Marker: View {
                @State private var x = 0.0
                var body: some View {
                    Slider(value: $x, in: 0...300).onAppear { x = 4 }
                    Image("pin").offset(x: x).animation(.easeIn.↓repeatForever(), value: x)
                }
            }

            struct Headline: View {
                @State private var place: CGFloat = 0
                let width: CGFloat
                var body: some View { Text(title).offset(x: place).onAppear { withAnimation(.linear(duration: 9).↓repeatForever()) { place = -width } } }
            }

            struct Bell: View {
                @State private var isLeft = false
                var body: some View { Image("bell").scaleEffect(isLeft ? 0.95 : 1).animation(.easeIn.↓repeatForever(), value: isLeft) }
            }
            """,
        nonTriggering: #"""
            struct Pulse: View {
                @Environment(\.accessibilityReduceMotion) private var reduceMotion
                @State private var isBig = false
                var body: some View {
                    Circle().scaleEffect(isBig ? 1.2 : 1)
                        .animation(reduceMotion ? nil : .easeInOut.repeatForever(), value: isBig)
                }
            }

            struct Pulse: View {
                @Environment(\.accessibilityReduceMotion) private var reduceMotion
                @State private var isBig = false
                var body: some View { Circle().scaleEffect(isBig ? 1.2 : 1).onAppear { start() } }
                func start() {
                    if reduceMotion { return }
                    withAnimation(.easeInOut.repeatForever()) { isBig = true }
                }
            }

            struct Blink: View {
                @State private var isOn = false
                var body: some View { Circle().opacity(isOn ? 1 : 0.4).animation(.easeInOut.repeatForever(), value: isOn) }
            }

            struct Spinner: View {
                @State private var angle = 0.0
                var body: some View { Circle().rotationEffect(.degrees(angle)).animation(.linear.↯repeatForever(), value: angle) }
            }

            struct Pulse: View {
                @State private var isBig = false
                var body: some View { Circle().scaleEffect(isBig ? 1.2 : 1).onAppear { withElementAnimation(.easeIn.repeatForever()) { isBig = true } } }
            }
            func withElementAnimation(_ animation: Animation, _ body: () -> Void) {
                withAnimation(UIAccessibility.isReduceMotionEnabled ? nil : animation, body)
            }

            func spin() { node.runAction(.repeatForever(.rotateBy(x: 0, y: 1, z: 0, duration: 1))) }

            struct A: View { @State var isOn = false; var body: some View { Circle().scaleEffect(isOn ? 1 : 2).animation(.easeIn.repeatCount(2), value: isOn) } }

            struct Sync: View {
                @Binding var isSyncing: Bool
                var body: some View {
                    Image(systemName: "arrow.2.circlepath").rotationEffect(.degrees(isSyncing ? 360 : 0))
                        .animation(isSyncing ? .linear.repeatForever(autoreverses: false) : .default, value: isSyncing)
                    Image(systemName: "gear").resizable().scaledToFit().frame(width: 20).rotationEffect(.degrees(isSyncing ? 360 : 0))
                        .animation(isSyncing ? .linear.repeatForever(autoreverses: false) : .default, value: isSyncing)
                    Circle().frame(width: 8, height: 8).scaleEffect(isSyncing ? 1 : 0.5)
                        .animation(.easeInOut.repeatForever(), value: isSyncing)
                }
            }

            struct Pulse: View {
                @State private var isBig = false
                var body: some View { Circle().scaleEffect(isBig ? 1.2 : 1).animation(.easeIn.repeatForever().whenMoving(), value: isBig) }
            }
            // other file
            extension Animation { func whenMoving() -> Animation? { UIAccessibility.isReduceMotionEnabled ? nil : self } }

            struct Portrait: View {
                @State private var isBreathing = false
                var body: some View {
                    Image("portrait").scaleEffect(x: 1, y: isBreathing ? 1.03 : 1, anchor: .bottom).offset(y: isBreathing ? (-2) : 2)
                        .rotationEffect(.degrees(isBreathing ? 3 : -3))
                        .animation(.easeInOut(duration: 3).repeatForever(), value: isBreathing)
                }
            }

            struct Tide: View {
                @State private var level: CGFloat = 0
                var body: some View {
                    Image("water").offset(y: level).onAppear { withAnimation(.linear(duration: 5).repeatForever()) { level = 5 } }
                }
            }

            struct Fog: View {
                @State private var isAway = false
                var body: some View {
                    Image("fog").opacity(0.08).offset(x: isAway ? 300 : 0).animation(.linear(duration: 20).repeatForever(), value: isAway)
                }
            }

            struct Downloads: View {
                var body: some View { if isEmpty { loadingPage } else { list } }
                private var loadingPage: some View { VStack { Windmill() } }
            }
            struct Windmill: View {
                @State private var isTurning = false
                var body: some View {
                    Image("mill").rotationEffect(.degrees(isTurning ? 360 : 0)).animation(.linear.↯repeatForever(), value: isTurning)
                }
            }
            """#
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        MotionGate.note(file, &report)
        let endless = file.calls("repeatForever").filter { $0.base != nil }
        guard !endless.isEmpty else { return }
        let drivers = file.animationDrivers
        for call in endless {
            let using = drivers.filter { $0.uses(call, in: file) }
            guard !using.isEmpty, !using.contains(where: { $0.isGated(in: file) }),
                !MotionGate.guards(call.nameToken, in: file)
            else { continue }
            let effects = using.flatMap { file.effects(drivenBy: $0) }
            guard !effects.isEmpty, !effects.contains(where: \.isGated),
                !effects.allSatisfy({ $0.isOnSign(in: file) || $0.isSlight(in: file) })
            else { continue }
            let animations = using.compactMap(\.animation)
            let vouchers = MotionGate.vouchers(animations + effects.map(\.call.node.arguments))
            if RoutineMotion.showsProgress(call.node, in: file) {
                report.cannotTell(at: call.nameToken, unless: vouchers)
            } else {
                report.finding(at: call.nameToken, unless: vouchers)
            }
        }
    }
}

extension AnimationDriver {
    /// Its animation is `call`, or a name for it in the same type.
    fileprivate func uses(_ call: Call, in file: SourceFile) -> Bool {
        guard let animation else { return false }
        if call.node.isInside(animation) { return true }
        guard token.enclosingTypeName == call.node.enclosingTypeName else { return false }
        guard let name = animation.path?.split(separator: ".").last else { return false }
        return call.node.ancestorsInType.contains {
            $0.as(PatternBindingSyntax.self)?.pattern.written == String(name)
        }
    }
}

extension MotionEffect {
    /// On a small symbol or dot, which stands for a system's spinner and hardly draws the eye.
    fileprivate func isOnSign(in file: SourceFile) -> Bool {
        let frames = chain.modifiers("frame").flatMap { use in
            ["width", "height", "maxWidth", "maxHeight"].compactMap { use.call.argument($0) }.map { file.number($0) }
        }
        let sizes = chain.modifiers("font").compactMap { $0.call.firstUnlabelled?.as(FunctionCallExprSyntax.self) }
            .compactMap { Call($0)?.argument("size") }.map { file.number($0) }
        let isSymbol = chain.name == "Image" && chain.rootCall?.hasArgument("systemName") == true
        guard (frames + sizes).allSatisfy({ $0.map { $0 < 60 } == true }) else { return false }
        return !frames.isEmpty || isSymbol && !chain.has("resizable")
    }
}
