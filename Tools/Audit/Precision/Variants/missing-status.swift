// MARK: - task with try?
struct Feeds: View {
    @State private var feeds: [Feed] = []
    var body: some View { List(feeds) { Text($0.name) }.task { feeds = (↓try? await client.feeds()) ?? [] } }
}
// MARK: - printed
struct Inbox: View {
    @State private var mails = [Mail]()
    var body: some View { List { ForEach(mails) { Text($0.subject) } }.task { await load() } }
    private func load() async {
        do {
            mails = try await server.mails()
        } ↓catch {
            print("failed", error)
        }
    }
}
// MARK: - logged in a task of onAppear
struct Songs: View {
    @State private var songs: [Song] = []
    var body: some View {
        ScrollView { ForEach(songs) { SongRow(song: $0) } }
            .onAppear { Task { do { songs = try await library.songs() } ↓catch { Logger.app.error("no songs") } } }
    }
}
// MARK: - bound
struct People: View {
    @State private var people: [Person] = []
    var body: some View {
        List(people, id: \.id) { Text($0.name) }
            .refreshable { if let found = ↓try? await directory.people() { people = found } }
    }
}
// MARK: - empty catch
struct Stops: View {
    @State private var stops: [Stop] = []
    var body: some View { List(stops) { Text($0.name) }.task(id: 1) { do { stops = try await api.stops() } ↓catch { } } }
}
// MARK: - with a wheel
struct Shops: View {
    @State private var shops: [Shop] = []
    @State private var isLoading = true
    var body: some View {
        Group { if isLoading { ProgressView("Loading…") } else { List(shops) { Text($0.name) } } }
            .task {
                do { let all = try await api.shops(); shops = all.filter(\.isOpen) } ↓catch { NSLog("%@", "\(error)") }
                isLoading = false
            }
    }
}
// MARK: - in an extension
struct Notes: View {
    @State var notes: [Note] = []
    var body: some View { List(notes) { Text($0.text) }.task { await fetch() } }
}
extension Notes {
    func fetch() async { notes = (↓try? await store.notes()) ?? [] }
}
// MARK: - guard
struct Pets: View {
    @State private var pets: [Pet] = []
    var body: some View { List(pets) { Text($0.name) }.task { await load() } }
    func load() async {
        guard let found = ↓try? await api.pets() else { return }
        pets = found
    }
}
// MARK: - self
struct Jobs: View {
    @State private var jobs: [Job] = []
    var body: some View { LazyVStack { ForEach(jobs) { JobRow($0) } }.onAppear(perform: start) }
    func start() { Task { do { self.jobs = try await api.jobs() } ↓catch { debugPrint(error) } } }
}
// MARK: - local value
struct Tags: View {
    @State private var tags: [String] = []
    var body: some View { List(tags, id: \.self) { Text($0) }.task { let answer = ↓try? await api.tags(); tags = answer ?? [] } }
}
