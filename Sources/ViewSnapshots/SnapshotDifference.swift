/// A difference between a preview and its recorded snapshot.
public struct SnapshotDifference: Hashable, Sendable {
  public enum Kind: String, Sendable {
    case moved, resized, recoloured, reworded, appeared, gone
    /// Its remarks differ: failures, deviations from SwiftUI, or layout options.
    case remarked
    /// Only the image differs.
    case redrawn
  }

  public let kind: Kind
  /// The path of the view; empty for the whole preview.
  public let path: String
  /// A description, without a full stop.
  public let message: String
}

extension ViewSnapshot {
  /// The differences from an older snapshot, in the order of the program.
  public func differences(since old: ViewSnapshot) -> [SnapshotDifference] {
    guard self != old else { return [] }
    var result: [SnapshotDifference] = []
    if surroundings != old.surroundings {
      let message = "it is laid out at \(surroundings), no longer at \(old.surroundings)"
      result.append(SnapshotDifference(kind: .remarked, path: "", message: message))
    }
    let comparison = ViewComparison(old: old.views, new: views)
    result += comparison.differences
    for remark in remarks where !old.remarks.contains(remark) {
      result.append(SnapshotDifference(kind: .remarked, path: "", message: remark))
    }
    for remark in old.remarks where !remarks.contains(remark) {
      result.append(SnapshotDifference(kind: .remarked, path: "", message: "no longer: \(remark)"))
    }
    if result.isEmpty {
      let message = picture == old.picture ? "views have another order" : "the picture is different"
      result.append(SnapshotDifference(kind: .redrawn, path: "", message: message))
    }
    return result
  }
}

/// Compares the views of two snapshots by their paths.
private struct ViewComparison {
  private let old: Side
  private let new: Side

  /// The views of a snapshot, each with its parent.
  private struct Side {
    var order: [Key] = []
    var views: [Key: ViewSnapshot.View] = [:]
    var parents: [Key: Key] = [:]
    var children: [Key: [Key]] = [:]

    init(_ all: [ViewSnapshot.View]) {
      var open: [Key] = []
      for view in all {
        var key = Key(path: view.path, type: view.type, occurrence: 0)
        while views[key] != nil { key.occurrence += 1 }
        open.removeSubrange(min(view.depth, open.count)...)
        if let parent = open.last {
          parents[key] = parent
          children[parent, default: []].append(key)
        }
        open.append(key)
        views[key] = view
        order.append(key)
      }
    }
  }

  private struct Key: Hashable {
    let path: String
    let type: String
    var occurrence: Int
  }

  init(old: [ViewSnapshot.View], new: [ViewSnapshot.View]) {
    self.old = Side(old)
    self.new = Side(new)
  }

  var differences: [SnapshotDifference] {
    var result: [SnapshotDifference] = []
    for key in old.order where new.views[key] == nil {
      // Descendants of a removed view are not reported.
      if let parent = old.parents[key], new.views[parent] == nil { continue }
      result.append(difference(.gone, key, old, "is gone"))
    }
    for key in new.order {
      guard let now = new.views[key] else { continue }
      guard let before = old.views[key] else {
        if let parent = new.parents[key], old.views[parent] == nil { continue }
        result.append(difference(.appeared, key, new, "appeared at \(place(now))"))
        continue
      }
      if now.text != before.text {
        let words = "says \(now.text.map { "\"\($0)\"" } ?? "nothing"), no longer "
        result.append(
          SnapshotDifference(
            kind: .reworded, path: key.path,
            message: "`\(now.type)` \(words)\(before.text.map { "\"\($0)\"" } ?? "nothing")"))
      }
      if let shift = shift(of: key), shift != (0, 0), shift != parentShift(of: key) {
        result.append(difference(.moved, key, new, "moved from \(place(before)) to \(place(now))"))
      }
      if let growth = growth(of: key), growth != (0, 0), !isOfChildren(growth, key) {
        result.append(difference(.resized, key, new, "resized from \(size(before)) to \(size(now))"))
      }
      if now.colors != before.colors {
        let words = "recoloured from \(colors(before)) to \(colors(now))"
        result.append(difference(.recoloured, key, new, words))
      }
    }
    return result
  }

  private func difference(
    _ kind: SnapshotDifference.Kind, _ key: Key, _ side: Side, _ words: String
  ) -> SnapshotDifference {
    let text = side.views[key]?.text.map { " \"\($0)\"" } ?? ""
    return SnapshotDifference(kind: kind, path: key.path, message: "`\(key.type)\(text)` \(words)")
  }

  /// The movement of a view, in hundredths of a point.
  private func shift(of key: Key) -> (Int, Int)? {
    guard let now = new.views[key], let before = old.views[key] else { return nil }
    return (now.frame[0] - before.frame[0], now.frame[1] - before.frame[1])
  }

  /// A movement together with the parent is reported only for the parent.
  private func parentShift(of key: Key) -> (Int, Int) { new.parents[key].flatMap { shift(of: $0) } ?? (0, 0) }

  private func growth(of key: Key) -> (Int, Int)? {
    guard let now = new.views[key], let before = old.views[key] else { return nil }
    return (now.frame[2] - before.frame[2], now.frame[3] - before.frame[3])
  }

  /// Growth by the growth of a child is reported only for the child.
  private func isOfChildren(_ growth: (Int, Int), _ key: Key) -> Bool {
    (new.children[key] ?? []).contains { child in self.growth(of: child).map { $0 == growth } ?? false }
  }

  private func place(_ view: ViewSnapshot.View) -> String {
    "(\(ViewSnapshot.text(view.frame[0])), \(ViewSnapshot.text(view.frame[1])))"
  }

  private func size(_ view: ViewSnapshot.View) -> String {
    "\(ViewSnapshot.text(view.frame[2])) × \(ViewSnapshot.text(view.frame[3]))"
  }

  private func colors(_ view: ViewSnapshot.View) -> String {
    view.colors.isEmpty ? "nothing" : view.colors.joined(separator: " ")
  }
}
