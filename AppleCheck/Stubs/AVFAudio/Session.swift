#if !os(macOS)
    // developer.apple.com/documentation/avfaudio/avaudiosession
    open class AVAudioSession: NSObject, @unchecked Sendable {
        open class func sharedInstance() -> AVAudioSession
        public struct Category: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            public init(rawValue: String)
            public static let ambient: AVAudioSession.Category
            public static let soloAmbient: AVAudioSession.Category
            public static let playback: AVAudioSession.Category
        }
        public struct Mode: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            public init(rawValue: String)
            public static let `default`: AVAudioSession.Mode
        }
        public struct CategoryOptions: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt)
        }
        // developer.apple.com/documentation/avfaudio/avaudiosession/setcategory(_:mode:options:)
        open func setCategory(
            _ category: AVAudioSession.Category,
            mode: AVAudioSession.Mode,
            options: AVAudioSession.CategoryOptions = []
        ) throws
        // developer.apple.com/documentation/avfaudio/avaudiosession/setactive(_:options:)
        open var category: AVAudioSession.Category { get }
    }
#endif
