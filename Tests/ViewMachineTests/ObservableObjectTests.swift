import Testing
import ViewSemantics
import ViewSource
import ViewSyntax

@testable import ViewMachine

/// The host subscribes to objects of the program.
@Suite struct ObservableObjectTests {
  private func run(_ text: String) throws -> Machine {
    let file = SourceFile(path: "main.swift", text: text)
    let program = Program([Program.ModuleSource(name: "main", files: [file])], jobs: 1)
    let machine = Machine(program)
    _ = try machine.runProgram()
    return machine
  }

  /// The value of a global variable of the program.
  private func global(_ name: String, _ machine: Machine) throws -> Value {
    let index = try #require(machine.globalDecls.firstIndex { machine.analyzer.name(of: $0.decl) == name })
    return machine.globals[index]
  }

  @Test func theHostIsToldBeforeChanges() throws {
    let machine = try run(
      """
      import Combine
      final class Model: ObservableObject { @Published var count = 1 }
      final class Own: ObservableObject {
        let objectWillChange = PassthroughSubject<Int, Never>()
        func change() { objectWillChange.send(4) }
      }
      let model = Model()
      let own = Own()
      let write: () -> Void = { model.count += 1 }
      let change: () -> Void = { own.change() }
      print(model.count)
      _ = (own, write, change)
      """)
    let (model, own) = (try global("model", machine), try global("own", machine))
    let (write, change) = (try global("write", machine), try global("change", machine))
    var changes = 0
    var subscription: Value? = try machine.onObjectWillChange(of: model.box(ObjectBox.self)) { changes += 1 }
    _ = try machine.call(write.box(ClosureBox.self), [])
    _ = try machine.call(write.box(ClosureBox.self), [])
    #expect(changes == 2)
    subscription = nil
    _ = subscription
    _ = try machine.call(write.box(ClosureBox.self), [])
    #expect(changes == 2)
    let other = try machine.onObjectWillChange(of: own.box(ObjectBox.self)) { changes += 10 }
    _ = try machine.call(change.box(ClosureBox.self), [])
    #expect(changes == 12)
    withExtendedLifetime(other) {}
  }
}
