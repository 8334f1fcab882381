import Foundation

#if canImport(UIKit)
import UIKit
#endif
#if canImport(AppKit)
import AppKit
#endif
#if canImport(CoreHaptics)
import CoreHaptics
#endif
#if canImport(AVFoundation)
import AVFoundation
#endif
#if os(watchOS)
import WatchKit
#endif

#if os(iOS)
@MainActor func sampleThump() {
    let generator = UIImpactFeedbackGenerator(style: .medium)
    generator.prepare()
    generator.impactOccurred(intensity: 0.7)
}

@MainActor func sampleAnnounce() {
    guard UIAccessibility.isVoiceOverRunning else { return }
    UIAccessibility.post(notification: .announcement, argument: "Saved")
}
#endif

#if os(macOS)
func sampleAlign() {
    NSHapticFeedbackManager.defaultPerformer.perform(.alignment, performanceTime: .now)
}
#endif

#if os(watchOS)
@MainActor func sampleWrist() {
    WKInterfaceDevice.current().play(.success)
}
#endif

#if canImport(CoreHaptics)
func sampleEngine() throws -> CHHapticEngine? {
    guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return nil }
    let engine = try CHHapticEngine()
    let intensity = CHHapticEventParameter(parameterID: .hapticIntensity, value: 0.7)
    let event = CHHapticEvent(eventType: .hapticTransient, parameters: [intensity], relativeTime: 0)
    try engine.makePlayer(with: CHHapticPattern(events: [event], parameters: [])).start(
        atTime: CHHapticTimeImmediate
    )
    return engine
}
#endif

#if canImport(AVFoundation)
func sampleSound() throws -> AVAudioEngine {
    let engine = AVAudioEngine()
    let player = AVAudioPlayerNode()
    engine.attach(player)
    engine.connect(player, to: engine.mainMixerNode, format: nil)
    #if !os(macOS)
    try AVAudioSession.sharedInstance().setCategory(.ambient, mode: .default)
    #endif
    try engine.start()
    return engine
}
#endif
