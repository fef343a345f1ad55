import Foundation

// Regular expressions are equal by pattern and options.
struct Pattern: Equatable { let expression: NSRegularExpression }
func pattern(_ text: String, _ options: NSRegularExpression.Options = []) -> Pattern {
  Pattern(expression: try! NSRegularExpression(pattern: text, options: options))
}
print(pattern("a") == pattern("a"), pattern("a") == pattern("b"), pattern("a") == pattern("a", .caseInsensitive))
