import Foundation
import Testing
import ViewSource

@testable import ViewSemantics

/// Reads the types and the regression of Core ML models from their binary format.
@Suite final class MachineModelTests {
  private let root =
    FileSystem.resolved(FileManager.default.temporaryDirectory.path) + "/models-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// A field with a message or string.
  private func field(_ number: Int, _ contents: [UInt8]) -> [UInt8] {
    varint(number << 3 | 2) + varint(contents.count) + contents
  }

  private func field(_ number: Int, _ value: Int) -> [UInt8] { varint(number << 3) + varint(value) }

  private func doubles(_ number: Int, _ values: [Double]) -> [UInt8] {
    field(number, values.flatMap { value in (0..<8).map { UInt8(truncatingIfNeeded: value.bitPattern >> ($0 * 8)) } })
  }

  private func varint(_ number: Int) -> [UInt8] {
    number < 128 ? [UInt8(number)] : [UInt8(number & 127 | 128)] + varint(number >> 7)
  }

  /// A description of an input or output whose type has the number `kind`.
  private func feature(_ name: String, _ kind: Int, isOptional: Bool = false) -> [UInt8] {
    field(1, Array(name.utf8)) + field(3, field(kind, []) + (isOptional ? field(1000, 1) : []))
  }

  private func read(_ bytes: [UInt8], as name: String) throws -> MachineModel? {
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: "\(root)/\(name)"))
    #expect(MachineModel.files(below: root).contains("\(root)/\(name)"))
    return MachineModel(at: "\(root)/\(name)")
  }

  @Test func aPipelineEndsInAWeightedSum() throws {
    let description =
      field(1, feature("wake", 2)) + field(1, feature("cups", 1)) + field(10, feature("actual sleep", 2))
    func column(_ name: String) -> [UInt8] { field(1, field(1, Array(name.utf8)) + field(2, 1)) }
    let columns = column("cups") + column("wake")
    let row = field(1, 1) + field(602, columns)
    let sum = field(1, 1) + field(300, field(1, doubles(1, [0.5, -2])) + doubles(2, [100]))
    let pipeline = field(1, field(1, row) + field(1, sum))
    let model = try #require(try read(field(1, 1) + field(2, description) + field(201, pipeline), as: "Rest 2.mlmodel"))
    #expect(model.name == "Rest_2")
    #expect(model.text.contains("public func prediction(`wake`: Double, `cups`: Int64) throws -> Rest_2Output"))
    #expect(
      model.text.contains("return Rest_2Output(`actual_sleep`: 100.0 + 0.5 * Double(`cups`) + -2.0 * Double(`wake`))"))
  }

  @Test func otherModelsHaveTheirTypesOnly() throws {
    let description =
      field(1, feature("image", 4)) + field(1, feature("", 2)) + field(10, feature("label", 3))
      + field(10, feature("odds", 6)) + field(10, feature("box", 5, isOptional: true))
    let model = try #require(try read(field(1, 1) + field(2, description) + field(303, [8, 1]), as: "Net.mlmodel"))
    #expect(model.text.contains("prediction(`image`: CVPixelBuffer)"))
    #expect(model.text.contains("public var `odds`: [Int64: Double]"))
    #expect(model.text.contains("public var `box`: MLMultiArray?"))
    #expect(model.text.contains("throws -> NetOutput { throw MLModelError("))
  }

  @Test(arguments: [[], [0x12], [0x12, 0xff, 0xff, 0xff, 0xff, 0x0f], [0x0a, 0x80], [0x07]])
  func brokenFilesAreNoModels(_ bytes: [UInt8]) throws {
    #expect(try read(bytes, as: "Broken.mlmodel") == nil)
  }
}
