import Foundation
import Nod
import NodFile
import Testing

@testable import Exporters

@Suite("The asset folder")
struct AssetFolderTests {
    let files = AssetFolder().files

    @Test("Every moment in both profiles and both motions, every haptic in four formats and two themes, every sound")
    func complete() {
        let paths = files.map(\.path)
        #expect(Set(paths).count == paths.count)
        #expect(paths.filter { $0.hasSuffix(".svg") }.count == NamedMoment.all.count * 4)
        #expect(paths.filter { $0.hasSuffix(".wav") }.count == Sound.allCases.count)
        let felt = AssetFolder().audiences.reduce(0) { $0 + $1.patterns.count }
        #expect(paths.filter { $0.hasPrefix("haptics/") }.count == felt * 4 + 4)
    }

    @Test("The index links only to files that are there, and to nothing elsewhere")
    func index() throws {
        let page = String(decoding: try #require(files.first { $0.path == "index.html" }).bytes, as: UTF8.self)
        let paths = Set(files.map(\.path))
        let links = page.components(separatedBy: "=\"").dropFirst().compactMap { part -> String? in
            let value = part.prefix { $0 != "\"" }
            return value.contains("/") ? String(value) : nil
        }
        #expect(links.count > 200)
        #expect(links.filter { !paths.contains($0) && !$0.contains(" ") } == [])
        #expect(!page.contains("http"))
    }

    @Test("The same bytes twice")
    func deterministic() {
        #expect(AssetFolder().files == files)
    }
}
