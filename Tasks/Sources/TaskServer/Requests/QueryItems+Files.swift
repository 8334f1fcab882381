import TaskFormats

extension QueryItems {
    func exportFormat() throws(Problem) -> FileFormat {
        try allow(only: ["format"])
        guard let format = self["format"].flatMap(FileFormat.init(rawValue:)) else {
            throw .mustBe("format", .choice(["json", "todotxt"]))
        }
        return format
    }

    /// The name of the file that was chosen, whose ending says what it is.
    func importName() throws(Problem) -> String {
        try allow(only: ["name"])
        return self["name"] ?? ""
    }
}
