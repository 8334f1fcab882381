/// A name, a literal or a single sign of a script.
struct ScriptToken {
    enum Kind {
        case name, number, text, pattern, sign
        /// A template literal in pieces, each with the signs around it: `` `a${ ``, `}b${`, `` }c` ``.
        case template
    }

    let kind: Kind
    /// Of the source's bytes.
    let range: Range<Int>
    /// How many brackets are open around it.
    let depth: Int
    /// Whether it belongs to something that runs later, if at all.
    let isInFunction: Bool
    /// Whether it begins a line, after comments and spaces.
    let beginsLine: Bool
    /// Whether spaces or comments stand before it in its line.
    let isApart: Bool
}
