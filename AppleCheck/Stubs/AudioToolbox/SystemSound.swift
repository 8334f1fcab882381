import Foundation
// developer.apple.com/documentation/audiotoolbox/systemsoundid
public typealias SystemSoundID = UInt32
// developer.apple.com/documentation/audiotoolbox/audioservicescreatesystemsoundid(_:_:)
public typealias OSStatus = Int32
// developer.apple.com/documentation/corefoundation/cfurl: bridged to URL, which replaces it here.
public typealias CFURL = URL
#if !os(watchOS)
    // developer.apple.com/documentation/audiotoolbox/kaudioservicesnoerror
    public var kAudioServicesNoError: OSStatus { get }
    // developer.apple.com/documentation/audiotoolbox/audioservicescreatesystemsoundid(_:_:)
    @discardableResult public func AudioServicesCreateSystemSoundID(
        _ inFileURL: CFURL,
        _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
    ) -> OSStatus
    // developer.apple.com/documentation/audiotoolbox/audioservicesdisposesystemsoundid(_:)
    @discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus
    // developer.apple.com/documentation/audiotoolbox/audioservicesplaysystemsoundwithcompletion(_:_:)
    public func AudioServicesPlaySystemSoundWithCompletion(
        _ inSystemSoundID: SystemSoundID,
        _ inCompletionBlock: (() -> Void)?
    )
#endif
