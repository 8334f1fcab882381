import Foundation
import TaskServer

/// Prints the links of a shared server, one as a QR code.
struct SharingTerminal: Sendable {
    let hosts: [String]
    let address: String?

    func show(_ sharing: Sharing, port: Int) {
        let (addresses, paths) = (addresses(port), sharing.newLinks(2))
        let here = ["And this one on this computer:", "http://127.0.0.1:\(port)" + paths[1]] + newLink
        guard let first = addresses.first else {
            return write(["No private network was found. Connect this computer to one, then start again."] + here)
        }
        var lines = ["Devices of this network reach it at \(addresses.joined(separator: " or "))"]
        let link = first + paths[0]
        if let drawing = drawing(of: link) { lines += [""] + drawing + [""] }
        write(lines + ["Open this link there, within 10 minutes; it lets one device in:", link] + here)
    }

    func sayLetIn() { write(["", "A device was let in. `tasks devices --forget` ends that."] + newLink) }

    private func addresses(_ port: Int) -> [String] {
        let names = hosts.map { $0.hasSuffix(":\(port)") ? "http://\($0)" : "https://\($0)" }
        // Behind a proxy on this computer, only the proxy's names can be reached.
        if let address {
            return address == "127.0.0.1" && !names.isEmpty ? names : names + ["http://\(address):\(port)"]
        }
        return names + NetworkAddress.ofThisComputer().map { "http://\($0):\(port)" }
    }

    private var newLink: [String] { isatty(STDIN_FILENO) == 1 ? ["Press Enter for new links."] : [] }

    /// The QR code, if the terminal is wide enough.
    private func drawing(of link: String) -> [String]? {
        guard isatty(STDOUT_FILENO) == 1, ProcessInfo.processInfo.environment["TERM"] != "dumb", let code = QRCode(link)
        else { return nil }
        var window = winsize()
        // A terminal without a width, such as a serial terminal, counts as wide.
        let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0
        return isKnown && Int(window.ws_col) < code.width ? nil : code.lines
    }

    private func write(_ lines: [String]) {
        print(lines.joined(separator: "\n"))
        fflush(nil)
    }
}

/// Calls `body` for each Enter if there is a terminal.
func onEnter(_ body: @escaping @Sendable () -> Void) {
    guard isatty(STDIN_FILENO) == 1 else { return }
    // Reading in the background then fails, instead of stopping the server.
    signal(SIGTTIN, SIG_IGN)
    Thread.detachNewThread {
        // `readLine` would hold a lock that `fflush(nil)` and `exit` need.
        var byte: UInt8 = 0
        while read(STDIN_FILENO, &byte, 1) == 1 { if byte == UInt8(ascii: "\n") { body() } }
    }
}
