import Nod

/// Time from the left to the right, in seconds, with a stroke at every round step.
struct TimeAxis {
    static let width = 760.0
    static let left = 170.0
    static let right = 736.0
    /// Seconds.
    let length: Double

    init(lasting length: Double) { self.length = length }

    func x(_ time: Double) -> Double { TimeAxis.left + (TimeAxis.right - TimeAxis.left) * time / length }

    private var step: Double { [0.05, 0.1, 0.25, 0.5].first { length / $0 <= 8 } ?? 1 }

    func draw(in svg: inout SVG, from top: Double, to bottom: Double) {
        for index in 0...Int((length / step).rounded(.down)) {
            let time = Double(index) * step
            svg.stroke("tick", x: x(time), from: top, to: bottom)
            svg.text(seconds(time), x: x(time), y: bottom + 18, [("class", "note"), ("text-anchor", "middle")])
        }
    }
}
