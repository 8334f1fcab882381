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

    /// Names in a fixed order: `iOS, watchOS`.
    static func list(_ platforms: some Sequence<Platform>, _ separator: String = ", ") -> String {
        let named = Set(platforms)
        return allCases.filter(named.contains).map(\.systemName).joined(separator: separator)
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
