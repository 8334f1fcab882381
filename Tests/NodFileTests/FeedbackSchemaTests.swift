import Foundation
import Nod
import NodFile
import Testing

@Suite("The schema of feedback files")
struct FeedbackSchemaTests {
    let schema = try! JSONSerialization.jsonObject(with: Data(FeedbackFile.schema.utf8)) as! [String: Any]

    private func property(_ path: [String]) -> [String: Any] {
        path.reduce(into: schema) { place, key in
            place = (place["properties"] as? [String: Any])?[key] as? [String: Any] ?? [:]
        }
    }

    @Test(
        "Every figure stands at a path of its own, with its range, its number and the standard's value",
        arguments: Figure.allCases
    )
    func figure(figure: Figure) {
        let property = property(figure.path)
        #expect(property["minimum"] as? Double == figure.range.lowerBound)
        #expect(property["maximum"] as? Double == figure.range.upperBound)
        #expect(property["default"] as? Double == Tuning()[figure])
        #expect(property["x-child"] as? Double == Tuning(profile: .child)[figure])
        #expect(property["x-advised"] as? [Double] == [figure.advised.lowerBound, figure.advised.upperBound])
        #expect(property["x-figure"] as? Int32 == figure.rawValue)
        #expect(property["type"] as? String == (figure.isWhole ? "integer" : "number"))
        #expect(property["description"] as? String == figure.meaning)
    }

    @Test("Every moment stands in it by its name")
    func moments() {
        let moments = property(["moments"])["properties"] as? [String: Any]
        #expect(Set(moments?.keys.map { $0 } ?? []) == Set(NamedMoment.all.map(\.name)))
    }
}
