import NodJSON
import TaskStore

extension Fields {
    /// The settings that the body changes.
    func settingValues() throws -> [String: SettingValue] {
        try allow(only: Setting.all.map(\.name))
        var result: [String: SettingValue] = [:]
        for (name, value) in values {
            guard let setting = Setting.named(name) else { continue }
            result[name] = try setting.value(value)
        }
        return result
    }
}

extension Setting {
    fileprivate func value(_ json: JSONNode.Value) throws -> SettingValue {
        let value: SettingValue? =
            switch json {
            case .bool(let flag): .flag(flag)
            case .number(let number, _): .number(number)
            case .text(let text): .text(text)
            default: nil
            }
        guard let value, hasType(of: value) else {
            throw Problem.mustBe(name, .init(kind))
        }
        return value
    }
}
