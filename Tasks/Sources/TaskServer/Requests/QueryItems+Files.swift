import TaskFormats

extension QueryItems {
    func exportFormat() throws(Problem) -> FileFormat {
        try allow(only: ["format"])
        guard let format = self["format"].flatMap(FileFormat.init(rawValue:)) else {
            throw .mustBe("format", .choice(["json", "csv", "todotxt"]))
        }
        return format
    }

    /// The name of the file that was chosen, as its ending says what it is; without one its content does.
    func importName() throws(Problem) -> String {
        try allow(only: ["name"])
        return self["name"] ?? ""
    }
}
