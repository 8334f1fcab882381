import Foundation

public struct _Call: Hashable, @unchecked Sendable, CustomStringConvertible {
    /// Such as `View.onAppear(perform:)` or `Color.red`.
    public let name: String
    public let values: [Any]
    public let receiver: Any?
    /// Set or called on the value afterwards.
    private(set) var properties: [String: Any] = [:]
    private(set) var calls: [_Call] = []

    init(_ name: String, _ values: [Any] = [], receiver: Any? = nil) {
        self.name = name
        self.values = values
        self.receiver = receiver
    }

    mutating func set(_ property: String, _ value: Any) { properties[property] = value }
    mutating func add(_ call: _Call) { calls.append(call) }

    /// A property that was set, was an argument of the initializer, or is one of `Answers`.
    func value<Value>(_ property: String) -> Value {
        if let set = properties[property] { return _cast(set) }
        if let index = labels.firstIndex(of: property), index < values.count { return _cast(values[index]) }
        return _answer(_Call("\(type).\(property)", receiver: self))
    }

    var type: String { parts.type }
    var member: String { parts.member }
    private var parts: (type: String, member: String) {
        if let parts = Self.parts[name] { return parts }
        let base = name.prefix { $0 != "(" }
        let member = String(base[(base.lastIndex(of: ".").map { base.index(after: $0) } ?? base.startIndex)...])
        let parts = (type: name.contains("(") ? String(base.dropLast(member.count + 1)) : name, member: member)
        Self.parts[name] = parts
        return parts
    }
    private nonisolated(unsafe) static var parts: [String: (type: String, member: String)] = [:]
    private var labels: [String] {
        guard let open = name.firstIndex(of: "(") else { return [] }
        return name[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
    }

    public var description: String {
        var text = receiver.map { "\(_text(of: $0))." } ?? (name.contains("(") ? "\(type)." : "")
        text +=
            name.contains("(")
            ? "\(member)(\(values.map(_text).joined(separator: ", ")))" : (receiver == nil ? name : member)
        for (name, value) in properties.sorted(by: { $0.key < $1.key }) { text += " \(name)=\(_text(of: value))" }
        return text + calls.map { " \($0)" }.joined()
    }

    public static func == (one: _Call, other: _Call) -> Bool { one.description == other.description }
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension _Call: Codable {
    public init(from decoder: any Decoder) throws { fatalError("Nothing recorded is decoded.") }
    public func encode(to encoder: any Encoder) throws { fatalError("Nothing recorded is encoded.") }
}

protocol _Recorded {
    var _call: _Call { get }
}

protocol _Handed {
    var _behaviour: Any { get }
}

protocol _Object: AnyObject {
    var _store: _Store { get }
}

public final class _Store: @unchecked Sendable {
    public let type: String
    public var call: _Call
    public var properties: [String: Any] = [:]

    init(_ type: String) {
        self.type = type
        call = _Call(type)
    }

    func value<Value>(_ property: String) -> Value {
        if let set = properties[property] { return _cast(set) }
        let given: _Call = call
        return given.value(property)
    }

    func set(_ property: String, _ value: Any) { properties[property] = value }
}

/// A closure that Apple's code would call.
public struct _Function {
    let call: ([Any]) -> Any
    init(_ call: @escaping ([Any]) -> Any) { self.call = call }
    @discardableResult func callAsFunction(_ values: Any...) -> Any { call(values) }
}

public struct _AsyncFunction: @unchecked Sendable {
    let call: () async -> Void
    init(_ call: @escaping () async -> Void) { self.call = call }
}

public struct _KeyPath {
    let keyPath: AnyKeyPath
    let get: (Any) -> Any
    let set: (inout Any, Any) -> Void

    init<Root, Value>(_ keyPath: WritableKeyPath<Root, Value>) {
        self.keyPath = keyPath
        get = { ($0 as! Root)[keyPath: keyPath] }
        set = { root, value in
            var changed = root as! Root
            changed[keyPath: keyPath] = _cast(value)
            root = changed
        }
    }
}

func _cast<Value>(_ value: Any, _ type: Value.Type = Value.self) -> Value {
    if let same = value as? Value { return same }
    if Value.self == Void.self { return () as! Value }
    fatalError("The double has \(Swift.type(of: value)) where \(Value.self) is wanted.")
}

func _text(of value: Any) -> String {
    switch value {
    case let call as _Call: call.description
    case let recorded as any _Recorded: recorded._call.description
    case let object as any _Object: "\(object._store.call)"
    case is _Function, is _AsyncFunction: "{}"
    case let number as CGFloat: "\(Double(number))"
    case Optional<Any>.none: "nil"
    case Optional<Any>.some(let wrapped): "\(wrapped)".contains("(Function)") ? "{}" : _short("\(wrapped)")
    default: _short("\(value)")
    }
}

private func _short(_ text: String) -> String { text.count > 200 ? "\(text.prefix(200))…" : text }

/// The device's answers by the declaration's name. Tests change it.
public nonisolated(unsafe) var _answers: [String: (_Call) -> Any] = [:]

func _answer<Value>(_ call: _Call) -> Value {
    if let answer = _answers[call.name] { return _cast(answer(call)) }
    if let type = Value.self as? any RawRepresentable<String>.Type, let value = type.init(rawValue: call.name) {
        return value as! Value
    }
    guard let standard = _standardAnswer(call.name) else {
        fatalError("The double does not say what \(call.name) answers: add it to Answers.swift.")
    }
    return _cast(standard)
}

func _missing(_ name: String) -> Never { fatalError("\(name) is drawn by the system and has no body.") }
func _raw(_ name: String) -> String { name }
func _raw(_ name: String) -> UInt8 { UInt8(truncatingIfNeeded: name.utf8.count) }
func _raw(_ name: String) -> UInt32 { UInt32(name.utf8.count) }

private let lock = NSLock()
private nonisolated(unsafe) var performed: [_Call] = []

/// The requests to the device, in order: `UIImpactFeedbackGenerator…`, announcements, drawing. Sounds come from another
/// thread.
public var _performed: [_Call] {
    get { lock.withLock { performed } }
    set { lock.withLock { performed = newValue } }
}

func _perform(_ call: _Call) { lock.withLock { performed.append(call) } }

/// Errors to throw by the declaration's name. Tests change it.
public nonisolated(unsafe) var _errors: [String: any Error] = [:]

func _refuse(_ name: String) throws { if let error = _errors[name] { throw error } }

/// Calls a closure of the main actor, on which everything here runs.
func _here<Value>(_ body: @MainActor () -> Value) -> Value {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Value).self)() }
}
