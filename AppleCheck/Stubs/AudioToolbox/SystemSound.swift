import Foundation

// developer.apple.com/documentation/audiotoolbox/systemsoundid
public typealias SystemSoundID = UInt32
