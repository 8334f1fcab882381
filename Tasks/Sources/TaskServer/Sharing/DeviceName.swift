/// The name of a device, from its `User-Agent`: only words of this list, so that nobody writes into the terminal.
enum DeviceName {
    static func of(userAgent: String?) -> String {
        let agent = userAgent ?? ""
        let names = [first(systems, in: agent), first(browsers, in: agent)].compactMap(\.self)
        return names.isEmpty ? "Unknown" : names.joined(separator: ", ")
    }

    private static func first(_ marks: [(mark: String, name: String)], in agent: String) -> String? {
        marks.first { agent.contains($0.mark) }?.name
    }

    // The order matters: Android says Linux too, an iPhone says Mac OS X, and nearly everyone says Safari.
    private static let systems = [
        ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "Chromebook"), ("Windows", "Windows"),
        ("Macintosh", "Mac"), ("Linux", "Linux"),
    ].map { (mark: $0.0, name: $0.1) }

    private static let browsers = [
        ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung"), ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari"), ("curl/", "curl"),
    ].map { (mark: $0.0, name: $0.1) }
}
