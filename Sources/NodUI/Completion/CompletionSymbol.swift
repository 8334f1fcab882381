#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

/// The symbol of a check alone, for widgets.
///
/// ```swift
/// CompletionSymbol(isCompleted: task.isCompleted)
/// ```
///
/// Use it as the label of a button or a toggle with an intent. The symbol uses the surrounding tint.
public struct CompletionSymbol: View {
    private let isCompleted: Bool
    @Environment(\.completionSymbols) private var symbols
    @Environment(\.theme) private var theme
    @Environment(\.words) private var words

    public init(isCompleted: Bool) { self.isCompleted = isCompleted }

    public var body: some View {
        Image(systemName: symbols.name(isCompleted: isCompleted))
            .imageScale(.large)
            .foregroundStyle(theme.style(of: isCompleted ? .completed : .open))
            .accessibilityLabel(Text(verbatim: words.label(of: CheckAppearance(isCompleted: isCompleted))))
    }
}

struct CompletionSymbols: Equatable {
    var open = CheckAppearance.symbol(isCompleted: false)
    var completed = CheckAppearance.symbol(isCompleted: true)

    func name(isCompleted: Bool) -> String { isCompleted ? completed : open }
}

extension EnvironmentValues {
    @Entry var completionSymbols: CompletionSymbols = CompletionSymbols()
}

extension View {
    /// Draws the checks inside with other symbols.
    ///
    /// ```swift
    /// ContentView().completionSymbols(open: "square", completed: "checkmark.square.fill")
    /// ```
    ///
    /// - Parameters:
    ///   - open: a name of SF Symbols.
    ///   - completed: the name for a completed item.
    @_disfavoredOverload public func completionSymbols(open: String, completed: String) -> some View {
        environment(\.completionSymbols, CompletionSymbols(open: open, completed: completed))
    }
}
#endif
