// MARK: - literal
Text(title).font(.↓system(size: 17, weight: .semibold))
// MARK: - with a design
Text(total, format: .currency(code: code)).font(.↓system(size: 24, weight: .bold, design: .rounded))
// MARK: - written out
Text(title).font(Font.↓system(size: 12).monospacedDigit())
// MARK: - on a container
VStack(alignment: .leading) {
    Text(name)
    Text(address)
}
.font(.↓system(size: 13))
// MARK: - on a button
Button("Continue") { next() }.font(.↓system(size: 16))
// MARK: - in a button's label
Button { next() } label: { Label("Next", systemImage: "arrow.right").font(.↓system(size: 15)) }
// MARK: - custom font of a fixed size
Text(title).font(.↓custom("Avenir-Medium", fixedSize: 18))
// MARK: - design system
extension Font {
    static let smallCaps: Font = .↓system(size: 10, weight: .medium)
}
// MARK: - static function of a design system
extension Font {
    static func note() -> Font { .↓system(size: 13) }
}
// MARK: - constant
struct Constants2: View {
    private let size: CGFloat = 14
    var body: some View { Text(title).font(.↓system(size: size)) }
}
// MARK: - UIKit label
final class Header: UIView {
    private let titleLabel = UILabel()
    func setUp() { titleLabel.font = UIFont.↓systemFont(ofSize: 20, weight: .bold) }
}
// MARK: - field
TextField("Name", text: $name).font(.↓system(size: 18))
// MARK: - chosen by state
Text(title).font(isLarge ? .↓system(size: 20) : .↓system(size: 15))
