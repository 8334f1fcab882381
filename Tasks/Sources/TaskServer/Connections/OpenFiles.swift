import Foundation

/// How many files and connections the system lets this program have open.
enum OpenFiles {
    /// Raises what is usual (256 on a Mac, 1,024 on Linux) to what is allowed.
    ///
    /// - Returns: how many that is.
    static func allowMost() -> Int {
        #if canImport(Glibc)
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
        let resource = RLIMIT_NOFILE
        #endif
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return usual }
        // A Mac allows “infinitely” many, but takes no number above this one.
        let wanted = min(limit.rlim_max, 10_240)
        if wanted > limit.rlim_cur {
            var raised = limit
            raised.rlim_cur = wanted
            if setrlimit(resource, &raised) == 0 { limit = raised }
        }
        return Int(min(limit.rlim_cur, 1 << 20))
    }

    private static let usual = 256
}
