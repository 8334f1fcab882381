/// The declarations of a whole project that anybody can meet: those whose names are used, from where the program starts.
struct Shown {
    private var hidden: Set<UInt32>

    /// nil when the results do not say it: a file could not be read, or the files are neither a program nor a package.
    init?(_ results: [FileResult], elsewhere: NameUses) {
        let uses = results.compactMap(\.names)
        guard uses.count == results.count,
            uses.contains(where: \.startsProgram) || results.contains(where: { $0.path.hasSuffix("Package.swift") })
        else { return nil }
        let declared = uses.reduce(into: Set()) { $0.formUnion($1.declared) }
        hidden = declared
        var waiting = (uses + [elsewhere]).flatMap(\.scopes).compactMap { scope -> NameUses.Scope? in
            let names = scope.names.filter(declared.contains)
            return names.isEmpty ? nil : NameUses.Scope(owners: scope.owners, names: names)
        }
        while true {
            let reached = waiting.filter { meets($0.owners) }
            if reached.isEmpty { break }
            waiting.removeAll { meets($0.owners) }
            for scope in reached { hidden.subtract(scope.names) }
        }
    }

    /// Whether anybody meets what stands within all of `owners`.
    func meets(_ owners: [UInt32]) -> Bool {
        !owners.contains(NameUses.testers) && !owners.contains(where: hidden.contains)
    }
}
