/// The plural category of a whole number, as CLDR has it for each language; JavaScript has `Intl.PluralRules`.
///
/// “Many” of whole millions in French, Italian, Portuguese and Spanish is left out: texts fall back to “other”.
/// Source: Documentation/Sources.md, Languages.
package enum PluralForm {
    package static func of(_ count: Int, in language: String) -> String {
        let number = abs(count)
        let (ones, tens) = (number % 10, number % 100)
        let isFew = (2...4).contains(ones) && !(12...14).contains(tens)
        let isOne = ones == 1 && tens != 11
        return switch language.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
        case "id", "ja", "km", "ko", "lo", "ms", "my", "th", "vi", "yo", "zh": "other"
        case "am", "as", "bn", "fa", "fr", "gu", "hi", "hy", "kn", "pa", "pt", "si", "zu": number < 2 ? "one" : "other"
        case "is", "mk": isOne ? "one" : "other"
        case "be", "ru", "uk": isOne ? "one" : isFew ? "few" : "many"
        case "bs", "hr", "sr": isOne ? "one" : isFew ? "few" : "other"
        case "pl": number == 1 ? "one" : isFew ? "few" : "many"
        case "cs", "sk": number == 1 ? "one" : (2...4).contains(number) ? "few" : "other"
        case "lt": (11...19).contains(tens) || ones == 0 ? "other" : ones == 1 ? "one" : "few"
        case "lv": (11...19).contains(tens) || ones == 0 ? "zero" : isOne ? "one" : "other"
        case "ro": number == 1 ? "one" : number == 0 || (1...19).contains(tens) ? "few" : "other"
        case "sl": [1: "one", 2: "two", 3: "few", 4: "few"][tens] ?? "other"
        case "he", "iw": [1: "one", 2: "two"][number] ?? "other"
        case "ar": [0: "zero", 1: "one", 2: "two"][number] ?? arabic(tens)
        case "cy": [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][number] ?? "other"
        default: number == 1 ? "one" : "other"
        }
    }

    private static func arabic(_ tens: Int) -> String { tens < 3 ? "other" : tens < 11 ? "few" : "many" }
}
