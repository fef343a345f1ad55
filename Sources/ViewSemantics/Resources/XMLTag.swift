/// A tag of an XML file with attributes: `<entity name="Plant">`. Text between tags is ignored, and errors are not
/// reported.
struct XMLTag {
  let name: Substring
  private(set) var attributes: [Substring: Substring] = [:]

  subscript(attribute: Substring) -> String? { attributes[attribute].map { XMLTag.plain($0) } }

  /// A text with entities decoded: `Set<Int>` for `Set&lt;Int&gt;`.
  private static func plain(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    var result = String(parts[0])
    for part in parts.dropFirst() {
      let name = part.prefix { $0 != ";" }
      if let character = names[name], name.endIndex < part.endIndex {
        result += character + part[name.endIndex...].dropFirst()
      } else {
        result += "&" + part
      }
    }
    return result
  }

  private static let names: [Substring: String] = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

  /// The start and empty-element tags in source order.
  static func tags(in text: String) -> [XMLTag] {
    text.split(separator: "<").dropFirst().compactMap { part in
      part.first == "/" || part.first == "?" || part.first == "!" ? nil : XMLTag(part)
    }
  }

  /// - Parameter text: the text after the `<`.
  private init(_ text: Substring) {
    let end = text.firstIndex { $0.isWhitespace || $0 == ">" || $0 == "/" } ?? text.endIndex
    name = text[..<end]
    // One name and value for each pair of quotation marks.
    let parts = text[end...].split(separator: "\"", omittingEmptySubsequences: false)
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      let key = parts[index].drop { $0.isWhitespace }.prefix { $0 != "=" && !$0.isWhitespace }
      attributes[key] = parts[index + 1]
    }
  }
}
