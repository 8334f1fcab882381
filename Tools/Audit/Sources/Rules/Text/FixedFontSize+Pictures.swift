import SwiftSyntax

/// Fonts that need not follow the text size: of pictures, pages and bars, and those that are scaled already.
extension FixedFontSize {
    /// Said in the same member, a font is drawn, or stands on a bar.
    fileprivate static let drawing = [
        "UIGraphics", "ImageRenderer", ".draw(in:", ".draw(at:", ".draw(with:", "CGContext", "CTLine",
        "itleTextAttributes =", "setTitleTextAttributes", "buttonSize = .mini",
    ]

    /// In a widget, letters in a picture are drawn to its room.
    static func isWidgetArt(_ around: Around, in file: SourceFile) -> Bool {
        file.imports.contains("WidgetKit") && around.isGiven(to: ["ZStack", "Gauge", "overlay", "background"])
    }

    /// Labels of a chart have the room the chart gives them.
    static let chartParts: Set<String> = ["Chart", "AxisMarks", "AxisValueLabel", "annotation"]

    /// Text on bars is as large as they are, and held down it is shown larger.
    static let bars: Set<String> = ["toolbar", "ToolbarItem", "ToolbarItemGroup", "navigationBarItems", "tabItem"]

    /// A number in a circle, which holds no larger one, or a word in a small capsule.
    static func isBadge(_ use: ViewChain, _ around: Around, _ size: ExprSyntax?, in file: SourceFile) -> Bool {
        let calls = use.modifiers.map(\.call) + around.modifiers
        let isBoxed = calls.contains { call in
            call.name == "frame"
                && [call.argument("width"), call.argument("height")].allSatisfy {
                    file.number($0).map { $0 <= 44 } == true
                }
        }
        // `Circle().overlay { Text(count) }.frame(width: 16)`.
        let isOverlay = around.receivers.contains { receiver in
            receiver.name == "overlay" && ["Circle", "Capsule"].contains(receiver.call.wholeChain.name)
        }
        if isOverlay, file.number(size).map({ $0 <= 12 }) == true { return true }
        let shape = file.number(size).map { $0 <= 12 } == true ? ["circle", "capsule"] : ["circle"]
        return isBoxed || calls.contains { $0.name == "background" && $0.node.isMade(of: shape) }
            || around.receivers.contains {
                $0.name == "ZStack"
                    && $0.call.closures.contains { $0.closure.views.contains { ViewChain(of: $0).name == "Circle" } }
            }
    }

    /// Too small to be seen, or clear: text for a shortcut or for VoiceOver alone.
    static func isInvisible(_ size: ExprSyntax?, _ use: ViewChain, _ around: Around, in file: SourceFile) -> Bool {
        if let points = file.number(size), points < 6 { return true }
        return (use.modifiers.map(\.call) + around.modifiers).contains { call in
            ["foregroundColor", "foregroundStyle"].contains(call.name)
                && [".clear", "Color.clear"].contains(call.firstUnlabelled?.written)
        }
    }

    /// In a row or a tile of a fixed height, which holds no larger text.
    static func hasFixedRoom(_ use: ViewChain, _ around: Around, in file: SourceFile) -> Bool {
        let shapes = around.receivers.filter { $0.name == "ZStack" }.flatMap(\.call.closures).flatMap(\.closure.views)
            .map { ViewChain(of: $0) }.filter { SwiftUIViews.shapes.contains($0.name) }
        let calls = (shapes + [use]).flatMap(\.modifiers).map(\.call) + around.modifiers
        return calls.contains { call in
            call.name == "frame" && file.number(call.argument("height")).map { $0 <= highestRow } == true
        }
    }

    /// Points: higher than this a frame leaves room for text that is twice as large.
    private static let highestRow = 64.0

    /// Large text that shrinks to its room, as on a clock beside the bed.
    static func fillsRoom(_ size: ExprSyntax?, _ use: ViewChain, _ around: Around, in file: SourceFile) -> Bool {
        guard let points = file.number(size), points >= 20 else { return false }
        return use.has("minimumScaleFactor") || around.has("minimumScaleFactor")
    }
}

