import ViewLayout
import ViewSource

/// The snapshots of the previews of one source file, as text: images for readers, and one line per view for comparison.
///
///     viewrun snapshots 1
///
///     preview "Garden" 393×852 light
///     |  Garden
///     VStack  0 59 393 159  -  -  Garden/GardenView/body
///      Text  16 59 61 20.33  #000000  "Garden"  Garden/GardenView/body/VStack/0
struct SnapshotFile: Equatable {
  var snapshots: [ViewSnapshot]

  private static let heading = "viewrun snapshots 1"

  init(_ snapshots: [ViewSnapshot]) { self.snapshots = snapshots }

  // MARK: Writing

  /// The text; equal snapshots give equal bytes.
  var text: String {
    var text = SnapshotFile.heading + "\n"
    for snapshot in snapshots {
      text += "\npreview \(SnapshotFile.quoted(snapshot.name)) \(snapshot.surroundings)\n"
      for line in snapshot.picture { text += "|\(PrintableText.line(line))\n" }
      for view in snapshot.views {
        let fields = [
          view.type, view.frame.map(ViewSnapshot.text).joined(separator: " "),
          view.colors.isEmpty ? "-" : view.colors.joined(separator: " "), view.text.map(SnapshotFile.quoted) ?? "-",
          SnapshotFile.quoted(view.path).dropFirst().dropLast().description,
        ]
        text += String(repeating: " ", count: view.depth) + fields.joined(separator: "\t") + "\n"
      }
      for remark in snapshot.remarks { text += "! \(PrintableText.line(remark))\n" }
    }
    return text
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.value(text)
    return writer.text
  }

  // MARK: Reading

  /// `nil` if the text is not in this format, or is damaged.
  init?(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.popFirst() == SnapshotFile.heading[...] else { return nil }
    var snapshots: [ViewSnapshot] = []
    while let line = lines.popFirst() {
      if line.isEmpty { continue }
      guard line.hasPrefix("preview "), let (name, rest) = SnapshotFile.unquoted(line.dropFirst(8)) else { return nil }
      var picture: [String] = []
      var views: [ViewSnapshot.View] = []
      var remarks: [String] = []
      while let next = lines.first, !next.isEmpty {
        lines.removeFirst()
        if next.hasPrefix("|") {
          picture.append(String(next.dropFirst()))
        } else if next.hasPrefix("! ") {
          remarks.append(String(next.dropFirst(2)))
        } else {
          guard let view = SnapshotFile.view(next) else { return nil }
          views.append(view)
        }
      }
      snapshots.append(
        ViewSnapshot(
          name: name, surroundings: String(rest.dropFirst()), picture: picture, views: views, remarks: remarks))
    }
    self.snapshots = snapshots
  }

  private static func view(_ line: Substring) -> ViewSnapshot.View? {
    let depth = line.prefix { $0 == " " }.count
    let fields = line.dropFirst(depth).split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 5 else { return nil }
    let frame = fields[1].split(separator: " ").compactMap { Double($0).map { Int(clamping: ($0 * 100).rounded()) } }
    guard frame.count == 4, let path = unquoted("\"\(fields[4])\"") else { return nil }
    var text: String?
    if fields[3] != "-" {
      guard let found = unquoted(fields[3]) else { return nil }
      text = found.text
    }
    return ViewSnapshot.View(
      depth: depth, type: String(fields[0]), frame: frame,
      colors: fields[2] == "-" ? [] : fields[2].split(separator: " ").map(String.init), text: text, path: path.text)
  }

  /// Reads a string in JSON quotes, and returns it with the rest of the line.
  private static func unquoted(_ line: Substring) -> (text: String, rest: Substring)? {
    guard line.first == "\"" else { return nil }
    var end = line.index(after: line.startIndex)
    var isEscaped = false
    while end < line.endIndex, isEscaped || line[end] != "\"" {
      isEscaped = !isEscaped && line[end] == "\\"
      end = line.index(after: end)
    }
    guard end < line.endIndex else { return nil }
    let next = line.index(after: end)
    guard let value = try? JSONReader.read(SourceBuffer("[\(line[..<next])]")), case .array(let parts) = value.kind,
      case .string(let text)? = parts.first?.kind
    else { return nil }
    return (text, line[next...])
  }
}
