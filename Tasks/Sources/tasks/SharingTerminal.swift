import Foundation
import TaskServer

/// Says in the terminal how a device gets in, with a code to scan.
struct SharingTerminal: Sendable {
    /// The names that a proxy serves us under, which are better than bare addresses.
    let hosts: [String]
    /// The one address that devices come in by; nil for all.
    let address: String?

    func tell(_ news: SharingNews, port: Int) {
        switch news {
        case .code(let plain, let spaced): invite(plain, spaced, addresses(port))
        case .paired(let name): write(["", "Paired: \(name). `tasks devices` lists and forgets.", ""])
        case .locked(let address):
            write(["", "Five wrong codes, the last one from \(address): the code is locked. \(wayToNewCode)"])
        }
    }

    private func invite(_ code: String, _ spaced: String, _ addresses: [String]) {
        guard let first = addresses.first else {
            write(["No private network was found. Connect this computer to one. \(wayToNewCode)"])
            return
        }
        let link = "\(first)/pair#\(code)"
        var lines = ["Devices of this network reach it at \(addresses.joined(separator: " or "))"]
        if let drawing = drawing(of: link) {
            lines += [""] + drawing + ["", "Scan this with a phone, or type \(spaced) there: one device gets in."]
            lines += ["The code is good for 10 minutes. \(wayToNewCode)"]
        } else {
            lines += ["Pairing code for one device, good for 10 minutes: \(spaced)"]
        }
        write(lines)
    }

    private func addresses(_ port: Int) -> [String] {
        let names = hosts.map { $0.hasSuffix(":\(port)") ? "http://\($0)" : "https://\($0)" }
        // Behind a proxy on this computer nothing else can be reached from outside.
        if let address {
            return address == "127.0.0.1" && !names.isEmpty ? names : names + ["http://\(address):\(port)"]
        }
        return names + NetworkAddress.ofThisComputer().map { "http://\($0):\(port)" }
    }

    private var wayToNewCode: String {
        isatty(STDIN_FILENO) == 1
            ? "Press Enter for a new one." : "A device that opens /pair then gets a new one shown here."
    }

    /// Only where it can be seen whole.
    private func drawing(of link: String) -> [String]? {
        guard isatty(STDOUT_FILENO) == 1, ProcessInfo.processInfo.environment["TERM"] != "dumb", let code = QRCode(link)
        else { return nil }
        var window = winsize()
        // A terminal that doesn't know its width has room.
        let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0
        return isKnown && Int(window.ws_col) < code.width ? nil : code.lines
    }

    /// In one piece, and at once: nothing else of ours comes between, and nobody waits for a buffer.
    private func write(_ lines: [String]) {
        print(lines.joined(separator: "\n"))
        fflush(nil)
    }
}

/// Calls `body` for each Enter in the terminal; for none when there is no terminal.
func onEnter(_ body: @escaping @Sendable () -> Void) {
    guard isatty(STDIN_FILENO) == 1 else { return }
    // In the background, reading gets an error then and doesn't stop the server.
    signal(SIGTTIN, SIG_IGN)
    Thread.detachNewThread {
        // Not `readLine`: while it waits it holds a lock that flushing everything, and ending, want as well.
        var byte: UInt8 = 0
        while read(STDIN_FILENO, &byte, 1) == 1 { if byte == UInt8(ascii: "\n") { body() } }
    }
}
