import Foundation
@_exported import NodWords

extension Words {
    /// The texts of a bundle, from its table `Nod` or else `Localizable`, with `nod.` before each key.
    ///
    /// ```swift
    /// let words = Words(of: .main, in: "de")
    /// ```
    ///
    /// Keys ending in `.other` may vary by plural in a string catalog, with `%lld` for the number.
    ///
    /// - Parameter localization: one of the bundle's; `nil` for the preferred one.
    public init(of bundle: Bundle, in localization: String? = nil) {
        let language = localization ?? bundle.preferredLocalizations.first ?? "en"
        let path = localization.flatMap { bundle.path(forResource: $0, ofType: "lproj") } ?? bundle.bundlePath
        let locale = Locale(identifier: language)
        let digits = IntegerFormatStyle<Int>.number.locale(locale)
        let find: @Sendable (String, Int?) -> String? = { key, count in
            guard let text = Bundle(path: path)?.text(of: "nod.\(key)") else { return nil }
            // A format may hold a catalog's plural forms, which only formatting selects.
            guard let count, text.contains("%") else { return text }
            return String(format: text, locale: locale, count)
        }
        self.init(in: language, digits: { $0.formatted(digits) }, find: find)
    }
}

extension Bundle {
    fileprivate func text(of key: String) -> String? {
        // Not letters: schemes can show unlocalized texts in capitals.
        let missing = "\u{E000}"
        return ["Nod", "Localizable"].lazy
            .map { self.localizedString(forKey: key, value: missing, table: $0) }
            .first { $0 != missing }
    }
}

/// The texts of two bundles in all their languages, such as an app's before a library's.
package struct BundledWords: Sendable {
    /// In the language shared by app and person.
    package let preferred: Words
    private let ofLanguages: [String: Words]

    package init(_ first: Bundle, before second: Bundle) {
        let bundles = [first, second]
        let preferred = Words(of: first).otherwise(Words(of: second))
        self.preferred = preferred
        ofLanguages = Set(bundles.flatMap(\.localizations)).reduce(into: [:]) { words, language in
            let near = bundles.compactMap { bundle in
                Words.table(for: language, among: bundle.localizations).map { Words(of: bundle, in: $0) }
            }
            words[language] = near.reversed().reduce(preferred) { $1.otherwise($0) }
        }
    }

    package func said(in locale: String) -> Words {
        Words.table(for: locale, among: Array(ofLanguages.keys)).flatMap { ofLanguages[$0] } ?? preferred
    }
}

/// A check's words for VoiceOver and Voice Control, made once per change.
package struct SpokenCheck: Equatable {
    package let label: String
    package let names: [String]
    package let value: String
    private let source: Source

    private struct Source: Equatable {
        let isCompleted: Bool
        let badge: CheckAppearance.Badge?
        let title: String?
        let words: Words
    }

    /// `last` is kept as long as nothing changed.
    package init(_ check: CheckAppearance, title: String?, in words: Words, after last: SpokenCheck? = nil) {
        let source = Source(isCompleted: check.isCompleted, badge: check.badge, title: title, words: words)
        if let last, last.source == source {
            self = last
        } else {
            self.source = source
            label = words.label(of: check, title: title)
            names = words.spokenNames(of: check, title: title)
            value = words.value(of: check)
        }
    }
}

extension Words {
    package func label(of check: CheckAppearance, title: String? = nil) -> String {
        guard let title else { return check.isCompleted ? text("markIncomplete") : text("markComplete") }
        let values = ["title": title]
        return check.isCompleted ? text("markTitleIncomplete", values) : text("markTitleComplete", values)
    }

    /// Names for Voice Control, shortest first; titles distinguish rows.
    package func spokenNames(of check: CheckAppearance, title: String? = nil) -> [String] {
        guard let title else { return [label(of: check)] }
        return [title, label(of: check, title: title), label(of: check)]
    }

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

extension Words {
    /// The table nearest to a locale (`it_CH`, `en-GB`, `it_IT@calendar=gregorian`); `nil` if there is none of its
    /// language.
    package static func table(for locale: String, among tables: [String]) -> String? {
        var asked = subtags(of: locale)
        while !asked.isEmpty {
            if let table = tables.first(where: { subtags(of: $0) == asked }) { return table }
            asked.removeLast()
        }
        return nil
    }

    private static func subtags(of locale: String) -> [String] {
        let tag = locale.split(separator: "@", omittingEmptySubsequences: false).first ?? ""
        return tag.split { $0 == "_" || $0 == "-" }.map { $0.lowercased() }
    }

    /// Simple words for children's profiles.
    public func said(to profile: Profile) -> Words { profile.isForChildren ? simple : self }
}

extension Words {
    package func pieces(of content: ToastContent) -> [Piece] {
        if let message = content.message { return [Piece(message.text, isValue: true)] }
        let items = content.toast.items
        let subject = content.titles.first.map { ["subject": $0] }
        switch content.toast.kind {
        case .collection: return collections(content.collections)
        case .failure where items.isEmpty: return pieces("failed")
        case .failure:
            let key = content.isRefusal ? "refused" : "failure"
            return subject.map { pieces(key, $0) } ?? pieces("\(key)Unnamed")
        case .notice: return pieces("succeeded")
        case .completed: return subject.flatMap { one($0, of: "completed", items) } ?? many("completed", items)
        case .deleted: return subject.flatMap { one($0, of: "deleted", items) } ?? many("deleted", items)
        }
    }

    package func text(of words: SpokenWords) -> String {
        switch words {
        case .toast(let content): pieces(of: content).text
        case .captured: text("captured")
        case .firstCaptureSaved: text("firstCaptureSaved")
        case .text(let text): text
        }
    }

    package func actionText(of content: ToastContent) -> String? {
        content.toast.action.map { content.message?.actionTitle ?? text("\($0)") }
    }

    private func collections(_ names: [String]) -> [Piece] {
        names.isEmpty ? pieces("collectionUnnamed") : pieces("collection", ["names": quotedList(names)])
    }

    private func one(_ subject: [String: String], of key: String, _ items: [ItemID]) -> [Piece]? {
        items.count == 1 ? pieces(key, subject) : nil
    }

    private func many(_ key: String, _ items: [ItemID]) -> [Piece] { pieces(key, count: items.count) }
}
