import ViewMachine
import ViewSemantics
import ViewSource

/// Appearance proxies: `UITabBar.appearance()` and others, which customize all views of a UIKit class.
extension Graph {
  /// An appearance property of a class; `nil` if it is not set, or without UIKit.
  func appearance(_ property: String, of name: Name) -> Value? {
    guard analyzer.knownDecl(name) != nil,
      let proxy = try? machine.staticValue("proxy", of: analyzer.known(name)),
      let value = machine.fieldValue(property, of: proxy), !value.isNothing
    else { return nil }
    return value.unwrapped ?? value
  }
}

extension ViewUpdate {
  /// The paint of a `UIColor` appearance property.
  func appearancePaint(_ property: String, of name: Name) throws -> Paint? {
    let color = graph.appearance(property, of: name).flatMap { machine.fieldValue("color", of: $0) }
    return try color.map { try paints.paint($0) }
  }
}
