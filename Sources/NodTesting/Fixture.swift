/// A trace and its expected effects, in one text: events, a line `---`, effects.
///
/// ```swift
/// let fixture = try Fixture(text)
/// #expect(fixture.answered == fixture.expected)
/// ```
package struct Fixture: Sendable, Equatable {
    package var trace: Trace
    /// Without comments and empty lines.
    package var expected: [String]

    package init(_ text: String) throws(TraceError) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let divider = lines.firstIndex(of: "---") else {
            throw TraceError(line: lines.count, found: nil, allowed: ["---, and below it the effects"])
        }
        trace = try Trace(lines[..<divider].joined(separator: "\n"))
        expected = lines[(divider + 1)...].filter { !$0.isEmpty && !$0.hasPrefix("#") }.map(String.init)
    }

    /// The engine's answer, in the form of `expected`.
    package var answered: [String] {
        let answer = trace.answer
        return answer.isEmpty ? [] : answer.split(separator: "\n").map(String.init)
    }
}
