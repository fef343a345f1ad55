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
      return .string(NumberFormat.format(call.itself, specifier: specifier))
    }
  }
}

/// Numbers in localized strings.
enum NumberFormat {
  /// A number as `%lld`, `%lf` or the given `printf` format writes it.
  static func format(_ value: Value, specifier: String?) -> String {
    guard let specifier else {
      switch value {
      case .int(let number): return grouped(number)
      case .double(let number): return fixed(number, 6)
      default: return ""
      }
    }
    // `%[0][width][.precision]conversion`
    var rest = specifier.drop { $0 == "%" }
    let isPadded = rest.first == "0"
    let width = Int(rest.prefix { $0.isNumber }) ?? 0
    rest = rest.drop { $0.isNumber }
    var precision: Int?
    if rest.first == "." {
      rest = rest.dropFirst()
      precision = Int(rest.prefix { $0.isNumber }) ?? 0
      rest = rest.drop { $0.isNumber }
    }
    let number = PrimitiveTable.number(value)
    var text: String
    switch rest.last {
    case "d", "i", "u", "D": text = String(Int(number))
    case "x": text = String(Int(number), radix: 16)
    case "X": text = String(Int(number), radix: 16, uppercase: true)
    case "g", "G": text = number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    default: text = fixed(number, precision ?? 6)
    }
    while text.count < width { text = (isPadded ? "0" : " ") + text }
    return text
  }

  /// With the English group separator.
  static func grouped(_ number: Int) -> String {
    var digits = String(number.magnitude)
    var result = ""
    while digits.count > 3 {
      result = "," + digits.suffix(3) + result
      digits.removeLast(3)
    }
    return (number < 0 ? "-" : "") + digits + result
  }

  /// With so many digits behind the point.
  static func fixed(_ number: Double, _ digits: Int) -> String {
    guard number.isFinite, digits <= 15, abs(number) < 1e15 else { return String(number) }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = (abs(number) * scale).rounded(.toNearestOrEven)
    var text = String(Int(min(scaled, 9e18)))
    while text.count <= digits { text = "0" + text }
    let whole = text.dropLast(digits)
    let sign = number < 0 && scaled > 0 ? "-" : ""
    return digits == 0 ? sign + whole : sign + whole + "." + text.suffix(digits)
  }
}
