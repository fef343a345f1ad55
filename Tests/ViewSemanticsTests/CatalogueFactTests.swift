import Testing
import ViewCatalog
import ViewSemantics

/// The attributes of the catalogue whose arguments are cases of an enumeration.
@Suite struct CatalogueFactTests {
  /// An argument without a case would be ignored, and a case without an argument could never be found.
  @Test func argumentsAreTheCasesOfTheirFact() {
    check(.shows)
    check(.holds)
    check(.axis)
    check(.control)
    check(.edits)
    check(.root)
    check(.navigates)
    check(.screen)
    check(.presents)
    check(.lifecycle)
    check(.clips)
    check(.accessible)
    check(.subscribes)
    check(.shares)
    check(.constant)
    check(.copies)
    check(.hot)
    check(.reads)
    check(.runs)
    check(.background)
    check(.makes)
    // No container scrolls only horizontally, or in depth.
    check(.scrolls, hasAll: false)
  }

  private func check<Value>(_ fact: CatalogueFact<Value>, hasAll: Bool = true) {
    let attribute = fact.attribute.rawValue
    let stated = Set(Self.texts.flatMap { arguments(of: attribute, in: $0) })
    let cases = Set(Value.allCases.map(\.rawValue))
    #expect(!stated.isEmpty && (hasAll ? stated == cases : stated.isSubset(of: cases)), "@\(attribute)")
  }

  private static let texts = Catalogue.modules.flatMap(\.files).map(\.text)

  /// The arguments of an attribute in a text: `words` of `@shows("words")`.
  private func arguments(of attribute: String, in text: String) -> [String] {
    text.matches(of: /@(\w+)\("([^"]*)"\)/).filter { $0.output.1 == attribute }.map { String($0.output.2) }
  }
}
