import ViewSource

extension Analyzer {
  /// `Any`
  public var anyType: TypeID { types.existential([]) }
}

extension Program {
  /// The name of the module that a file is in.
  public func moduleName(of file: FileID) -> String { module(of: file).name.text }
}
