// developer.apple.com/documentation/avfoundation: its audio part is AVFAudio.
@_exported import AVFAudio
