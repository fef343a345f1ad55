import Foundation
import ViewSemantics
import ViewSource

/// `UUID`, `Data` and `Decimal`.
extension NativeTable {
  mutating func addBytes() {
    add("UUID.init()") { call in call.machine.structure("UUID", [.string(call.machine.makeUUID().uuidString)]) }
    add("UUID.init(uuidString:)") { call in
      .optional(UUID(uuidString: try call.text(0)).map { call.machine.structure("UUID", [.string($0.uuidString)]) })
    }
    add("Data.init(base64Encoded:options:)") { call in
      let options: Data.Base64DecodingOptions = try call[1].rawNumber & 1 == 0 ? [] : [.ignoreUnknownCharacters]
      return .optional(Data(base64Encoded: try call.text(0), options: options).map { call.machine.value($0) })
    }
    add("Data.base64EncodedString(options:)") { call in
      let options = Data.Base64EncodingOptions(rawValue: UInt(truncatingIfNeeded: try call[1].rawNumber))
      return .string(try call.machine.data(call[0]).base64EncodedString(options: options))
    }
    addDecimals()
  }

  private mutating func addDecimals() {
    add("Decimal.init()") { _ in .foreign(Decimal()) }
    add("Decimal.init(_:)") { call in
      if case .double(let number) = call[0] { return .foreign(Decimal(number)) }
      return .foreign(Decimal(try call.int(0)))
    }
    add("Decimal.init(exactly:)") { call in Value.foreign(Decimal(try call.int(0))).wrapped }
    add("Decimal._scaled(_:)") { call in
      .foreign(Decimal(sign: .plus, exponent: try call.int(1), significand: try call.decimal(0)))
    }
    add("Decimal.init(string:locale:)") { call in
      .optional(Decimal(string: try call.text(0), locale: try call.locale(1)).map { .foreign($0) })
    }
    add("Decimal.nan") { _ in .foreign(Decimal.nan) }
    add("Decimal.greatestFiniteMagnitude") { _ in .foreign(Decimal.greatestFiniteMagnitude) }
    add("Decimal.leastNormalMagnitude") { _ in .foreign(Decimal.leastNormalMagnitude) }
    add("Decimal.isNaN") { call in .bool(try call.decimal(0).isNaN) }
    add("Decimal.exponent") { call in .int(try call.decimal(0).exponent) }
    add("Decimal.significand") { call in .foreign(try call.decimal(0).significand) }
    add("Decimal.ulp") { call in .foreign(try call.decimal(0).ulp) }
    func operation(_ sign: String, _ apply: @escaping (Decimal, Decimal) -> Decimal) {
      add("Decimal.\(sign)(_:_:)") { call in .foreign(apply(try call.decimal(0), try call.decimal(1))) }
    }
    operation("+", +)
    operation("-", -)
    operation("*", *)
    operation("/", /)
    add("Decimal.==(_:_:)") { call in .bool(try call.decimal(0) == call.decimal(1)) }
    add("Decimal.<(_:_:)") { call in .bool(try call.decimal(0) < call.decimal(1)) }
    add("Decimal._rounded(_:_:)") { call in
      let mode = NSDecimalNumber.RoundingMode(rawValue: UInt(truncatingIfNeeded: try call.int(2))) ?? .plain
      let behavior = NSDecimalNumberHandler(
        roundingMode: mode, scale: Int16(clamping: try call.int(1)), raiseOnExactness: false, raiseOnOverflow: false,
        raiseOnUnderflow: false, raiseOnDivideByZero: false)
      let number = NSDecimalNumber(decimal: try call.decimal(0))
      return .foreign(number.rounding(accordingToBehavior: behavior).decimalValue)
    }
    add("Decimal._doubleValue") { call in .double(NSDecimalNumber(decimal: try call.decimal(0)).doubleValue) }
    add("NSDecimalNumber.init(string:)") { call in
      let number = NSDecimalNumber(string: try call[0].unwrapped?.asString)
      return call.machine.numberObject(.foreign(number.decimalValue), call.ownType)
    }
    add("Decimal.description") { call in .string(try call.decimal(0).description) }
    add("Decimal.hash(into:)") { call in
      call[1] = .int(HashState.combine(try call.int(1), try call.decimal(0).description))
      return .void
    }
  }
}

extension NativeCall {
  func decimal(_ index: Int) throws -> Decimal { try foreign(index, as: Decimal.self) }
}
