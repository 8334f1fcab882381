@_exported import Foundation

// developer.apple.com/documentation/avfaudio/avaudioplayer
open class AVAudioPlayer {
    public init(contentsOf url: Foundation.URL) throws
    // developer.apple.com/documentation/avfaudio/avaudioplayer/init(data:)
    public init(data: Foundation.Data) throws
    @discardableResult open func prepareToPlay() -> Swift.Bool
    @discardableResult open func play() -> Swift.Bool
    open func stop()
    open var volume: Swift.Float { get set }
    open var isPlaying: Swift.Bool { get }
    deinit
}
