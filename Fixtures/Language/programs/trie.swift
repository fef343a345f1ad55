class TrieNode {
  var children: [Character: TrieNode] = [:]
  var isEnd = false
}

class Trie {
  private let root = TrieNode()
  private(set) var count = 0

  convenience init<S: Sequence>(_ words: S) where S.Element == String {
    self.init()
    words.forEach(insert)
  }

  func insert(_ word: String) {
    var node = root
    for character in word {
      if let next = node.children[character] {
        node = next
      } else {
        let next = TrieNode()
        node.children[character] = next
        node = next
      }
    }
    if !node.isEnd { count += 1 }
    node.isEnd = true
  }

  private func find(_ prefix: String) -> TrieNode? {
    var node: TrieNode? = root
    for character in prefix { node = node?.children[character] }
    return node
  }

  func contains(_ word: String) -> Bool { find(word)?.isEnd ?? false }

  func words(startingWith prefix: String) -> [String] {
    guard let start = find(prefix) else { return [] }
    var result = [String]()
    func visit(_ node: TrieNode, _ text: String) {
      if node.isEnd { result.append(text) }
      for key in node.children.keys.sorted() {
        visit(node.children[key]!, text + String(key))
      }
    }
    visit(start, prefix)
    return result
  }

  @discardableResult
  func remove(_ word: String) -> Bool {
    func remove(_ node: TrieNode, _ rest: Substring) -> (removed: Bool, empty: Bool) {
      guard let first = rest.first else {
        guard node.isEnd else { return (false, false) }
        node.isEnd = false
        return (true, node.children.isEmpty)
      }
      guard let child = node.children[first] else { return (false, false) }
      let (removed, empty) = remove(child, rest.dropFirst())
      if empty { node.children[first] = nil }
      return (removed, empty && !node.isEnd && node.children.isEmpty)
    }
    let removed = remove(root, word[...]).removed
    if removed { count -= 1 }
    return removed
  }
}

let trie = Trie(["car", "card", "care", "cat", "dog", "do", "émile", "car"])
print(trie.count, trie.words(startingWith: ""))
print(trie.words(startingWith: "car"), trie.words(startingWith: "x"))
for word in ["car", "ca", "do", "dogs", "émile"] { print(word, trie.contains(word)) }
print(trie.remove("car"), trie.remove("car"), trie.remove("zebra"), trie.count)
print(trie.words(startingWith: "ca"))
trie.remove("dog")
print(trie.contains("do"), trie.words(startingWith: "d"))
