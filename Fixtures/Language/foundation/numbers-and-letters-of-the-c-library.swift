// Numbers read from C strings, classes of characters, comparisons, copies and sorting by the C library.
import Foundation
print(
  strtol("0x1F rest", nil, 16), strtol("  -42abc", nil, 10), strtol("0777", nil, 0), strtol("zz", nil, 36),
  strtol("99999999999999999999", nil, 10) == Int.max, strtoul("-1", nil, 10) == UInt.max, strtol("", nil, 10),
  strtol("0x", nil, 0))
print(atoi("12x"), atol(" 7"), atof("3.5e2z"), strtod("inf", nil), strtod("abc", nil), strtod("-.5", nil))
"123abc".withCString { start in
  var end: UnsafeMutablePointer<CChar>? = nil
  let n = strtol(start, &end, 10)
  print(n, String(cString: end!), end! - UnsafeMutablePointer(mutating: start))
}
print(
  toupper(Int32(UInt8(ascii: "q"))), tolower(65), isdigit(53) != 0, isalpha(53) != 0, isspace(9) != 0, ispunct(33) != 0,
  isxdigit(70) != 0, isalnum(95) != 0)
print(
  strncmp("apple", "apply", 4), strncmp("a", "b", 1) < 0, strcasecmp("HeLLo", "hello"), strncasecmp("ABx", "aby", 2))
let copy = strdup("copy")!
copy[0] = 67
print(String(cString: copy), strlen(copy), String(cString: strchr(copy, 112)!))
free(copy)
var numbers: [Int32] = [5, -2, 9, 0]
qsort(&numbers, numbers.count, MemoryLayout<Int32>.stride) { a, b in
  let x = a!.load(as: Int32.self), y = b!.load(as: Int32.self)
  return x < y ? -1 : x > y ? 1 : 0
}
print(numbers)
