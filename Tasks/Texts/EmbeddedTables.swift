/// The tables within the program. Made by Scripts/texts.py from Tasks/Texts/Tables.
enum EmbeddedTables {
    static let english = PackageResources.en_json

    static var all: [Language: [UInt8]] {
        [
            .en: PackageResources.en_json,
            .it: PackageResources.it_json,
        ]
    }
}
