/// The characters of boxes, by the arms that lead from the middle of a cell.
struct BoxArms: OptionSet, Hashable {
  let rawValue: UInt8

  static let up = BoxArms(rawValue: 1)
  static let right = BoxArms(rawValue: 2)
  static let down = BoxArms(rawValue: 4)
  static let left = BoxArms(rawValue: 8)
  /// Of all arms; there are no round corners, dashes and heavy arms at once.
  static let heavy = BoxArms(rawValue: 16)
  /// A corner that is round.
  static let round = BoxArms(rawValue: 32)
  /// A line of dashes.
  static let dashed = BoxArms(rawValue: 64)

  static let across: BoxArms = [.left, .right]
  static let along: BoxArms = [.up, .down]
  private static let all: BoxArms = [.up, .right, .down, .left]

  /// The arms of two lines in one cell.
  func merged(with other: BoxArms) -> BoxArms {
    let arms = union(other).intersection(.all)
    if arms == other.intersection(.all) { return other }
    if arms == intersection(.all) { return self }
    // Where a line ends at another, or crosses it, a corner is no longer round.
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

  // By the bits of up, right, down and left; a single arm is drawn as the whole line.
  private static let lightTable: [Character] = [
    " ", "│", "─", "└", "│", "│", "┌", "├", "─", "┘", "─", "┴", "┐", "┤", "┬", "┼",
  ]
  private static let heavyTable: [Character] = [
    " ", "┃", "━", "┗", "┃", "┃", "┏", "┣", "━", "┛", "━", "┻", "┓", "┫", "┳", "╋",
  ]
}
