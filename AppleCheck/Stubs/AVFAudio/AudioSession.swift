// developer.apple.com/documentation/avfaudio/avaudiosession
@available(macOS, unavailable)
open class AVAudioSession {
    public struct Category: Swift.Hashable, Swift.RawRepresentable, @unchecked Swift.Sendable {
        public init(rawValue: Swift.String)
        public var rawValue: Swift.String { get }
        public static let ambient: AVAudioSession.Category
        public static let soloAmbient: AVAudioSession.Category
        public static let playback: AVAudioSession.Category
        public static let playAndRecord: AVAudioSession.Category
    }
    public struct CategoryOptions: Swift.OptionSet, @unchecked Swift.Sendable {
        public init(rawValue: Swift.UInt)
        public let rawValue: Swift.UInt
        public static var mixWithOthers: AVAudioSession.CategoryOptions { get }
        public static var duckOthers: AVAudioSession.CategoryOptions { get }
    }
    open class func sharedInstance() -> AVAudioSession
    open var category: AVAudioSession.Category { get }
    open var categoryOptions: AVAudioSession.CategoryOptions { get }
    // developer.apple.com/documentation/avfaudio/avaudiosession/setcategory(_:)
    open func setCategory(_ category: AVAudioSession.Category) throws
    deinit
}
