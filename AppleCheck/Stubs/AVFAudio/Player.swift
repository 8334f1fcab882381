import Foundation
// developer.apple.com/documentation/avfaudio/avaudioplayer
open class AVAudioPlayer: NSObject {
    public init(data: Data) throws
    @discardableResult open func play() -> Bool
    open func stop()
    open var volume: Float { get set }
}
