import Foundation
import Testing

/// `nod audit --explain`, for people and for programs.
@Suite("nod audit --explain")
struct ExplainTests {
    @Test("It says the harm, the source, an example with what to write instead, and one that is fine")
    func text() throws {
        let page = try Project().nod("audit", "--explain", "tap-gesture")
        #expect(page.status == 0 && page.errors == "")
        var rest = page.output[...]
        for part in ["VoiceOver", "Source   ", "Not seen ", "Found\n", "onTapGesture", "→ ", "Fine\n", "Button("] {
            guard let place = rest.firstRange(of: part) else {
                Issue.record("‘\(part)’ is missing or too early")
                continue
            }
            rest = rest[place.upperBound...]
        }
    }

    @Test("Every rule has all of it in JSON")
    func json() throws {
        let project = try Project()
        let list = try project.nod("audit", "--list-rules", "--format", "json").output
        let rules = try JSONSerialization.jsonObject(with: Data(list.utf8)) as? [[String: Any]] ?? []
        #expect(!rules.isEmpty)
        for rule in rules.compactMap({ $0["id"] as? String }) where rule != "suppression" {
            let run = try project.nod("audit", "--explain", rule, "--format", "json")
            let page = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any] ?? [:]
            for key in ["rule", "title", "severity", "standing", "rationale", "source", "notSeen"] {
                #expect((page[key] as? String)?.isEmpty == false, "\(rule) has no \(key)")
            }
            let found = page["found"] as? [[String: Any]] ?? []
            #expect(found.contains { $0["message"] != nil }, "\(rule) shows no message")
            #expect((page["fine"] as? [String])?.isEmpty == false, "\(rule) shows no example that is fine")
        }
    }
}
