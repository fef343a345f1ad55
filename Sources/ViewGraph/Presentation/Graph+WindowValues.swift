import ViewMachine
import ViewSemantics
import ViewSource

/// Values of the environment that the system sets while the program runs.
extension Graph {
  /// Sets a value of the window's environment, as when the person switches to dark or leaves the app.
  func set(_ name: String, to text: String) throws(StepError) {
    guard let owner = analyzer.knownDecl("EnvironmentValues"), let window else { return }
    let found = analyzer.memberDecls(Name(name), of: owner).first { analyzer.decl($0).kind == .variable }
    guard let found else {
      throw StepError(description: "the environment has no value called `\(name)`")
    }
    let declared = machine.concreteType(analyzer.variableType(of: found), Substitution())
    let type = machine.wrappedType(declared) ?? declared
    let plain = text.hasPrefix(".") ? String(text.dropFirst()) : text
    var value = (try? machine.staticValue(Name(plain), of: type)) ?? nil
    if value == nil { value = try? setting(text, type, name) }
    guard var value else {
      throw StepError(description: "`\(name)` takes a value of type `\(analyzer.text(of: declared))`, not `\(text)`")
    }
    if type != declared { value = value.wrapped }
    perform {
      environment = environment.setting(.property(name), value)
      window.environment = window.environment.setting(.property(name), value)
      invalidate(window, .environment(name))
    }
  }
}
