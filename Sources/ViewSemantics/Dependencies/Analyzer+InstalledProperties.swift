import ViewCatalog
import ViewSource
import ViewSyntax

/// The dynamic properties that SwiftUI installs in a view: its own, those of the `DynamicProperty` structs that it
/// stores, and those in its wrappers.
extension Analyzer {
  /// A property that invalidates a view's body.
  typealias Subscribing = (property: DeclID, how: Subscription.How, name: String)

  /// The properties of a view whose changes invalidate its body.
  func subscribingProperties(of nominal: DeclID) -> [Subscribing] {
    subscribingProperties(of: nominal, path: [], open: [nominal])
  }

  /// - Parameters:
  ///   - path: the names of the properties from the view's own down to this type.
  ///   - open: the enclosing structs, to stop at a struct that contains itself.
  private func subscribingProperties(of nominal: DeclID, path: [String], open: Set<DeclID>) -> [Subscribing] {
    children(of: nominal).flatMap { member -> [Subscribing] in
      guard decl(member).kind == .variable, !decl(member).has(.isStatic) else { return [] }
      if let inner = installedStruct(in: member), !open.contains(inner) {
        return subscribingProperties(of: inner, path: path + [decl(member).name.text], open: open.union([inner]))
      }
      let wrapper = propertyWrappers(of: member).first
      let how = wrapper.map { subscription(of: $0, on: member) } ?? howItIsBound(member)
      return how.map { [(member, $0, propertyName(member, in: path))] } ?? []
    }
  }

  private func propertyName(_ member: DeclID, in path: [String]) -> String {
    let name = propertyName(member)
    if path.isEmpty { return name }
    let parts = name.split(separator: " ").map(String.init)
    return (parts.dropLast() + [(path + parts.suffix(1)).joined(separator: ".")]).joined(separator: " ")
  }

  /// The struct of the program in an unwrapped property, if SwiftUI installs its dynamic properties in the view.
  func installedStruct(in property: DeclID) -> DeclID? {
    guard decl(property).kind == .variable,
      decl(property).flags.isDisjoint(with: [.isComputed, .isStatic, .hasCustomAttributes])
    else { return nil }
    let type = variableType(of: property)
    guard types.kind(type) == .nominal, isOwn(types.decl(type)), decl(types.decl(type)).kind == .structure,
      isInstalled(types.decl(type))
    else { return nil }
    return types.decl(type)
  }

  /// The dynamic properties in the program's wrapper of a property, which change with it.
  func innerProperties(ofWrapped property: DeclID) -> [ViewDependencies.Published] {
    guard let wrapper = propertyWrappers(of: property).first?.decl, isOwn(wrapper) else { return [] }
    var found: [ViewDependencies.Published] = []
    var seen: Set<DeclID> = [wrapper]
    var open = [wrapper]
    while let next = open.popLast() {
      for inner in subscribingProperties(of: next) {
        found.append(
          .init(
            decl: inner.property, name: fullName(of: inner.property), object: property, isPossible: false, isInner: true
          )
        )
        found += publishedProperties(ofObjectIn: inner.property).map {
          .init(decl: $0.decl, name: $0.name, object: property, isPossible: $0.isPossible, isInner: true)
        }
        let wrappers = propertyWrappers(of: inner.property).map(\.decl)
        open += wrappers.filter { isOwn($0) && seen.insert($0).inserted }
      }
    }
    return found
  }
}
