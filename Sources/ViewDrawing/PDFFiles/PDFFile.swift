/// The objects of a PDF file.
///
/// They are found by searching for their beginnings, not by the file's table, so that files with a damaged table can be
/// drawn too.
struct PDFFile {
  private let bytes: [UInt8]
  private var objects: [Int: PDFObject] = [:]
  /// The range of the data of each stream, by the number of its object.
  private var streams: [Int: Range<Int>] = [:]
  private var root: PDFObject?
  private var isEncrypted = false

  /// The maximum size of an inflated stream, in bytes.
  static let longestStream = 64 << 20
  private static let maximumObjectCount = 100_000
  /// The maximum size of all compressed objects together, and of a trailer, in bytes.
  private static let (longestObjects, longestTrailer) = (128 << 20, 64 << 10)
  private static let maximumTrailerCount = 100

  /// `nil` if the bytes are not a PDF file, or if it is encrypted.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: "%PDF".utf8) else { return nil }
    self.bytes = bytes
    readObjects()
    readObjectStreams()
    var place = 0
    for _ in 0..<PDFFile.maximumTrailerCount {
      guard let found = find("trailer", from: place) else { break }
      place = found.upperBound
      let end = min(place + PDFFile.longestTrailer, bytes.count)
      var parser = PDFParser(bytes[place..<end], hasReferences: true)
      take(trailer: parser.next()?.dictionary ?? [:])
    }
    if isEncrypted { return nil }
  }

  private mutating func readObjects() {
    // `12 0 obj … endobj`
    var place = 0
    // Without it, each damaged stream would be searched to the end of the file.
    let lastEnd = lastStreamEnd
    while let found = find(" obj", from: place), objects.count < PDFFile.maximumObjectCount {
      place = found.upperBound
      guard let number = objectNumber(before: found.lowerBound) else { continue }
      var parser = PDFParser(bytes[place...], hasReferences: true)
      guard let object = parser.next() else { break }
      objects[number] = object
      streams[number] = nil
      place = max(place, parser.place)
      guard let members = object.dictionary, parser.next() == .word("stream") else { continue }
      streams[number] = dataOfStream(from: parser.place, members, lastEnd: lastEnd)
      place = streams[number]?.upperBound ?? place
    }
  }

  /// The range of the data of a stream whose keyword ends at an index.
  private func dataOfStream(from start: Int, _ members: [String: PDFObject], lastEnd: Int) -> Range<Int>? {
    var first = start
    if first < bytes.count, bytes[first] == UInt8(ascii: "\r") { first += 1 }
    if first < bytes.count, bytes[first] == UInt8(ascii: "\n") { first += 1 }
    if let length = members["Length"]?.integer, length >= 0, first + length <= bytes.count {
      var parser = PDFParser(bytes[(first + length)...], hasReferences: false)
      if parser.next() == .word("endstream") { return first..<first + length }
    }
    guard first <= lastEnd, let end = find("endstream", from: first)?.lowerBound else { return nil }
    return first..<max(first, end)
  }

  /// The place of the last end of a stream; -1 if there is none.
  private var lastStreamEnd: Int {
    let letters = Array("endstream".utf8)
    guard bytes.count >= letters.count else { return -1 }
    return stride(from: bytes.count - letters.count, through: 0, by: -1).first { place in
      bytes[place] == letters[0] && bytes[place..<place + letters.count].elementsEqual(letters)
    } ?? -1
  }

  /// Reads the objects in compressed streams. Only their file's trailer may be in such a stream's dictionary too.
  private mutating func readObjectStreams() {
    var bytesLeft = PDFFile.longestObjects
    for (number, object) in objects.sorted(by: { $0.key < $1.key }) where bytesLeft > 0 {
      guard let members = object.dictionary, let type = members["Type"]?.name else { continue }
      if type == "XRef" { take(trailer: members) }
      guard type == "ObjStm", let count = members["N"]?.integer, let first = members["First"]?.integer, first >= 0,
        let data = stream(number)?.data, first <= data.count
      else { continue }
      bytesLeft -= data.count
      var header = PDFParser(data[..<first], hasReferences: false)
      for _ in 0..<min(max(count, 0), PDFFile.maximumObjectCount) {
        guard let number = header.next()?.integer, let offset = header.next()?.integer, offset >= 0,
          first + offset < data.count, objects.count < PDFFile.maximumObjectCount
        else { break }
        guard objects[number] == nil, bytesLeft > 0 else { continue }
        var parser = PDFParser(data[(first + offset)...], hasReferences: true)
        objects[number] = parser.next()
        bytesLeft -= parser.place - (first + offset)
      }
    }
  }

  private mutating func take(trailer: [String: PDFObject]) {
    if let found = trailer["Root"] { root = found }
    if trailer["Encrypt"] != nil { isEncrypted = true }
  }

  // MARK: Objects

  /// The value itself, or the object that it refers to.
  func resolve(_ value: PDFObject?) -> PDFObject {
    var value = value ?? .null
    for _ in 0..<8 {
      guard case .reference(let number) = value else { return value }
      value = objects[number] ?? .null
    }
    return .null
  }

  func dictionary(_ value: PDFObject?) -> [String: PDFObject] { resolve(value).dictionary ?? [:] }

  func array(_ value: PDFObject?) -> [PDFObject] { resolve(value).array ?? [] }

  func numbers(_ value: PDFObject?) -> [Double] { array(value).compactMap { resolve($0).number } }

  /// The entries of the first page, with those that it inherits.
  var page: [String: PDFObject]? {
    var inherited: [String: PDFObject] = [:]
    var node = dictionary(dictionary(root)["Pages"])
    for _ in 0..<32 {
      for key in ["Resources", "MediaBox", "CropBox", "Rotate"] {
        if let value = node[key] { inherited[key] = value }
      }
      guard let kid = array(node["Kids"]).first else { break }
      node = dictionary(kid)
    }
    if node["Contents"] == nil {
      let pages = objects.sorted { $0.key < $1.key }.compactMap(\.value.dictionary)
      guard let page = pages.first(where: { $0["Type"]?.name == "Page" }) else { return nil }
      node = page
    }
    return inherited.merging(node) { _, own in own }
  }

  // MARK: Streams

  /// The decoded data of a stream.
  struct Content {
    let data: [UInt8]
    /// The name of an image format in which the data still is: `DCTDecode` is JPEG.
    let format: String?
  }

  /// The data of the stream that a value refers to; `nil` for damaged data.
  ///
  /// - Parameter limit: The maximum size in bytes of the data.
  func stream(_ value: PDFObject?, limit: Int = longestStream) -> Content? {
    guard case .reference(let number)? = value else { return nil }
    return stream(number, limit: limit)
  }

  private func stream(_ number: Int, limit: Int = longestStream) -> Content? {
    guard let range = streams[number] else { return nil }
    let members = dictionary(.reference(number))
    func list(_ key: String) -> [PDFObject] {
      switch resolve(members[key]) {
      case .array(let values): values.map { resolve($0) }
      case .null: []
      case let value: [value]
      }
    }
    var data = Array(bytes[range])
    let parameters = list("DecodeParms")
    for (index, filter) in list("Filter").enumerated() {
      switch filter.name {
      case "FlateDecode", "Fl":
        guard let inflated = Inflater.inflate(zlib: data, limit: limit) else { return nil }
        data = inflated
        if index < parameters.count, let own = parameters[index].dictionary {
          data = PDFFile.unpredicted(data, own.compactMapValues { resolve($0).integer })
        }
      case "ASCIIHexDecode", "AHx":
        let digits = data.prefix { $0 != UInt8(ascii: ">") }.compactMap { PDFParser.digit($0) }
        data = stride(from: 0, to: digits.count, by: 2).map {
          digits[$0] << 4 | ($0 + 1 < digits.count ? digits[$0 + 1] : 0)
        }
      case "ASCII85Decode", "A85": data = PDFFile.base85(data)
      case "RunLengthDecode", "RL":
        guard let found = PDFFile.unrolled(data) else { return nil }
        data = found
      case let format: return Content(data: data, format: format ?? "")
      }
    }
    return Content(data: data, format: nil)
  }

  /// Repeats single bytes and copies runs; `nil` if the result is too long.
  private static func unrolled(_ data: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var place = 0
    while place + 1 < data.count, data[place] != 128 {
      let length = Int(data[place])
      if length < 128 {
        result += data[(place + 1)..<min(place + 2 + length, data.count)]
        place += length + 2
      } else {
        result += Array(repeating: data[place + 1], count: 257 - length)
        place += 2
      }
      if result.count > longestStream { return nil }
    }
    return result
  }

  private static func base85(_ data: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var group: [UInt32] = []
    func flush(_ count: Int) {
      let padded = group + Array(repeating: 84, count: 5 - group.count)
      let value = padded.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
      for shift in [24, 16, 8, 0].prefix(count) { result.append(UInt8(truncatingIfNeeded: value >> UInt32(shift))) }
      group.removeAll()
    }
    for byte in data {
      if byte == UInt8(ascii: "~") { break }
      if byte == UInt8(ascii: "z"), group.isEmpty { result += [0, 0, 0, 0] }
      guard (33...117).contains(byte) else { continue }
      group.append(UInt32(byte - 33))
      if group.count == 5 { flush(4) }
    }
    if group.count > 1 { flush(group.count - 1) }
    return result
  }

  /// Reverses the prediction of rows from their neighbours, as in PNG files.
  private static func unpredicted(_ data: [UInt8], _ parameters: [String: Int]) -> [UInt8] {
    guard let predictor = parameters["Predictor"], predictor >= 10 else { return data }
    let (colors, depth) = (parameters["Colors"] ?? 1, parameters["BitsPerComponent"] ?? 8)
    let columns = parameters["Columns"] ?? 1
    guard (1...32).contains(colors), (1...16).contains(depth), (1...1_000_000).contains(columns) else { return data }
    let bits = colors * depth
    let (step, width) = ((bits + 7) / 8, (columns * bits + 7) / 8)
    var result: [UInt8] = []
    var above = [UInt8](repeating: 0, count: width)
    var place = 0
    while place + 1 < data.count {
      var row = Array(data[(place + 1)..<min(place + 1 + width, data.count)])
      row += Array(repeating: 0, count: width - row.count)
      for index in 0..<width {
        let left = index >= step ? Int(row[index - step]) : 0
        let corner = index >= step ? Int(above[index - step]) : 0
        let up = Int(above[index])
        let predicted =
          switch data[place] {
          case 1: left
          case 2: up
          case 3: (left + up) / 2
          case 4: paeth(left, up, corner)
          default: 0
          }
        row[index] &+= UInt8(truncatingIfNeeded: predicted)
      }
      result += row
      above = row
      place += width + 1
    }
    return result
  }

  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let guess = left + up - corner
    let (a, b, c) = (abs(guess - left), abs(guess - up), abs(guess - corner))
    return a <= b && a <= c ? left : b <= c ? up : corner
  }

  // MARK: Searching

  private func find(_ word: String, from start: Int) -> Range<Int>? {
    let letters = Array(word.utf8)
    guard start >= 0, bytes.count - start >= letters.count else { return nil }
    for place in start...(bytes.count - letters.count) where bytes[place] == letters[0] {
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
