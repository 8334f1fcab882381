/// The English texts within the program, for commands that run without the page's files.
public enum Embedded {
    public static let english: [UInt8] = PackageResources.en_json
}
