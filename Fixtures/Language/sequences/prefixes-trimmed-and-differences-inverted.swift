// Prefixes that are removed, replacements in a part, the inverse of a difference, durations in attoseconds, hashed bytes.
var hasher = Hasher()
withUnsafeBytes(of: 7) { hasher.combine(bytes: $0) }
var other = Hasher()
withUnsafeBytes(of: 7) { other.combine(bytes: $0) }
print(hasher.finalize() == other.finalize())
let old = [1, 2, 3], new = [2, 3, 4]
let difference = new.difference(from: old)
print(new.applying(difference.inverse())!, difference.inverse().insertions.count)
print(Duration.milliseconds(1).attoseconds, Duration(attoseconds: 2_500_000_000_000_000_000))
var text = "   abc"
text.trimPrefix(while: \.isWhitespace)
text.trimPrefix("ab")
print(text)
let s = "one two one two one"
print(s.replacing("two", with: "2", maxReplacements: 1))
var numbers = [1, 2, 1, 2, 1]
numbers.replace([1, 2], with: [9], maxReplacements: 1)
print(numbers, numbers.replacing([1], with: [], subrange: 0..<3))
print((1.5).isCanonical)
