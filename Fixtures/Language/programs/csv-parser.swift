enum CSVError: Error { case unterminatedQuote(line: Int), columnMismatch(line: Int, expected: Int, found: Int) }

struct CSV {
  let header: [String]
  let rows: [[String: String]]

  init(_ text: String, separator: Character = ",") throws {
    let records = try CSV.records(text, separator)
    guard let first = records.first else { (header, rows) = ([], []); return }
    header = first
    rows = try records.dropFirst().enumerated().map { index, fields in
      guard fields.count == first.count else {
        throw CSVError.columnMismatch(line: index + 2, expected: first.count, found: fields.count)
      }
      return Dictionary(uniqueKeysWithValues: zip(first, fields))
    }
  }

  private static func records(_ text: String, _ separator: Character) throws -> [[String]] {
    enum State { case start, plain, quoted, quoteInQuoted }
    var records: [[String]] = []
    var fields: [String] = []
    var field = ""
    var state = State.start
    var line = 1
    func endField() { fields.append(field); field = "" }
    for character in text {
      if character.isNewline { line += 1 }
      switch (state, character) {
      case (.start, "\""): state = .quoted
      case (.quoted, "\""): state = .quoteInQuoted
      case (.quoteInQuoted, "\""):
        field.append("\"")
        state = .quoted
      case (.quoted, let c): field.append(c)
      case (_, separator):
        endField()
        state = .start
      case (_, let c) where c.isNewline:
        endField()
        if fields != [""] { records.append(fields) }
        fields = []
        state = .start
      case (_, let c):
        field.append(c)
        state = .plain
      }
    }
    if state == .quoted { throw CSVError.unterminatedQuote(line: line) }
    endField()
    if fields != [""] { records.append(fields) }
    return records
  }

  subscript(column: String) -> [String] { rows.compactMap { $0[column] } }

  func sum(_ column: String) -> Double { self[column].compactMap(Double.init).reduce(0, +) }

  static func quote(_ field: String) -> String {
    field.contains { "\",\n".contains($0) } ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
  }

  var text: String {
    ([header] + rows.map { row in header.map { row[$0]! } }).map { $0.map(CSV.quote).joined(separator: ",") }.joined(separator: "\n")
  }
}

let source = """
  name,city,amount
  Ann,"Paris, France",10.5
  "Bob ""B"" Jones",Rome,4

  Cy,"two
  lines",1e1
  """
let csv = try CSV(source)
print(csv.header, csv.rows.count)
print(csv["name"], csv["city"], csv.sum("amount"))
print(csv.text)
print(try CSV(csv.text).text == csv.text, try CSV("a;b\n1;2", separator: ";")["b"], try CSV("").rows.isEmpty)
for bad in ["a,b\n1", "a\n\"open"] {
  do { _ = try CSV(bad) } catch { print(error) }
}
