// Made by `make vocabulary` from the engine's types: names as files write them.

import Nod

extension HapticKind {
    var name: String { HapticKind.names[self] ?? "\(self)" }

    private static let names: [HapticKind: String] = [
        .selection: "selection",
        .light: "light",
        .medium: "medium",
        .heavy: "heavy",
        .success: "success",
        .warning: "warning",
        .error: "error",
    ]
}

extension Sound {
    var name: String { Sound.names[self] ?? "\(self)" }

    private static let names: [Sound: String] = [
        .completed: "completed",
        .captured: "captured",
        .celebration: "celebration",
        .warning: "warning",
        .failed: "failed",
    ]
}

extension Figure {
    var name: String { Figure.names[self] ?? "\(self)" }

    private static let names: [Figure: String] = [
        .target: "target",
        .primaryTarget: "primaryTarget",
        .criticalTarget: "criticalTarget",
        .spacing: "spacing",
        .comfortableSpacing: "comfortableSpacing",
        .pressResponse: "pressResponse",
        .pressDamping: "pressDamping",
        .buttonScale: "buttonScale",
        .iconScale: "iconScale",
        .cardScale: "cardScale",
        .primaryScale: "primaryScale",
        .criticalScale: "criticalScale",
        .checkResponse: "checkResponse",
        .checkDamping: "checkDamping",
        .checkPeak: "checkPeak",
        .stateResponse: "stateResponse",
        .stateDamping: "stateDamping",
        .fadeDuration: "fadeDuration",
        .pulsePeak: "pulsePeak",
        .flashOpacity: "flashOpacity",
        .firstCaptureParticles: "firstCaptureParticles",
        .firstCaptureDuration: "firstCaptureDuration",
        .collectionParticles: "collectionParticles",
        .collectionDuration: "collectionDuration",
        .checkTempo: "checkTempo",
    ]
}

extension Figure.Unit {
    var name: String { Figure.Unit.names[self] ?? "\(self)" }

    private static let names: [Figure.Unit: String] = [
        .points: "points",
        .seconds: "seconds",
        .share: "share",
        .pieces: "pieces",
    ]
}

extension Moment {
    var name: String { Moment.names[self] ?? "\(self)" }

    private static let names: [Moment: String] = [
        .completed: "completed",
        .reopened: "reopened",
        .itemCompleted: "itemCompleted",
        .captured: "captured",
        .firstCapture: "firstCapture",
        .collectionCompleted: "collectionCompleted",
        .selected: "selected",
        .toggled: "toggled",
        .deleted: "deleted",
        .succeeded: "succeeded",
        .warned: "warned",
        .failed: "failed",
        .inserted: "inserted",
        .departed: "departed",
        .moved: "moved",
        .presented: "presented",
        .dismissed: "dismissed",
        .pressedButton: "pressed",
        .pressedIcon: "pressedIcon",
        .pressedCard: "pressedCard",
        .pressedPrimary: "pressedPrimary",
        .pressedCritical: "pressedCritical",
    ]
}
