/// A value of a PDF file, or an operator of a content stream.
indirect enum PDFObject: Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  /// A name without its slash.
  case name(String)
  case string([UInt8])
  case array([PDFObject])
  case dictionary([String: PDFObject])
  /// The number of another object.
  case reference(Int)
  /// Any other word, such as the operator `re`.
  case word(String)
}

extension PDFObject {
  var number: Double? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// A number without a fraction.
  var integer: Int? { number.flatMap { Int(exactly: $0) } }

  var name: String? {
    guard case .name(let name) = self else { return nil }
    return name
  }

  var array: [PDFObject]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  var dictionary: [String: PDFObject]? {
    guard case .dictionary(let members) = self else { return nil }
    return members
  }
}
