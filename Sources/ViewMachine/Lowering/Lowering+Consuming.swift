import ViewSemantics

/// Values that are never copied: what uses one up leaves nothing behind.
extension Lowering {
  /// Whether an expression is a variable of a type that is not copied, in a program that can tell when values end.
  func mayConsume(_ value: ResolvedExpr) -> Bool {
    guard machine.showsLifetimes, case .variable(let variable) = value.kind, isPlain(variable) else { return false }
    return analyzer.isNoncopyable(type(of: value))
  }

  /// The value of an expression that is used up where it stands.
  func lowerConsumed(_ value: ResolvedExpr, into target: Int) throws {
    guard mayConsume(value), case .variable(let variable) = value.kind, register(variable) != target else {
      return try lower(value, into: target)
    }
    emit(.take, target, register(variable))
  }

  /// `discard self`
  func discardSelf() {
    guard let itself = body.selfVariable else { return }
    scratch {
      let window = temporary()
      read(itself, into: window)
      code.natives.append(machine.discarder)
      emit(.callNative, window, code.natives.count - 1, window)
    }
  }
}

extension Machine {
  /// Native code that lets a struct end without its `deinit`.
  var discarder: NativeBinding {
    NativeBinding(
      code: { call in
        let box = try call[0].box(StructBox.self)
        if box.isFinalized {
          box.isFinalized = false
          box.fields.removeLast()
        }
        return .void
      }, site: languageSite, count: 1, changed: [])
  }
}
