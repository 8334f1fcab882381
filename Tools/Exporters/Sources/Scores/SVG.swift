import NodJSON

/// A drawing as text: elements are appended in the order they are painted.
struct SVG {
    private var body = ""

    /// An element without content. Values are escaped.
    mutating func add(_ name: String, _ attributes: [(String, String)]) {
        body += "<\(name)\(SVG.written(attributes))/>\n"
    }

    mutating func text(_ content: String, x: Double, y: Double, _ attributes: [(String, String)] = []) {
        let place = [("x", SVG.number(x)), ("y", SVG.number(y))]
        body += "<text\(SVG.written(place + attributes))>\(SVG.escaped(content))</text>\n"
    }

    /// A line through points.
    mutating func line(_ points: [(x: Double, y: Double)], _ attributes: [(String, String)]) {
        let path = points.map { SVG.number($0.x) + " " + SVG.number($0.y) }.joined(separator: " ")
        add("polyline", [("points", path)] + attributes)
    }

    mutating func circle(_ name: String, at middle: (x: Double, y: Double), radius: Double) {
        let place = [("cx", SVG.number(middle.x)), ("cy", SVG.number(middle.y)), ("r", SVG.number(radius))]
        add("circle", [("class", name)] + place)
    }

    /// An upright line.
    mutating func stroke(_ name: String, x: Double, from start: Double, to end: Double) {
        let place = [("x1", x), ("x2", x), ("y1", start), ("y2", end)].map { ($0, SVG.number($1)) }
        add("line", [("class", name)] + place)
    }

    mutating func bar(_ name: String, x: ClosedRange<Double>, top: Double, height: Double, radius: Double) {
        let width = x.upperBound - x.lowerBound
        let place = [("x", x.lowerBound), ("y", top), ("width", width), ("height", height), ("rx", radius)]
        add("rect", [("class", name)] + place.map { ($0, SVG.number($1)) })
    }

    mutating func group(_ attributes: [(String, String)], _ draw: (inout SVG) -> Void) {
        var inner = SVG()
        draw(&inner)
        body += "<g\(SVG.written(attributes))>\n\(inner.body)</g>\n"
    }

    /// The whole document.
    func document(width: Double, height: Double, title: String, description: String, style: String) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(SVG.number(width)) \(SVG.number(height))" \
        width="\(SVG.number(width))" height="\(SVG.number(height))" role="img" aria-labelledby="title description">
        <title id="title">\(SVG.escaped(title))</title>
        <desc id="description">\(SVG.escaped(description))</desc>
        <style>
        \(style)
        </style>
        \(body)</svg>

        """
    }
}

extension SVG {
    /// At most two decimals: a hundredth of a point is seen by nobody.
    static func number(_ value: Double) -> String {
        JSONText.figure((value * 100).rounded() / 100)
    }

    /// By scalars: as a character, `<` with an accent is not `<`.
    static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
    }

    private static let escapes: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"]

    private static func written(_ attributes: [(String, String)]) -> String {
        attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
    }
}
