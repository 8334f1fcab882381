import NIOCore
import NIOHTTP1

/// A problem as it is said to who never got as far as a request: in English, as nobody knows what it speaks.
struct Refusal: Sendable {
    let head: HTTPResponseHead
    let body: ByteBuffer

    init(_ problem: Problem, _ texts: Texts) {
        let wording = Wording(texts: texts, language: .en, manner: .usual)
        body = ByteBuffer(bytes: problem.document(wording))
        var fields = problem.headers(wording)
        for (name, value) in SecurityHeaders.all { fields[name] = value }
        var headers = HTTPHeaders(fields.map { ($0.name.rawName, $0.value) })
        headers.add(name: "Content-Length", value: String(body.readableBytes))
        headers.add(name: "Connection", value: "close")
        head = HTTPResponseHead(
            version: .http1_1,
            status: HTTPResponseStatus(statusCode: problem.status.code, reasonPhrase: problem.status.reasonPhrase),
            headers: headers
        )
    }
}
