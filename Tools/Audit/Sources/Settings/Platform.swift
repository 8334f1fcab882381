public enum Platform: String, Sendable, Codable, CaseIterable {
    case ios, macos, watchos, tvos, visionos
}

extension Platform {
    /// The name in `#if os(…)`.
    var systemName: String {
        switch self {
        case .ios: "iOS"
        case .macos: "macOS"
        case .watchos: "watchOS"
        case .tvos: "tvOS"
        case .visionos: "visionOS"
        }
    }

    /// The answer of `canImport`; nil for an unknown module.
    func canImport(_ module: String) -> Bool? {
        switch module {
        case "SwiftUI", "Foundation": true
        case "UIKit": self != .macos
        case "AppKit", "Cocoa": self == .macos
        case "WatchKit": self == .watchos
        default: nil
        }
    }
}
