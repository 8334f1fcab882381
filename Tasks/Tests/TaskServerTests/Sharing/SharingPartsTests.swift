import Foundation
import HTTPTypes
import Testing

@testable import TaskServer

@Suite("The parts of sharing")
struct SharingPartsTests {
    @Test(
        "Of a token the database has its SHA-256, as FIPS 180-4 has it",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (String(repeating: "a", count: 1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
        ]
    )
    func hashes(text: String, hash: String) {
        #expect(DeviceToken(text: text).hash.map { String(format: "%02x", $0) }.joined() == hash)
    }

    @Test("An address is four numbers, and private ones are of a network at hand")
    func addresses() {
        for text in [
            "127.0.0.1", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.9", "169.254.3.4", "127.9.9.9",
        ] {
            #expect(
                NetworkAddress(text)?.isOfPrivateNetwork == true && NetworkAddress(text)?.description == text,
                "\(text)"
            )
        }
        for text in ["8.8.8.8", "172.15.0.1", "172.32.0.1", "192.169.0.1", "11.0.0.1", "100.64.0.1", "0.0.0.0"] {
            #expect(NetworkAddress(text)?.isOfPrivateNetwork == false, "\(text)")
        }
        for text in [
            "", "1.2.3", "1.2.3.4.5", "1.2.3.256", "01.2.3.4", "+1.2.3.4", "1.2.3.4 ", "::1", "1..2.3", "a.b.c.d",
        ] {
            #expect(NetworkAddress(text) == nil, "\(text)")
        }
        #expect(NetworkAddress("127.0.0.1")!.isThisComputer && !NetworkAddress("127.0.0.2")!.isThisComputer)
        #expect(NetworkAddress.ofThisComputer().allSatisfy { $0.isOfPrivateNetwork && !$0.isLoopback })
    }

    @Test("A host is a name, perhaps with a port, and the name in the network ends with .local")
    func hosts() {
        for host in ["tasks.example.org", "tasks.example.org:8443", "nas", "192.168.1.9:8080"] {
            #expect(Sharing.isHost(host), "\(host)")
        }
        for host in ["", ":80", "a:", "a:0", "a:70000", "a:b", "a:1:2", "https://a", "a/b", "a b", "*", "[::1]", "a\n"]
        {
            #expect(!Sharing.isHost(host), "\(host)")
        }
        #expect(Sharing.localName(of: "Kitchen.fritz.box") == "kitchen.local")
        #expect(Sharing.localName(of: "localhost") == nil && Sharing.localName(of: "") == nil)
    }

    @Test("A device is called by words of ours, whatever it says of itself")
    func names() {
        let agents = [
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1":
                "iPhone, Safari",
            "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36":
                "Android, Chrome",
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0": "Mac, Firefox",
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0": "Windows, Edge",
            "\u{1B}[2Jcurl/8": "curl", "\u{1B}]0;owned\u{7}": "Unknown", "": "Unknown",
        ]
        for (agent, name) in agents { #expect(DeviceName.of(userAgent: agent) == name) }
        #expect(DeviceName.of(userAgent: nil) == "Unknown")
    }

    @Test("A token is 256 random bits, and shown in a cookie that scripts and other sites don't get")
    func tokens() {
        let tokens = (0..<100).map { _ in DeviceToken.random() }
        #expect(Set(tokens.map(\.text)).count == 100 && tokens.allSatisfy { $0.text.utf8.count == 43 })
        let token = tokens[0]
        #expect(
            token.cookie(isSecure: false)
                == "tasks-device=\(token.text); Path=/; Max-Age=34560000; HttpOnly; SameSite=Strict"
        )
        let secure = token.cookie(isSecure: true)
        #expect(secure.hasPrefix("__Host-tasks-device=\(token.text); Path=/; ") && secure.hasSuffix("; Secure"))
        var headers = HTTPFields()
        headers[.cookie] = "a=b; tasks-device=short; tasks-device=\(token.text); not-tasks-device=\(tokens[1].text)"
        #expect(DeviceToken.shown(in: headers).map(\.text) == [token.text])
        headers[.cookie] = "__Host-tasks-device=\(token.text)"
        #expect(DeviceToken.shown(in: headers).map(\.text) == [token.text])
        headers[.cookie] = Array(repeating: "tasks-device=\(token.text)", count: 1000).joined(separator: "; ")
        #expect(DeviceToken.shown(in: headers).count == 4)
    }
}

@Suite("A QR code")
struct QRCodeTests {
    private let code = QRCode("http://192.168.178.123:8080/pair#K7MX2Q9P")!

    @Test("has its three eyes, and is light all around")
    func hasEyes() {
        let eye = ["███████", "█     █", "█ ███ █", "█ ███ █", "█ ███ █", "█     █", "███████"]
        #expect(code.size == 29)
        for (left, top) in [(0, 0), (code.size - 7, 0), (0, code.size - 7)] {
            let seen = (0..<7).map { y in String((0..<7).map { code.isDark(left + $0, top + y) ? "█" : " " }) }
            #expect(seen == eye)
        }
        #expect(!code.isDark(-1, 0) && !code.isDark(0, code.size))
    }

    @Test("is drawn with half blocks, black on white whatever the terminal's colours, each module in its place")
    func isDrawn() {
        let lines = code.lines
        let colors = "\u{1B}[38;5;16;48;5;231m"
        #expect(lines.count == (code.size + 8 + 1) / 2 && code.width == 37)
        for (row, line) in lines.enumerated() {
            #expect(line.hasPrefix(colors) && line.hasSuffix("\u{1B}[0m"))
            let blocks = Array(line.dropFirst(colors.count).dropLast(4))
            #expect(blocks.count == code.width)
            for (column, block) in blocks.enumerated() {
                let (x, y) = (column - 4, row * 2 - 4)
                #expect(code.isDark(x, y) == "█▀".contains(block) && code.isDark(x, y + 1) == "█▄".contains(block))
            }
        }
    }

    @Test("that would be too large is none")
    func hasLimits() {
        #expect(QRCode(String(repeating: "x", count: 3000)) == nil)
        #expect(QRCode("http://10.0.0.1/pair#K7MX2Q9P") != QRCode("http://10.0.0.1/pair#K7MX2Q9R"))
    }
}
