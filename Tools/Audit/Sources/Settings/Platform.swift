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

    /// `iOS, watchOS`, in one order.
    static func list(_ platforms: some Sequence<Platform>, _ separator: String = ", ") -> String {
        let named = Set(platforms)
        return allCases.filter(named.contains).map(\.systemName).joined(separator: separator)
    }

    /// Returns the answer of `canImport`; nil for an unknown module.
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
