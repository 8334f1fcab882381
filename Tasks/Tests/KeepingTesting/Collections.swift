import TaskValues
import TasksModel
import Testing

extension KeepingPromise {
    static let collections = [
        KeepingPromise("Collections are listed oldest first, each with its counts and the time it was made") { world in
            let home = try await world.keeper.makeCollection(named: " Home\n")
            world.clock.advance(seconds: 1)
            let garden = try await world.keeper.makeCollection(named: "Garden")
            #expect(home.name == "Home" && home.open == 0 && home.total == 0)
            #expect(garden.createdAt == world.clock.now && home.createdAt < garden.createdAt)
            #expect(try await world.keeper.collections() == [home, garden])
        },
        KeepingPromise("A name is unlike every other, except those in the bin") { world in
            let home = try await world.keeper.makeCollection(named: "Home")
            let garden = try await world.keeper.makeCollection(named: "Garden")
            let taken = InvalidValue(field: "name", reason: .taken("Home"))
            try await world.expectRefusal(taken) { _ = try await world.keeper.makeCollection(named: " Home ") }
            try await world.expectRefusal(taken) { _ = try await world.keeper.renameCollection(garden.id, to: "Home") }
            try await world.keeper.deleteCollection(home.id)
            _ = try await world.keeper.renameCollection(garden.id, to: "Home")
            try await world.expectRefusal(taken) { _ = try await world.keeper.restoreCollection(home.id) }
        },
        KeepingPromise("A name is one line of 1 to 200 characters") { world in
            let home = try await world.keeper.makeCollection(named: "Home")
            for (name, reason) in [("", InvalidValue.Reason.empty), (long, .tooLong(limit: 200))] {
                let problem = InvalidValue(field: "name", reason: reason)
                try await world.expectRefusal(problem) { _ = try await world.keeper.makeCollection(named: name) }
                try await world.expectRefusal(problem) {
                    _ = try await world.keeper.renameCollection(home.id, to: name)
                }
            }
        },
        KeepingPromise("A renamed collection has its new name in its tasks, too; the name it has is no change") {
            world in
            let home = try await world.keeper.makeCollection(named: "Home")
            let task = try await world.capture("Tidy") { $0.collections = [home.id] }
            #expect(try await world.keeper.renameCollection(home.id, to: "House").name == "House")
            #expect(try await world.listed(task)?.collections.map(\.name) == ["House"])
            let told = try await world.told { _ = try await world.keeper.renameCollection(home.id, to: " House") }
            #expect(told.isEmpty)
        },
        KeepingPromise("A collection in the bin leaves its tasks, and comes back with them and their counts") { world in
            let home = try await world.keeper.makeCollection(named: "Home")
            let tasks = try await world.captureAll("Tidy", "Sweep", "Dust", in: [home.id])
            try await world.keeper.deleteCollection(home.id)
            #expect(try await world.keeper.collections().isEmpty)
            #expect(try await world.titles() == ["Tidy", "Sweep", "Dust"])
            #expect(try await world.listed(tasks[0])?.collections == [])
            _ = try await world.move(tasks[0], .complete)
            try await world.keeper.delete(tasks[1].id)
            let back = try await world.keeper.restoreCollection(home.id)
            #expect(back.open == 1 && back.total == 2 && back.createdAt == home.createdAt)
            #expect(try await world.keeper.collections() == [back])
            #expect(try await world.keeper.restore(tasks[1].id).collections.map(\.total) == [3])
        },
        KeepingPromise("A collection is deleted once; one that isn't in the bin is restored as it is") { world in
            let home = try await world.keeper.makeCollection(named: "Home")
            var restored: TaskCollection?
            let told = try await world.told { restored = try await world.keeper.restoreCollection(home.id) }
            #expect(restored == home && told.isEmpty)
            try await world.keeper.deleteCollection(home.id)
            for id in [home.id, 99] {
                try await world.expectRefusal(StoreError.noCollection(id)) {
                    try await world.keeper.deleteCollection(id)
                }
                try await world.expectRefusal(StoreError.noCollection(id)) {
                    _ = try await world.keeper.renameCollection(id, to: "House")
                }
            }
            try await world.expectRefusal(StoreError.noCollection(99)) {
                _ = try await world.keeper.restoreCollection(99)
            }
        },
    ]

