import HTTPTypes

/// Nothing from elsewhere runs here, and nothing here is embedded elsewhere.
enum SecurityHeaders {
    /// On every answer: what it is isn't guessed, and no other site gets it into its pages.
    static let all: [(HTTPField.Name, String)] = [
        (.xContentTypeOptions, "nosniff"),
        (HTTPField.Name("Cross-Origin-Resource-Policy")!, "same-origin"),
    ]

    /// On what runs under a policy of its own: documents, images that can be opened as one, and workers. A module, a style
    /// or an answer of the API runs under its page's, and there are a hundred of them.
    static let document = HTTPFields([
        HTTPField(
            name: .contentSecurityPolicy,
            value: "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; "
                + "frame-ancestors 'none'"
        ),
        HTTPField(name: HTTPField.Name("Referrer-Policy")!, value: "no-referrer"),
        HTTPField(name: HTTPField.Name("Cross-Origin-Opener-Policy")!, value: "same-origin"),
    ])
}
