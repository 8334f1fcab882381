// developer.apple.com/documentation/avfaudio/avaudioplayernode
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing {
    public override init()
    // developer.apple.com/documentation/avfaudio/avaudioplayernode/schedulebuffer(_:completioncallbacktype:completionhandler:)
    open func play()
    open func pause()
    open func stop()
    open var isPlaying: Bool { get }
    open var volume: Float { get set }
    deinit
}
// developer.apple.com/documentation/avfaudio/avaudionodecompletionhandler
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void
// developer.apple.com/documentation/avfaudio/avaudioplayernodecompletionhandler
public typealias AVAudioPlayerNodeCompletionHandler = @Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void
// developer.apple.com/documentation/avfaudio/avaudioplayernodecompletioncallbacktype
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable { case dataConsumed, dataRendered, dataPlayedBack }
// developer.apple.com/documentation/avfaudio/avaudioplayer
open class AVAudioPlayer: NSObject {
    public init(contentsOf url: URL) throws
    public init(data: Data) throws
    @discardableResult open func play() -> Bool
    open func stop()
    open var isPlaying: Bool { get }
    open var volume: Float { get set }
    deinit
}
