// MARK: - A random offset
struct Confetti: View {
    var body: some View {
        Circle().offset(x: CGFloat.↓random(in: -40...40))
    }
}

// MARK: - A new id
struct Feed: View {
    let posts: [Post]

    var body: some View {
        List(posts) { Text($0.title) }.id(↓UUID())
    }
}

// MARK: - Shuffled answers
struct Quiz: View {
    let answers: [String]

    var body: some View {
        VStack {
            ForEach(answers.↓shuffled(), id: \.self) { Text($0) }
        }
    }
}

// MARK: - A part of the body
struct Sky: View {
    var body: some View { stars }

    private var stars: some View {
        ForEach(0..<20) { _ in
            Circle().opacity(.↓random(in: 0.2...1))
        }
    }
}

// MARK: - A helper that picks a number
struct Rain: View {
    var body: some View {
        Capsule().frame(width: 2, height: length())
    }

    private func length() -> CGFloat {
        CGFloat.↓random(in: 10...40)
    }
}

// MARK: - A local constant in body
struct Greeting: View {
    let phrases = ["Hello", "Hi"]

    var body: some View {
        let phrase = phrases.↓randomElement() ?? "Hello"
        Text(phrase)
    }
}

// MARK: - Models made in body
struct Tags: View {
    let names: [String]

    var body: some View {
        ForEach(names.map { Tag(id: ↓UUID(), name: $0) }) { Text($0.name) }
    }
}

// MARK: - A modifier
struct Jitter: ViewModifier {
    func body(content: Content) -> some View {
        content.rotationEffect(.degrees(Double.↓random(in: -3...3)))
    }
}

// MARK: - The id from the clock
struct Clock: View {
    let text: String

    var body: some View {
        Text(text).id(↓Date())
    }
}

// MARK: - A style
struct Wobble: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.rotationEffect(.degrees(configuration.isPressed ? .↓random(in: -5...5) : 0))
    }
}

// MARK: - A computed number read by body
struct Burst {
    var count: Int { Int.↓random(in: 5...8) }
}

struct BurstView: View {
    let burst: Burst

    var body: some View {
        ForEach(0..<burst.count, id: \.self) { _ in Circle() }
    }
}

// MARK: - A task that starts anew each time
struct Loader: View {
    var body: some View {
        Text("…").task(id: ↓UUID()) { await load() }
    }

    private func load() async {}
}
