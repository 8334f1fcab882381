import Foundation

/// Runs the jobs of all queues but the main one in order, so that a test doesn't depend on the machine's load.
public enum Elsewhere {
    private static let queue = DispatchQueue(label: "elsewhere")
    private static let executor = Executor()

    private typealias Original = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

    /// Installs the runtime's hook for jobs without an executor.
    static let isInUse: Bool = {
        guard let hook = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook") else { return false }
        hook.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in Elsewhere.run(job) }
        return true
    }()

    /// Waits until the jobs so far have run.
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
