import Foundation
open class AVAudioPlayer { public init(contentsOf url: Foundation.URL) throws
 @discardableResult open func prepareToPlay() -> Swift.Bool
 @discardableResult open func play() -> Swift.Bool
 deinit }
