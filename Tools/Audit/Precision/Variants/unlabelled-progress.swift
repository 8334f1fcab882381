// MARK: - whole screen
struct A: View { var body: some View { if model.isLoading { ↓ProgressView() } else { Text("a") } } }
// MARK: - with a look
ZStack { Color.black; ↓ProgressView().tint(.white).scaleEffect(1.5) }
// MARK: - switch
struct C: View { var body: some View { switch phase { case .loading: ↓ProgressView().frame(maxWidth: .infinity); default: Items() } } }
// MARK: - value
VStack { ↓ProgressView(value: fraction) }
// MARK: - total
↓ProgressView(value: done, total: 10).progressViewStyle(.linear)
// MARK: - between spacers
VStack { Spacer(); ↓ProgressView(); Spacer() }
// MARK: - builder
struct G: View {
    var body: some View { content }
    @ViewBuilder private var content: some View { if let item { ItemView(item) } else { ↓ProgressView().controlSize(.large) } }
}
// MARK: - group
Group { if isReady { Home() } else { ↓ProgressView() } }.task { await load() }
// MARK: - beside a picture
HStack { Image("logo"); ↓ProgressView() }
// MARK: - in a scroll view
ScrollView { if pages.isEmpty { ↓ProgressView().padding(40) } else { Pages() } }
