/// A stub of the code that SwiftPM generates for embedded files. Made by Scripts/texts.py from Tasks/Texts/Tables.
enum PackageResources {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    static let en_json: [UInt8] = []
    // swift-format-ignore: AlwaysUseLowerCamelCase
    static let it_json: [UInt8] = []
}
