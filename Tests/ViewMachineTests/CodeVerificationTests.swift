import Testing

@testable import ViewMachine

/// The run loop accesses registers and instructions without checks, so code that would leave its frame must not run.
struct CodeVerificationTests {
  @Test func wellFormedCodeIsKept() {
    let code = CodeVerificationTests.code(
      registers: 2, [Instruction(.int, 0, 1), Instruction(.intAdd, 1, 0, 0), Instruction(.returnValue, 1)])
    #expect(code.firstProblem == nil)
    code.verify()
    #expect(code.instructions.map(\.op) == [.int, .intAdd, .returnValue])
  }

  /// Operands, windows and jumps that lie outside of the frame or the code.
  @Test(arguments: [
    [Instruction(.int, 2, 1), Instruction(.returnVoid)],
    [Instruction(.intAdd, 0, 1, 2), Instruction(.returnVoid)],
    [Instruction(.move, 0, -1), Instruction(.returnVoid)],
    [Instruction(.jumpIfFalse, 0, 2), Instruction(.returnVoid)],
    [Instruction(.loop, -1)],
    [Instruction(.nextElement, 0, 1, 1), Instruction(.returnVoid)],
    [Instruction(.makeTuple, 0, 1, 2), Instruction(.returnVoid)],
    [Instruction(.makeStruct, 0, 0, 0), Instruction(.returnVoid)],
    [Instruction(.callDispatch, 0, 0, 2), Instruction(.returnVoid)],
    [Instruction(.int, 0, 1)],
    [],
  ])
  func codeThatLeavesItsFrameIsReplaced(_ instructions: [Instruction]) {
    let code = CodeVerificationTests.code(registers: 2, instructions)
    #expect(code.firstProblem != nil)
    code.verify()
    #expect(code.instructions.map(\.op) == [.unsupported])
    #expect(code.firstProblem == nil)
  }

  @Test func registersToClearAreVerified() {
    let code = CodeVerificationTests.code(registers: 1, [Instruction(.returnVoid)])
    code.references = [1]
    #expect(code.firstProblem != nil)
  }

  /// To take a value clears its register, which must not clear the value itself.
  @Test func aRegisterThatTakesItsOwnValueKeepsIt() {
    let code = CodeVerificationTests.code(
      registers: 2, [Instruction(.take, 0, 0), Instruction(.take, 1, 0), Instruction(.returnVoid)])
    var linked = LinkedCode()
    linked.append(code)
    #expect(linked.instructions.map(\.op) == [.move, .take, .returnVoid])
  }

  private static func code(registers: Int, _ instructions: [Instruction]) -> Code {
    let code = Code(name: "f()")
    code.registerCount = registers
    code.instructions = instructions
    code.nodes = instructions.map { _ in nil }
    return code
  }
}
