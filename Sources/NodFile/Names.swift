import Nod

// Names as files write them. They are said here because an app may be built without the names of its enums' cases.

extension HapticKind {
    var name: String {
        switch self {
        case .selection: "selection"
        case .light: "light"
        case .medium: "medium"
        case .heavy: "heavy"
        case .success: "success"
        case .warning: "warning"
        case .error: "error"
        }
    }
}

extension Sound {
    var name: String {
        switch self {
        case .completed: "completed"
        case .captured: "captured"
        case .celebration: "celebration"
        case .warning: "warning"
        case .failed: "failed"
        }
    }
}

extension Figure.Unit {
    var name: String {
        switch self {
        case .points: "points"
        case .seconds: "seconds"
        case .share: "share"
        case .pieces: "pieces"
        }
    }
}
