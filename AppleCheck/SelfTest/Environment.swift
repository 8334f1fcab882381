import SwiftUI

private struct SampleLevelKey: EnvironmentKey {
    static let defaultValue: Int = 1
}

extension EnvironmentValues {
    var sampleLevel: Int {
        get { self[SampleLevelKey.self] }
        set { self[SampleLevelKey.self] = newValue }
    }

    @Entry var sampleTitle: String = ""
}

struct SampleHeight: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct SampleReader: View {
    @Environment(\.sampleLevel) private var level
    @Environment(\.sampleTitle) private var title
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.scenePhase) private var scenePhase
    @State private var height: CGFloat = 0

    var body: some View {
        Text(typeSize.isAccessibilitySize ? title : "\(level)")
            .background(
                GeometryReader { proxy in Color.clear.preference(key: SampleHeight.self, value: proxy.size.height) }
            )
            .environment(\.sampleLevel, level + 1)
            .dynamicTypeSize(...DynamicTypeSize.accessibility2)
            .opacity(scenePhase == .active ? 1 : 0.5)
    }
}
