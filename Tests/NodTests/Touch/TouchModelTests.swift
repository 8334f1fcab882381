import Testing

@testable import Nod

@Suite("TouchModel")
struct TouchModelTests {
    private static let circle = TouchControl(TouchShape(centerX: 0, centerY: 0, diameter: 5))
    private static let layouts: [[TouchControl]] = [
        [circle],
        // Neighbours all around, of three shapes.
        [
            circle, TouchControl(TouchShape(x: 5.5, y: 0, width: 5, height: 5)),
            TouchControl(TouchShape(x: -6, y: -1, width: 5.5, height: 7, radius: 1.5)),
            TouchControl(TouchShape(centerX: 1, centerY: 5.2, diameter: 3)),
            TouchControl(TouchShape(x: -20, y: -6, width: 60, height: 5)),
        ],
        // A row, and what lies on it.
        [
            TouchControl(TouchShape(x: 0, y: 0, width: 58, height: 7.5)),
            TouchControl(TouchShape(x: 1, y: 0.5, width: 6.5, height: 6.5, radius: 1)),
            TouchControl(TouchShape(centerX: 24, centerY: -2, diameter: 6), kind: .obstacle),
            TouchControl(TouchShape(x: 0, y: 8, width: 58, height: 7.5)),
        ],
    ]
    private static let models: [TouchModel] = [
        TouchPopulation.usual.model, TouchPopulation.tremor.model,
        TouchModel(
            horizontal: .init(base: 0.6, growth: 0.02),
            vertical: .init(base: 1.4),
            offset: TouchPoint(x: 0.7, y: -0.5),
            slipShare: 0.1,
            slipSpread: 6
        ),
    ]

    @Test("An outcome is what becomes of a million touches", arguments: 0..<3, 0..<3)
    func isSampled(layout: Int, model: Int) {
        let (controls, model) = (Self.layouts[layout], Self.models[model])
        var fingers = Fingers(model)
        let sampled = fingers.outcome(of: 0, among: controls, touches: 1_000_000)
        let outcome = model.outcome(of: 0, among: controls)
        #expect((outcome.hit - sampled.hit).magnitude < 0.001)
        #expect((outcome.none - sampled.none).magnitude < 0.001)
        #expect((outcome.other - sampled.other).magnitude < 0.001)
        #expect((outcome.hit + outcome.none + outcome.other - 1).magnitude < 1e-9)
    }

    /// Misses of circles alone, published for young adults (Documentation/Touch.md).
    @Test("Published rates are met within 4 points; of the smallest circle, by hurried and by older adults, within 6")
    func published() {
        func missed(_ model: TouchModel) -> [Double] {
            [4.88, 7.22, 9.22].map { diameter in
                100
                    * model.outcome(
                        of: 0,
                        among: [TouchControl(TouchShape(centerX: 0, centerY: 0, diameter: diameter))]
                    ).missed
            }
        }
        let young = missed(TouchModel(horizontal: .init(base: 1.45), vertical: .init(base: 1.45)))
        let hurried = missed(TouchPopulation.hurried.model)
        let older = missed(TouchPopulation.older.model)
        #expect((mean(young) - 9.17).magnitude < 4 && (young[0] - 24.9).magnitude < 4)
        #expect((mean(hurried) - 9.17).magnitude < 4 && (hurried[0] - 24.9).magnitude < 6)
        #expect((mean(older) - 32.17).magnitude < 4 && (older[0] - 62.4).magnitude < 6)
    }

    @Test("Figures that no publication gives are called assumed")
    func assumed() {
        #expect(TouchPopulation.allCases.filter { $0.isAssumed } == [.child, .walking, .tremor])
    }

    @Test("The less care people take, the more touches miss; of assumed people, too")
    func order() {
        let check = [TouchControl(TouchShape(x: 0, y: 0, width: 6.86, height: 6.86))]
        let missed = TouchPopulation.allCases.map { $0.model.outcome(of: 0, among: check).missed }
        #expect(missed[0] < missed[1] && missed[1] < missed[2] && missed[2] < missed[5])
        #expect(missed[5] < missed[4] && missed[4] < missed[3] && missed[3] < missed[6])
    }

    @Test("What covers a control takes its touches, and what is far away none")
    func covers() {
        let check = TouchControl(TouchShape(x: 0, y: 0, width: 7, height: 7))
        let model = TouchPopulation.usual.model
        let alone = model.outcome(of: 0, among: [check])
        #expect(alone.hit > 0.97 && alone.other == 0)
        let covered = model.outcome(
            of: 0,
            among: [check, TouchControl(TouchShape(x: -9, y: -9, width: 25, height: 25))]
        )
        #expect(covered.hit < 1e-6 && covered.other > 0.99)
        let far = model.outcome(of: 0, among: [check, TouchControl(TouchShape(x: 60, y: 0, width: 9, height: 9))])
        #expect(far.hit == alone.hit && far.other < 1e-4)
    }

    @Test("What has no size is never hit")
    func nothing() {
        let outcome = TouchPopulation.usual.model.outcome(
            of: 0,
            among: [TouchControl(TouchShape(x: 0, y: 0, width: 0, height: 5))]
        )
        #expect(outcome.hit == 0 && (outcome.none - 1).magnitude < 1e-9)
    }

    private func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
}
