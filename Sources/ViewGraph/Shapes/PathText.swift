import ViewDrawing
import ViewLayout

/// The text form of a path: the numbers of each element followed by a letter, as in `Path.description`.
enum PathText {
  static func text(_ path: DrawnPath) -> String {
    path.elements.map { step in
      switch step {
      case .move(let end): "\(numbers(end)) m"
      case .line(let end): "\(numbers(end)) l"
      case .quad(let end, let control): "\(numbers(control)) \(numbers(end)) q"
      case .cubic(let end, let control1, let control2): "\(numbers(control1)) \(numbers(control2)) \(numbers(end)) c"
      case .close: "h"
      }
    }.joined(separator: " ")
  }

  private static func numbers(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// The path of a text; `nil` if it is invalid.
  static func path(_ text: String) -> DrawnPath? {
    var path = DrawnPath()
    var numbers: [Double] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
      switch (word, numbers.count) {
      case ("m", 2): path.move(to: points[0])
      case ("l", 2): path.addLine(to: points[0])
      case ("q", 4): path.addQuad(to: points[1], control: points[0])
      case ("c", 6): path.addCubic(to: points[2], control1: points[0], control2: points[1])
      case ("re", 4):
        path.append(.rectangle(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])))
      case ("h", 0): path.close()
      default: return nil
      }
      numbers = []
    }
    return numbers.isEmpty ? path : nil
  }
}
