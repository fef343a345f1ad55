extension InterfaceText {
  /// Functions of the C library for text and sorting, read only if a program names one.
  static let cText: [(name: String, text: String)] = [("CText", cTextFunctions)]

  private static let cTextFunctions = #"""
    import Foundation

    /// The bytes of a C string, without the zero at its end.
    func _bytes(_ text: UnsafePointer<CChar>) -> [UInt8] {
      var result: [UInt8] = []
      var place = text
      while place.pointee != 0 {
        result.append(UInt8(bitPattern: place.pointee))
        place += 1
      }
      return result
    }
    func _isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte >= 9 && byte <= 13 }

    /// The number at the start of a text, in a base from 2 to 36, or that its prefix names if the base is 0.
    func _number(
      _ text: UnsafePointer<CChar>, _ base: Int32
    ) -> (magnitude: UInt64, isNegative: Bool, isTooLarge: Bool, length: Int) {
      let bytes = _bytes(text)
      var place = 0
      while place < bytes.count, _isSpace(bytes[place]) { place += 1 }
      var isNegative = false
      if place < bytes.count, bytes[place] == 43 || bytes[place] == 45 {
        isNegative = bytes[place] == 45
        place += 1
      }
      func digit(_ index: Int) -> UInt64? {
        guard index < bytes.count else { return nil }
        switch bytes[index] {
        case 48...57: return UInt64(bytes[index] - 48)
        case 97...122: return UInt64(bytes[index] - 87)
        case 65...90: return UInt64(bytes[index] - 55)
        default: return nil
        }
      }
      var radix = UInt64(base)
      let hasHexPrefix =
        place + 1 < bytes.count && bytes[place] == 48 && bytes[place + 1] | 32 == 120 && digit(place + 2).map { $0 < 16 } ?? false
      if radix == 0 { radix = hasHexPrefix ? 16 : digit(place) == 0 ? 8 : 10 }
      if radix == 16, hasHexPrefix { place += 2 }
      let start = place
      var magnitude: UInt64 = 0
      var isTooLarge = false
      while let next = digit(place), next < radix {
        let (product, overflows) = magnitude.multipliedReportingOverflow(by: radix)
        let (sum, exceeds) = product.addingReportingOverflow(next)
        if overflows || exceeds { isTooLarge = true } else { magnitude = sum }
        place += 1
      }
      return (magnitude, isNegative, isTooLarge, place == start ? 0 : place)
    }
    func _setEnd(
      _ end: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ text: UnsafePointer<CChar>, _ length: Int
    ) {
      end?.pointee = UnsafeMutablePointer(mutating: text + length)
    }
    public func strtol(
      _ text: UnsafePointer<CChar>, _ end: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ base: Int32
    ) -> Int {
      let found = _number(text, base)
      _setEnd(end, text, found.length)
      let limit = UInt64(Int.max)
      if found.isNegative { return found.isTooLarge || found.magnitude > limit ? Int.min : -Int(found.magnitude) }
      return found.isTooLarge || found.magnitude > limit ? Int.max : Int(found.magnitude)
    }
    public func strtoll(
      _ text: UnsafePointer<CChar>, _ end: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ base: Int32
    ) -> Int64 { Int64(strtol(text, end, base)) }
    public func strtoul(
      _ text: UnsafePointer<CChar>, _ end: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ base: Int32
    ) -> UInt {
      let found = _number(text, base)
      _setEnd(end, text, found.length)
      if found.isTooLarge { return UInt.max }
      return found.isNegative ? 0 &- UInt(found.magnitude) : UInt(found.magnitude)
    }
    public func strtoull(
      _ text: UnsafePointer<CChar>, _ end: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ base: Int32
    ) -> UInt64 { UInt64(strtoul(text, end, base)) }
    public func strtod(
      _ text: UnsafePointer<CChar>, _ end: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Double {
      let bytes = _bytes(text)
      var start = 0
      while start < bytes.count, _isSpace(bytes[start]) { start += 1 }
      let allowed = Array("0123456789+-.eEinfatyINFATYxXabcdfABCDFpP".utf8)
      var length = start
      while length < bytes.count, allowed.contains(bytes[length]) { length += 1 }
      // The longest prefix that is a number.
      while length > start {
        if let number = Double(String(decoding: bytes[start..<length], as: UTF8.self)) {
          _setEnd(end, text, length)
          return number
        }
        length -= 1
      }
      _setEnd(end, text, 0)
      return 0
    }
    public func atoi(_ text: UnsafePointer<CChar>) -> Int32 { Int32(truncatingIfNeeded: strtol(text, nil, 10)) }
    public func atol(_ text: UnsafePointer<CChar>) -> Int { strtol(text, nil, 10) }
    public func atoll(_ text: UnsafePointer<CChar>) -> Int64 { strtoll(text, nil, 10) }
    public func atof(_ text: UnsafePointer<CChar>) -> Double { strtod(text, nil) }

    public func isdigit(_ c: Int32) -> Int32 { c >= 48 && c <= 57 ? 2048 : 0 }
    public func isupper(_ c: Int32) -> Int32 { c >= 65 && c <= 90 ? 256 : 0 }
    public func islower(_ c: Int32) -> Int32 { c >= 97 && c <= 122 ? 512 : 0 }
    public func isalpha(_ c: Int32) -> Int32 { isupper(c) != 0 || islower(c) != 0 ? 1024 : 0 }
    public func isalnum(_ c: Int32) -> Int32 { isalpha(c) != 0 || isdigit(c) != 0 ? 8 : 0 }
    public func isspace(_ c: Int32) -> Int32 { c == 32 || c >= 9 && c <= 13 ? 8192 : 0 }
    public func isxdigit(_ c: Int32) -> Int32 {
      isdigit(c) != 0 || c >= 65 && c <= 70 || c >= 97 && c <= 102 ? 4096 : 0
    }
    public func ispunct(_ c: Int32) -> Int32 { c > 32 && c < 127 && isalnum(c) == 0 ? 4 : 0 }
    public func isprint(_ c: Int32) -> Int32 { c >= 32 && c < 127 ? 16384 : 0 }
    public func iscntrl(_ c: Int32) -> Int32 { c >= 0 && c < 32 || c == 127 ? 2 : 0 }
    public func toupper(_ c: Int32) -> Int32 { islower(c) != 0 ? c - 32 : c }
    public func tolower(_ c: Int32) -> Int32 { isupper(c) != 0 ? c + 32 : c }

    func _compare(_ left: UnsafePointer<CChar>, _ right: UnsafePointer<CChar>, _ count: Int, _ folds: Bool) -> Int32 {
      for index in 0..<count {
        var a = Int32(UInt8(bitPattern: left[index]))
        var b = Int32(UInt8(bitPattern: right[index]))
        if folds { (a, b) = (tolower(a), tolower(b)) }
        if a != b || a == 0 { return a - b }
      }
      return 0
    }
    public func strncmp(_ left: UnsafePointer<CChar>, _ right: UnsafePointer<CChar>, _ count: Int) -> Int32 {
      _compare(left, right, count, false)
    }
    public func strcasecmp(_ left: UnsafePointer<CChar>, _ right: UnsafePointer<CChar>) -> Int32 {
      _compare(left, right, Int.max, true)
    }
    public func strncasecmp(_ left: UnsafePointer<CChar>, _ right: UnsafePointer<CChar>, _ count: Int) -> Int32 {
      _compare(left, right, count, true)
    }
    public func strdup(_ text: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>! {
      let bytes = _bytes(text)
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
      for (index, byte) in bytes.enumerated() { (copy + index).initialize(to: CChar(bitPattern: byte)) }
      (copy + bytes.count).initialize(to: 0)
      return copy
    }
    public func strchr(_ text: UnsafePointer<CChar>, _ c: Int32) -> UnsafeMutablePointer<CChar>? {
      var place = text
      while place.pointee != CChar(truncatingIfNeeded: c) {
        if place.pointee == 0 { return nil }
        place += 1
      }
      return UnsafeMutablePointer(mutating: place)
    }
    public func qsort(
      _ start: UnsafeMutableRawPointer, _ count: Int, _ width: Int,
      _ compare: (UnsafeRawPointer?, UnsafeRawPointer?) -> Int32
    ) {
      // An insertion sort of the elements' bytes.
      for last in stride(from: 1, to: count, by: 1) {
        var place = last
        while place > 0, compare(start + (place - 1) * width, start + place * width) > 0 {
          for offset in 0..<width {
            let left = start.load(fromByteOffset: (place - 1) * width + offset, as: UInt8.self)
            let right = start.load(fromByteOffset: place * width + offset, as: UInt8.self)
            start.storeBytes(of: right, toByteOffset: (place - 1) * width + offset, as: UInt8.self)
            start.storeBytes(of: left, toByteOffset: place * width + offset, as: UInt8.self)
          }
          place -= 1
        }
      }
    }
    """#
}
