import TaskStore

extension Fields {
    func batchAction() throws -> Batch.Action {
        let names = Batch.Action.allCases.map(\.rawValue)
        guard let action = try text("action").flatMap(Batch.Action.init) else {
            throw Problem.mustBe("action", .choice(names))
        }
        return action
    }

    /// The tasks by their ids, or by what a list asks: a filter, a search and a collection.
    func batchChoice() throws -> Batch.Choice {
        if let ids = try ids("ids") {
            try allow(only: ["action", "ids"])
            return .these(ids)
        }
        try allow(only: ["action", "filter", "q", "collection", "except"])
        // All open tasks for want of a word would be too many.
        guard let filter = try text("filter") else {
            throw Problem.badRequest("problem.missing.tasks", field: "filter")
        }
        var asked = ["filter": filter]
        asked["q"] = try text("q")
        asked["collection"] = try id("collection").map { String($0) }
        return .found(try QueryItems(asked).taskQuery(), except: try ids("except") ?? [])
    }
}
