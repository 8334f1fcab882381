import Nod

/// A score on one time axis: motion as curves, the burst as a strip of frames, the haptic as intensity and sharpness, the sound
/// as a waveform, the toast as text. Readable on a light and a dark page; titled and described for screen readers.
struct ScoreDrawing {
    private let rehearsal: Rehearsal
    private let axis: TimeAxis
    private var svg = SVG()
    /// The upper edge of the next lane.
    private var top = 76.0

    private init(_ rehearsal: Rehearsal) {
        self.rehearsal = rehearsal
        axis = TimeAxis(lasting: ScoreDrawing.length(of: rehearsal))
    }

    /// The whole document.
    static func document(_ rehearsal: Rehearsal) -> String {
        var drawing = ScoreDrawing(rehearsal)
        drawing.drawHeading()
        drawing.drawLanes()
        let height = drawing.top + 34
        drawing.axis.draw(in: &drawing.svg, from: 64, to: drawing.top)
        return drawing.svg.document(
            width: TimeAxis.width,
            height: height,
            title: drawing.title,
            description: rehearsal.summary,
            style: ScoreStyle.sheet
        )
    }

    /// Seconds of everything that can be seen, felt or heard, at least a quarter.
    private static func length(of rehearsal: Rehearsal) -> Double {
        let score = rehearsal.score
        return [
            0.25, score.duration, score.stay, score.sound?.recipe.duration ?? 0,
            score.haptic.map { HapticPattern($0).duration } ?? 0,
        ].max()!
    }
}

extension ScoreDrawing {
    private var title: String {
        "\(rehearsal.moment.name), \(rehearsal.audience.name) profile"
            + (rehearsal.reducesMotion ? ", reduced motion" : "")
    }

    private mutating func drawHeading() {
        svg.add("rect", [("class", "ground"), ("width", "100%"), ("height", "100%")])
        svg.text(rehearsal.moment.name, x: TimeAxis.left, y: 34, [("class", "title")])
        let place = rehearsal.audience.name + (rehearsal.reducesMotion ? " · reduced motion" : "")
        svg.text(place, x: TimeAxis.right, y: 34, [("class", "note"), ("text-anchor", "end")])
    }

    private mutating func drawLanes() {
        for track in rehearsal.score.tracks { draw(track) }
        if let burst = rehearsal.score.burst { draw(burst) }
        if let haptic = rehearsal.score.haptic { draw(haptic) }
        if let sound = rehearsal.score.sound { draw(sound) }
        if let toast = rehearsal.toastText { draw(toast: toast) }
        if rehearsal.score.stay > 0 { drawStay() }
        if top == 76 { drawNothing() }
    }

    private mutating func name(_ lane: String, _ note: String) {
        svg.text(lane, x: 24, y: top + 16, [("class", "lane")])
        svg.text(note, x: 24, y: top + 34, [("class", "note")])
    }
}

extension ScoreDrawing {
    private static let curveHeight = 64.0

    private mutating func draw(_ track: Track) {
        let count = 240
        let times = (0...count).map { axis.length * Double($0) / Double(count) }
        let values = times.map(track.value)
        let (low, high) = (values.min()!, values.max()!)
        let span = max(high - low, 0.001)
        name("\(track.property)", "\(figure(low)) … \(figure(high))")
        let height = ScoreDrawing.curveHeight
        let points = zip(times, values).map { (x: axis.x($0), y: top + height - 6 - ($1 - low) / span * (height - 12)) }
        svg.line(points, [("class", track.property.isFlash ? "curve flash" : "curve")])
        svg.circle("dot", at: points[count], radius: 3)
        top += height + 14
    }

    /// Six instants of the burst, each under its time.
    private mutating func draw(_ burst: Burst) {
        name("burst", "\(burst.count) particles, seed \(burst.seed)")
        let frames = 6
        for frame in 0..<frames {
            let length = burst.duration - burst.start
            let time = length * (Double(frame) + 0.5) / Double(frames)
            let middle = (x: axis.x(burst.start + time), y: top + 92)
            let room = (axis.x(length) - axis.x(0)) / Double(frames)
            let scale = min(room / Particle.field.width, 1)
            svg.group([("class", "frame")]) { svg in
                for index in 0..<burst.count {
                    Self.draw(burst.particle(index), at: time, around: middle, scale, in: &svg)
                }
            }
            svg.circle("origin", at: middle, radius: 1.5)
        }
        top += 118
    }

