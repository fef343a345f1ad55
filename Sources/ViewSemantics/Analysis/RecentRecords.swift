/// The records that were made last: a body is often asked about by itself, and soon again for those that use it.
///
/// All of them would be too many to keep.
final class RecentRecords {
  private var decls: [DeclID] = []
  private var records: [BodyRecord] = []
  /// The place of the oldest.
  private var oldest = 0

  private static let maximumCount = 32

  func record(of decl: DeclID) -> BodyRecord? { decls.firstIndex(of: decl).map { records[$0] } }

  func keep(_ record: BodyRecord, of decl: DeclID) {
    guard decls.count == RecentRecords.maximumCount else {
      decls.append(decl)
      records.append(record)
      return
    }
    decls[oldest] = decl
    records[oldest] = record
    oldest = (oldest + 1) % RecentRecords.maximumCount
  }
}
