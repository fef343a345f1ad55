import ViewMachine
import ViewSemantics
import ViewSource

/// Environment values that the system sets.
extension Graph {
  /// Sets an environment value of the window, such as the colour scheme or the scene phase.
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
