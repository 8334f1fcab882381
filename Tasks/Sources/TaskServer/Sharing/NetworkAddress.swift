import NIOCore

/// An IPv4 address. Sharing doesn't use IPv6: the addresses of a home network can often be reached from the Internet.
public struct NetworkAddress: Sendable, Hashable, CustomStringConvertible {
    private let value: UInt32

    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        guard parts.count == 4, !parts.contains(nil) else { return nil }
        value = parts.reduce(0) { $0 << 8 | UInt32($1!) }
        // No signs or leading zeros.
        if description != text { return nil }
    }

    public var description: String {
        [24, 16, 8, 0].map { String(value >> $0 & 255) }.joined(separator: ".")
    }

    var isThisComputer: Bool { value == 0x7F00_0001 }

    var isLoopback: Bool { value >> 24 == 127 }

    var isOfThisComputer: Bool { isLoopback || Self.ofThisComputer().contains(self) }

    /// RFC 1918, RFC 3927 (link-local), RFC 1122 (loopback).
    var isOfPrivateNetwork: Bool {
        value >> 24 == 10 || value >> 20 == 0xAC1 || value >> 16 == 0xC0A8 || value >> 16 == 0xA9FE || isLoopback
    }
}

extension NetworkAddress {
    /// This computer's private addresses, those of virtual machines and containers last.
    public static func ofThisComputer() -> [NetworkAddress] {
        let devices = ((try? System.enumerateDevices()) ?? []).filter { $0.pointToPointDestinationAddress == nil }
        let found = devices.compactMap { device -> (address: NetworkAddress, isVirtual: Bool)? in
            guard let address = device.address?.ipAddress.flatMap(NetworkAddress.init), !address.isLoopback,
                address.isOfPrivateNetwork
            else { return nil }
            return (address, virtual.contains { device.name.hasPrefix($0) })
        }
        return found.filter { !$0.isVirtual }.map(\.address) + found.filter(\.isVirtual).map(\.address)
    }

    /// Prefixes of interfaces that no phone can reach.
    private static let virtual = [
        "docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "bridge", "lxc", "cni", "podman",
    ]
}
