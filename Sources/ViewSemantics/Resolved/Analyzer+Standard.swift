import ViewSource

extension Analyzer {
  /// `Any`
  public var anyType: TypeID { types.existential([]) }
}

extension Program {
  /// The name of a file's module.
  public func moduleName(of file: FileID) -> String { module(of: file).name.text }
}
