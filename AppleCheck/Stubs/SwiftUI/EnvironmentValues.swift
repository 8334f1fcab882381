// developer.apple.com/documentation/swiftui/environmentvalues: accessibility
extension EnvironmentValues {
    public var accessibilityReduceMotion: Bool { get }
    public var accessibilitySwitchControlEnabled: Bool { get }
    public var accessibilityVoiceOverEnabled: Bool { get }
}
// developer.apple.com/documentation/swiftui/environmentvalues: display and layout
extension EnvironmentValues {
    public var colorScheme: ColorScheme { get set }
    public var colorSchemeContrast: ColorSchemeContrast { get }
    public var dynamicTypeSize: DynamicTypeSize { get set }
    public var layoutDirection: LayoutDirection { get set }
}
// developer.apple.com/documentation/swiftui/environmentvalues: place and time
extension EnvironmentValues {
    public var locale: Locale { get set }
}
// developer.apple.com/documentation/swiftui/environmentvalues: state of controls and presentations
extension EnvironmentValues {
    public var isEnabled: Bool { get set }
    public var isPresented: Bool { get }
}
// developer.apple.com/documentation/swiftui/environmentvalues: actions
extension EnvironmentValues {
    public var dismiss: DismissAction { get }
    public var scenePhase: ScenePhase { get set }
}
