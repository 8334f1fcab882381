import Nod

extension JudgedLayout {
    /// The screen, each target shaded by how often it is missed, over a list of the worst.
    public func svg(worst count: Int) -> String {
        var drawing = LayoutDrawing(self, listed: count)
        return drawing.draw()
    }
}

/// Draws a layout from above to below: title, screen, legend, list.
private struct LayoutDrawing {
    private let layout: JudgedLayout
    private let listed: [JudgedLayout.Target]
    private let frame: Frame
    private var svg = SVG()

    private static let margin = 24.0
    private static let head = 92.0
    private static let line = 22.0
    /// Where those of the list begin.
    private static let names = margin + 72
    /// So that the title and the legend have room.
    private static let narrowest = 500.0

    init(_ layout: JudgedLayout, listed count: Int) {
        self.layout = layout
        listed = Array(layout.worst.prefix(count))
        frame = Frame(of: layout.layout.targets, x: Self.margin, y: Self.head)
    }

    mutating func draw() -> String {
        let longest = listed.map { Words.width(of: $0.listed, size: 13) }.max() ?? 0
        let width = max(frame.width + 2 * Self.margin, Self.names + longest + Self.margin, Self.narrowest)
        let legend = Self.head + frame.height + Self.margin + 12
        let rest = layout.rest(after: listed.count)
        let lines = listed.count + (rest == nil ? 0 : 1)
        let height = legend + 24 + Double(lines) * Self.line + Self.margin
        svg.add("rect", [("class", "ground"), ("width", SVG.number(width)), ("height", SVG.number(height))])
        svg.text(Self.title, x: Self.margin, y: 42, [("class", "title")])
        svg.text(layout.summary, x: Self.margin, y: 66, [("class", "note")])
        drawScreen()
        drawLegend(y: legend)
        drawList(y: legend + 24 + Self.line, rest: rest)
        let named = listed.map { "\($0.target.shownName): \(JudgedLayout.percent($0.outcome.missed))" }
        return svg.document(
            width: width,
            height: height,
            title: Self.title,
            description: "\(layout.summary). " + named.joined(separator: "; "),
            style: ScoreStyle.sheet + "\n" + Self.style
        )
    }

    private static let title = "How often each target is missed"
    private static let style = """
        .screen, .back { fill: var(--surface); }
        .screen { stroke: var(--ink); stroke-opacity: .14; }
        .shade { fill: var(--danger); }
        .edge { fill: none; stroke: var(--ink); stroke-opacity: .55; }
        .obstacle .edge { stroke-dasharray: 3 3; }
        .rate { font-size: 11px; font-weight: 600; }
        .alone { font-size: 10px; text-anchor: middle; }
        .name { font-size: 11px; }
        .tag { fill: var(--ink); }
        .number { font-size: 9px; font-weight: 600; fill: var(--ground); text-anchor: middle; }
        """
}

extension LayoutDrawing {
    private mutating func drawScreen() {
        svg.bar("screen", x: frame.x...frame.x + frame.width, top: frame.y, height: frame.height, radius: 8)
        for judged in layout.targets { draw(judged) }
        for (place, judged) in listed.enumerated() {
            let box = frame.box(of: judged.target)
            tag(place + 1, x: box.x, y: box.y)
        }
    }

    private mutating func draw(_ judged: JudgedLayout.Target) {
        let target = judged.target
        let box = frame.box(of: target)
        let isObstacle = target.kind == .obstacle
        svg.group([("class", isObstacle ? "obstacle" : "target")]) { svg in
            if isObstacle {
                svg.tip("\(target.shownName): not judged, \(target.size) points")
            } else {
                svg.tip("\(target.shownName): \(judged.said), \(target.size) points")
            }
            svg.rect("back", box)
            if !isObstacle { svg.rect("shade", box, opacity: Self.shade(judged.outcome.missed)) }
            svg.rect("edge", box)
            Self.label(judged, in: box, of: &svg)
        }
    }

    /// The name over the rate where there is room for both, or beside it; the rate alone in the middle.
    private static func label(_ judged: JudgedLayout.Target, in box: Frame.Box, of svg: inout SVG) {
        let rate = judged.target.kind == .obstacle ? "" : JudgedLayout.percent(judged.outcome.missed)
        let middle = box.y + box.height / 2 + 4
        let isTall = box.height >= 34
        let taken = isTall || rate.isEmpty ? 0 : Words.width(of: rate + " ", size: 11)
        if box.height >= 14, let name = Words.fitted(judged.target.shownName, into: box.width - 16 - taken, size: 11) {
            let isOver = isTall && !rate.isEmpty
            svg.text(name, x: box.x + 8 + taken, y: isOver ? middle - 7 : middle, [("class", "name")])
            guard !rate.isEmpty else { return }
            svg.text(rate, x: box.x + 8, y: isOver ? middle + 8 : middle, [("class", "rate")])
        } else if !rate.isEmpty, box.height >= 12, box.width >= Words.width(of: rate, size: 10) {
            svg.text(rate, x: box.x + box.width / 2, y: middle, [("class", "rate alone")])
        }
    }

