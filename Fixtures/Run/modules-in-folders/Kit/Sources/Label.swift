public struct Sign {
  public let text: String
  public init(_ text: String) { self.text = "Sign: " + text }
}
