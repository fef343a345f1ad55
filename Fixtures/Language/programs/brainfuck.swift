enum Instruction: Equatable {
  case move(Int)
  case add(Int)
  case output
  case input
  case loop([Instruction])
  case clear
}

enum CompileError: Error, Equatable { case unmatchedOpen(Int), unmatchedClose(Int) }

struct Compiler {
  static func compile(_ source: String) throws -> [Instruction] {
    var blocks: [[Instruction]] = [[]]
    var openings: [Int] = []
    for (position, character) in source.enumerated() {
      switch character {
      case ">", "<": push(.move(character == ">" ? 1 : -1), to: &blocks[blocks.count - 1])
      case "+", "-": push(.add(character == "+" ? 1 : -1), to: &blocks[blocks.count - 1])
      case ".": blocks[blocks.count - 1].append(.output)
      case ",": blocks[blocks.count - 1].append(.input)
      case "[":
        openings.append(position)
        blocks.append([])
      case "]":
        guard openings.popLast() != nil else { throw CompileError.unmatchedClose(position) }
        let body = blocks.removeLast()
        blocks[blocks.count - 1].append(body == [.add(-1)] ? .clear : .loop(body))
      default: continue
      }
    }
    if let open = openings.last { throw CompileError.unmatchedOpen(open) }
    return blocks[0]
  }

  private static func push(_ instruction: Instruction, to block: inout [Instruction]) {
    switch (block.last, instruction) {
    case (.move(let a)?, .move(let b)): block[block.count - 1] = .move(a + b)
    case (.add(let a)?, .add(let b)): block[block.count - 1] = .add(a + b)
    default: block.append(instruction)
    }
  }
}

struct Tape {
  var cells = [UInt8](repeating: 0, count: 300)
  var position = 0
  var input: ArraySlice<UInt8>
  var output: [UInt8] = []

  mutating func run(_ program: [Instruction]) {
    for instruction in program {
      switch instruction {
      case .move(let distance): position += distance
      case .add(let amount): cells[position] = cells[position] &+ UInt8(truncatingIfNeeded: amount)
      case .output: output.append(cells[position])
      case .input: cells[position] = input.popFirst() ?? 0
      case .clear: cells[position] = 0
      case .loop(let body): while cells[position] != 0 { run(body) }
      }
    }
  }
}

func execute(_ source: String, input: String = "") throws -> String {
  var tape = Tape(input: ArraySlice(input.utf8))
  tape.run(try Compiler.compile(source))
  return String(decoding: tape.output, as: UTF8.self)
}

let hello = "++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.>++."
print(try execute(hello), terminator: "")
print(try execute(",[.,]", input: "echo!"))
print(try execute(">,[>,]<[.<]", input: "reversed"))
print(try Compiler.compile("+++[-]>>--[->+<]."))
for broken in ["[[]", "+]"] {
  do { print(try execute(broken)) } catch { print(error) }
}
