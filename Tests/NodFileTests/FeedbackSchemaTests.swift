import Foundation
import Nod
import Testing

@testable import NodFile

@Suite("The schema of feedback files")
struct FeedbackSchemaTests {
    let schema = try! JSONSerialization.jsonObject(with: Data(FeedbackFile.schema.utf8)) as! [String: Any]

    private func property(_ path: [String]) -> [String: Any] {
        path.reduce(into: schema) { place, key in
            place = (place["properties"] as? [String: Any])?[key] as? [String: Any] ?? [:]
        }
    }

    @Test(
        "Every figure has its own path, with range, number and standard value",
        arguments: Figure.allCases
    )
    func figure(figure: Figure) {
        let property = property(figure.path)
        #expect(property["minimum"] as? Double == figure.written(figure.range.lowerBound))
        #expect(property["maximum"] as? Double == figure.written(figure.range.upperBound))
        #expect(property["default"] as? Double == figure.written(Tuning()[figure]))
        #expect(property["x-child"] as? Double == figure.written(Tuning(profile: .child)[figure]))
        #expect(
            property["x-advised"] as? [Double]
                == [figure.advised.lowerBound, figure.advised.upperBound].map(figure.written)
        )
        #expect(property["x-figure"] as? Int32 == figure.rawValue)
        #expect(property["type"] as? String == (figure.isWhole ? "integer" : "number"))
        #expect(property["description"] as? String == figure.meaning)
    }

    @Test("The default of a kind and of a sound is what Nod plays")
    func answers() {
        let taps = property(["taps", "success"])["default"] as? [[String: Double]]
        #expect(taps?.map { $0["time"] } == [0, 74] && taps?[1]["sharpness"] == 0.55)
        let sound = property(["sounds", "celebration"])["default"] as? [String: Any]
        #expect((sound?["notes"] as? [[String: Double]])?.map { $0["pitch"] } == [67, 72, 76, 84])
        #expect(sound?["duration"] as? Double == 560 && sound?["timbre"] as? Double == 0.25)
    }

    @Test("It has every moment by its name")
    func moments() {
        let moments = property(["moments"])["properties"] as? [String: Any]
        #expect(Set(moments?.keys.map { $0 } ?? []) == Set(NamedMoment.all.map(\.name)))
    }
}
