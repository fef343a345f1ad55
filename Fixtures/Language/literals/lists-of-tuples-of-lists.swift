// Types of lists whose elements are tuples with lists.
struct Message { var author: String; var text: String }
let messages = [("ann", "hi"), ("ann", "you"), ("bob", "yes")].map { Message(author: $0, text: $1) }
let groups = messages.reduce(into: [(String, [Message])]()) { groups, message in
  if groups.last?.0 == message.author {
    groups[groups.count - 1].1.append(message)
  } else {
    groups.append((message.author, [message]))
  }
}
print(groups.map { "\($0.0): \($0.1.count)" }, [(String, [Int])]().count)
var byName = [String: (count: Int, all: [Int?])]()
byName["a"] = (1, [1, nil])
print(byName["a"]!.all, [(Int, Int?)]().isEmpty, [(key: [Int], value: [String: Int])]().count)
