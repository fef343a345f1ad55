import ViewSemantics
import ViewSource

/// What the language itself provides: printing, stopping, identity.
extension PrimitiveTable {
  mutating func addLanguage() {
    add("Swift.print") { call in
      let items = PrimitiveTable.elements(call[0]).map { call.interpreter.describe($0) }
      call.interpreter.output.append(items.joined(separator: call.string(1)))
      return .void
    }
    add("Swift.debugPrint") { call in
      let items = PrimitiveTable.elements(call[0]).map { call.interpreter.describe($0, isDebug: true) }
      call.interpreter.output.append(items.joined(separator: call.string(1)))
      return .void
    }
    add("Swift.fatalError") { call in
      guard let message = call.function(0), case .string(let text) = try call.interpreter.call(message, []),
        !text.isEmpty
      else { throw Interruption.trap("fatalError") }
      throw Interruption.trap(text)
    }
    add("Swift.===") { call in .bool(call.interpreter.isIdentical(call[0], call[1])) }
    add("Swift.type") { call in .metatype(call.interpreter.type(of: call[0])) }
    add("Swift.Bool.!") { call in try call.interpreter.applyOperator("!", call.arguments) }
    add("Swift.Bool.==") { call in try call.interpreter.applyOperator("==", call.arguments) }
    add("Swift.Bool.init") { call in
      switch call.string(0) {
      case "true": .wrapped(.bool(true))
      case "false": .wrapped(.bool(false))
      default: .nilValue
      }
    }
    add("Swift.Bool.hash") { _ in .void }
    add("Swift.Optional.map") { call in
      if case .nilValue = call.itself { return .nilValue }
      guard let transform = call.function(0) else { return .nilValue }
      return .wrapped(try call.interpreter.call(transform, [Box(call.itself.unwrapped)]))
    }
    add("Swift.Optional.flatMap") { call in
      if case .nilValue = call.itself { return .nilValue }
      guard let transform = call.function(0) else { return .nilValue }
      return try call.interpreter.call(transform, [Box(call.itself.unwrapped)])
    }
    add("Swift.Optional.==") { call in .bool(try call.interpreter.isEqual(call[0], call[1])) }
    add("Swift.Optional.debugDescription") { call in .string(call.interpreter.describe(call.itself, isDebug: true)) }
    add("Swift.Hasher.init") { _ in .int(0) }
    add("Swift.Hasher.combine") { _ in .void }
    add("Swift.Hasher.finalize") { _ in .int(0) }
    add("Swift.AnyHashable.init") { call in call[0] }
    add("Swift.ObjectIdentifier.init") { call in call[0] }
    add("Swift.ObjectIdentifier.==") { call in .bool(ValueKey(call[0]) == ValueKey(call[1])) }
    add("Swift.AnyKeyPath.==") { call in .bool(ValueKey(call[0]) == ValueKey(call[1])) }
    add("SwiftUI._FormatSpecifiable._formatted") { call in
      var specifier: String?
      if case .wrapped(.string(let text)) = call[0] { specifier = text }
      guard let specifier else { return .string(NumberFormat.format(call.itself)) }
      let format = PrintfFormat(specifier)
      try call.interpreter.step(max(format.width, format.precision ?? 0))
      return .string(format.text(of: call.itself))
    }
  }
}
