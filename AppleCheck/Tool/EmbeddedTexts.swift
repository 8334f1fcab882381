/// What SwiftPM makes of files that are embedded in code. Made by Scripts/texts.py from Tasks/Texts/Tables.
enum PackageResources {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    static let en_json: [UInt8] = []
    // swift-format-ignore: AlwaysUseLowerCamelCase
    static let it_json: [UInt8] = []
}
