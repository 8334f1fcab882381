import SwiftUI

struct SampleBurst: View {
    let start: Date
    let isOver: Bool

    var body: some View {
        TimelineView(.animation(minimumInterval: nil, paused: isOver)) { timeline in
            Canvas { context, size in
                let time = timeline.date.timeIntervalSince(start)
                let rect = CGRect(x: size.width / 2, y: CGFloat(time) * 60, width: 6, height: 6)
                context.fill(Path(ellipseIn: rect), with: .color(.orange))
            }
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

struct SampleTick: Shape {
    var progress: CGFloat

    var animatableData: CGFloat {
        get { progress }
        set { progress = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: rect.origin)
            path.addLine(to: CGPoint(x: rect.maxX * progress, y: rect.midY))
        }
    }
}

struct SampleRow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.map { $0.sizeThatFits(proposal) }.max { $0.width < $1.width } ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}

struct SampleDrag: View {
    @GestureState private var offset = CGSize.zero

    var body: some View {
        SampleRow {
            SampleTick(progress: 1).stroke(Color.green, lineWidth: 2)
        }
        .offset(offset)
        #if !os(tvOS)
        .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
        #endif
    }
}