    static let members = [
        KeepingPromise("A task can be in many collections, which it names oldest first") { world in
            let (home, garden) = try await world.twoCollections()
            let task = try await world.capture("Tidy")
            try await world.keeper.add(task.id, to: garden.id)
            try await world.keeper.add(task.id, to: home.id)
            #expect(try await world.listed(task)?.collections.map(\.name) == ["Home", "Garden"])
            #expect(try await world.listed(task)?.updatedAt == task.updatedAt)
        },
        KeepingPromise("Counts follow completing, reopening, the bin and leaving, in every task of the collection") {
            world in
            let home = try await world.keeper.makeCollection(named: "Home")
            let tasks = try await world.captureAll("Tidy", "Sweep", "Dust", in: [home.id])
            try await world.expectCounts(3, 3)
            #expect(try await world.move(tasks[0], .complete).collections.map(\.open) == [2])
            try await world.expectCounts(2, 3)
            try await world.keeper.delete(tasks[1].id)
            try await world.expectCounts(1, 2)
            try await world.keeper.remove(tasks[0].id, from: home.id)
            try await world.expectCounts(1, 1)
            _ = try await world.keeper.restore(tasks[1].id)
            try await world.expectCounts(2, 2)
            try await world.keeper.add(tasks[0].id, to: home.id)
            try await world.expectCounts(2, 3)
            try await world.move(tasks[0], .reopen)
            try await world.expectCounts(3, 3)
        },
        KeepingPromise("A task is in a collection once, and taken out once; again is no change") { world in
            let home = try await world.keeper.makeCollection(named: "Home")
            let task = try await world.capture("Tidy") { $0.collections = [home.id] }
            let added = try await world.told { try await world.keeper.add(task.id, to: home.id) }
            try await world.keeper.remove(task.id, from: home.id)
            let removed = try await world.told { try await world.keeper.remove(task.id, from: home.id) }
            #expect(added.isEmpty && removed.isEmpty)
        },
        KeepingPromise("Nothing goes into or comes out of what there isn't, or what is in the bin") { world in
            let (home, garden) = try await world.twoCollections()
            let (task, gone) = (try await world.capture("Tidy"), try await world.capture("Gone"))
            try await world.keeper.delete(gone.id)
            try await world.keeper.deleteCollection(garden.id)
            for id in [gone.id, 99] {
                try await world.expectRefusal(StoreError.noTask(id)) { try await world.keeper.add(id, to: home.id) }
                try await world.expectRefusal(StoreError.noTask(id)) {
                    try await world.keeper.remove(id, from: home.id)
                }
            }
            for id in [garden.id, 99] {
                try await world.expectRefusal(StoreError.noCollection(id)) {
                    try await world.keeper.add(task.id, to: id)
                }
                try await world.expectRefusal(StoreError.noCollection(id)) {
                    try await world.keeper.remove(task.id, from: id)
                }
            }
        },
    ]

    private static let long = String(repeating: "a", count: 201)
}

extension KeepingWorld {
    /// Home, and Garden after it.
    func twoCollections() async throws -> (TaskCollection, TaskCollection) {
        (try await keeper.makeCollection(named: "Home"), try await keeper.makeCollection(named: "Garden"))
    }
}

extension KeepingWorld {
    /// The one collection, by itself and at its tasks.
    fileprivate func expectCounts(_ open: Int, _ total: Int) async throws {
        let collections = try await keeper.collections()
        let collection = try #require(collections.first)
        #expect(collection.open == open && collection.total == total)
        let page = try await page { $0.filter = .all }
        for summary in page.tasks.flatMap(\.collections) {
            #expect(summary.open == open && summary.total == total)
        }
    }
}
