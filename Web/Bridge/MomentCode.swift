#if canImport(Nod)
import Nod
#endif

/// The numbers of the moments: stable, whatever the order of the cases. A press adds its role to 100.
extension Moment {
    package static let firstPress: Int32 = 100

    package init?(code: Int32) {
        switch code {
        case 1: self = .completed
        case 2: self = .reopened
        case 3: self = .itemCompleted
        case 4: self = .captured
        case 5: self = .firstCapture
        case 6: self = .collectionCompleted
        case 7: self = .selected
        case 8: self = .toggled
        case 9: self = .deleted
        case 10: self = .succeeded
        case 11: self = .warned
        case 12: self = .failed
        case 13: self = .inserted
        case 14: self = .departed
        case 15: self = .moved
        default:
            guard let role = PressRole(rawValue: code - Moment.firstPress) else { return nil }
            self = .pressed(role)
        }
    }

    package var code: Int32 {
        switch self {
        case .completed: 1
        case .reopened: 2
        case .itemCompleted: 3
        case .captured: 4
        case .firstCapture: 5
        case .collectionCompleted: 6
        case .selected: 7
        case .toggled: 8
        case .deleted: 9
        case .succeeded: 10
        case .warned: 11
        case .failed: 12
        case .inserted: 13
        case .departed: 14
        case .moved: 15
        case .pressed(let role): Moment.firstPress + role.rawValue
        }
    }
}
