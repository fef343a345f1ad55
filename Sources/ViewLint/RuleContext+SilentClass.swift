import ViewSemantics
import ViewSource
import ViewSyntax

/// Classes whose changes views do not notice.
extension RuleContext {
  /// The maximum number of superclasses; a class may erroneously be its own superclass.
  private static var maximumSuperclasses: Int { 8 }

  /// Whether a class notifies observers only of the changes of its published properties, if of any.
  func announcesOnlyPublished(_ model: DeclID, depth: Int = 0) -> Bool {
    guard isOwn(model), analyzer.decl(model).kind == .classType, !conforms(model, to: .observable),
      !analyzer.mayConformToMore(model), hasSilentSuperclass(model, depth: depth)
    else { return false }
    let isObject = conforms(model, to: .observableObject)
    if !isObject, analyzer.decl(model).has(.hasCustomAttributes) { return false }
    guard let announcement = analyzer.announcement else { return true }
    return ([model] + analyzer.extensions(of: model)).allSatisfy { !analyzer.node(of: $0).mentions(announcement) }
  }

  /// Whether a class has no superclass, or one of the program that only publishes its published properties.
  private func hasSilentSuperclass(_ model: DeclID, depth: Int) -> Bool {
    guard let type = analyzer.superclass(of: model) else { return true }
    guard depth < Self.maximumSuperclasses, let superclass = nominal(type) else { return false }
    return announcesOnlyPublished(superclass, depth: depth + 1)
  }
}
