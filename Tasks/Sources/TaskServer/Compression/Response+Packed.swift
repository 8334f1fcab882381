import Foundation
import Hummingbird

extension Response {
    /// An answer made for one request: packed quickly, when it is long enough to be worth it.
    ///
    /// A client that refuses everything gets the bytes as they are: what it asked for is done by now.
    init(status: HTTPResponse.Status, headers: HTTPFields, data: Data, accepting: AcceptEncoding) {
        var headers = headers
        var data = data
        if data.count >= Self.packingThreshold {
            headers[.vary] = "Accept-Encoding"
            let coding = accepting.best ?? .identity
            if coding != .identity, let packed = coding.pack(data, .quick), packed.count < data.count {
                headers[.contentEncoding] = coding.rawValue
                data = packed
            }
        }
        self.init(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    }

    /// Bytes; less than this travels in one packet as it is.
    private static let packingThreshold = 1024
}
