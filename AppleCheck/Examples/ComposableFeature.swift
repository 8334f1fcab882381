// platforms: iOS 16, macOS 13
import ComposableArchitecture
import NodUI
import SwiftUI

// A feature of The Composable Architecture.

private struct TodoFeature: Reducer {
    struct State: Equatable {
        var todos: [Todo] = []
    }

    struct Todo: Equatable, Identifiable {
        let id: Int
        var title: String
        var isDone = false

        var isOpen: Bool { !isDone }
    }

    enum Action {
        case setDone(Todo.ID, Bool)
        case saved
    }

    let save: @Sendable (Todo.ID, Bool) async throws -> Void

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .setDone(let id, let isDone):
            guard let index = state.todos.firstIndex(where: { $0.id == id }) else { return .none }
            state.todos[index].isDone = isDone
            return .run { [save] send in
                try await save(id, isDone)
                await send(.saved)
            }
        case .saved: return .none
        }
    }
}

/// Toggles as checks. Toasts can't read a toggle's label, so the rows have titles.
private struct TogglesView: View {
    let store: StoreOf<TodoFeature>

    var body: some View {
        List {
            DepartingRows(store.todos, title: \.title, where: \.isOpen) { todo in
                Toggle(
                    todo.title,
                    isOn: Binding {
                        todo.isDone
                    } set: { @MainActor in
                        store.send(.setDone(todo.id, $0))
                    }
                )
            }
        }
        .toggleStyle(.completion)
    }
}

private struct TodosView: View {
    let store: StoreOf<TodoFeature>

    var body: some View {
        List {
            DepartingRows(store.todos, title: \.title, where: \.isOpen) { todo in
                CompletionCheck(todo.title, isCompleted: todo.isDone) { store.send(.setDone(todo.id, $0)) }
            }
        }
    }
}
