import Foundation
import Testing

@testable import ViewLayout

/// A tree with known frames and sizes, from a file of `Trees`.
struct KnownTree: CustomTestStringConvertible {
  let name: String
  /// The reason why the numbers may be wrong; empty if they are not in doubt.
  let doubt: String
  let surface: Size
  let notation: TreeNotation
  var frames: [(name: String, frame: Rect)] = []
  var sizes: [(name: String, size: Size)] = []

  var testDescription: String { name }

  /// The trees of `file`, separated by empty lines: `case NAME in WxH`, the tree, `frames` and `sizes`.
  static func load(_ file: String) throws -> [KnownTree] {
    try text(of: file).split(separator: "\n\n").compactMap { KnownTree($0) }
  }

  static func text(of file: String) throws -> String {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: url.appending(path: "Trees/\(file)"), encoding: .utf8)
  }

  private init?(_ block: Substring) {
    let parts = block.split(separator: "\n", maxSplits: 1)
    let heading = parts[0].split(separator: " # ", maxSplits: 1)
    let words = heading[0].split(separator: " ")
    guard parts.count == 2, words.first == "case", let framesStart = parts[1].range(of: "\nframes"),
      let sizesStart = parts[1].range(of: "\nsizes"), let surface = KnownTree.size(words[3]),
      let notation = TreeNotation(parts[1][..<framesStart.lowerBound])
    else { return nil }
    name = String(words[1])
    doubt = heading.count > 1 ? String(heading[1]) : ""
    self.surface = surface
    self.notation = notation
    for entry in parts[1][framesStart.upperBound..<sizesStart.lowerBound].split(separator: ",") {
      let words = entry.split(whereSeparator: \.isWhitespace)
      let numbers = words.dropFirst().compactMap { Double($0) }
      guard numbers.count == 4 else { continue }
      let frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      frames.append((String(words[0].dropFirst()), frame))
    }
    for entry in parts[1][sizesStart.upperBound...].split(whereSeparator: \.isWhitespace) {
      let halves = entry.split(separator: "=")
      if halves.count == 2, let size = KnownTree.size(halves[1]) { sizes.append((String(halves[0]), size)) }
    }
  }

  private static func size(_ word: Substring) -> Size? {
    let numbers = word.split(separator: "x").compactMap { Double($0) }
    return numbers.count == 2 ? Size(width: numbers[0], height: numbers[1]) : nil
  }

  /// The proposal that led to the known size called `name`.
  func proposal(_ name: String) -> ProposedViewSize {
    switch name {
    case "zero": .zero
    case "inf": .infinity
    case "surface": ProposedViewSize(surface)
    case "nilW": ProposedViewSize(width: nil, height: surface.height)
    case "nilH": ProposedViewSize(width: surface.width, height: nil)
    default: .unspecified
    }
  }

  /// The results that differ from the expected ones, one per line.
  func differences() -> [String] {
    let tree = Tree(notation, marksNames: true)
    tree.layout(surface.width, surface.height)
    var differences: [String] = []
    for (name, expected) in frames {
      let frame = tree[name]
      if frame?.isNear(expected) != true {
        differences.append("#\(name) is \(frame.map { "\($0)" } ?? "not placed") instead of \(expected)")
      }
    }
    for (name, expected) in sizes {
      let answer = tree.engine.sizeThatFits(tree.root, in: proposal(name))
      if !answer.isNear(expected) { differences.append("\(name) is \(answer) instead of \(expected)") }
    }
    return differences
  }
}

extension Double {
  func isNear(_ other: Double) -> Bool { self == other || abs(self - other) <= 0.01 }
}

extension Size {
  func isNear(_ other: Size) -> Bool { width.isNear(other.width) && height.isNear(other.height) }
}

extension Rect {
  func isNear(_ other: Rect) -> Bool {
    minX.isNear(other.minX) && minY.isNear(other.minY) && size.isNear(other.size)
  }
}
