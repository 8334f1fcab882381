import Foundation
import Nod
import SwiftSyntax

/// The colours that a project names: in asset catalogs, and as constants of its types.
public struct Palette: Sendable, Equatable {
    private var paints: [String: Paint?] = [:]

    public init() {}

    /// `Theme.muted`; nil if there are several of this name.
    func paint(_ name: String, of owner: String) -> Paint? { paints[owner + "." + name] ?? nil }

    /// The asset of `Color("Text Muted")`, or of Xcode's `.textMuted`.
    func asset(_ name: String) -> Paint? { paints[Self.letters(name)] ?? nil }

    /// Xcode's symbols leave out what isn't a letter or number, and “Color” at the end.
    private static func letters(_ name: String) -> String {
        let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
        return letters.hasSuffix("color") ? String(letters.dropLast(5)) : letters
    }

    private mutating func note(_ paint: Paint, as key: String) {
        if let known = paints[key], known != paint { paints[key] = .some(nil) } else { paints[key] = paint }
    }
}

extension Palette {
    /// - Parameter colorsets: the folders of the asset catalogs.
    public init(colorsets: [String]) {
        for folder in colorsets {
            guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
                let set = try? JSONDecoder().decode(ColorSet.self, from: data), let paint = set.paint
            else { continue }
            note(paint, as: Self.letters(String((folder.split(separator: "/").last ?? "").dropLast(9))))
        }
    }

    /// Adds the colours that files declare.
    mutating func add(_ files: [AuditedFile], settings: Settings) {
        let found = Workers.map(files.count) { number -> [(String, Paint)] in
            guard case .success(let source) = SourceBytes.read(files[number].absolute), source.tooDeepLine == nil,
                ["static ", "Color"].allSatisfy({ Data(source.bytes).range(of: Data($0.utf8)) != nil }),
                case .success(let text) = source.text()
            else { return [] }
            return SourceFile(path: "", text: text, settings: settings).colorConstants
        }
        for (key, paint) in found.joined() { note(paint, as: key) }
    }
}

extension SourceFile {
    fileprivate var colorConstants: [(String, Paint)] {
        index.variables.filter { $0.modifiers.contains { $0.name.text == "static" } }.compactMap { variable in
            let views = variable.views ?? []
            let value = variable.bindings.first?.initializer?.value ?? (views.count == 1 ? views[0] : nil)
            let owner = variable.enclosingTypeName.split(separator: ".").last.map(String.init) ?? ""
            guard let name = variable.name, let paint = paint(value) else { return nil }
            return (owner + "." + name, paint)
        }
    }
}

/// `Contents.json` of a colour.
private struct ColorSet: Decodable {
    let colors: [Entry]

    struct Entry: Decodable {
        let idiom: String?
        let color: Value?
        let appearances: [[String: String]]?
    }

    struct Value: Decodable { let components: [String: String]? }
}

extension ColorSet {
    var paint: Paint? {
        let usual = colors.filter { ["universal", "iphone", nil].contains($0.idiom) }
        let isDark = { (entry: Entry) in entry.appearances == [["appearance": "luminosity", "value": "dark"]] }
        guard let light = usual.first(where: { $0.appearances == nil })?.color?.paint else { return nil }
        guard let dark = usual.first(where: isDark) else { return light }
        return dark.color?.paint.flatMap { light.paired(withDark: $0) }
    }
}

extension ColorSet.Value {
    var paint: Paint? {
        guard let components else { return nil }
        let parts = components.compactMapValues { text -> Double? in
            if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            return Double(text).map { text.contains(".") ? $0 : $0 / 255 }
        }
        guard let red = parts["red"] ?? parts["white"], let green = parts["green"] ?? parts["white"],
            let blue = parts["blue"] ?? parts["white"]
        else { return nil }
        return Paint(
            colors: Colors(RGB(red: red, green: green, blue: blue)),
            opacity: Double(components["alpha"] ?? "1") ?? 1
        )
    }
}

extension Paint {
    /// Nil if the opacities differ.
    func paired(withDark dark: Paint) -> Paint? {
        var both = self
        both.colors.dark = dark.colors.dark
        return opacity == dark.opacity ? both : nil
    }
}
