extension Texts {
    /// What the command line says: English, whatever files are there.
    public static let english = Texts(files: [.en: PackageResources.en_json])

    /// Every language within the program, for an app that has no files beside it.
    public static let embedded = Texts(files: [.en: PackageResources.en_json, .it: PackageResources.it_json])
}
