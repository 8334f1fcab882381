// developer.apple.com/documentation/avfaudio/avaudioframecount
public typealias AVAudioFrameCount = UInt32
public typealias AVAudioChannelCount = UInt32

// developer.apple.com/documentation/avfaudio/avaudiocommonformat
public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}
// developer.apple.com/documentation/avfaudio/avaudioformat
open class AVAudioFormat: NSObject, @unchecked Sendable {
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount)
    public init?(
        commonFormat format: AVAudioCommonFormat,
        sampleRate: Double,
        channels: AVAudioChannelCount,
        interleaved: Bool
    )
    open var sampleRate: Double { get }
    open var channelCount: AVAudioChannelCount { get }
    deinit
}
// developer.apple.com/documentation/avfaudio/avaudiobuffer
open class AVAudioBuffer: NSObject {
    open var format: AVAudioFormat { get }
    deinit
}
// developer.apple.com/documentation/avfaudio/avaudiopcmbuffer
open class AVAudioPCMBuffer: AVAudioBuffer {
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount)
    open var frameCapacity: AVAudioFrameCount { get }
    open var frameLength: AVAudioFrameCount { get set }
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { get }
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { get }
    deinit
}
