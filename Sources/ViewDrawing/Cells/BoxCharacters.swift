/// A box drawing character, as the set of arms from the center of a cell.
struct BoxArms: OptionSet, Hashable {
  let rawValue: UInt8

  static let up = BoxArms(rawValue: 1)
  static let right = BoxArms(rawValue: 2)
  static let down = BoxArms(rawValue: 4)
  static let left = BoxArms(rawValue: 8)
  /// All arms are heavy. Unicode has no characters that combine heavy with round or dashed.
  static let heavy = BoxArms(rawValue: 16)
  /// A rounded corner.
  static let round = BoxArms(rawValue: 32)
  /// A dashed line.
  static let dashed = BoxArms(rawValue: 64)

  static let across: BoxArms = [.left, .right]
  static let along: BoxArms = [.up, .down]
  private static let all: BoxArms = [.up, .right, .down, .left]

  /// The union of two lines in one cell.
  func merged(with other: BoxArms) -> BoxArms {
    let arms = union(other).intersection(.all)
    if arms == other.intersection(.all) { return other }
    if arms == intersection(.all) { return self }
    // Where a line ends at or crosses another, a corner is no longer rounded.
    var result = arms
    if contains(.heavy), other.contains(.heavy) { result.insert(.heavy) }
    return result
  }

  var character: Character {
    let arms = intersection(.all)
    let table = contains(.heavy) ? BoxArms.heavyTable : BoxArms.lightTable
    if contains(.dashed) {
      if arms == .across { return contains(.heavy) ? "┅" : "┄" }
      if arms == .along { return contains(.heavy) ? "┇" : "┆" }
    }
    if contains(.round), !contains(.heavy) {
      switch arms {
      case [.down, .right]: return "╭"
      case [.down, .left]: return "╮"
      case [.up, .right]: return "╰"
      case [.up, .left]: return "╯"
      default: break
      }
    }
    return table[Int(arms.rawValue)]
  }

  // Indexed by the bits of up, right, down and left; a single arm is drawn as a whole line.
  private static let lightTable: [Character] = [
    " ", "│", "─", "└", "│", "│", "┌", "├", "─", "┘", "─", "┴", "┐", "┤", "┬", "┼",
  ]
  private static let heavyTable: [Character] = [
    " ", "┃", "━", "┗", "┃", "┃", "┏", "┣", "━", "┛", "━", "┻", "┓", "┫", "┳", "╋",
  ]
}
