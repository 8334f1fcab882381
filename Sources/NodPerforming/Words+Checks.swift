/// A check's words for VoiceOver and Voice Control.
extension Words {
    /// The action of a tap, with the item's title where it has one.
    package func label(of check: CheckAppearance, title: String? = nil) -> String {
        guard let title else { return check.isCompleted ? text("markIncomplete") : text("markComplete") }
        let values = ["title": title]
        return check.isCompleted ? text("markTitleIncomplete", values) : text("markTitleComplete", values)
    }

    /// The names that Voice Control takes for a tap, the shortest first: rows differ by their titles.
    package func spokenNames(of check: CheckAppearance, title: String? = nil) -> [String] {
        guard let title else { return [label(of: check)] }
        return [title, label(of: check, title: title), label(of: check)]
    }

    /// Its state, and anything failed or pending.
    package func value(of check: CheckAppearance) -> String {
        let side = check.isCompleted ? text("check") : text("notCompleted")
        guard let badge = check.badge else { return side }
        return text("listMiddle", ["first": side, "next": text(of: badge)])
    }

    private func text(of badge: CheckAppearance.Badge) -> String {
        switch badge {
        case .saving: text("saving")
        case .waiting: text("waiting")
        case .failed: text("notSaved")
        }
    }
}
