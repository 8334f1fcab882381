// developer.apple.com/documentation/swiftui/environmentvalues: accessibility
extension EnvironmentValues {
    public var accessibilityReduceMotion: Bool { get }
    // developer.apple.com/documentation/swiftui/environmentvalues/accessibilityswitchcontrolenabled
    public var accessibilitySwitchControlEnabled: Bool { get }
    // developer.apple.com/documentation/swiftui/environmentvalues/accessibilityvoiceoverenabled
    public var accessibilityVoiceOverEnabled: Bool { get }
}

// developer.apple.com/documentation/swiftui/environmentvalues: display and layout
extension EnvironmentValues {
    public var colorScheme: ColorScheme { get set }
    public var colorSchemeContrast: ColorSchemeContrast { get }
    public var dynamicTypeSize: DynamicTypeSize { get set }
    public var layoutDirection: LayoutDirection { get set }
    public var contentTransition: ContentTransition { get set }
}

// developer.apple.com/documentation/swiftui/environmentvalues: text
extension EnvironmentValues {
    public var font: Font? { get set }
    public var multilineTextAlignment: TextAlignment { get set }
}

// developer.apple.com/documentation/swiftui/environmentvalues: place and time
extension EnvironmentValues {
    public var calendar: Calendar { get set }
    public var locale: Locale { get set }
    public var timeZone: TimeZone { get set }
}

// developer.apple.com/documentation/swiftui/environmentvalues: state of controls and presentations
extension EnvironmentValues {
    public var isEnabled: Bool { get set }
    public var isFocused: Bool { get }
    public var isPresented: Bool { get }
    public var isScrollEnabled: Bool { get set }
    @available(tvOS, unavailable) @available(watchOS, unavailable)
    public var keyboardShortcut: KeyboardShortcut? { get }
}

// developer.apple.com/documentation/swiftui/environmentvalues: actions
extension EnvironmentValues {
    public var dismiss: DismissAction { get }
    public var refresh: RefreshAction? { get }
    public var scenePhase: ScenePhase { get set }
}