    private mutating func tag(_ number: Int, x: Double, y: Double) {
        svg.circle("tag", at: (x, y), radius: 7)
        svg.text("\(number)", x: x, y: y + 3, [("class", "number")])
    }

    private mutating func drawLegend(y: Double) {
        var x = Self.margin
        for missed in [0, 0.05, 0.1, 0.25, 0.5] {
            let box = Frame.Box(x: x, y: y - 11, width: 14, height: 14, radius: 3)
            svg.rect("shade", box, opacity: Self.shade(missed))
            svg.rect("edge", box)
            let words = "\(Int(missed * 100)) %\(missed == 0.5 ? " and more" : "")"
            svg.text(words, x: x + 20, y: y, [("class", "note")])
            x += 38 + Words.width(of: words, size: 12)
        }
        guard layout.targets.contains(where: { $0.target.kind == .obstacle }) else { return }
        svg.group([("class", "obstacle")]) {
            $0.rect("edge", Frame.Box(x: x, y: y - 11, width: 14, height: 14, radius: 3))
        }
        svg.text("not judged", x: x + 20, y: y, [("class", "note")])
    }

    private mutating func drawList(y: Double, rest: String?) {
        var y = y
        for (place, judged) in listed.enumerated() {
            tag(place + 1, x: Self.margin + 7, y: y - 4)
            svg.text(JudgedLayout.percent(judged.outcome.missed), x: Self.margin + 24, y: y, [("class", "lane")])
            svg.text(judged.listed, x: Self.names, y: y)
            y += Self.line
        }
        if let rest { svg.text(rest, x: Self.margin + 24, y: y, [("class", "note")]) }
    }

    /// The strength of the colour: full where half miss, and rising faster below, where it matters.
    private static func shade(_ missed: Double) -> Double { min(missed / 0.5, 1).squareRoot() * 0.62 }
}

/// How wide words are, whatever the font: nobody measures it here.
private enum Words {
    static func width(of text: String, size: Double) -> Double {
        text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 0.58 : 1.05) * size }
    }

    /// The text, or as many of its letters as fit; nil where too few are left to know it by.
    static func fitted(_ text: String, into room: Double, size: Double) -> String? {
        guard width(of: text, size: size) > room else { return text }
        var kept = text
        while !kept.isEmpty, width(of: kept + "…", size: size) > room { kept.removeLast() }
        return kept.count < 7 ? nil : kept + "…"
    }
}

/// Where the screen is on the picture, and how much smaller.
private struct Frame {
    struct Box {
        var x: Double
        var y: Double
        var width: Double
        var height: Double
        var radius: Double
    }

    let x: Double
    let y: Double
    let width: Double
    let height: Double
    private let left: Double
    private let top: Double
    private let scale: Double

    private static let room = 12.0
    private static let largest = (width: 1440.0, height: 2000.0)

    init(of targets: [Layout.Target], x: Double, y: Double) {
        (self.x, self.y) = (x, y)
        left = targets.map(\.x).min() ?? 0
        top = targets.map(\.y).min() ?? 0
        let (right, bottom) = (targets.map { $0.x + $0.width }.max() ?? 0, targets.map { $0.y + $0.height }.max() ?? 0)
        scale = min(1, Self.largest.width / max(right - left, 1), Self.largest.height / max(bottom - top, 1))
        width = (right - left) * scale + 2 * Self.room
        height = (bottom - top) * scale + 2 * Self.room
    }

    func box(of target: Layout.Target) -> Box {
        Box(
            x: x + Self.room + (target.x - left) * scale,
            y: y + Self.room + (target.y - top) * scale,
            width: target.width * scale,
            height: target.height * scale,
            radius: min(target.radius, target.width / 2, target.height / 2) * scale
        )
    }
}

extension SVG {
    fileprivate mutating func rect(_ name: String, _ box: Frame.Box, opacity: Double? = nil) {
        let place = [("x", box.x), ("y", box.y), ("width", box.width), ("height", box.height), ("rx", box.radius)]
        let faint = opacity.map { [("fill-opacity", SVG.number($0))] } ?? []
        add("rect", [("class", name)] + place.map { ($0, SVG.number($1)) } + faint)
    }
}

extension JudgedLayout.Target {
    /// The name, and how often another target is found.
    fileprivate var listed: String {
        let other = JudgedLayout.percent(outcome.other)
        return target.shownName + (outcome.other < 0.0005 ? "" : " (\(other) find another one)")
    }

    fileprivate var said: String {
        "\(JudgedLayout.percent(outcome.missed)) missed, \(JudgedLayout.percent(outcome.other)) find another one"
    }
}
