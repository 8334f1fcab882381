import CBrotliDecoder
import CZlib
import Foundation
import TestSupport

/// An answer byte by byte as it was sent: a client of the system would unpack it before a test could look.
struct PackedAnswer: Sendable {
    let status: Int
    let headers: [String: String]
    let body: [UInt8]

    init(_ bytes: [UInt8]) {
        let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) ?? bytes.endIndex..<bytes.endIndex
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        status = Int(lines[0].split(separator: " ").dropFirst().first ?? "") ?? 0
        let fields = lines.dropFirst().map { $0.split(separator: ":", maxSplits: 1).map(String.init) }
        headers = Dictionary(
            uniqueKeysWithValues: fields.map { ($0[0].lowercased(), $0[1].trimmingCharacters(in: .whitespaces)) }
        )
        body = Array(bytes[end.upperBound...])
    }

    var coding: String? { headers["content-encoding"] }

    /// The text, unpacked by the decoders of the system; nil when they don't understand it.
    var text: String? {
        let content =
            switch coding {
            case "br": Self.unbrotli(body)
            case "gzip": Self.gunzip(body)
            default: body
            }
        return content.map { String(decoding: $0, as: UTF8.self) }
    }

    private static let sizeLimit = 4 << 20

    private static func unbrotli(_ bytes: [UInt8]) -> [UInt8]? {
        var size = sizeLimit
        var result = [UInt8](repeating: 0, count: size)
        let status = BrotliDecoderDecompress(bytes.count, bytes, &size, &result)
        return status == BROTLI_DECODER_RESULT_SUCCESS ? Array(result[..<size]) : nil
    }

    private static func gunzip(_ bytes: [UInt8]) -> [UInt8]? {
        var (input, result) = (bytes, [UInt8](repeating: 0, count: sizeLimit))
        var stream = z_stream()
        guard inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            return nil
        }
        defer { inflateEnd(&stream) }
        let status = input.withUnsafeMutableBufferPointer { input in
            result.withUnsafeMutableBufferPointer { output in
                (stream.next_in, stream.avail_in) = (input.baseAddress, uInt(input.count))
                (stream.next_out, stream.avail_out) = (output.baseAddress, uInt(output.count))
                return inflate(&stream, Z_FINISH)
            }
        }
        return status == Z_STREAM_END ? Array(result[..<Int(stream.total_out)]) : nil
    }
}

extension LiveServer {
    /// Asks for `path` and gives the answer as it came.
    func packed(_ path: String, _ lines: String..., method: String = "GET") async throws -> PackedAnswer {
        let connection = try raw("\(method) \(path)", (lines + ["Connection: close"]).joined(separator: "\r\n"))
        return PackedAnswer(await connection.readBytes(to: "nothing ends like this"))
    }

    /// Puts a file of the page where it is served.
    func write(_ text: String, to path: String) throws {
        try temporary.write(text, to: "Tasks/Page/\(path)")
    }

    /// Puts files where bundled ones are served from.
    func bundle(_ files: [String: String]) throws {
        for (path, text) in files { try temporary.write(text, to: ".build-page/\(path)") }
    }
}
