/// What a check says to those who hear it.
extension Words {
    /// What a tap does; of which item, where the check shows its title.
    public func label(of check: CheckAppearance, title: String? = nil) -> String {
        guard let title else { return check.isCompleted ? text("markIncomplete") : text("markComplete") }
        let values = ["title": title]
        return check.isCompleted ? text("markTitleIncomplete", values) : text("markTitleComplete", values)
    }

    /// What it says, and what is wrong or still to come.
    public func value(of check: CheckAppearance) -> String {
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
