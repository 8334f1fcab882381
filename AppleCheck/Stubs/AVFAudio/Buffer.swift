// developer.apple.com/documentation/avfaudio/avaudioframecount
public typealias AVAudioFrameCount = UInt32
public typealias AVAudioChannelCount = UInt32

// developer.apple.com/documentation/avfaudio/avaudioformat
open class AVAudioFormat: NSObject, @unchecked Sendable {
    deinit
}
