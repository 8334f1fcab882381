import TaskValues
import TasksModel
import Testing

extension KeepingPromise {
    static let changes = [
        KeepingPromise("Each write is told once with its last state: tasks, then collections, then settings") { world in
            let home = try await world.keeper.makeCollection(named: "Home")
            var task: TaskItem?
            let told = try await world.told {
                task = try await world.capture("Tidy") { $0.collections = [home.id] }
                try await world.capture("Sweep")
            }
            let captured = try #require(task)
            #expect(told.map(\.count) == [3, 1])
            #expect(told[0][0] == .task(id: captured.id, captured))
            #expect(told[0][1] == .collection(id: home.id, try await world.keeper.collections()[0]))
            guard case .settings(let settings) = told[0][2] else {
                Issue.record("The first capture is a setting: \(told[0][2])")
                return
            }
            #expect(settings["hasCompletedFirstCapture"] == .flag(true))
        },
        KeepingPromise("Of a task its collections are told where their counts are others, and only there") { world in
            let (home, garden) = try await world.twoCollections()
            let task = try await world.capture("Tidy") { $0.collections = [home.id, garden.id] }
            let told = try await world.told {
                try await world.edit(task) { $0.title = "Tidy up" }
                try await world.move(task, .complete)
                try await world.keeper.delete(task.id)
                _ = try await world.keeper.restore(task.id)
                try await world.keeper.remove(task.id, from: home.id)
                try await world.keeper.add(task.id, to: home.id)
            }
            let all = [Touched.task(task.id), .collection(home.id), .collection(garden.id)]
            let touched = told.map { $0.map(Touched.init) }
            #expect(touched == [[all[0]], all, all, all, Array(all[..<2]), Array(all[..<2])])
            #expect(told[2][0] == .task(id: task.id, nil))
        },
        KeepingPromise("Of a collection its tasks are told, and first; those in the bin are not") { world in
            let home = try await world.keeper.makeCollection(named: "Home")
            let tasks = try await world.captureAll("Tidy", "Sweep", "Gone", in: [home.id])
            try await world.keeper.delete(tasks[2].id)
            let told = try await world.told {
                _ = try await world.keeper.renameCollection(home.id, to: "House")
                try await world.keeper.deleteCollection(home.id)
                _ = try await world.keeper.restoreCollection(home.id)
            }
            let one = [Touched.task(tasks[1].id), .task(tasks[0].id), .collection(home.id)]
            let touched = told.map { $0.map(Touched.init) }
            #expect(touched == [one, one, one])
            #expect(told[1].last == .collection(id: home.id, nil))
        },
        KeepingPromise("Whoever follows hears of changes in their order, from then on, and so does everyone") { world in
            try await world.capture("Before")
            let streams = [world.keeper.changes(), world.keeper.changes()]
            let task = try await world.capture("After")
            try await world.move(task, .complete)
            for stream in streams {
                var told = stream.makeAsyncIterator()
                #expect(await told.next() == .these([.task(id: task.id, task)]))
                guard case .these(let second) = await told.next(), case .task(_, let item?) = second[0] else {
                    Issue.record("The second change isn't told")
                    return
                }
                #expect(item.isCompleted)
            }
        },
        KeepingPromise("Writes at once are told in the order in which they happened") { world in
            let task = try await world.capture("Write")
            let told = try await world.told {
                try await withThrowingTaskGroup(of: Void.self) { group in
                    for number in 1...20 {
                        group.addTask { try await world.edit(task) { $0.position = Double(number) } }
                    }
                    try await group.waitForAll()
                }
            }
            guard told.count == 20, case .task(_, let last?) = told[19][0] else {
                Issue.record("told \(told.count) of 20")
                return
            }
            #expect(try await world.listed(task) == last)
        },
    ]
}

/// What a change is of, without its state.
private enum Touched: Equatable {
    case task(Int64)
    case collection(Int64)
    case settings
    case many

    init(_ change: Change) {
        self =
            switch change {
            case .task(let id, _): .task(id)
            case .collection(let id, _): .collection(id)
            case .settings: .settings
            case .many: .many
            }
    }
}
