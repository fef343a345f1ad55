/// A cache of the most recent records. A body is often queried itself and soon again by its users.
///
/// The cache is limited, because all records would take too much memory.
final class RecentRecords {
  private var decls: [DeclID] = []
  private var records: [BodyRecord] = []
  private var places: [DeclID: Int] = [:]
  /// The index of the oldest record.
  private var oldest = 0

  private static let maximumCount = 4096

  func record(of decl: DeclID) -> BodyRecord? { places[decl].map { records[$0] } }

  func keep(_ record: BodyRecord, of decl: DeclID) {
    guard decls.count == RecentRecords.maximumCount else {
      places[decl] = decls.count
      decls.append(decl)
      records.append(record)
      return
    }
    places[decls[oldest]] = nil
    places[decl] = oldest
    decls[oldest] = decl
    records[oldest] = record
    oldest = (oldest + 1) % RecentRecords.maximumCount
  }
}
