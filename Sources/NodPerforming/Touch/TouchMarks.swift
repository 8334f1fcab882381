import Nod

/// How the hit areas of a screen are marked while it is built.
package struct TouchMarks: Sendable, Equatable {
    package struct Mark: Sendable, Equatable {
        package let place: TouchPlace
        /// Smaller than the profile's target.
        package let isTooSmall: Bool
        /// One of those that are missed most.
        package let isWorst: Bool
        /// Size and, where it was asked for, the share that misses it.
        package let caption: String
    }

    package let marks: [Mark]
    /// Lines over the screen as a whole: whose touches miss most, and the worst targets.
    package let summary: [String]

    /// Opacity of what fills the worst.
    package static let fill = 0.25

    /// - Parameters:
    ///   - places: each with the profile that it is measured by; later ones lie above earlier ones.
    ///   - population: whose touches miss; nil where sizes are enough.
    ///   - device: how large a point is.
    package init(
        of places: [(place: TouchPlace, profile: Profile)],
        missedBy population: TouchPopulation?,
        on device: TouchDevice
    ) {
        let targets = places.filter { $0.place.role != .separate }
        let sizes = targets.map { TouchArea(width: $0.place.width, height: $0.place.height).mark(for: $0.profile) }
        let missed = population.map { MissedTouches(of: targets.map(\.place), by: $0, on: device) }
        marks = targets.indices.map { index in
            Mark(
                place: targets[index].place,
                isTooSmall: sizes[index].isTooSmall,
                isWorst: missed?.worst.contains(index) == true,
                caption: [sizes[index].caption, missed?.caption(at: index)].compactMap { $0 }.joined(separator: ", ")
            )
        }
        summary = missed?.summary(sizes: sizes.map(\.caption)) ?? []
    }
}
