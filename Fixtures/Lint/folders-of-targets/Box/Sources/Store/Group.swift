/// Has the name of a type of SwiftUI's, and hides it from nobody.
public struct Group {
  public var name = ""
  public init() {}
}
