// Another file of the module imports what one of them does for all.
public struct Two: View {
  public init() {}
  public var body: some View {
    Switch()
    Text("a").switched()
  }
}
