import Audit
import Foundation

enum RuleIDs {
    static func known(_ id: String) throws -> any Rule.Type {
        if let rule = Catalog.rule(id) { return rule }
        throw refusal(id)
    }

    /// Ids with blanks or commas between; paths may follow: `--rule tap-gesture Sources`.
    static func read(_ words: [String], _ directory: String) throws -> (rules: [any Rule.Type], paths: [String]) {
        var rules: [any Rule.Type] = []
        var paths: [String] = []
        for word in words.flatMap({ $0.split(separator: ",").map(String.init) }) {
            if let rule = Catalog.rule(word) {
                rules.append(rule)
            } else if access(Paths.absolute(word, from: directory), F_OK) == 0 {
                paths.append(word)
            } else {
                throw word.contains("/") ? Refusal("there is no file or folder ‘\(word)’.") : refusal(word)
            }
        }
        return (rules, paths)
    }

    private static func refusal(_ id: String) -> Refusal {
        if Catalog.former.contains(id) { return Refusal("the rule ‘\(id)’ is gone.") }
        let hint = Nearest.hint(id, among: Catalog.ids).map { ": \($0)" } ?? "; --list-rules lists them."
        return Refusal("there is no rule ‘\(id)’\(hint)")
    }

    /// `--list-rules`.
    static func printList() {
        let rules = Catalog.rules.map { $0.about }
        let width = rules.map(\.id.count).max() ?? 0
        for rule in rules {
            let id = rule.id + String(repeating: " ", count: width - rule.id.count)
            let level = rule.level.rawValue + String(repeating: " ", count: 8 - rule.level.rawValue.count)
            Terminal.write("\(id)  \(level) \(rule.title) (\(rule.source))\n")
        }
    }
}
