import ViewCatalog
import ViewMachine
import ViewSemantics
import ViewSource

/// The delegates of an app, one object for each type:
/// `@UIApplicationDelegateAdaptor private var delegate: AppDelegate`.
final class ApplicationDelegates: GraphService {
  var objects: [TypeID: Value] = [:]
  /// The types of the delegates that are made when the app is launched.
  var awaited: [TypeID] = []

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
    add("_noteDelegate(_:)") { call in
      call.graph.service(ApplicationDelegates.self).awaited.append(try call[0].box(MetatypeBox.self).type)
      return .void
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
  /// Launches the app whose value has been made: its delegates are made, and told that the launch has finished.
  func launchApp() throws {
    let delegates = service(ApplicationDelegates.self)
    while !delegates.awaited.isEmpty { _ = try delegate(of: delegates.awaited.removeFirst()) }
  }

  /// Launches the app that a preview belongs to, as Xcode does before it shows the preview.
  ///
  /// What ends the launch early does not end the preview, because most previews do not need the app.
  func launchApp(ofPreviewIn file: FileID) {
    let previewed = folders(of: file)
    let apps = StandIns(self).conformers(to: analyzer.known("App")).map { type in
      let own = analyzer.fileOfSource(analyzer.types.decl(type))
      let shared = zip(previewed, own.map { folders(of: $0) } ?? []).prefix { $0 == $1 }.count
      return (type: type, shared: own == file ? .max : shared)
    }
    // Among several apps, the one of the file or of the nearest folder.
    guard let nearest = apps.map(\.shared).max() else { return }
    let candidates = apps.filter { $0.shared == nearest }
    guard candidates.count == 1 else { return }
    let known = notes
    defer { notes = known }
    var standIns = StandIns(self)
    _ = try? standIns.made(candidates[0].type, [:], missing: nil)
    try? launchApp()
  }

  private func folders(of file: FileID) -> [Substring] {
    analyzer.program.file(file).source.path.split(separator: "/").dropLast()
  }

  fileprivate func delegate(of type: TypeID) throws -> Value {
    let delegates = service(ApplicationDelegates.self)
    if let known = delegates.objects[type] { return known }
    var standIns = StandIns(self)
    guard let made = try standIns.made(type, [:], missing: nil) else {
      throw Fault(.unsupported, "the delegate `\(typeName(type))` cannot be made")
    }
    delegates.objects[type] = made
    for ancestor in analyzer.ancestors(of: analyzer.types.decl(type)) {
      for launch in analyzer.memberDecls("_launch", of: ancestor) {
        _ = try machine.call(machine.prepare(launch, of: type), [made])
      }
    }
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
