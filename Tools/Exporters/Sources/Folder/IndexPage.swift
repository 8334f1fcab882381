import Nod
import NodFile

/// The page that shows an asset folder: every moment with its picture, its sound to play and its files. Loads nothing from elsewhere.
struct IndexPage {
    let audiences: [Audience]

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
        <h1>Every answer</h1>
        <p>What each moment looks, feels, sounds and reads like. The files lie beside this page.</p>
        <ul>
        <li><b>iPhone</b>: add <code>haptics/…/ahap</code> and <code>sounds</code> to the app; play them with
        <code>CHHapticEngine.playPattern(from:)</code> and <code>AVAudioPlayer</code>.</li>
        <li><b>Android</b>: <code>haptics/…/android</code> holds the arguments of
        <code>VibrationEffect.createWaveform</code> and the nearest <code>HapticFeedbackConstants</code>.</li>
        <li><b>Web</b>: <code>haptics/…/web</code> holds what <code>navigator.vibrate</code> takes.</li>
        <li><b>Linux phones</b>: <code>nod-rumble.json</code> is a theme for every feedbackd;
        <code>nod-pattern.json</code> needs a version that knows VibraPattern.</li>
        </ul>
        </header>
        <main>
        \(audiences.map(section).joined(separator: "\n"))
        </main>
        </html>

        """
    }

    private func section(_ audience: Audience) -> String {
        """
        <section aria-labelledby="\(audience.folder)">
        <h2 id="\(audience.folder)">\(SVG.escaped(audience.name.capitalizedFirst)) profile</h2>
        \(NamedMoment.all.map { article($0, audience) }.joined(separator: "\n"))
        </section>
        """
    }

    private func article(_ moment: NamedMoment, _ audience: Audience) -> String {
        let rehearsal = audience.rehearsal(moment)
        let path = "scores/\(audience.folder)/\(moment.name)"
        let summary = SVG.escaped(rehearsal.summary)
        return """
            <article>
            <h3>\(moment.name)</h3>
            <div><img src="\(path).svg" alt="\(summary)" loading="lazy" width="760"></div>
            \(sound(rehearsal))<p>\(links(rehearsal, audience, path))</p>
            </article>
            """
    }

    private func sound(_ rehearsal: Rehearsal) -> String {
        guard let sound = rehearsal.score.sound else { return "" }
        return "<audio controls preload=\"none\" src=\"sounds/\(sound).wav\" aria-label=\"Sound: \(sound)\"></audio>\n"
    }

    private func links(_ rehearsal: Rehearsal, _ audience: Audience, _ path: String) -> String {
        var links = [("Picture", path + ".svg"), ("Data", path + ".json"), ("Reduced motion", path + "-reduced.svg")]
        if rehearsal.score.haptic != nil {
            let name = rehearsal.moment.name
            links += [
                ("AHAP", "haptics/\(audience.folder)/ahap/\(name).ahap"),
                ("Android", "haptics/\(audience.folder)/android/\(name).json"),
                ("Web", "haptics/\(audience.folder)/web/\(name).json"),
            ]
        }
        return links.map { "<a href=\"\($1)\">\($0)</a>" }.joined(separator: " · ")
    }

    private var style: String {
        """
        :root { color-scheme: light dark; \(variables(.light)) }
        @media (prefers-color-scheme: dark) { :root { \(variables(.dark)) } }
        body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.6 system-ui, sans-serif;
          background: var(--ground); color: var(--ink); }
        article { margin: 1.5rem 0; padding: 1rem; border-radius: 1rem; background: var(--surface); }
        h1, h2, h3 { line-height: 1.25; }
        code { overflow-wrap: anywhere; }
        h3 { margin: 0 0 .75rem; }
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

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
