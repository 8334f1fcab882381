import HTTPTypes
import TaskStore

/// Something the API can do, and where.
struct Route: Sendable {
    let method: HTTPRequest.Method
    let path: PathTemplate
    let action: Action

    enum Action: Sendable {
        case read(@Sendable (Call, StoreSnapshot) throws -> any APIAnswer)
        /// A write with a JSON object in its body, or without a body.
        case write(hasBody: Bool, @Sendable (Call, StoreTransaction) throws -> Reply)
        /// A write of a file: read as a whole before the transaction begins, so that no other write waits meanwhile.
        case upload(@Sendable (Call) throws -> @Sendable (StoreTransaction) throws -> Reply)
        /// A file of everything. It and an upload need much memory, and are answered for a few at once.
        case download(@Sendable (Call, StoreSnapshot) throws -> Download)
        /// The stream of changes.
        case events
    }

    static func read(
        _ path: String,
        _ body: @escaping @Sendable (Call, StoreSnapshot) throws -> any APIAnswer
    ) -> Route {
        Route(method: .get, path: PathTemplate(path), action: .read(body))
    }

    static func write(
        _ method: HTTPRequest.Method,
        _ path: String,
        hasBody: Bool = false,
        _ body: @escaping @Sendable (Call, StoreTransaction) throws -> Reply
    ) -> Route {
        Route(method: method, path: PathTemplate(path), action: .write(hasBody: hasBody, body))
    }
}
