/// The objects of a PDF file that are needed to draw one page; only uncompressed objects are supported.
struct PDFFile {
  private let bytes: [UInt8]
  /// The range between `obj` and `endobj` of each object, by its number.
  private var objects: [Int: Range<Int>] = [:]

  /// The maximum size of an inflated stream, in bytes.
  private static let longestStream = 16 << 20

  /// `nil` if the bytes are not a PDF file.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: "%PDF".utf8) else { return nil }
    self.bytes = bytes
    // `12 0 obj … endobj`
    var place = 0
    while let found = find(" obj", from: place) {
      place = found.upperBound
      guard let number = objectNumber(before: found.lowerBound) else { continue }
      let end = find("endobj", from: place)?.lowerBound ?? bytes.count
      objects[number] = place..<end
      place = end
    }
  }

  /// The dictionary of the first page.
  var page: String? {
    objects.sorted { $0.value.lowerBound < $1.value.lowerBound }.lazy.map { dictionary(of: $0.value) }.first { text in
      guard let type = text.firstRange(of: "/Page") else { return false }
      return text[type.upperBound...].first.map { !$0.isLetter } ?? true
    }
  }

  /// The text of an object before its stream.
  func dictionary(_ number: Int) -> String? { objects[number].map { dictionary(of: $0) } }

  private func dictionary(of range: Range<Int>) -> String {
    let end = find("stream", from: range.lowerBound, before: range.upperBound)?.lowerBound ?? range.upperBound
    return String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)
  }

  /// The stream of an object; `nil` for a compression other than deflate.
  func stream(_ number: Int) -> [UInt8]? {
    guard let range = objects[number],
      let start = find("stream", from: range.lowerBound, before: range.upperBound)?.upperBound,
      let end = find("endstream", from: start, before: range.upperBound)?.lowerBound
    else { return nil }
    var first = start
    if first < end, bytes[first] == UInt8(ascii: "\r") { first += 1 }
    if first < end, bytes[first] == UInt8(ascii: "\n") { first += 1 }
    let content = Array(bytes[first..<end])
    let text = dictionary(of: range)
    guard text.contains("/Filter") else { return content }
    guard text.contains("/FlateDecode") else { return nil }
    return Inflater.inflate(zlib: content, limit: PDFFile.longestStream)
  }

  // MARK: Searching

  private func find(_ word: String, from start: Int, before end: Int? = nil) -> Range<Int>? {
    let letters = Array(word.utf8)
    let end = min(end ?? bytes.count, bytes.count)
    guard start >= 0, end - start >= letters.count else { return nil }
    for place in start...(end - letters.count) where bytes[place] == letters[0] {
      var offset = 1
      while offset < letters.count, bytes[place + offset] == letters[offset] { offset += 1 }
      if offset == letters.count { return place..<place + letters.count }
    }
    return nil
  }

  /// The object number before an offset: 12 in `12 0`.
  private func objectNumber(before end: Int) -> Int? {
    let words = String(decoding: bytes[max(end - 24, 0)..<end], as: UTF8.self).split { !$0.isASCII || !$0.isNumber }
    guard words.count >= 2 else { return nil }
    return Int(words[words.count - 2])
  }
}

/// Finds values by name in the text of a dictionary.
enum PDFText {
  /// A number in the range of page coordinates, in points; `nil` for other words and larger numbers.
  static func number(_ word: some StringProtocol) -> Double? { Double(word).flatMap { abs($0) <= 1e6 ? $0 : nil } }

  /// The end of a name in a dictionary: `F` does not match in `/Form`.
  private static func end<Text: StringProtocol>(of name: String, in text: Text) -> Text.Index? {
    text.ranges(of: "/" + name).lazy.map(\.upperBound).first { end in
      end == text.endIndex || text[end].isWhitespace || "/<>[]()".contains(text[end])
    }
  }

  /// The numbers after a name: `/MediaBox [ 0 0 24 24 ]`.
  static func numbers(_ name: String, in text: some StringProtocol) -> [Double] {
    guard let start = end(of: name, in: text) else { return [] }
    let rest = text[start...].drop { $0.isWhitespace }
    let list = rest.hasPrefix("[") ? rest.dropFirst().prefix { $0 != "]" } : rest.prefix { !"/>[".contains($0) }
    return list.split(whereSeparator: \.isWhitespace).compactMap { number($0) }
  }

  /// The objects that a name refers to: `/Contents 5 0 R`, `/Contents [5 0 R 6 0 R]`.
  static func references(_ name: String, in text: some StringProtocol) -> [Int] {
    let words = numbers(name, in: text)
    let count = words.count / 2
    return (0..<count).compactMap { Int(exactly: words[2 * $0]) }
  }

  /// The dictionary after a name: `/E1 << /ca 0.5 >>`, without its brackets.
  static func dictionary(_ name: String, in text: some StringProtocol) -> Substring? {
    guard let start = end(of: name, in: text) else { return nil }
    let rest = text[start...].drop { $0.isWhitespace }
    guard rest.hasPrefix("<<") else { return nil }
    return Substring(rest.dropFirst(2).prefix { $0 != ">" })
  }
}
