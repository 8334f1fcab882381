import Foundation

// developer.apple.com/documentation/audiotoolbox/systemsoundid
public typealias SystemSoundID = UInt32
// developer.apple.com/documentation/audiotoolbox/audioservicesplaysystemsound(_:)
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID)
// developer.apple.com/documentation/audiotoolbox/audioservicesdisposesystemsoundid(_:)
@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32
