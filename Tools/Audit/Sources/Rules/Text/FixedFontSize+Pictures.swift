import SwiftSyntax

/// Fonts that need not follow the text size: of pictures, pages and bars, and those that are scaled already.
extension FixedFontSize {
    /// Said in the same member, a font is drawn, or stands on a bar.
    fileprivate static let drawing = [
        "UIGraphics", "ImageRenderer", ".draw(in:", ".draw(at:", ".draw(with:", "CGContext", "CTLine",
        "itleTextAttributes =", "setTitleTextAttributes",
    ]

    /// In a widget, letters in a picture and figures larger than any text style are drawn to its room.
    static func isWidgetArt(_ size: ExprSyntax?, _ around: Around, in file: SourceFile) -> Bool {
        guard file.imports.contains("WidgetKit") else { return false }
        return around.isGiven(to: ["ZStack", "Gauge", "overlay", "background"])
            || file.number(size).map { $0 > 34 } == true
    }
}

extension SyntaxProtocol {
    /// It is drawn into a picture or a page, or is of a bar.
    var isOfPicture: Bool {
        if let member = enclosingMember?.trimmedDescription, FixedFontSize.drawing.contains(where: member.contains) {
            return true
        }
        return enclosingTypeName.hasPrefix("PDF")
            || enclosingTypeName.speaks(of: ["pdfrender", "pdfpage", "pdfview", "printpage"])
    }

    /// An attributed text set in the same member brings its own fonts.
    func isReplaced(as target: String) -> Bool {
        guard target.hasSuffix(".font"), let member = enclosingMember?.trimmedDescription else { return false }
        return member.contains(target.dropLast("font".count) + "attributedText =")
    }
}

extension Syntax {
    /// A function or variable that scales what it makes.
    var isScaling: Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.text == "UIFontMetrics" || $0.text == "scaledFont" }
    }
}
