// MARK: - long press
struct A: View { var body: some View { Text("a").↓onLongPressGesture { rename() } } }
// MARK: - long press that sets
struct A: View {
    @State private var showsOptions = false
    var body: some View { Row().↓onLongPressGesture { showsOptions = true }.sheet(isPresented: $showsOptions) { Options() } }
}
// MARK: - long press with a duration
struct A: View { var body: some View { Image("a").↓onLongPressGesture(minimumDuration: 1, perform: { deletePhoto() }) } }
// MARK: - long press as a gesture
struct A: View { var body: some View { Text("a").gesture(↓LongPressGesture().onEnded { _ in archive() }) } }
// MARK: - tap beside it does something else
struct A: View { var body: some View { Text("a").onTapGesture { open() }.↓onLongPressGesture { startSelection() } } }
// MARK: - swipe to the next page
struct A: View {
    var body: some View { Page().gesture(↓DragGesture().onEnded { value in if value.translation.width < -50 { showNextPage() } }) }
}
// MARK: - swipe to archive
struct A: View {
    @State private var offset = 0.0
    var body: some View {
        Row().offset(x: offset).gesture(↓DragGesture(minimumDistance: 20).onChanged { offset = $0.translation.width }.onEnded { value in
            if value.translation.width > 120 { model.archive(item) }
            withAnimation { offset = 0 }
        })
    }
}
// MARK: - simultaneous drag
struct A: View {
    var body: some View { Card().simultaneousGesture(↓DragGesture().onEnded { if $0.translation.height < -80 { player.openQueue() } }) }
}
// MARK: - pinch
struct A: View { var body: some View { Grid().gesture(↓MagnifyGesture().onEnded { value in setColumns(for: value.magnification) }) } }
// MARK: - old pinch
struct A: View { var body: some View { Grid().gesture(↓MagnificationGesture().onEnded { scale in changeColumns(scale) }) } }
// MARK: - long press with a haptic
struct A: View { var body: some View { Text("a").↓onLongPressGesture { Haptics.light(); pinMessage() } } }
