// platforms: iOS 17, macOS 14
import NodUI
import SwiftUI

// SwiftUI's own types beside NodUI, by their plain names: those that NodUI has something similar to.

private struct BothNames: View {
    @State private var isOn = false

    private let spring: Spring = Spring(duration: 0.3, bounce: 0.2)
    private let haptic: SensoryFeedback = .selection
    private let tint: Color = .accentColor

    var body: some View {
        VStack {
            Toggle("Remind me", isOn: $isOn)
            CompletionCheck("Buy milk", isCompleted: $isOn)
            Button("Open", action: {}).buttonStyle(.card)
            Button("Plain", action: {}).buttonStyle(PlainButtonStyle())
        }
        .animation(Animation.spring(spring), value: isOn)
        .sensoryFeedback(haptic, trigger: isOn)
        .foregroundStyle(tint)
    }
}

private typealias Motion = (Animation, AnyTransition, ContentTransition, GeometryProxy, Spring, Transaction)
private typealias Controls = (Button<Text>, Label<Text, Image>, Slider<Text, EmptyView>, Toggle<Text>)
private typealias Drawing = (Canvas<EmptyView>, Color, Font, Gradient, Image, Material, Path, StrokeStyle, Text)
private typealias Places = (Alignment, Angle, Axis, Edge, EdgeInsets, UnitPoint, Visibility)
private typealias Following = (Binding<Bool>, EnvironmentValues, FocusState<Bool>, ScenePhase, State<Bool>)
