// Ranges as text and as objects.
import Foundation

print(NSRange(), NSStringFromRange(NSRange(location: 3, length: 4)), NSRangeFromString("{5, 6}"))
