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
    open var outputNode: AVAudioOutputNode { get }
    open var mainMixerNode: AVAudioMixerNode { get }
    open var isRunning: Bool { get }
    @available(watchOS, unavailable)
    open var isAutoShutdownEnabled: Bool { get set }
    deinit
}
// developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/avaudioengineconfigurationchange
extension NSNotification.Name {
    public static let AVAudioEngineConfigurationChange: NSNotification.Name
}
// developer.apple.com/documentation/avfaudio/avaudionode
open class AVAudioNode: NSObject {
    public override init()
    open func reset()
    open var engine: AVAudioEngine? { get }
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat
    deinit
}
public typealias AVAudioNodeBus = Int
// developer.apple.com/documentation/avfaudio/avaudiooutputnode
open class AVAudioOutputNode: AVAudioNode {
    deinit
}
// developer.apple.com/documentation/avfaudio/avaudiomixing
public protocol AVAudioMixing: NSObjectProtocol {
    var volume: Float { get set }
}
// developer.apple.com/documentation/avfaudio/avaudiomixernode
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing {
    public override init()
    open var outputVolume: Float { get set }
    open var volume: Float { get set }
    deinit
}
