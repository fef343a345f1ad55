import ViewSource

/// The edits of several fixes of one file that can be applied together.
struct FixPlan {
  /// The edits in file order; no two overlap or touch.
  private(set) var edits: [TextEdit] = []
  /// The number of fixes.
  private(set) var count = 0

  /// Takes the first fix of each diagnostic, in source order, that does not conflict with an earlier one. The next
  /// round finds the others again.
  ///
  /// - Parameter includesUnsafe: whether to take fixes that may change the meaning of the program.
  init(for diagnostics: [Diagnostic], in file: SourceFile, includesUnsafe: Bool) {
    for diagnostic in diagnostics where diagnostic.file == file {
      guard let fix = diagnostic.fixIts.first(where: { $0.isSafe || includesUnsafe }) else { continue }
      let own = fix.edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
      guard !own.isEmpty, FixPlan.isSound(own, in: file) else { continue }
      if let merged = FixPlan.merge(edits, own) {
        edits = merged
        count += 1
      }
    }
  }

  /// Whether the edits of one fix are disjoint, inside of the file, and at character boundaries.
  private static func isSound(_ edits: [TextEdit], in file: SourceFile) -> Bool {
    var end = 0
    for edit in edits {
      guard edit.range.start >= end, edit.range.end >= edit.range.start, edit.range.end <= file.buffer.count else {
        return false
      }
      guard !isInsideCharacter(edit.range.start, file), !isInsideCharacter(edit.range.end, file) else { return false }
      end = edit.range.end
    }
    return true
  }

  private static func isInsideCharacter(_ offset: Int, _ file: SourceFile) -> Bool {
    offset < file.buffer.count && file.bytes[offset] & 0xC0 == 0x80
  }

  /// Merges two sorted lists; `nil` if an edit of one overlaps or touches an edit of the other.
  private static func merge(_ left: [TextEdit], _ right: [TextEdit]) -> [TextEdit]? {
    guard let first = right.first, let last = right.last else { return left }
    // Diagnostics arrive in source order, so a conflicting edit is near the end.
    var index = left.count
    while index > 0, left[index - 1].range.end >= first.range.start { index -= 1 }
    let near = left[index...]
    for edit in near where edit.range.start <= last.range.end {
      for other in right where other.range.start <= edit.range.end && edit.range.start <= other.range.end { return nil }
    }
    return left[..<index] + (near + right).sorted { $0.range.start < $1.range.start }
  }

  /// The bytes of the file with the edits applied.
  func apply(to file: SourceFile) -> [UInt8] {
    let bytes = file.bytes
    let lineEnd = FixPlan.lineEnd(of: file)
    var result: [UInt8] = []
    result.reserveCapacity(file.buffer.count)
    var offset = 0
    for edit in edits {
      result += bytes.array(SourceRange(offset, edit.range.start))
      for byte in edit.replacement.utf8 {
        if byte == UInt8(ascii: "\n"), result.last != UInt8(ascii: "\r") {
          result += lineEnd
        } else {
          result.append(byte)
        }
      }
      offset = edit.range.end
    }
    return result + bytes.array(SourceRange(offset, file.buffer.count))
  }

  /// The line ending of the file's first line. Fixes use the same.
  private static func lineEnd(of file: SourceFile) -> [UInt8] {
    let bytes = file.bytes
    for offset in 0..<bytes.count {
      if bytes[offset] == UInt8(ascii: "\n") { return [UInt8(ascii: "\n")] }
      if bytes[offset] == UInt8(ascii: "\r") {
        return bytes[offset + 1] == UInt8(ascii: "\n")
          ? [UInt8(ascii: "\r"), UInt8(ascii: "\n")] : [UInt8(ascii: "\r")]
      }
    }
    return [UInt8(ascii: "\n")]
  }
}
