import Foundation
import Hummingbird

extension Problem {
    func response(_ texts: Texts, in language: Language) -> Response {
        var headers: HTTPFields = [
            .contentType: "application/problem+json", .cacheControl: "no-store", .contentLanguage: language.rawValue,
        ]
        if !allow.isEmpty { headers[.allow] = allow.joined(separator: ", ") }
        let document = Document(
            type: "about:blank",
            title: texts.text(Sentence("problem.status.\(status.code)"), in: language),
            status: status.code,
            detail: texts.text(detail, in: language),
            field: field
        )
        let body = (try? JSONOutput.encode(document)) ?? Data()
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    }

    private struct Document: Encodable {
        let type: String
        let title: String
        let status: Int
        let detail: String
        let field: String?
    }
}
