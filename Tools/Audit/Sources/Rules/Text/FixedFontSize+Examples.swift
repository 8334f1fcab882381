/// Text of fixed sizes, and of sizes that follow or need not.
extension FixedFontSize {
    static let triggering: Examples = """
        Text(title).font(.↓system(size: 15))

        VStack { Text(title); Text(subtitle) }.font(.↓system(size: 13, weight: .medium))

        Text(title).font(Font.↓system(size: 12).bold())

        Text(title).font(.↓system(size: isLarge ? 20 : 15))

        Text(title).font(.↓custom("Inter", fixedSize: 14))

        extension Font {
            static let caption2 = Font.↓system(size: 11)
        }

        private let small: CGFloat = 11
        struct A: View {
            var body: some View { Label(title, systemImage: "bell").font(.↓system(size: small)) }
        }

        final class Cell: UITableViewCell {
            func prepare() {
                titleLabel.font = UIFont.↓systemFont(ofSize: 14)
                subtitleLabel.font = .↓boldSystemFont(ofSize: 12)
            }
        }

        VStack { Image("a").fontSize(20); Text(title).↓fontSize(15) }
        // other file
        extension View {
            func fontSize(_ size: CGFloat) -> some View { self.font(.system(size: size)) }
        }

        Text(title).font(.↓brand(15))
        // other file
        extension Font {
            static func brand(_ size: CGFloat) -> Font { .system(size: size, design: .rounded) }
        }

        struct RowButton: View {
            var title: String?
            var body: some View { if let title { Text(title).font(.↓system(size: 15)) } }
        }
        // other file
        struct Row: View { var body: some View { RowButton(title: name) } }

        Text(title).font(.↓system(size: 15)).frame(height: 200)

        Tile(label: "Open", ↓textSize: 18)
        // other file
        struct Tile: View {
            let label: String
            var textSize: CGFloat = 16
            var body: some View { Text(label).font(.system(size: textSize)) }
        }
        """

