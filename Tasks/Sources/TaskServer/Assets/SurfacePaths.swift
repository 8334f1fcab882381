/// The addresses of the page's surfaces. Each answers the one page, which shows what the address says: so each can be reloaded,
/// kept as a bookmark and gone back to.
enum SurfacePaths {
    private static let all = ["/", "/board", "/capture", "/collections", "/collections/{id}"].map(PathTemplate.init)

    static func contain(_ path: String) -> Bool { all.contains { $0.match(path) != nil } }
}
