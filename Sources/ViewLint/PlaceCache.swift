import ViewSemantics
import ViewSource
import ViewSyntax

/// The places of the program that rules have searched for, so that each is searched for once, whatever rule asks.
///
/// It belongs to an analyzer, and so to one thread and one state of the program.
final class PlaceCache {
  /// The calls of functions.
  var calls: [DeclID: [RuleContext.HelperUse]] = [:]
  /// The places that name functions without calling them.
  var names: [DeclID: [RuleContext.HelperUse]] = [:]
  /// The places that make views.
  var views: [DeclID: [RuleContext.HelperUse]] = [:]
  /// The writes and bindings of properties.
  var properties: [DeclID: PropertyUses] = [:]
}

extension Analyzer {
  private static let placeCache = "place cache"

  /// The places that rules have searched for.
  var places: PlaceCache {
    if let known = foundOnce[Self.placeCache] as? PlaceCache { return known }
    let cache = PlaceCache()
    foundOnce[Self.placeCache] = cache
    return cache
  }

  /// Whether places of a declaration can be kept: a local name has the same number as one of another function.
  func keepsPlaces(of decl: DeclID) -> Bool { decl.file != localFile }
}
