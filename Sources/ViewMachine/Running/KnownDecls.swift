import ViewSemantics
import ViewSource

/// The catalogue declarations that the language itself refers to.
struct KnownDecls {
  let optional, array, dictionary, set, string, substring, character, int, double, float, bool, unicodeScalar: DeclID?
  let equatable, comparable, hashable, error, customStringConvertible, customDebugStringConvertible,
    anyHashable: DeclID?

  init(_ analyzer: Analyzer) {
    func find(_ name: String) -> DeclID? { analyzer.knownDecl(Name(name)) }
    optional = find("Optional")
    array = find("Array")
    dictionary = find("Dictionary")
    set = find("Set")
    string = find("String")
    substring = find("Substring")
    character = find("Character")
    int = find("Int")
    double = find("Double")
    float = find("Float")
    bool = find("Bool")
    unicodeScalar = find("UnicodeScalar")
    equatable = find("Equatable")
    comparable = find("Comparable")
    hashable = find("Hashable")
    error = find("Error")
    customStringConvertible = find("CustomStringConvertible")
    customDebugStringConvertible = find("CustomDebugStringConvertible")
    anyHashable = find("AnyHashable")
  }
}
