// MARK: - literal frame in the label
↓Button(action: close) {
    Image(systemName: "xmark").font(.footnote).frame(width: 24, height: 24).background(.thinMaterial, in: Circle())
}
// MARK: - constant of an enum
private enum Metrics {
    static let badge: CGFloat = 24
}
struct Badge: View {
    var body: some View {
        ↓Button { open() } label: { Text("3").frame(width: Metrics.badge, height: Metrics.badge).background(Color.red) }
    }
}
// MARK: - static constant of the view
struct ColorDot: View {
    private static let side = 22.0
    var body: some View {
        Circle().fill(color).frame(width: Self.side, height: Self.side).↓onTapGesture { choose(color) }
    }
}
// MARK: - computed constant
struct Pin: View {
    private var side: CGFloat { 26 }
    var body: some View {
        ↓Button(action: pin) { Image("pin").resizable().frame(width: side, height: side) }
    }
}
// MARK: - one side only
↓Button(action: remove) { Text(tag).padding(.horizontal, 12).frame(height: 18).background(Capsule().fill(.gray)) }
// MARK: - padding outside does not help
↓Button(action: add) { Image(systemName: "plus").frame(width: 20, height: 20) }
    .padding(12)
    .background(Circle().fill(.blue))
// MARK: - padding inside is not enough
↓Button(action: add) { Image(systemName: "plus").frame(width: 20, height: 20).padding(.all, 3) }.buttonStyle(.plain)
// MARK: - chosen by a condition
struct Dense: View {
    let isDense: Bool
    var body: some View {
        ↓Button(action: add) { Image("plus").resizable().frame(width: isDense ? 20 : 26, height: isDense ? 20 : 26) }
    }
}
// MARK: - scaled metric
struct Scaled: View {
    @ScaledMetric private var size = 26.0
    var body: some View {
        ↓Menu { actions } label: { Image(systemName: "ellipsis").frame(width: size, height: size) }
    }
}
// MARK: - shrunk from outside
↓Button(action: play) { Image("play").resizable().scaledToFit() }.frame(width: 22, height: 22)
// MARK: - link with an icon view
struct Social: View {
    var body: some View {
        ↓Link(destination: page) { icon }
    }
    private var icon: some View { Image("mastodon").resizable().frame(width: 24, height: 24) }
}
// MARK: - minimum that is too small
↓Button(action: add) { Image(systemName: "plus").frame(minWidth: 24, minHeight: 24) }
