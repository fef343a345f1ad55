import ViewGraph
import ViewLayout
import ViewSource

/// The views of a graph with their frames, as text or JSON.
public struct TreeReport {
  private let preview: Preview
  private var engine: LayoutEngine { preview.graph.engine }

  /// Creates a report; the text is computed on request.
  public init(_ preview: Preview) {
    self.preview = preview
  }

  // MARK: JSON

  /// The root view as JSON, with unrounded frames in root coordinates.
  ///
  /// - Parameter showsSizes: whether to add the root's sizes under the usual proposals.
  public func json(showsSizes: Bool = false) -> String {
    var writer = JSONWriter()
    if let root = preview.graph.elements.first { write(root, &writer, showsSizes: showsSizes) } else { writer.null() }
    return writer.text + "\n"
  }

  private func write(_ node: Element, _ writer: inout JSONWriter, showsSizes: Bool = false) {
    let placement = node.layout.flatMap { engine.placement(of: $0) }
    writer.beginObject()
    writer.member("type", node.type)
    writer.member("path", node.path)
    writer.key("identifier")
    if let identifier = node.identifier { writer.value(identifier) } else { writer.null() }
    writer.key("text")
    if let text = node.text { writer.value(text) } else { writer.null() }
    writer.key("frame")
    if let frame = placement?.frame {
      write([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height], &writer)
    } else {
      writer.null()
    }
    writer.key("proposal")
    if let proposal = placement?.proposal { write([proposal.width, proposal.height], &writer) } else { writer.null() }
    writer.key("size")
    if let size = placement?.size { write([size.width, size.height], &writer) } else { writer.null() }
    writer.key("source")
    if let source = node.source {
      writer.object { writer in
        writer.member("path", source.path)
        writer.member("line", source.line)
        writer.member("column", source.column)
      }
    } else {
      writer.null()
    }
    if showsSizes { writeSizes(&writer) }
    writer.key("children")
    writer.beginArray()
    for child in node.children { write(child, &writer) }
    writer.endArray()
    writer.endObject()
  }

  private func write(_ numbers: [Double?], _ writer: inout JSONWriter) {
    writer.array { writer in
      for number in numbers {
        if let number { writer.value(number) } else { writer.null() }
      }
    }
  }

  private func writeSizes(_ writer: inout JSONWriter) {
    let size = preview.size
    let proposals: [(String, ProposedViewSize)] = [
      ("nil", ProposedViewSize(width: nil, height: nil)), ("zero", ProposedViewSize(width: 0, height: 0)),
      ("inf", ProposedViewSize(width: .infinity, height: .infinity)), ("surface", ProposedViewSize(size)),
      ("nilW", ProposedViewSize(width: nil, height: size.height)),
      ("nilH", ProposedViewSize(width: size.width, height: nil)),
    ]
    writer.key("sizes")
    writer.object { writer in
      for (name, proposal) in proposals {
        let answer = preview.graph.rootLayout.map { engine.sizeThatFits($0, in: proposal) } ?? .zero
        writer.key(name)
        write([answer.width, answer.height], &writer)
      }
    }
  }

  // MARK: Text

  /// One indented line per view: type, frame, proposal and size.
  public func text() -> String {
    var result = ""
    for element in preview.graph.elements { write(element, 0, &result) }
    return result
  }

  private func write(_ node: Element, _ depth: Int, _ result: inout String) {
    var line = String(repeating: "  ", count: depth) + node.type
    if let identifier = node.identifier { line += " #\(identifier)" }
    if let text = node.text {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      line += " \"\(lines.joined(separator: "\\n"))\""
    }
    if let placement = node.layout.flatMap({ engine.placement(of: $0) }) {
      let frame = placement.frame
      line += "  at (\(short(frame.origin.x)), \(short(frame.origin.y)))"
      line += "  proposed \(short(placement.proposal.width)) × \(short(placement.proposal.height))"
      line += "  took \(short(frame.size.width)) × \(short(frame.size.height))"
    }
    result += line + "\n"
    for child in node.children { write(child, depth + 1, &result) }
  }

  private func short(_ number: Double?) -> String {
    guard let number else { return "nil" }
    if number.isInfinite { return "inf" }
    let hundredths = (number * 100).rounded() / 100
    return hundredths == hundredths.rounded() && abs(hundredths) < 1e15 ? String(Int(hundredths)) : String(hundredths)
  }
}
