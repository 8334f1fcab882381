// developer.apple.com/documentation/avfaudio/avaudioplayernode
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing {
    public override init()
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil)
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer,
        at when: AVAudioTime?,
        options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: AVAudioNodeCompletionHandler? = nil
    )
    // developer.apple.com/documentation/avfaudio/avaudioplayernode/schedulebuffer(_:completioncallbacktype:completionhandler:)
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer,
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
    )
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
// developer.apple.com/documentation/avfaudio/avaudioplayernodebufferoptions
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var loops: AVAudioPlayerNodeBufferOptions { get }
    public static var interrupts: AVAudioPlayerNodeBufferOptions { get }
    public static var interruptsAtLoop: AVAudioPlayerNodeBufferOptions { get }
}
// developer.apple.com/documentation/avfaudio/avaudiotime
open class AVAudioTime: NSObject {
    deinit
}
// developer.apple.com/documentation/avfaudio/avaudioplayer
open class AVAudioPlayer: NSObject {
    public init(contentsOf url: URL) throws
    public init(data: Data) throws
    @discardableResult open func prepareToPlay() -> Bool
    @discardableResult open func play() -> Bool
    open func stop()
    open var isPlaying: Bool { get }
    open var volume: Float { get set }
    deinit
}
