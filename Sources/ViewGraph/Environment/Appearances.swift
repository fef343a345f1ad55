import ViewMachine
import ViewSemantics
import ViewSource

/// `UITabBar.appearance()` and the like: how a program wants all views of a class of UIKit to look.
extension Graph {
  /// What the program has said of all views of a class; `nil` for what it has left as it is, and where there is no UIKit.
  func appearance(_ property: String, of name: Name) -> Value? {
    guard analyzer.knownDecl(name) != nil,
      let proxy = try? machine.staticValue("proxy", of: analyzer.known(name)),
      let value = machine.fieldValue(property, of: proxy), !value.isNothing
    else { return nil }
    return value.unwrapped ?? value
  }
}

extension ViewUpdate {
  /// A `UIColor` of such views.
  func appearancePaint(_ property: String, of name: Name) throws -> Paint? {
    let color = graph.appearance(property, of: name).flatMap { machine.fieldValue("color", of: $0) }
    return try color.map { try paints.paint($0) }
  }
}