    static let nonTriggering: Examples = [
        "Text(title).font(.body); Text(title).font(.system(.body, design: .rounded))",
        #"Text(title).font(.custom("Inter", size: 14, relativeTo: .body))"#,
        #"Text(title).font(.custom("Inter", size: 14))"#,
        #"Image(systemName: "bell").font(.system(size: 20))"#,
        """
        struct A: View {
            @ScaledMetric private var size = 14.0
            var body: some View { Text(title).font(.system(size: size)) }
        }

        Button(action: add) { Image(systemName: "plus") }.font(.system(size: 24))
        Button(action: add) { Image(systemName: "plus").font(.system(size: 24)) }
        Text("🎉").font(.system(size: 64))
        Text(message.emoji).font(.system(size: 32))

        final class Cell: UITableViewCell {
            func prepare() {
                label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 14))
                label.font = .preferredFont(forTextStyle: .body)
            }
            func boost() {
                let base = UIFont.systemFont(ofSize: 17)
                label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: base)
            }
            func symbols() {
                let configuration = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 20))
                iconView.font = .systemFont(ofSize: 20)
            }
        }

        Text(title).font(.system(size: size))
        ↯GlyphView(name).font(.system(size: 20))

        // [macos]
        Text(title).font(.system(size: 15))
        """,
        #"Text("\(Image(systemName: "star"))").font(.system(size: 15))"#,
        """
        final class Receipt {
            func page(of order: Order) -> Data {
                let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 14)]
                return UIGraphicsPDFRenderer(bounds: bounds).pdfData { _ in order.title.draw(at: .zero, withAttributes: attributes) }
            }
        }
        final class Cell: UITableViewCell {
            func fill() {
                titleLabel.font = .systemFont(ofSize: 14)
                titleLabel.attributedText = styled
            }
        }
        """,
        "Text(person.initials).font(.system(size: 15))",
        """
        import WidgetKit
        struct Entry: View {
            var body: some View {
                ZStack { Circle().fill(.blue); Text(title).font(.system(size: 13)) }
                Text(count).font(.system(size: 50))
            }
        }
        """,
        "Text(title).font(.system(size: 15)).accessibilityHidden(true)",
        "↯Text(step).font(.system(size: 13)).frame(width: 24, height: 24).background(Circle())",
        "Text(clock).font(.system(size: 22)); Text(name).font(.system(size: 20)).minimumScaleFactor(0.5)",
        "↯Text(line).font(.system(size: 14, design: .monospaced))",
        "struct SeekPreview: View { var body: some View { Text(title).font(.system(size: 16)) } }",
        """
        Text("\\(items.count)+").font(.system(size: 15)); Text("A").font(.system(size: 15))
        Text("Version \\(appVersion)").font(.system(size: 15))
        List { Text(title) }.toolbar { ToolbarItem { Text(title).font(.system(size: 15)) } }
        Circle().fill(.orange).overlay { if let count { ↯Text(title).font(.system(size: 8)) } }.frame(width: width)
        struct Logo: View { var body: some View { Text("Nod").font(.system(size: 22)) } }
        struct NextLectureAccessoryRectangularView: View { var body: some View { Text(title).font(.system(size: 15)) } }
        struct LectureBlock: View { var body: some View { Text(title).font(.system(size: 11)) } }
        struct NewBadge: View { var body: some View { Text(title).font(.system(size: 10)) } }
        ↯Text(step).font(.system(size: 16)).background(Color.blue, in: Circle())
        ZStack { Circle().fill(.blue); ↯Text(step).font(.system(size: 16)) }
        ↯Text(kind).font(.system(size: 11)).padding(4).background(Capsule().fill(.blue))
        """,
        "Label(title, systemImage: name).labelStyle(.iconOnly).font(.system(size: 24))",
        "Text(title).foregroundColor(.clear).font(.system(size: 12)); HStack { Button(title) { zoom() } }.font(.system(size: 1))",
        """
        HStack { Image("a"); ↯Text(title).font(.system(size: 12)) }.frame(height: 20)
        ZStack { RoundedRectangle(cornerRadius: 4).frame(width: 60, height: 60); ↯Text(grade).font(.system(size: 20)) }
        struct NavigationBarView: View { var body: some View { Text(title).font(.system(size: 17)) } }
        """,
        """
        struct RowButton: View {
            var title: String?
            var image: String
            var body: some View { HStack { Image(image); if let title { Text(title).font(.system(size: 15)) } } }
        }
        // other file
        struct Row: View { var body: some View { RowButton(image: "bin"); RowButton(title: nil, image: "cart") } }
        #Preview { RowButton(title: "Remove", image: "bin") }
        """,
        """
        final class MiniMenu: UIView {
            func setUp() { configuration.buttonSize = .mini; attributes.font = UIFont.systemFont(ofSize: 12) }
        }
        enum CalendarStyle { static func style() -> Style { style.fontNameDay = .systemFont(ofSize: 14); return style } }
        """,
        "Chart { BarMark(x: x, y: y).annotation { Text(value).font(.system(size: 10)) } }",
        "struct ShareableCard: View { var body: some View { Text(title).font(.system(size: 15)) } }",
        """
        extension Font {
            static func brand(_ size: CGFloat) -> Font { .custom("Brand", size: size) }
        }
        // other file
        Text(title).font(.brand(15)); Text(title).fontSize(15); Tile(label: "Open", textSize: 18)

        struct Scaled: ViewModifier {
            @ScaledMetric var textSize = 15.0
            func body(content: Content) -> some View { content.font(.system(size: textSize)) }
        }
        // other file
        Scaled(label: "Open", textSize: 15)

        final class Cell: UITableViewCell {
            func mark() {
                dot.text = "•"
                dot.font = .systemFont(ofSize: 24)
            }
        }

        import ActivityKit
        import WidgetKit
        struct Banner: View {
            let context: ActivityViewContext<Trip>
            var body: some View { ↯Text(title).font(.system(size: 12)) }
        }
        """,
    ]
}
