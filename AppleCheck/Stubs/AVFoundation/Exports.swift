// developer.apple.com/documentation/avfoundation: its audio part lives in AVFAudio.
@_exported import AVFAudio
