// Types in an app's own package that share their names with NodUI's modules.
public struct Profile: Equatable, Sendable {
    public var name = ""
    public init() {}
}

public struct Toast: Sendable {
    public var text: String
    public init(_ text: String) { self.text = text }
}

public enum Event: Sendable { case opened, closed }
public enum Moment: Sendable { case morning, evening }
public enum Theme: String, Sendable { case light, dark }
public enum Effect: Sendable { case fade, slide }
public struct Track: Sendable { public init() {} }
public struct Score: Sendable { public init() {} }
public struct Palette: Sendable { public init() {} }
public struct Feedback: Sendable { public init() {} }
public struct Preferences: Sendable { public init() {} }
public struct Sound: Sendable { public init() {} }
public struct Tuning: Sendable { public init() {} }
public struct Figure: Sendable { public init() {} }
public struct Words: Sendable { public init() {} }
public struct Burst: Sendable { public init() {} }
public struct Curve: Sendable { public init() {} }
public struct Haptic: Sendable { public init() {} }
public struct LoadState: Sendable { public init() {} }
public struct SaveError: Error { public init() {} }
public struct StatusView: Sendable { public init() {} }
public struct ToastType: Sendable { public init() {} }
