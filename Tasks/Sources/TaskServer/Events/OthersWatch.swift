import ServiceLifecycle
import TaskStore

/// Notices what another program writes, such as `tasks import`, and has everyone read it: at once for who comes, and every two
/// seconds while anyone listens. Asking costs less than a tenth of a millisecond, however many listen.
struct OthersWatch: Service {
    let hub: EventHub
    let store: Store

    func run() async {
        await cancelWhenGracefulShutdown {
            while (try? await Task.sleep(for: .seconds(2))) != nil {
                if hub.listenerCount > 0 { await look() }
            }
        }
        // It stops before the web server, which waits for what is being answered: a stream would be for ever.
        hub.close()
    }

    func look() async {
        if (try? await store.wasWrittenElsewhere()) == true { hub.reload() }
    }
}