extension SourceFile {
    /// It draws blocks in the grid of a timetable or a calendar, whose times give them their room.
    var isOfGrid: Bool {
        fileName.hasSuffix("Block.swift") && fileName.speaks(of: ["timetable", "lecture", "calendar", "schedule"])
    }

    /// It draws a widget, a complication or a Live Activity, whose height the system limits.
    var isOfWidget: Bool {
        let words = ["TimelineEntry", "WidgetConfiguration", "widgetFamily", "ActivityViewContext"]
        return !imports.isDisjoint(with: ["WidgetKit", "ActivityKit", "ClockKit"])
            && (!mentions("WidgetCenter") || words.contains(where: mentions))
    }

    /// Asked for each font in it.
    fileprivate func draws(in member: Syntax) -> Bool {
        if let known = drawingByMember[member.id] { return known }
        let code = member.written
        let draws = FixedFontSize.drawing.contains(where: code.holds)
        drawingByMember[member.id] = draws
        return draws
    }
}

extension SyntaxProtocol {
    /// It is drawn into a picture or a page, or is of a bar.
    func isOfPicture(in file: SourceFile) -> Bool {
        let member = enclosingMember
        if let member, file.draws(in: member) { return true }
        return enclosingTypeName.hasPrefix("PDF")
            || enclosingTypeName.speaks(of: Self.pictures)
            || member?.declaredName?.speaks(of: Self.small + ["chart", "diagram"]) == true
            || enclosingTypeName.speaks(of: Self.small)
            || enclosingTypeName.camelWords.contains { ["logo", "wordmark"].contains($0) }
    }

    /// Pages to print, pictures to share, drawings of an interface, and what lies over a video.
    private static var pictures: [String] {
        [
            "pdfrender", "pdfpage", "pdfview", "printpage", "shareable", "shareimage", "shareas", "mock", "preview",
            "player", "overlay", "scrub", "seek",
        ]
    }

    /// Marks on other things, and keys and scales, which hold no larger text.
    private static var small: [String] {
        [
            "badge", "chip", "pill", "keycap", "keypad", "numberpad", "axis", "legend", "sectionindex", "watermark",
            "timetableblock", "lectureblock", "eventblock", "calendarblock", "accessoryrectangular",
            "accessorycircular", "accessoryinline", "navigationbar", "navbar", "tabbar", "toolbar", "statusbar",
            "titlebar", "calendarstyle",
            "calendarheader", "weekdayheader",
        ]
    }

    /// `bullet.text = "•"`: nothing to read.
    func isMark(_ target: String, in file: SourceFile) -> Bool {
        let name = target.hasSuffix(".font") ? target.dropLast("font".count) + "text" : ""
        let texts = file.assignments.filter { $0.path == name && $0.node.enclosingMember?.id == enclosingMember?.id }
            .map { $0.value?.as(StringLiteralExprSyntax.self) }
        return !texts.isEmpty && texts.allSatisfy { $0?.hasLetters == false && $0?.isBlank == false }
    }

    /// An attributed text set in the same member brings its own fonts.
    func isReplaced(as target: String) -> Bool {
        guard target.hasSuffix(".font"), let member = enclosingMember?.written else { return false }
        return member.contains(target.dropLast("font".count) + "attributedText =")
    }
}

extension Syntax {
    /// A function or variable that scales what it makes.
    var isScaling: Bool {
        containsToken(["UIFontMetrics", "scaledFont"])
    }
}

extension FunctionCallExprSyntax {
    /// One of `shapes` stands in what it is given: `in: Circle()`, `{ Capsule().fill(.blue) }`.
    fileprivate func isMade(of shapes: [String]) -> Bool {
        arguments.description.speaks(of: shapes) || trailingClosure?.description.speaks(of: shapes) == true
    }
}
