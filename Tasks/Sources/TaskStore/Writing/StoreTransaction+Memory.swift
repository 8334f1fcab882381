extension StoreTransaction {
    /// Runs `body`, which writes thousands of rows, with 64 MB of memory for them: pages that find no room are written twice.
    public func writingMany<Value>(_ body: () throws -> Value) throws -> Value {
        try run("PRAGMA cache_size = -65536")
        // SQLite's own 2 MB: https://www.sqlite.org/pragma.html#pragma_cache_size
        defer { try? run("PRAGMA cache_size = -2000") }
        return try body()
    }
}