    private static func draw(
        _ particle: Particle,
        at time: Double,
        around middle: (x: Double, y: Double),
        _ scale: Double,
        in svg: inout SVG
    ) {
        let look = particle.look(at: time)
        let side = particle.size * look.scale * scale
        let (x, y) = (middle.x + look.x * scale, middle.y + look.y * scale)
        let shared = [("class", "particle\(particle.colorIndex)"), ("opacity", SVG.number(look.opacity))]
        switch particle.shape {
        case .circle:
            let place = [("cx", SVG.number(x)), ("cy", SVG.number(y)), ("r", SVG.number(side / 2))]
            svg.add("circle", shared + place)
        case .roundedRectangle:
            let radius = Particle.cornerRadius * look.scale * scale
            let turn = "rotate(\(SVG.number(look.turn)) \(SVG.number(x)) \(SVG.number(y)))"
            let place = [
                ("x", SVG.number(x - side / 2)), ("y", SVG.number(y - side / 2)), ("width", SVG.number(side)),
                ("height", SVG.number(side)), ("rx", SVG.number(radius)), ("transform", turn),
            ]
            svg.add("rect", shared + place)
        }
    }
}

extension ScoreDrawing {
    /// Intensity as area, sharpness as a dotted line above it; clicks as strokes.
    private mutating func draw(_ haptic: Haptic) {
        let pattern = HapticPattern(haptic)
        name("haptic", "\(haptic.kind), \(figure(haptic.intensity))")
        let (height, base) = (44.0, top + 48)
        for event in pattern.events where event.isTransient {
            svg.stroke("click", x: axis.x(event.time), from: base, to: base - height * event.intensity)
        }
        for event in pattern.events where !event.isTransient {
            let count = 12
            let times = (0...count).map { event.time + event.duration * (Double($0) / Double(count)) * 0.999 }
            let tops = times.map { (x: axis.x($0), y: base - height * pattern.bodyIntensity(of: event, at: $0)) }
            let area = [(x: axis.x(event.time), y: base)] + tops + [(x: axis.x(event.end), y: base)]
            svg.line(area, [("class", "body")])
            let dots = times.map { (x: axis.x($0), y: base - height * pattern.sharpness(at: $0)) }
            svg.line(dots, [("class", "sharpness")])
        }
        let note = [("class", "note"), ("text-anchor", "end")]
        svg.text("area: intensity, dots: sharpness", x: TimeAxis.right, y: base + 14, note)
        top += 76
    }

    private mutating func draw(_ sound: Sound) {
        let recipe = sound.recipe
        name("sound", "\(sound), \(seconds(recipe.duration))")
        let middle = top + 30
        let columns = max(2, Int(axis.x(recipe.duration) - axis.x(0)) * 2)
        var (upper, lower): ([(x: Double, y: Double)], [(x: Double, y: Double)]) = ([], [])
        for column in 0..<columns {
            let (start, end) = (Double(column) / Double(columns), Double(column + 1) / Double(columns))
            let range = recipe.extremes(from: start * recipe.duration, to: end * recipe.duration)
            let x = axis.x(recipe.duration * (start + end) / 2)
            upper.append((x, middle - 110 * range.high))
            lower.append((x, middle - 110 * range.low))
        }
        svg.line(upper + lower.reversed(), [("class", "wave")])
        top += 68
    }

    private mutating func draw(toast: String) {
        name("toast", rehearsal.score.announcement?.isAssertive == true ? "announced at once" : "announced")
        let text = [toast, rehearsal.toastAction].compactMap(\.self).joined(separator: " · ")
        svg.bar("toast", x: TimeAxis.left...TimeAxis.right, top: top + 2, height: 34, radius: 8)
        svg.text(text, x: TimeAxis.left + 14, y: top + 24, [("class", "words")])
        top += 54
    }

    private mutating func drawStay() {
        name("stays", seconds(rehearsal.score.stay))
        svg.bar("stay", x: axis.x(0)...axis.x(rehearsal.score.stay), top: top + 10, height: 14, radius: 4)
        top += 48
    }

    private mutating func drawNothing() {
        svg.text("Nothing is answered.", x: TimeAxis.left, y: top + 20, [("class", "words")])
        top += 44
    }
}

extension TrackProperty {
    fileprivate var isFlash: Bool { self == .successFlash || self == .capturedFlash }
}

extension HapticPattern {
    /// Returns the intensity of one event after the curves apply.
    fileprivate func bodyIntensity(of event: HapticEvent, at time: Double) -> Double {
        HapticPattern([event], curves: curves).intensity(at: time)
    }
}

extension SoundRecipe {
    /// The lowest and the highest sample between two times in seconds.
    fileprivate func extremes(from start: Double, to end: Double) -> (low: Double, high: Double) {
        let rate = Double(SoundRecipe.standardRate)
        var (low, high) = (0.0, 0.0)
        for index in Int(start * rate)...max(Int(start * rate), Int(end * rate)) {
            let sample = sample(at: index, rate: rate)
            (low, high) = (min(low, sample), max(high, sample))
        }
        return (low, high)
    }
}

extension Rehearsal {
    /// The score as a picture.
    public var svg: String { ScoreDrawing.document(self) }
}
