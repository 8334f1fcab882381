import Nod
import NodFile

/// The page of an exported folder: every moment with its picture, its sound to play and its files. It loads nothing from elsewhere.
struct IndexPage {
    let folder: ExportFolder

    var document: String {
        """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Nod: every answer</title>
        <style>
        \(style)
        </style>
        <header>
        <h1>Every answer, \(SVG.escaped(folder.rehearsals.first?.audience.name ?? "")) profile</h1>
        <p>What each moment looks, feels, sounds and reads like. The files lie beside this page.</p>
        <ul>
        <li><b>iPhone</b>: add <code>.ahap</code> and <code>.wav</code> files to the app; play them with
        <code>CHHapticEngine.playPattern(from:)</code> and <code>AVAudioPlayer</code>.</li>
        <li><b>Android</b>: <code>.android.json</code> holds the arguments of
        <code>VibrationEffect.createWaveform</code> and the nearest <code>HapticFeedbackConstants</code>.</li>
        <li><b>Web</b>: <code>.web.json</code> holds what <code>navigator.vibrate</code> takes.</li>
        </ul>
        </header>
        <main>
        \(folder.rehearsals.map(article).joined(separator: "\n"))
        </main>
        </html>

        """
    }

    private func article(_ rehearsal: Rehearsal) -> String {
        let name = rehearsal.moment.name
        let summary = SVG.escaped(rehearsal.summary)
        let files = folder.formats.filter { rehearsal.exported(as: $0) != nil }
        let links = files.map { "<a href=\"\(ExportFolder.name(rehearsal, $0))\">\($0.rawValue)</a>" }
        return """
            <article>
            <h2>\(name)</h2>
            \(files.contains(.svg) ? "<div><img src=\"\(name).svg\" alt=\"\(summary)\" loading=\"lazy\" width=\"760\"></div>" : "<p>\(summary)</p>")
            \(files.contains(.wav) ? "<audio controls preload=\"none\" src=\"\(name).wav\" aria-label=\"Sound: \(name)\"></audio>" : "")
            <p>\(links.joined(separator: " · "))</p>
            </article>
            """
    }

    private var style: String {
        """
        :root { color-scheme: light dark; \(variables(.light)) }
        @media (prefers-color-scheme: dark) { :root { \(variables(.dark)) } }
        body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.6 system-ui, sans-serif;
          background: var(--ground); color: var(--ink); }
        article { margin: 1.5rem 0; padding: 1rem; border-radius: 1rem; background: var(--surface); }
        h1, h2 { line-height: 1.25; }
        code { overflow-wrap: anywhere; }
        h2 { margin: 0 0 .75rem; }
        div { overflow-x: auto; }
        img { display: block; width: 100%; min-width: 34rem; height: auto; border-radius: .5rem; }
        audio { display: block; width: 100%; margin: .75rem 0 0; }
        a { color: var(--accent); display: inline-block; min-height: 2.75rem; line-height: 2.75rem; }
        p:last-child { margin: .25rem 0 0; }
        """
    }

    private func variables(_ palette: Palette) -> String {
        [("ground", palette.ground), ("surface", palette.surface), ("ink", palette.ink), ("accent", palette.accent)]
            .map { "--\($0): \($1.hexadecimal);" }.joined(separator: " ")
    }
}
