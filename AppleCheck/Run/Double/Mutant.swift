import Foundation

private let switchedOn = ProcessInfo.processInfo.environment["NOD_MUTANT"]

/// Whether a fault of Mutants.toml is switched on.
public func isMutant(_ name: String) -> Bool { switchedOn == name }

extension View {
    /// One of two modifiers, by whether a fault is switched on.
    @ViewBuilder public func mutated<Fault: View, Right: View>(
        _ name: String,
        @ViewBuilder _ fault: (Self) -> Fault,
        @ViewBuilder otherwise right: (Self) -> Right
    ) -> some View {
        if isMutant(name) { fault(self) } else { right(self) }
    }
}
