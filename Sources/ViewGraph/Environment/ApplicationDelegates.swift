import ViewCatalog
import ViewMachine
import ViewSemantics

/// The delegates of an app, one object for each type:
/// `@UIApplicationDelegateAdaptor private var delegate: AppDelegate`.
final class ApplicationDelegates: GraphService {
  var objects: [TypeID: Value] = [:]

  init(_ graph: Graph) {}
}

extension NativeTable {
  mutating func addApplicationDelegates() {
    let adaptors = [
      "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor",
      "WKExtensionDelegateAdaptor",
    ]
    for adaptor in adaptors {
      add("\(adaptor).wrappedValue") { call in try call.graph.delegate(of: call.site.result) }
    }
    add("_delegateOfProgram()") { call in
      guard let wanted = call.machine.wrappedType(call.site.result) else { return .nothing }
      // A delegate that cannot be made is missing, as before the app has started.
      for found in StandIns(call.graph).conformers(to: wanted) {
        if let made = try? call.graph.delegate(of: found) { return call.machine.boxed(made, found).wrapped }
      }
      return .nothing
    }
  }
}

extension Graph {
  fileprivate func delegate(of type: TypeID) throws -> Value {
    let delegates = service(ApplicationDelegates.self)
    if let known = delegates.objects[type] { return known }
    var standIns = StandIns(self)
    guard let made = try standIns.made(type, [:], missing: nil) else {
      throw Fault(.unsupported, "the delegate `\(typeName(type))` cannot be made")
    }
    delegates.objects[type] = made
    return made
  }

  /// The delegate of a type, which SwiftUI puts into the environment of the app's views.
  func providedDelegate(of type: TypeID) -> Value? {
    if let known = service(ApplicationDelegates.self).objects[type] { return known }
    // The delegate of a scene: a method of the app's delegate names its class.
    guard shownAlone == nil, analyzer.types.kind(type) == .nominal else { return nil }
    let isProvided = analyzer.ancestors(of: analyzer.types.decl(type)).contains {
      analyzer.catalogueText(.provided, of: $0) != nil
    }
    return isProvided ? try? delegate(of: type) : nil
  }
}
