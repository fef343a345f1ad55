import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The writes of one `withTransaction` call, which lead to one update.
final class TransactionScope {
  /// The `Transaction` value.
  let value: Value
  /// The completions, which run once all animations of the writes have finished.
  var completions: [AnimationCompletion] = []

  init(_ value: Value) { self.value = value }
}

/// A completion handler of animations.
final class AnimationCompletion {
  /// Whether it waits until springs have settled, instead of logical completion.
  let waitsForRest: Bool
  let action: () throws -> Void
  var runs: [AnimationRun] = []

  init(waitsForRest: Bool, _ action: @escaping () throws -> Void) {
    self.waitsForRest = waitsForRest
    self.action = action
  }

  var isDue: Bool { runs.allSatisfy { waitsForRest ? $0.isOver : $0.isLogicallyComplete } }
}

/// A modifier that changes the transaction of its content.
final class TransactionRule {
  /// The change of the transaction.
  enum Change {
    /// Replaces the animation, unless animations are disabled; `nil` for none.
    case animation(Value)
    /// A function that mutates the transaction.
    case function(ClosureBox)
    /// Uses the transaction of an outer node.
    case outside(ViewNode)
  }

  var change: Change
  /// If there is a value, the rule applies only in updates in which the value changes.
  var value: Value?
  /// The last update in which the value changed.
  var update = -1

  init(_ change: Change, value: Value?) {
    self.change = change
    self.value = value
  }
}

extension Graph {
  /// Runs code of the program whose writes have a transaction.
  func inTransaction<Result>(_ scope: TransactionScope?, _ body: () throws -> Result) rethrows -> Result {
    let outer = animations.scope
    animations.scope = scope
    defer { animations.scope = outer }
    return try body()
  }

  /// A transaction with an `Animation?` of the program.
  func transaction(animation: Value) -> Value {
    guard let box = try? plainTransaction.box(StructBox.self).copy(),
      let index = machine.fieldIndex("animation", of: box.type)
    else { return plainTransaction }
    box.fields[index] = animation
    return .ref(box)
  }

  /// Whether a transaction has only default values, so that bindings need not carry it.
  func isPlain(_ transaction: Value) -> Bool {
    if transaction.isSameBox(as: plainTransaction) { return true }
    if case .bool(true) = field("disablesAnimations", of: transaction) { return false }
    return field("animation", of: transaction).isNothing && elements(field("completions", of: transaction)).isEmpty
  }

  /// The transaction of the content of a rule, from the transaction around it.
  fileprivate func changed(_ transaction: Value, by rule: TransactionRule) -> Value {
    switch rule.change {
    case .animation(let animation):
      if case .bool(true) = field("disablesAnimations", of: transaction) { return transaction }
      guard let box = try? transaction.box(StructBox.self).copy(),
        let index = machine.fieldIndex("animation", of: box.type)
      else { return transaction }
      box.fields[index] = animation
      return .ref(box)
    case .outside(let node): return animations.transaction(around: node)
    case .function(let function):
      var arguments = [transaction]
      let outer = reader
      reader = nil
      defer { reader = outer }
      do { _ = try machine.call(function, changing: &arguments) } catch { report(error, at: nil) }
      return arguments[0]
    }
  }
}

extension Animations {
  /// The transaction in which a node is updated: that of the update, changed by the modifiers around the node.
  func transaction(around node: ViewNode) -> Value {
    var transaction = base?.value ?? graph.plainTransaction
    var rules: [ViewNode] = []
    var current = node.parent
    while let place = current {
      if place.transactionRule != nil {
        if let known = resolved[ObjectIdentifier(place)] {
          transaction = known
          break
        }
        rules.append(place)
      }
      current = place.parent
    }
    for place in rules.reversed() {
      if let rule = place.transactionRule, rule.value == nil || rule.update == number {
        transaction = graph.changed(transaction, by: rule)
      }
      resolved[ObjectIdentifier(place)] = transaction
    }
    return transaction
  }
}

/// The modifiers that change transactions.
extension NativeViewTable {
  mutating func addTransactions() {
    modifier("_AnimationModifier") { update in
      update.transactionRule(.animation(update.field("animation")), hasValue: true)
    }
    modifier("_TransactionModifier") { update in
      guard let function = update.graph.function(update.field("transform")) else { return }
      update.transactionRule(.function(function), hasValue: false)
    }
    modifier("_ValueTransactionModifier") { update in
      guard let function = update.graph.function(update.field("transform")) else { return }
      update.transactionRule(.function(function), hasValue: true)
    }
    view("_AnimationView") { update in
      // The value to compare is the whole view.
      let (value, type) = (update.field("content"), update.fieldType("content"))
      update.note(.animation(update.field("animation")), value, type)
      update.group(.fixed, update.child(segment: "").elements)
    }
    modifier("_PushPopTransactionModifier") { update in try update.scopedTransaction() }
    modifier("CustomModifier") { update in
      let inner = update.replaced("content")
      update.wrap(inner, .modifier(.passThrough))
    }
  }
}

extension ViewUpdate {
  /// Applies a transaction rule to the content.
  fileprivate mutating func transactionRule(_ change: TransactionRule.Change, hasValue: Bool) {
    note(change, hasValue ? field("value") : nil, fieldType("value"))
    surround(.modifier(.passThrough))
  }

  /// Stores the rule in the node, and records whether its value has changed in this update.
  fileprivate func note(_ change: TransactionRule.Change, _ value: Value?, _ type: TypeID) {
    guard !isRelisting else { return }
    let animations = graph.animations
    guard let rule = node.transactionRule else {
      node.transactionRule = TransactionRule(change, value: value)
      if value == nil { animations.unconditionalRules += 1 }
      return
    }
    rule.change = change
    guard let value, let old = rule.value else { return }
    rule.value = value
    guard !graph.isSame(old, value, type) else { return }
    rule.update = animations.number
    animations.didMeetRule(of: node)
  }

  /// `animation(_:body:)`: the transaction applies to the modifiers that the body adds, but not to the content.
  fileprivate mutating func scopedTransaction() throws {
    guard let function = graph.function(field("transform")), let modified else {
      return surround(.modifier(.passThrough))
    }
    note(.function(function), nil, fieldType("transform"))
    // The content keeps the outer transactions: it is a separate node beside the modifiers.
    let inner = (value: field("content"), type: fieldType("content"))
    try apply(inner.value, inner.type, to: modified.value, modified.type)
  }
}
