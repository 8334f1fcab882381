import Foundation

/// Runs all jobs but the main queue's on one queue, in the order they were asked for.
///
/// With the system's threads, how far a task gets between two drawings depends on what else the machine does.
public enum Elsewhere {
    private static let queue = DispatchQueue(label: "elsewhere")
    private static let executor = Executor()

    private typealias Original = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

    /// From now on, for the whole process. The runtime asks this hook of its about every job without an executor.
    static let isInUse: Bool = {
        guard let hook = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook") else { return false }
        hook.assumingMemoryBound(to: Hook?.self).pointee = { job, original in
            Elsewhere.isInOrder ? Elsewhere.run(job) : original(job)
        }
        return true
    }()
    private nonisolated(unsafe) static var isInOrder = true

    /// Runs what is about threads and their priorities on the system's own.
    @MainActor
    public static func onThreads(_ body: () async throws -> Void) async rethrows {
        isInOrder = false
        defer { isInOrder = true }
        try await body()
    }

    /// Everything asked for until now has run, as far as it could.
    public static func isDone() async {
        await withCheckedContinuation { done in queue.async { done.resume() } }
    }

    private static func run(_ job: UnownedJob) {
        queue.async { job.runSynchronously(on: executor.asUnownedTaskExecutor()) }
    }

    private final class Executor: TaskExecutor {
        func enqueue(_ job: consuming ExecutorJob) { Elsewhere.run(UnownedJob(job)) }
    }
}
