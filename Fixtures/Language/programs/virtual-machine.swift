enum Instruction: Equatable {
  case push(Int), pop, add, sub, mul, div, dup, swap
  case load(String), store(String)
  case jump(Int), jumpIfZero(Int)
  case call(Int), ret
  case print, halt
}

enum MachineError: Error {
  case stackUnderflow(at: Int)
  case divisionByZero(at: Int)
  case unknownVariable(String)
  case badInstruction(line: Int, text: String)
}

func assemble(_ source: String) throws -> [Instruction] {
  var labels: [String: Int] = [:]
  var lines: [(number: Int, words: [Substring])] = []
  for (number, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    let code = line.prefix { $0 != "#" }
    var words = code.split(separator: " ")
    if let first = words.first, first.hasSuffix(":") {
      labels[String(first.dropLast())] = lines.count
      words.removeFirst()
    }
    if !words.isEmpty { lines.append((number + 1, words)) }
  }
  return try lines.map { number, words in
    let argument = words.count > 1 ? String(words[1]) : nil
    switch (words[0], argument) {
    case ("push", let text?): if let value = Int(text) { return .push(value) }
    case ("load", let name?): return .load(name)
    case ("store", let name?): return .store(name)
    case ("jump", let label?): if let target = labels[label] { return .jump(target) }
    case ("jz", let label?): if let target = labels[label] { return .jumpIfZero(target) }
    case ("call", let label?): if let target = labels[label] { return .call(target) }
    case (let name, nil):
      let simple: [Substring: Instruction] = ["pop": .pop, "add": .add, "sub": .sub, "mul": .mul, "div": .div, "dup": .dup, "swap": .swap, "ret": .ret, "print": .print, "halt": .halt]
      if let instruction = simple[name] { return instruction }
    default: break
    }
    throw MachineError.badInstruction(line: number, text: words.joined(separator: " "))
  }
}

struct Machine {
  private var stack: [Int] = []
  private var calls: [Int] = []
  private var variables: [String: Int] = [:]
  private var counter = 0
  private(set) var output: [Int] = []
  private(set) var steps = 0

  private mutating func pop() throws -> Int {
    guard let value = stack.popLast() else { throw MachineError.stackUnderflow(at: counter) }
    return value
  }

  private mutating func binary(_ operation: (Int, Int) throws -> Int) throws {
    let right = try pop(), left = try pop()
    stack.append(try operation(left, right))
  }

  mutating func run(_ program: [Instruction]) throws {
    while counter < program.count {
      let instruction = program[counter]
      counter += 1
      steps += 1
      switch instruction {
      case .push(let value): stack.append(value)
      case .pop: _ = try pop()
      case .add: try binary(+)
      case .sub: try binary(-)
      case .mul: try binary(*)
      case .div:
        let position = counter
        try binary { a, b in
          guard b != 0 else { throw MachineError.divisionByZero(at: position) }
          return a / b
        }
      case .dup:
        let value = try pop()
        stack += [value, value]
      case .swap:
        let (b, a) = (try pop(), try pop())
        stack.append(contentsOf: [b, a])
      case .load(let name):
        guard let value = variables[name] else { throw MachineError.unknownVariable(name) }
        stack.append(value)
      case .store(let name): variables[name] = try pop()
      case .jump(let target): counter = target
      case .jumpIfZero(let target): if try pop() == 0 { counter = target }
      case .call(let target):
        calls.append(counter)
        counter = target
      case .ret:
        guard let back = calls.popLast() else { return }
        counter = back
      case .print: output.append(try pop())
      case .halt: return
      }
    }
  }
}

let factorial = """
  push 1
  store result   # accumulates
  push 6
  store n
  loop: load n
  jz done
  load result
  load n
  mul
  store result
  load n
  push 1
  sub
  store n
  jump loop
  done: load result
  call twice
  print
  halt
  twice: dup
  add
  ret
  """
for source in [factorial, "push 1\nadd", "push 1\npush 0\ndiv", "load x", "push 1\n\nfly", "push 7\npush 2\nswap\nsub\nprint"] {
  do {
    let program = try assemble(source)
    var machine = Machine()
    try machine.run(program)
    print("output \(machine.output) after \(machine.steps) steps")
  } catch {
    print("error: \(error)")
  }
}
