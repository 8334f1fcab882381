import Foundation

/// The device's and the scene's values before a test changes them: an iPhone in light mode, all options off.
private nonisolated(unsafe) let standard: [String: Any] = [
    "EnvironmentValues.accessibilityReduceMotion": false,
    "EnvironmentValues.accessibilitySwitchControlEnabled": false,
    "EnvironmentValues.accessibilityVoiceOverEnabled": false,
    "EnvironmentValues.colorScheme": ColorScheme.light,
    "EnvironmentValues.colorSchemeContrast": ColorSchemeContrast.standard,
    "EnvironmentValues.dynamicTypeSize": DynamicTypeSize.large,
    "EnvironmentValues.layoutDirection": LayoutDirection.leftToRight,
    "EnvironmentValues.locale": Locale(identifier: "en"),
    "EnvironmentValues.isEnabled": true,
    "EnvironmentValues.isPresented": false,
    "EnvironmentValues.scenePhase": ScenePhase.active,
    "UIAccessibility.isReduceMotionEnabled": false,
    "CHHapticEngine.capabilitiesForHardware()": Capability(),
    "CHHapticTimeImmediate": 0.0,
    "AVAudioPlayer.play()": true,
    "AudioServicesCreateSystemSoundID(_:_:)": Int32(0),
    "AudioServicesDisposeSystemSoundID(_:)": Int32(0),
    "kAudioServicesNoError": Int32(0),
    "UIWindow.isFirstResponder": false,
    "UIWindow.subviews": [UIView](),
    "ProcessInfo.isMacCatalystApp": false,
    "UIDevice.current": _here { UIDevice() },
    "UIDevice.userInterfaceIdiom": UIUserInterfaceIdiom.phone,
]

private final class Capability: NSObject, CHHapticDeviceCapability {
    let supportsHaptics = true
}

func _standardAnswer(_ name: String) -> Any? { standard[name] }

func _dynamicTypeSizeIsAccessibilitySize(_ size: DynamicTypeSize) -> Bool {
    DynamicTypeSize.allCases.firstIndex(of: size)! >= DynamicTypeSize.allCases.firstIndex(of: .accessibility1)!
}
