/// The records that were made last: a body is often asked about by itself, and soon again for those that use it.
///
/// All of them would be too many to keep.
final class RecentRecords {
  private var decls: [DeclID] = []
  private var records: [BodyRecord] = []
  private var places: [DeclID: Int] = [:]
  /// The place of the oldest.
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
