// MARK: - In a button
struct AddButton: View {
    var body: some View {
        Button("Add") {
            UIImpactFeedbackGenerator(style: .medium).↓impactOccurred()
        }
    }
}

// MARK: - A local generator
enum Haptics {
    static func tap() {
        let generator = UIImpactFeedbackGenerator(style: .light)
        generator.↓impactOccurred()
    }
}

// MARK: - A notification
func celebrate() {
    UINotificationFeedbackGenerator().↓notificationOccurred(.success)
}

// MARK: - A selection in a gesture
struct Wheel: View {
    var body: some View {
        Circle().gesture(
            DragGesture().onChanged { _ in
                UISelectionFeedbackGenerator().↓selectionChanged()
            }
        )
    }
}

// MARK: - With an intensity
struct Bubble: View {
    let strength: CGFloat

    var body: some View {
        Text("Pop").onTapGesture {
            let thump = UIImpactFeedbackGenerator(style: .soft)
            withAnimation { thump.↓impactOccurred(intensity: strength) }
        }
    }
}

// MARK: - Typed before it is made
final class Camera {
    func shoot() {
        let shutter: UIImpactFeedbackGenerator
        shutter = UIImpactFeedbackGenerator(style: .rigid)
        shutter.↓impactOccurred()
    }
}

// MARK: - A computed generator
struct Keypad {
    private var generator: UIImpactFeedbackGenerator { UIImpactFeedbackGenerator(style: .light) }

    func press() {
        generator.↓impactOccurred()
    }
}

// MARK: - On the main queue
func warn() {
    DispatchQueue.main.async {
        UINotificationFeedbackGenerator().↓notificationOccurred(.warning)
    }
}

// MARK: - The style from elsewhere
extension Celebration {
    func play() {
        UIImpactFeedbackGenerator(style: strength.style).↓impactOccurred()
    }
}

// MARK: - Two made, one prepared
func play() {
    let light = UIImpactFeedbackGenerator(style: .light)
    let heavy = UIImpactFeedbackGenerator(style: .heavy)
    light.prepare()
    light.impactOccurred()
    heavy.↓impactOccurred()
}

// MARK: - With init spelt out
func knock() {
    UIImpactFeedbackGenerator.init(style: .heavy).↓impactOccurred()
}
