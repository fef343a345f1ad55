import ViewSemantics

/// Noncopyable values: consuming a value clears its variable.
extension Lowering {
  /// Whether an expression is a variable of a noncopyable type, in a program that can observe lifetimes.
  func mayConsume(_ value: ResolvedExpr) -> Bool {
    guard machine.observesLifetimes, case .variable(let variable) = value.kind, isPlain(variable) else { return false }
    return analyzer.isNoncopyable(type(of: value))
  }

  /// Lowers an expression that is consumed at this point.
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
  /// The native function that ends the lifetime of a struct without its `deinit`.
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
