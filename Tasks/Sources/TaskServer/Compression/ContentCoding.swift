import CBrotli
import CZlib
import Foundation

/// How the bytes of an answer are packed on the way (RFC 9110, Content-Encoding): the smallest first.
enum ContentCoding: String, CaseIterable, Sendable {
    case br, gzip, identity
}

extension ContentCoding {
    /// How hard to try.
    enum Effort: Sendable {
        /// For what is packed once and sent often.
        case best
        /// For what is sent once: about as fast as copying it over a network.
        case quick
    }

    /// - Returns: nil when the library can't, which only a lack of memory explains.
    func pack(_ data: Data, _ effort: Effort) -> Data? {
        switch self {
        case .br: Self.brotli(data, effort)
        case .gzip: Self.gzip(data, effort)
        case .identity: data
        }
    }

    private static func brotli(_ data: Data, _ effort: Effort) -> Data? {
        // A smaller window needs less memory for each answer at work; 256 KB hold most of them whole.
        let (quality, window) = effort == .best ? (BROTLI_MAX_QUALITY, BROTLI_DEFAULT_WINDOW) : (4, 18)
        var size = BrotliEncoderMaxCompressedSize(data.count)
        var result = [UInt8](repeating: 0, count: size)
        let isDone = data.withUnsafeBytes { input in
            BrotliEncoderCompress(
                quality,
                window,
                BROTLI_MODE_GENERIC,
                data.count,
                input.baseAddress?.assumingMemoryBound(to: UInt8.self),
                &size,
                &result
            )
        }
        return isDone == BROTLI_TRUE ? Data(result[..<size]) : nil
    }

    private static func gzip(_ data: Data, _ effort: Effort) -> Data? {
        var stream = z_stream()
        let level = effort == .best ? Z_BEST_COMPRESSION : 4
        // 15 is the largest window, 16 more is gzip's header instead of zlib's; 8 is how much memory zlib takes by itself.
        let size = Int32(MemoryLayout<z_stream>.size)
        guard deflateInit2_(&stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size) == Z_OK
        else {
            return nil
        }
        defer { deflateEnd(&stream) }
        var result = [UInt8](repeating: 0, count: Int(deflateBound(&stream, uLong(data.count))))
        var input = Array(data)
        let status = input.withUnsafeMutableBufferPointer { input in
            result.withUnsafeMutableBufferPointer { output in
                (stream.next_in, stream.avail_in) = (input.baseAddress, uInt(input.count))
                (stream.next_out, stream.avail_out) = (output.baseAddress, uInt(output.count))
                return deflate(&stream, Z_FINISH)
            }
        }
        return status == Z_STREAM_END ? Data(result[..<Int(stream.total_out)]) : nil
    }
}
