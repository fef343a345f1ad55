import Testing
import ViewSemantics
import ViewSource

@testable import ViewMachine

/// The services of a machine for its owner: responses to requests, and the resources that a run took.
@Suite struct MachineServiceTests {
  private func machine(_ text: String) -> Machine {
    let file = SourceFile(path: "main.swift", text: text)
    var settings = BuildSettings()
    settings.platform = .macos
    return Machine(
      Program([Program.ModuleSource(name: "main", files: [file])], configuration: settings.configuration, jobs: 1))
  }

  private static let request = """
    import Foundation
    struct Plant: Decodable { let name: String }
    do {
      let (data, response) = try await URLSession.shared.data(from: URL(string: "https://example.com/plants.json")!)
      let plants = try JSONDecoder().decode([Plant].self, from: data)
      print((response as? HTTPURLResponse)?.statusCode ?? 0, plants.map(\\.name))
    } catch let error as URLError {
      print(error.code == .notConnectedToInternet, error.localizedDescription)
    }
    """

  @Test func thereIsNoNetwork() throws {
    let machine = machine(MachineServiceTests.request)
    #expect(try machine.runProgram() == 0)
    #expect(machine.output == "true The Internet connection appears to be offline.\n")
  }

  @Test func requestsAreAnsweredByAddress() throws {
    let machine = machine(MachineServiceTests.request)
    let body = #"[{"name":"Fern"},{"name":"Yew"}]"#
    machine.network = { $0 == "https://example.com/plants.json" ? Array(body.utf8) : nil }
    #expect(try machine.runProgram() == 0)
    #expect(machine.output == "200 [\"Fern\", \"Yew\"]\n")
  }

  @Test func holesAreCountedWithTheirPlaces() throws {
    let machine = machine("func odd() { print(missing(1)) }\nprint(1)\nif CommandLine.argc > 100 { odd() }")
    #expect(try machine.runProgram() == 0)
    let statistics = machine.statistics
    #expect(statistics.functions > 0 && statistics.instructions > statistics.functions)
  }

  @Test func aProgramCanBeginAnew() throws {
    let machine = machine("var list = [1]\nfor i in 2...4 { list.append(i) }\nprint(list)")
    #expect(try machine.runProgram() == 0)
    let first = machine.output
    machine.restart()
    #expect(try machine.runProgram() == 0)
    #expect(machine.output == first && first == "[1, 2, 3, 4]\n")
  }
}
