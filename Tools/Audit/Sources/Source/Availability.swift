import SwiftSyntax

extension Platform {
    /// As `#available` and `@available` write it.
    fileprivate var availabilityNames: Set<String> {
        self == .ios ? ["iOS", "iOSApplicationExtension"] : [systemName, systemName + "ApplicationExtension"]
    }
}

extension SyntaxProtocol {
    /// The oldest system of `platform` that can reach this, by the checks and attributes around it; nil when none names it.
    func guardedVersion(on platform: Platform) -> Version? {
        var newest: Version?
        func raise(_ version: Version?) {
            if let version, newest.map({ $0 < version }) ?? true { newest = version }
        }
        var child = Syntax(self)
        while let node = child.parent {
            if let condition = node.as(IfExprSyntax.self) {
                let isBody = condition.body.id == child.as(CodeBlockSyntax.self)?.id
                raise(
                    condition.conditions.version(
                        on: platform,
                        whenTrue: isBody || child.is(ConditionElementListSyntax.self)
                    )
                )
            }
            if let loop = node.as(WhileStmtSyntax.self) { raise(loop.conditions.version(on: platform, whenTrue: true)) }
            if let items = node.as(CodeBlockItemListSyntax.self) {
                for item in items where item.endPosition <= child.position { raise(item.versionAfter(on: platform)) }
            }
            if let declaration = node.asProtocol(WithAttributesSyntax.self) {
                raise(declaration.attributes.version(on: platform))
            }
            child = node
        }
        return newest
    }
}

extension ConditionElementListSyntax {
    /// Returns the version guaranteed inside a condition (`whenTrue`) or in its `else`.
    fileprivate func version(on platform: Platform, whenTrue: Bool) -> Version? {
        let checks = compactMap { $0.condition.as(AvailabilityConditionSyntax.self) }
        for check in checks {
            let isUnavailable = check.availabilityKeyword.tokenKind == .poundUnavailable
            // In an else, only a lone `#unavailable` says something.
            if isUnavailable == whenTrue || (!whenTrue && count > 1) { continue }
            let arguments = check.availabilityArguments
            if let version = arguments.version(on: platform) { return version }
            if platform == .ios, let version = arguments.siblingVersion { return version }
        }
        return nil
    }
}

extension AvailabilityArgumentListSyntax {
    /// A check that names Mac Catalyst or watchOS alone stands in code for them, and is as new as the iOS of the same year.
    fileprivate var siblingVersion: Version? {
        for argument in self {
            guard case .availabilityVersionRestriction(let restriction) = argument.argument,
                let version = restriction.version.flatMap({ Version($0.written) })
            else { continue }
            switch restriction.platform.text {
            case "macCatalyst": return version
            case "watchOS": return version.major < 26 ? Version(version.major + 7) : version
            default: continue
            }
        }
        return nil
    }
}

extension CodeBlockItemSyntax {
    /// Returns the version guaranteed after `guard #available(…) else { return }` or `if #unavailable(…) { return }`.
    fileprivate func versionAfter(on platform: Platform) -> Version? {
        if let check = item.as(GuardStmtSyntax.self) { return check.conditions.version(on: platform, whenTrue: true) }
        let condition =
            item.as(IfExprSyntax.self) ?? item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
        guard let condition, condition.elseBody == nil,
            condition.body.statements.last?.item.isExit(leavingSwitch: true) == true
        else { return nil }
        return condition.conditions.version(on: platform, whenTrue: false)
    }
}

extension AttributeListSyntax {
    fileprivate func version(on platform: Platform) -> Version? {
        for element in self {
            guard let attribute = element.as(AttributeSyntax.self),
                attribute.attributeName.written == "available",
                case .availability(let arguments)? = attribute.arguments
            else { continue }
            if let version = arguments.version(on: platform) { return version }
        }
        return nil
    }
}

extension AvailabilityArgumentListSyntax {
    /// `iOS 17.0` of a short list, `introduced: 17.0` of a long one.
    fileprivate func version(on platform: Platform) -> Version? {
        for argument in self {
            if case .availabilityVersionRestriction(let restriction) = argument.argument,
                platform.availabilityNames.contains(restriction.platform.text)
            {
                return restriction.version.flatMap { Version($0.written) }
            }
        }
        guard let first = first, case .token(let token) = first.argument,
            platform.availabilityNames.contains(token.text)
        else { return nil }
        for argument in self {
            if case .availabilityLabeledArgument(let labelled) = argument.argument, labelled.label.text == "introduced",
                case .version(let version) = labelled.value
            {
                return Version(version.written)
            }
        }
        return nil
    }
}
