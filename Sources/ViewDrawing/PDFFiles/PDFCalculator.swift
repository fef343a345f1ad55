/// A function written in the subset of PostScript that PDF files may contain.
struct PDFCalculator {
  private indirect enum Step {
    case push(Double)
    case operation(String)
    /// `{ … } if`, and `{ … } { … } ifelse`.
    case condition([Step], otherwise: [Step])
  }

  private let steps: [Step]

  private static let (maximumDepth, maximumSteps, maximumStack) = (16, 2_000, 100)

  /// `nil` for programs that are damaged, or larger than any that draws a gradient.
  init?(_ program: [UInt8]) {
    var parser = PDFParser(program[...], hasReferences: false)
    var count = 0
    guard parser.next() == .word("{"), let steps = PDFCalculator.block(&parser, depth: 0, &count) else { return nil }
    self.steps = steps
  }

  private static func block(_ parser: inout PDFParser, depth: Int, _ count: inout Int) -> [Step]? {
    guard depth < maximumDepth else { return nil }
    var steps: [Step] = []
    var blocks: [[Step]] = []
    while let value = parser.next() {
      count += 1
      guard count < maximumSteps else { return nil }
      switch value {
      case .number(let number): steps.append(.push(number))
      case .boolean(let value): steps.append(.push(value ? 1 : 0))
      case .word("{"):
        guard let inner = block(&parser, depth: depth + 1, &count) else { return nil }
        blocks.append(inner)
      case .word("}"): return steps
      case .word("if"):
        guard let then = blocks.popLast() else { return nil }
        steps.append(.condition(then, otherwise: []))
      case .word("ifelse"):
        guard let otherwise = blocks.popLast(), let then = blocks.popLast() else { return nil }
        steps.append(.condition(then, otherwise: otherwise))
      case .word(let word): steps.append(.operation(word))
      default: return nil
      }
    }
    return nil
  }

  /// The values on the stack after the program; `nil` if it fails.
  func callAsFunction(_ input: Double) -> [Double]? {
    var stack = [input]
    return PDFCalculator.run(steps, &stack) ? stack : nil
  }

  private static func run(_ steps: [Step], _ stack: inout [Double]) -> Bool {
    for step in steps {
      switch step {
      case .push(let number): stack.append(number)
      case .condition(let then, let otherwise):
        guard let value = stack.popLast(), run(value != 0 ? then : otherwise, &stack) else { return false }
      case .operation(let word): guard perform(word, &stack) else { return false }
      }
      if stack.count > maximumStack { return false }
    }
    return true
  }

  private static func perform(_ word: String, _ stack: inout [Double]) -> Bool {
    switch word {
    case "pop": return stack.popLast() != nil
    case "exch":
      guard stack.count >= 2 else { return false }
      stack.swapAt(stack.count - 1, stack.count - 2)
    case "dup":
      guard let last = stack.last else { return false }
      stack.append(last)
    case "copy":
      guard let count = whole(stack.popLast()), count >= 0, count <= stack.count else { return false }
      stack += stack.suffix(count)
    case "index":
      guard let index = whole(stack.popLast()), index >= 0, index < stack.count else { return false }
      stack.append(stack[stack.count - 1 - index])
    case "roll":
      guard let shift = whole(stack.popLast()), let count = whole(stack.popLast()), count >= 0, count <= stack.count
      else { return false }
      guard count > 0 else { return true }
      let part = Array(stack.suffix(count))
      let start = stack.count - count
      for (index, value) in part.enumerated() { stack[start + ((index + shift) % count + count) % count] = value }
    case "abs", "neg", "ceiling", "floor", "round", "truncate", "sqrt", "cvi", "cvr", "not":
      guard let x = stack.popLast() else { return false }
      stack.append(result(word, x))
    default:
      guard let y = stack.popLast(), let x = stack.popLast(), let value = result(word, x, y) else { return false }
      stack.append(value)
    }
    return true
  }

  private static func whole(_ value: Double?) -> Int? { value.flatMap { Int(exactly: $0) } }

  private static func result(_ word: String, _ x: Double) -> Double {
    switch word {
    case "abs": abs(x)
    case "neg": -x
    case "ceiling": x.rounded(.up)
    case "floor": x.rounded(.down)
    case "round": x.rounded()
    case "truncate", "cvi": x.rounded(.towardZero)
    case "sqrt": max(x, 0).squareRoot()
    case "not": x == 0 ? 1 : 0
    default: x
    }
  }

  private static func result(_ word: String, _ x: Double, _ y: Double) -> Double? {
    func truth(_ value: Bool) -> Double { value ? 1 : 0 }
    switch word {
    case "add": return x + y
    case "sub": return x - y
    case "mul": return x * y
    case "div": return y == 0 ? nil : x / y
    case "idiv": return y == 0 ? nil : (x / y).rounded(.towardZero)
    case "mod": return y == 0 ? nil : x - (x / y).rounded(.towardZero) * y
    case "exp": return DrawingMath.power(min(max(x, 0), 1), y)
    case "eq": return truth(x == y)
    case "ne": return truth(x != y)
    case "gt": return truth(x > y)
    case "ge": return truth(x >= y)
    case "lt": return truth(x < y)
    case "le": return truth(x <= y)
    case "and": return truth(x != 0 && y != 0)
    case "or": return truth(x != 0 || y != 0)
    case "xor": return truth((x != 0) != (y != 0))
    default: return nil
    }
  }
}
