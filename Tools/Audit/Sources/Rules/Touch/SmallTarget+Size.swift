import Nod
import SwiftSyntax

/// How small is too small, and how a finding says it.
extension SmallTarget {
    static func message(_ extent: Extent, isBare: Bool = false, in file: SourceFile) -> String {
        let least = minimum(in: file).asPoints
        let isUsual = file.settings.platform == .ios && minimum(in: file) == 44
        let size = (isBare ? "about " : "") + (extent.said ?? "")
        return
            "People miss this control with their \(pointer(in: file)): \(size), and \(least) points are needed"
            + (isUsual ? ", 28 at the very least" : "") + "; "
            + "give the label .frame(minWidth: \(least), minHeight: \(least)) and a .contentShape"
    }

    private static func pointer(in file: SourceFile) -> String {
        switch file.settings.platform {
        case .macos: "pointer"
        case .visionos: "eyes"
        case .ios, .watchos, .tvos: "finger"
        }
    }

    /// Clearly so: on phones below Apple's minimum of 28 points, for what is seldom tapped; what is long may be narrower.
    static func isTooSmall(_ extent: Extent, in file: SourceFile) -> Bool {
        let sides = [extent.width, extent.height].compactMap(\.self)
        // Nothing to press at all, or a line between things.
        guard !sides.contains(where: { $0 <= 2 }) else { return false }
        let least = minimum(in: file)
        guard file.settings.platform == .ios else {
            // On a Mac checkboxes of the system have 14 points, and a symbol may stand out of one side of its frame.
            return file.settings.platform == .macos
                ? !sides.isEmpty && sides.allSatisfy { $0 < 12 } : sides.contains { $0 < least }
        }
        let (small, low) = (least * 28 / 44, least * 22 / 44)
        switch (extent.width, extent.height) {
        case (let width?, let height?):
            return min(width, height) < (max(width, height) < least * 40 / 44 ? small : low)
        case (let width?, nil): return width < small
        case (nil, let height?): return height < low
        default: return false
        }
    }

    /// The profile's on phones; elsewhere the least the system's guidelines allow, where pointers and eyes aim.
    static func minimum(in file: SourceFile) -> Double {
        switch file.settings.platform {
        case .macos: 20
        case .visionos, .watchos: 28
        case .ios, .tvos: file.settings.profile.profile.target
        }
    }
}

extension Extent {
    /// “24 × 24 points”; nil where no side is known.
    var said: String? {
        switch (width, height) {
        case (let width?, let height?): "\(width.asPoints) × \(height.asPoints) points"
        case (let width?, nil): "\(width.asPoints) points wide"
        case (nil, let height?): "\(height.asPoints) points high"
        default: nil
        }
    }
}

extension Double {
    fileprivate var asPoints: String {
        self == rounded() && self < 1e9 ? String(Int(self)) : String((self * 10).rounded() / 10)
    }
}
