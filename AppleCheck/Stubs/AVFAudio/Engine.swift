import Foundation

// developer.apple.com/documentation/avfaudio/avaudioengine
open class AVAudioEngine: NSObject {
    public override init()
    open func attach(_ node: AVAudioNode)
    open func detach(_ node: AVAudioNode)
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?)
    open func prepare()
    open func start() throws
    open func pause()
    open func stop()
    open func reset()
    open var mainMixerNode: AVAudioMixerNode { get }
    open var isRunning: Bool { get }
    deinit
}
// developer.apple.com/documentation/avfaudio/avaudionode
open class AVAudioNode: NSObject {
    public override init()
    open func reset()
    open var engine: AVAudioEngine? { get }
    deinit
}
public typealias AVAudioNodeBus = Int
// developer.apple.com/documentation/avfaudio/avaudiomixing
public protocol AVAudioMixing: NSObjectProtocol {
    var volume: Float { get set }
}
// developer.apple.com/documentation/avfaudio/avaudiomixernode
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing {
    public override init()
    open var volume: Float { get set }
    deinit
}
