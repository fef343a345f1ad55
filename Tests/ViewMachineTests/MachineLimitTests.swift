import Testing
import ViewSemantics
import ViewSource

@testable import ViewMachine

/// A program that runs or grows without end is stopped with a fault that states the location.
@Suite struct MachineLimitTests {
  private func fault(_ text: String, _ set: (inout Machine.Limits) -> Void = { _ in }) -> Fault? {
    var limits = Machine.Limits()
    limits.fuel = 20_000_000
    limits.memory = 32 << 20
    set(&limits)
    return Workers.onDeepStack { [limits] in MachineLimitTests.run(text, limits) }
  }

  private static func run(_ text: String, _ limits: Machine.Limits) -> Fault? {
    let file = SourceFile(path: "main.swift", text: text)
    var settings = BuildSettings()
    settings.platform = .macos
    let program = Program(
      [Program.ModuleSource(name: "main", files: [file])], configuration: settings.configuration, jobs: 1)
    let machine = Machine(program)
    machine.limits = limits
    do throws(Fault) {
      _ = try machine.runProgram()
      return nil
    } catch {
      return error
    }
  }

  private func expectLimit(_ text: String, line: Int? = nil, _ set: (inout Machine.Limits) -> Void = { _ in }) {
    guard let fault = fault(text, set) else {
      Issue.record("came to an end:\n\(text)")
      return
    }
    guard case .limit = fault.kind else {
      Issue.record("\(fault.message):\n\(text)")
      return
    }
    let place = fault.stack.first { $0.place != nil }?.place
    #expect(place != nil, "no place for:\n\(text)")
    if let line { #expect(place?.line == line, "\(text)") }
  }

  @Test func endlessLoopsEnd() {
    expectLimit("func spin() {\n  while true {}\n}\nspin()", line: 2) { $0.fuel = 10_000 }
    expectLimit("var i = 0\nrepeat { i &+= 1 } while i != -1", line: 2) { $0.fuel = 10_000 }
    expectLimit("for x in sequence(first: 1, next: { $0 }) { _ = x }") { $0.fuel = 10_000 }
    expectLimit("print([3, 1, 2].map { x in\n  while x > 0 {}\n  return x\n})", line: 2) { $0.fuel = 10_000 }
  }

  /// A pointer outside of its memory is a fault of the program, wherever it points.
  @Test(arguments: [
    "print(UnsafeRawPointer(p.baseAddress! + 2).load(as: Int.self))",
    "print(UnsafeRawPointer(p.baseAddress!).load(fromByteOffset: .max, as: Int.self))",
    "print(UnsafeRawPointer(p.baseAddress!).load(fromByteOffset: -8, as: Int.self))",
    "print(UnsafeRawPointer(p.baseAddress!).load(fromByteOffset: 15, as: UInt16.self))",
    "print((p.baseAddress! + Int.max + Int.max).pointee)",
    "print(UnsafeRawPointer(p.baseAddress! + .max / 4))",
    "print(Array(UnsafeBufferPointer(start: p.baseAddress! - 1, count: 2)))",
    "print((UnsafeRawPointer(p.baseAddress!) - 8).assumingMemoryBound(to: UInt32.self).pointee)",
    "print(UnsafeMutablePointer<Int>.allocate(capacity: -1))",
  ])
  func pointersStayInTheirMemory(_ code: String) {
    let found = fault("let list = [1, 2]\nlist.withUnsafeBufferPointer { p in\n  \(code)\n}")
    guard case .trap? = found?.kind else {
      Issue.record("\(found?.message ?? "came to an end"): \(code)")
      return
    }
  }

  @Test func endlessRecursionEnds() {
    expectLimit("func down(_ n: Int) -> Int {\n  down(n + 1) + 1\n}\nprint(down(0))", line: 2)
    expectLimit("struct S { var x: Int { y }; var y: Int { x } }\nprint(S().x)")
    expectLimit("func f(_ g: (Int) -> Int) -> Int { [1].map { f { $0 } + $0 }[0] }\nprint(f { $0 })")
    expectLimit("func h(_ n: Int) -> Int { [n, n].sorted { _, _ in h(n) > 0 }.count }\nprint(h(1))")
  }

  @Test func growthWithoutBoundEnds() {
    expectLimit("var list: [Int] = []\nwhile true { list.append(1) }", line: 2)
    expectLimit("var text = \"ab\"\nwhile true { text += text }", line: 2)
    expectLimit("var list = [1, 2]\nwhile true { list += list }", line: 2)
    expectLimit("var table: [Int: Int] = [:]\nvar i = 0\nwhile true {\n  table[i] = i\n  i += 1\n}")
    // Objects that refer to themselves and are otherwise unreachable, and a chain of objects.
    expectLimit(
      """
      final class Node { var next: Node? }
      func grow() {
        while true {
          let node = Node()
          node.next = node
        }
      }
      grow()
      """)
    expectLimit(
      """
      final class Node { var next: Node? }
      var last = Node()
      while true {
        let node = Node()
        node.next = last
        last = node
      }
      """)
    expectLimit("print([Int](repeating: 0, count: 1 << 40))")
    expectLimit("print(String(repeating: \"abc\", count: 1 << 50))")
  }

  @Test func aLimitIsForOneEvaluation() {
    // Memory that is allocated and released again does not add up.
    let text = "var sum = 0\nfor i in 0..<200_000 {\n  let list = [i, i, i]\n  sum += list.count\n}\nprint(sum)"
    #expect(fault(text) { $0.memory = 2 << 20 } == nil)
  }
}
