// A stub of The Composable Architecture 1.x (github.com/pointfreeco/swift-composable-architecture): enough for a feature to
// compile, and to find a name that NodUI has, too.
import SwiftUI

public protocol Reducer<State, Action> {
    associatedtype State
    associatedtype Action
    func reduce(into state: inout State, action: Action) -> Effect<Action>
}

public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
public typealias EffectOf<R: Reducer> = Effect<R.Action>
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

public struct Effect<Action>: Sendable {
    public static var none: Self { Effect() }
    public static func run(
        operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void
    ) -> Self { Effect() }
    public static func send(_ action: Action) -> Self { Effect() }
}

@MainActor public struct Send<Action>: Sendable {
    public func callAsFunction(_ action: Action) {}
}

@MainActor @dynamicMemberLookup public final class Store<State, Action> {
    private var state: State
    private let reduce: (inout State, Action) -> Effect<Action>

    public init<R: Reducer>(initialState: State, reducer: () -> R) where R.State == State, R.Action == Action {
        let reducer = reducer()
        state = initialState
        reduce = { reducer.reduce(into: &$0, action: $1) }
    }

    public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { state[keyPath: keyPath] }
    public func send(_ action: Action) { _ = reduce(&state, action) }
}
