import Foundation
import Nod
import NodFile
import Testing

@testable import Exporters

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Scores")
struct RehearsalTests {
    static let all = NamedMoment.all.flatMap { moment in
        [Audience.standard, .child].flatMap { audience in
            [false, true].map { Rehearsal(moment, for: audience, reducesMotion: $0) }
        }
    }

    @Test("A completed item in words")
    func words() {
        #expect(
            Rehearsal(NamedMoment("completed")!).text == """
                completed, standard profile
                  motion    disc: 0 to 1, spring 0.25 s / 0.75, 0.25 s
                  motion    tick: fades 0 to 1, 0.11 s after 0.07 s
                  motion    strike: fades 0 to 1, 0.11 s after 0.14 s
                  motion    scale: bounces to 1.12, spring 0.25 s / 0.75, 0.25 s
                  haptic    success, intensity 1
                  sound     completed, 0.38 s
                  toast     Completed “Buy milk” · Undo
                  announced Completed “Buy milk”
                  stays     0.45 s

                """
        )
    }

    @Test("With Reduce Motion a burst becomes a flash, and it is said what was held back")
    func reduced() {
        let text = Rehearsal(NamedMoment("collectionCompleted")!, reducesMotion: true).text
        #expect(text.contains("motion    successFlash: 0 to 0.15 and back, 0.4 s\n"))
        #expect(text.contains("held back motion: system\n"))
        #expect(!text.contains("burst"))
    }

    @Test("Every picture is well-formed, titled and described, and drawn the same twice", arguments: all)
    func pictures(of rehearsal: Rehearsal) {
        let svg = rehearsal.svg
        let reader = XMLParser(data: Data(svg.utf8))
        #expect(reader.parse(), "\(reader.parserError as Any)")
        #expect(svg.contains("role=\"img\"") && svg.contains("<title id=\"title\">\(rehearsal.moment.name)"))
        #expect(svg == rehearsal.svg)
        #expect(!svg.contains("nan") && !svg.contains("inf"))
    }

    @Test("A picture shows all that its score holds")
    func lanes() {
        let svg = Rehearsal(NamedMoment("firstCapture")!).svg
        for lane in ["pulse", "burst", "haptic", "sound", "stays"] {
            #expect(svg.contains(">\(lane)</text>"), "\(lane)")
        }
        #expect(svg.components(separatedBy: "class=\"frame\"").count - 1 == 6)
    }

    @Test("The data holds every track with its keyframes", arguments: all)
    func data(of rehearsal: Rehearsal) throws {
        let document = try JSONSerialization.jsonObject(with: Data(rehearsal.json.document.utf8)) as! [String: Any]
        let tracks = document["tracks"] as! [[String: Any]]
        #expect(tracks.map { ($0["keyframes"] as! [Any]).count } == rehearsal.score.tracks.map(\.keyframeCount))
    }

    @Test("A folder has every file that its page names, the same bytes twice, and loads nothing from elsewhere")
    func folder() throws {
        let folder = ExportFolder(NamedMoment.all.map { Rehearsal($0) })
        let files = folder.files
        let page = String(decoding: try #require(files.first { $0.name == "index.html" }).bytes, as: UTF8.self)
        let links = page.matches(of: /(?:href|src)="([^"]*)"/).map { String($0.1) }
        #expect(Set(links) == Set(files.map(\.name)).subtracting(["index.html"]))
        #expect(files.count { $0.name.hasSuffix(".svg") } == NamedMoment.all.count)
        #expect(!page.contains("http") && folder.files == files)
    }

    @Test("A title that is markup stays text")
    func escaping() {
        #expect(SVG.escaped("<b> & \"c\"") == "&lt;b&gt; &amp; &quot;c&quot;")
    }
}
