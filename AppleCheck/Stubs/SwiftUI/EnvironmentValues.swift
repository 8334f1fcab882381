// developer.apple.com/documentation/swiftui/environmentvalues: accessibility
extension EnvironmentValues {
    public var accessibilityDifferentiateWithoutColor: Bool { get }
    public var accessibilityEnabled: Bool { get set }
    public var accessibilityInvertColors: Bool { get }
    public var accessibilityLargeContentViewerEnabled: Bool { get }
    public var accessibilityReduceMotion: Bool { get }
    public var accessibilityReduceTransparency: Bool { get }
    public var accessibilityShowButtonShapes: Bool { get }
    public var accessibilitySwitchControlEnabled: Bool { get }
    public var accessibilityVoiceOverEnabled: Bool { get }
    public var legibilityWeight: LegibilityWeight? { get set }
}
// developer.apple.com/documentation/swiftui/environmentvalues/accessibilitydimflashinglights
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension EnvironmentValues {
    public var accessibilityDimFlashingLights: Bool { get }
    public var accessibilityPlayAnimatedImages: Bool { get }
}
// developer.apple.com/documentation/swiftui/environmentvalues/accessibilityassistiveaccessenabled
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension EnvironmentValues {
    public var accessibilityAssistiveAccessEnabled: Bool { get }
}

// developer.apple.com/documentation/swiftui/environmentvalues: display and layout
extension EnvironmentValues {
    public var colorScheme: ColorScheme { get set }
    public var colorSchemeContrast: ColorSchemeContrast { get }
    public var displayScale: CGFloat { get set }
    public var pixelLength: CGFloat { get }
    public var dynamicTypeSize: DynamicTypeSize { get set }
    public var layoutDirection: LayoutDirection { get set }
    public var horizontalSizeClass: UserInterfaceSizeClass? { get set }
    public var verticalSizeClass: UserInterfaceSizeClass? { get set }
    public var isLuminanceReduced: Bool { get set }
    public var redactionReasons: RedactionReasons { get set }
    public var backgroundMaterial: Material? { get set }
    public var backgroundStyle: AnyShapeStyle? { get set }
    public var imageScale: Image.Scale { get set }
    public var symbolRenderingMode: SymbolRenderingMode? { get set }
    public var symbolVariants: SymbolVariants { get set }
    public var contentTransition: ContentTransition { get set }
}

// developer.apple.com/documentation/swiftui/environmentvalues: text
extension EnvironmentValues {
    public var allowsTightening: Bool { get set }
    public var autocorrectionDisabled: Bool { get set }
    public var font: Font? { get set }
    public var lineLimit: Int? { get set }
    public var lineSpacing: CGFloat { get set }
    public var minimumScaleFactor: CGFloat { get set }
    public var multilineTextAlignment: TextAlignment { get set }
    public var textCase: Text.Case? { get set }
    public var truncationMode: Text.TruncationMode { get set }
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
    public var isSearching: Bool { get }
    public var headerProminence: Prominence { get set }
    public var defaultMinListRowHeight: CGFloat { get set }
    public var defaultMinListHeaderHeight: CGFloat? { get set }
    @available(tvOS, unavailable) public var controlSize: ControlSize { get set }
    @available(macOS, unavailable) @available(watchOS, unavailable)
    public var editMode: Binding<EditMode>? { get set }
    @available(tvOS, unavailable) @available(watchOS, unavailable)
    public var keyboardShortcut: KeyboardShortcut? { get }
}
// developer.apple.com/documentation/swiftui/environmentvalues/appearsactive
extension EnvironmentValues {
    @available(iOS 18, tvOS 18, watchOS 11, visionOS 2, *) public var appearsActive: Bool { get set }
}
// developer.apple.com/documentation/swiftui/environmentvalues/buttonrepeatbehavior
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension EnvironmentValues {
    public var buttonRepeatBehavior: ButtonRepeatBehavior { get }
    public var isFocusEffectEnabled: Bool { get set }
}

// developer.apple.com/documentation/swiftui/environmentvalues: actions
extension EnvironmentValues {
    public var dismiss: DismissAction { get }
    public var dismissSearch: DismissSearchAction { get }
    public var openURL: OpenURLAction { get set }
    public var refresh: RefreshAction? { get }
    public var undoManager: UndoManager? { get }
    public var scenePhase: ScenePhase { get set }
    public var supportsMultipleWindows: Bool { get }
    @available(tvOS, unavailable) @available(watchOS, unavailable)
    public var openWindow: OpenWindowAction { get }
}
// developer.apple.com/documentation/swiftui/environmentvalues/opensettings
extension EnvironmentValues {
    @available(macOS 14, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public var openSettings: OpenSettingsAction { get }
}
// developer.apple.com/documentation/swiftui/environmentvalues/dismisswindow
extension EnvironmentValues {
    @available(iOS 17, macOS 14, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
    public var dismissWindow: DismissWindowAction { get }
}
