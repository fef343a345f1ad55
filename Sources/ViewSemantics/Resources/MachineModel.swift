import ViewCatalog
import ViewSource

/// A Core ML model of a project, with the classes that Xcode generates for it.
///
/// The numbers of fields and the kinds of features are those of the published specification of the format. A linear
/// regression is evaluated as the model says. Every other model only has its types: its prediction throws an error.
struct MachineModel: Sendable {
  /// The suffix of model files.
  static let suffix = ".mlmodel"
  /// The suffix of packages, which are folders with one model file.
  static let packageSuffix = ".mlpackage"

  /// The name of the generated class.
  let name: String
  private let inputs: [Feature]
  private let outputs: [Feature]
  private var regression: Regression?

  private struct Feature {
    let name: String
    let type: String
  }

  /// A weighted sum of numbers.
  private struct Regression {
    var inputs: [String] = []
    var weights: [Double] = []
    var offset = 0.0
  }

  /// Reads the model at a path; `nil` if it cannot be read or has no output.
  init?(at path: String, in files: some ResourceFiles = FilesOnDisk()) {
    guard let buffer = files.file(path) else { return nil }
    let whole = ProtocolBuffer(buffer.bytes.array(SourceRange(0, buffer.count))[...])
    guard let description = whole.message(2) else { return nil }
    inputs = MachineModel.features(description.messages(1))
    outputs = MachineModel.features(description.messages(10))
    guard !outputs.isEmpty else { return nil }
    let package = path.split(separator: "/").first { $0.hasSuffix(MachineModel.packageSuffix) }
    let file = package ?? path.split(separator: "/").last ?? ""
    let words = file.prefix { $0 != "." }
    let identifier = String(words.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    name = identifier.first?.isNumber == true ? "_" + identifier : identifier
    regression = regression(of: whole)
  }

  /// The model files below a folder, sorted.
  static func files(below folder: String) -> [String] {
    let found = SourceFinder.find([folder], resourceSuffixes: [packageSuffix]).resources
    var models = found.map { $0 + "/Data/com.apple.CoreML/model.mlmodel" }.filter { FileSystem.status($0) != nil }
    var open = [folder]
    while let next = open.popLast() {
      guard let listing = try? FileSystem.entries(inFolder: next, ofFilesEndingIn: suffix) else { continue }
      for entry in listing.entries {
        let path = next + "/" + entry.name
        if entry.name.hasSuffix(suffix) {
          models.append(path)
        } else if entry.kind == .folder, !SourceFinder.passesOver(folder: entry.name) {
          open.append(path)
        }
      }
    }
    return models.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  // MARK: Reading

  private static func features(_ messages: [ProtocolBuffer]) -> [Feature] {
    messages.compactMap { message in
      guard let name = message.string(1), !name.isEmpty, let type = message.message(3) else { return nil }
      let kind = type.fields.first { $0.number < 1000 }?.number ?? 0
      var text = Catalogue.MachineModelClasses.type(ofFeature: kind)
      if kind == 6, type.message(6)?.message(2) != nil { text = "[String: Double]" }
      if type.integer(1000) != 0 { text += "?" }
      return Feature(name: name, type: text)
    }
  }

  /// The regression of a model, or of a pipeline that puts the inputs in a row and ends in a regression.
  private func regression(of model: ProtocolBuffer) -> Regression? {
    guard outputs.count == 1, outputs[0].type == "Double" else { return nil }
    var found = Regression(inputs: inputs.map(\.name))
    if let pipeline = model.message(201)?.message(1) ?? model.message(202) {
      let steps = pipeline.messages(1)
      guard steps.count == 2, let columns = steps[0].message(602)?.messages(1),
        columns.allSatisfy({ $0.integer(2) == 1 })
      else { return nil }
      found.inputs = columns.compactMap { $0.string(1) }
      return MachineModel.complete(&found, steps[1])
    }
    return MachineModel.complete(&found, model)
  }

  private static func complete(_ found: inout Regression, _ model: ProtocolBuffer) -> Regression? {
    // A regression without a transformation of the sum.
    guard let linear = model.message(300), linear.integer(3) == 0 else { return nil }
    found.weights = linear.messages(1).first?.doubles(1) ?? []
    found.offset = linear.doubles(2).first ?? 0
    return found.weights.count == found.inputs.count && !found.weights.isEmpty ? found : nil
  }

  // MARK: The generated code

  /// The generated declarations.
  var text: String {
    let (input, output, failure) = (name + "Input", name + "Output", Catalogue.MachineModelClasses.failure)
    func parameters(_ features: [Feature]) -> String {
      features.map { "\(identifier($0)): \($0.type)" }.joined(separator: ", ")
    }
    func arguments(_ features: [Feature], _ base: String = "") -> String {
      features.map { "\(identifier($0)): \(base)\(identifier($0))" }.joined(separator: ", ")
    }
    func valueClass(_ name: String, _ features: [Feature]) -> String {
      let properties = features.map { "public var \(identifier($0)): \($0.type)\n" }.joined()
      let values = features.map { "self.\(identifier($0)) = \(identifier($0))\n" }.joined()
      return "public class \(name) {\n\(properties)public init(\(parameters(features))) {\n\(values)}\n}\n"
    }
    let result = value.map { "return \(output)(\(identifier(outputs[0])): \($0))" } ?? "throw \(failure)"
    return valueClass(input, inputs) + valueClass(output, outputs) + """
      public class \(name) {
      public let model: MLModel
      public init(configuration: MLModelConfiguration = MLModelConfiguration()) throws { model = MLModel() }
      public init() { model = MLModel() }
      public init(model: MLModel) { self.model = model }
      public class func load(
        configuration: MLModelConfiguration = MLModelConfiguration()
      ) async throws -> \(name) { try \(name)(configuration: configuration) }
      public func prediction(input: \(input)) throws -> \(output) {
        try prediction(\(arguments(inputs, "input.")))
      }
      public func prediction(\(parameters(inputs))) throws -> \(output) { \(result) }
      }

      """
  }

  /// The Swift expression of a regression's value; `nil` if the model is not evaluated.
  private var value: String? {
    guard let regression else { return nil }
    let types = Dictionary(inputs.map { ($0.name, $0.type) }) { first, _ in first }
    var terms: [String] = []
    for (name, weight) in zip(regression.inputs, regression.weights) {
      guard let type = types[name], type == "Double" || type == "Int64", weight.isFinite else { return nil }
      terms.append("\(weight) * Double(\(identifier(Feature(name: name, type: type))))")
    }
    guard regression.offset.isFinite else { return nil }
    return ([String(regression.offset)] + terms).joined(separator: " + ")
  }

  private func identifier(_ feature: Feature) -> String {
    let text = String(feature.name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text : "`\(text)`"
  }
}
