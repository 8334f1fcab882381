/// A check's words for VoiceOver.
extension Words {
    /// The action of a tap, with the item's title where the check shows it.
    package func label(of check: CheckAppearance, title: String? = nil) -> String {
        guard let title else { return check.isCompleted ? text("markIncomplete") : text("markComplete") }
        let values = ["title": title]
        return check.isCompleted ? text("markTitleIncomplete", values) : text("markTitleComplete", values)
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
