import Foundation
import Hummingbird

extension Problem {
    func response(_ wording: Wording) -> Response {
        Response(
            status: status,
            headers: headers(wording),
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: document(wording)))
        )
    }

    func headers(_ wording: Wording) -> HTTPFields {
        var headers: HTTPFields = [
            .contentType: "application/problem+json", .cacheControl: "no-store",
            .contentLanguage: wording.language.rawValue,
        ]
        if !allow.isEmpty { headers[.allow] = allow.joined(separator: ", ") }
        // Whole seconds, and never too early.
        if let retryAfter { headers[.retryAfter] = String(retryAfter.components.seconds + 1) }
        // A 401 has to name a way (RFC 9110, 11.6.1); browsers leave one they don't know to the page.
        if status == .unauthorized { headers[.wwwAuthenticate] = "Pairing" }
        return headers
    }

    /// The body.
    func document(_ wording: Wording) -> Data {
        let document = Document(
            type: "about:blank",
            title: wording.text(Sentence("problem.status.\(status.code)")),
            status: status.code,
            detail: wording.text(detail),
            field: field,
            line: line
        )
        return (try? JSONOutput.encode(document)) ?? Data()
    }

    private struct Document: Encodable {
        let type: String
        let title: String
        let status: Int
        let detail: String
        let field: String?
        let line: Int?
    }
}
