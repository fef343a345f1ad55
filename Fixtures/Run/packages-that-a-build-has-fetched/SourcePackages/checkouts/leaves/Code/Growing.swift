@propertyWrapper public struct Growing {
  public let wrappedValue: Int

  public init(_ start: Int) { wrappedValue = start + 1 }
}
