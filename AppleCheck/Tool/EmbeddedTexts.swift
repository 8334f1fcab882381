/// What SwiftPM makes of files that are embedded in code.
enum PackageResources {
    static let en_json: [UInt8] = []
    static let it_json: [UInt8] = []
}
