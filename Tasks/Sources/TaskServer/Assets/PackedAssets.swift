import Foundation

/// The page's files as they are sent: each content packed once, as small as it gets, and kept while there is room.
///
/// Known by its content and not by its name, a file that was edited is simply another one, and the old one is forgotten in time.
actor PackedAssets {
    /// Bytes; the whole page takes a hundredth.
    private let limit: Int
    private let pack: @Sendable (Data, ContentCoding) -> Data?
    private var entries: [Key: Entry] = [:]
    private var size = 0
    private var uses = 0

    private struct Key: Hashable {
        let content: Fingerprint
        let coding: ContentCoding
    }

    private struct Entry {
        let packing: Task<Data?, Never>
        /// 0 while it is packed.
        var size = 0
        var lastUse: Int
    }

    init(
        limit: Int = 8 << 20,
        pack: @escaping @Sendable (Data, ContentCoding) -> Data? = { data, coding in coding.pack(data, .best) }
    ) {
        self.limit = limit
        self.pack = pack
    }

    /// `data` packed as `coding`; nil when that can't be done. Who comes meanwhile waits for the same packing.
    func packed(_ data: Data, _ content: Fingerprint, as coding: ContentCoding) async -> Data? {
        let key = Key(content: content, coding: coding)
        uses += 1
        if let entry = entries[key] {
            entries[key]?.lastUse = uses
            return await entry.packing.value
        }
        let packing = Task { [pack] in pack(data, coding) }
        entries[key] = Entry(packing: packing, lastUse: uses)
        let result = await packing.value
        keep(key, result?.count ?? 1)
        return result
    }

    private func keep(_ key: Key, _ size: Int) {
        entries[key]?.size = size
        self.size += size
        while self.size > limit,
            let oldest = entries.filter({ $0.value.size > 0 }).min(by: { $0.value.lastUse < $1.value.lastUse })
        {
            entries[oldest.key] = nil
            self.size -= oldest.value.size
        }
    }
}
