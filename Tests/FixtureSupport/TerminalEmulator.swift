import Foundation

/// Computes what a user would see of the bytes that a program sends to a terminal. It supports the part of a terminal
/// that our commands use.
///
/// Every character counts as one column; the tests write no wider ones.
public struct TerminalEmulator {
  /// The number of columns of the screen.
  public private(set) var columns: Int
  /// The number of rows of the screen.
  public private(set) var rows: Int
  private var cells: [Character]
  private var cursor = (column: 0, row: 0)
  /// The modes that are set, such as `?1049` for the alternate screen and `?25` for the cursor.
  public private(set) var modes: Set<String> = ["?25", "?7"]
  /// The number of characters written so far.
  public private(set) var writtenCount = 0
  private var pending: [UInt8] = []

  public init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: " ", count: columns * rows)
  }

  /// Changes the size and clears the screen.
  public mutating func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: " ", count: columns * rows)
  }

  /// The lines of the screen, without trailing spaces.
  public var lines: [String] {
    (0..<rows).map { row in
      var line = String(cells[row * columns..<(row + 1) * columns])
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// All lines, joined by line feeds.
  public var text: String { lines.joined(separator: "\n") }

  /// The position of a text; columns and rows are counted from 1, as in mouse events.
  public func place(of text: String) -> (column: Int, row: Int)? {
    for (row, line) in lines.enumerated() {
      guard let range = line.range(of: text) else { continue }
      return (line.distance(from: line.startIndex, to: range.lowerBound) + 1, row + 1)
    }
    return nil
  }

  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    while let length = nextLength() {
      show(Array(pending[..<length]))
      pending.removeFirst(length)
    }
  }

  /// The length of the next character or escape sequence in bytes, or `nil` if it is incomplete.
  private func nextLength() -> Int? {
    guard let first = pending.first else { return nil }
    if first == 0x1B {
      guard pending.count > 1 else { return nil }
      guard pending[1] == UInt8(ascii: "[") else { return 2 }
      return pending.dropFirst(2).firstIndex { (0x40..<0x7F).contains($0) }.map { $0 + 1 }
    }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    return pending.count >= length ? length : nil
  }

  private mutating func show(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes[0] == 0x1B else {
      switch text {
      case "\r": cursor.column = 0
      case "\n", "\r\n": cursor.row = min(cursor.row + 1, rows - 1)
      default: for character in text { put(character) }
      }
      return
    }
    guard bytes.count > 2, let final = text.last else { return }
    let parameters = text.dropFirst(2).dropLast()
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    switch final {
    case "H": cursor = ((numbers.count > 1 ? numbers[1] : 1) - 1, (numbers.first ?? 1) - 1)
    case "G": cursor.column = (numbers.first ?? 1) - 1
    case "J": cells = Array(repeating: " ", count: columns * rows)
    case "h":
      modes.insert(String(parameters))
      if parameters == "?1049" { cells = Array(repeating: " ", count: columns * rows) }
    case "l": modes.remove(String(parameters))
    default: break
    }
  }

  private mutating func put(_ character: Character) {
    guard cursor.column < columns, cursor.row < rows else { return }
    cells[cursor.row * columns + cursor.column] = character
    cursor.column += 1
    writtenCount += 1
  }
}
