// developer.apple.com/documentation/symbols/symboleffectoptions
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct SymbolEffectOptions: Sendable {
    public static var `default`: SymbolEffectOptions { get }
    public static func speed(_ speed: Double) -> SymbolEffectOptions
}
