import ViewSemantics
import ViewSource
import ViewSyntax

/// A body that is running: what its names mean.
final class Frame {
  /// The declaration whose body it is.
  let decl: DeclID
  let record: RecordBox
  /// What the generic parameters stand for.
  let substitution: Substitution
  let selfType: TypeID?
  /// `nil` where there is no `self`, or `self` is a type.
  var selfBox: Box?
  /// The names in scope, innermost first.
  var locals: Local?
  /// The type wanted of what it returns.
  var resultType: TypeID?
  /// The initialiser runs: storage without a value is being filled.
  var isInitializer = false

  init(_ decl: DeclID, _ record: RecordBox, _ substitution: Substitution, selfType: TypeID?, selfBox: Box?) {
    self.decl = decl
    self.record = record
    self.substitution = substitution
    self.selfType = selfType
    self.selfBox = selfBox
  }

  /// A frame for a closure, which sees the names that are in scope now.
  init(inside outer: Frame) {
    decl = outer.decl
    record = outer.record
    substitution = outer.substitution
    selfType = outer.selfType
    selfBox = outer.selfBox
    locals = outer.locals
    isInitializer = outer.isInitializer
  }

  func declare(_ name: Name, _ value: Value) {
    guard name != .none else { return }
    locals = Local(name: name, box: Box(value), next: locals)
  }

  func declare(_ name: Name, _ box: Box) {
    guard name != .none else { return }
    locals = Local(name: name, box: box, next: locals)
  }

  func local(_ name: Name) -> Local? {
    var next = locals
    while let local = next {
      if local.name == name { return local }
      next = local.next
    }
    return nil
  }
}

/// A name in a body. A list from the innermost outwards, so that closures keep what they see.
final class Local {
  let name: Name
  let box: Box
  let next: Local?
  /// A type declared in the body.
  var type: TypeID?

  init(name: Name, box: Box, next: Local?) {
    self.name = name
    self.box = box
    self.next = next
  }
}

/// How statements ended.
enum Completion {
  case normal
  case returned(Value)
  case broken(Name?)
  case continued(Name?)
  case fellThrough
}
