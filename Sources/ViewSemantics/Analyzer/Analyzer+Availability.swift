import ViewSource
import ViewSyntax

/// Availability of code that is newer than the deployment target.
extension Analyzer {
  /// The version in `@available(iOS 27, *)` on a declaration or an enclosing one; `nil` if it is not newer than the
  /// target. In such code the overloads of that version are available, as if it were the target.
  func availableVersion(around id: DeclID?) -> Int? {
    var version: Int?
    var next = id
    while let id = next {
      if decl(id).has(.isTooNew) {
        let said = availabilities(of: id).compactMap { $0.introducedVersion(program.configuration) }.max()
        version = [version, said].compactMap(\.self).max()
      }
      next = parent(of: id)
    }
    return version
  }

  /// Whether a declaration is introduced after a version.
  func isTooNew(_ id: DeclID, on version: Int) -> Bool {
    var configuration = program.configuration
    configuration.target = version
    return availabilities(of: id).contains { $0.isTooNew(configuration) }
  }

  private func availabilities(of id: DeclID) -> [Availability] {
    guard let list = header(of: id).child(.modifierList) else { return [] }
    return program.configuration.attributes(in: list).filter { attribute in
      attribute.children.first?.lastToken.map { attribute.isSpelt($0, "available") } ?? false
    }.map(Availability.init)
  }
}
