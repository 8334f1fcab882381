@testable import AppleDouble

/// Looks into the tree of views where no person could: what is drawn around, inside and over a text.
extension AppleDouble.Host {
    /// Whether views around the text are made anew for each frame.
    func isTimed(_ text: String) -> Bool {
        shown(text).contains { node in node.ancestors.contains { $0.call?.type == "TimelineView" } }
    }

    /// The parts of texts that are struck through.
    var struck: [String] {
        root.all.flatMap { node in
            (node.call?.values ?? []).compactMap { $0 as? AttributedString }.flatMap { text in
                text.runs.filter { $0.strikethroughStyle != nil }.map { String(text[$0.range].characters) }
            }
        }
    }

    /// How large views are drawn: 1 at rest.
    var sizes: Set<Double> { values("scaleEffect") }

    /// How far views are from their places, in points.
    var slides: Set<Double> { values("offset") }

    private func values(_ member: String) -> Set<Double> {
        Set(modifier(member).compactMap { $0.split(separator: ",").first.flatMap { Double($0) } })
    }

    /// The colours that lie over views: flashes, by how opaque they are.
    var flashes: [Double] {
        root.all.filter { $0.call?.name == "Color.opacity(_:)" && $0.parent?.call?.member == "fill" }
            .compactMap { $0.call?.values[0] as? Double }
            .filter { $0 > 0 }
    }

    /// The shapes of flashes, seen and unseen.
    var flashShapes: Set<String> {
        let shapes = root.all.compactMap { $0.call }.filter { $0.member == "fill" }.compactMap(\.receiver)
        return Set(shapes.compactMap { ($0 as? any _Recorded)?._call.values.first.map(_text) })
    }

    /// How many views pulse.
    var pulses: Int {
        root.all.compactMap { $0.memory["effect"].map { "\($0)" } }.filter { !$0.contains("scaledBy(1.0, 1.0)") }.count
    }

    /// How many shapes were filled in canvases.
    var fills: Int { drawn.filter { $0.contains("fill") }.count }

    /// The objects of a type that views are drawn again for.
    func followed<Object: AnyObject>(_ type: Object.Type) -> Set<ObjectIdentifier> {
        let kept = root.all.flatMap { node in
            (Mirror(reflecting: node).descendant("storage") as? [Int: Any])?.values.map { $0 } ?? []
        }
        return Set(kept.compactMap { (($0 as? _Subscription)?.object as? Object).map { ObjectIdentifier($0) } })
    }

    /// Whether the text is drawn, although perhaps transparent.
    func holds(_ text: String) -> Bool { !shown(text).isEmpty }

    /// Whether a finger reaches the text.
    func takesTouch(_ text: String) -> Bool {
        !shown(text).contains { node in
            node.ancestors.contains {
                $0.call?.name == "View.allowsHitTesting(_:)" && $0.call?.values[0] as? Bool == false
            }
        }
    }

    private func shown(_ text: String) -> [_Node] {
        root.all.filter { $0.call?.type == "Text" && $0.call.flatMap { _string($0) }?.contains(text) == true }
    }
}
