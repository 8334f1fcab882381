/// A language the app speaks: one for each file of Tasks/Texts/Tables. Made by Scripts/texts.py from them.
public enum Language: String, CaseIterable, Sendable {
    case en
    case it
}
