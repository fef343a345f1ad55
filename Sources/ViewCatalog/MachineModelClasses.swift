extension Catalogue {
  /// The classes that Xcode generates for a Core ML model.
  public enum MachineModelClasses {
    /// The modules that the generated code imports.
    public static let modules = ["CoreML", "CoreVideo"]
    /// The error of a prediction that is not evaluated.
    public static let failure = #"MLModelError(localizedDescription: "This model is not evaluated without Core ML.")"#

    /// The type of an input or output by the number of its kind in the model's description.
    public static func type(ofFeature kind: Int) -> String { types[kind] ?? "Any" }

    private static let types = [
      1: "Int64", 2: "Double", 3: "String", 4: "CVPixelBuffer", 5: "MLMultiArray", 6: "[Int64: Double]",
    ]
  }
}
