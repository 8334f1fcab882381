// developer.apple.com/documentation/foundation/processinfo/ismaccatalystapp
extension ProcessInfo {
    public var isMacCatalystApp: Bool { get }
}
