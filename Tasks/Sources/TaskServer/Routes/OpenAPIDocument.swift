import Hummingbird

/// The description of the API, as it is served at `/api/openapi.yaml`.
enum OpenAPIDocument {
    static var response: Response {
        Response(
            status: .ok,
            headers: [.contentType: "application/yaml; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text))
        )
    }
}
