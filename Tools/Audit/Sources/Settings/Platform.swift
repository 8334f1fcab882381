/// Where the audited app runs.
public enum Platform: String, Sendable, Codable, CaseIterable {
    case ios, macos, watchos, tvos, visionos
}

extension Platform {
    /// As `#if os(…)` writes it.
    var systemName: String {
        switch self {
        case .ios: "iOS"
        case .macos: "macOS"
        case .watchos: "watchOS"
        case .tvos: "tvOS"
        case .visionos: "visionOS"
        }
    }

    /// What `canImport` answers; nil for modules that are no platform's own.
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
