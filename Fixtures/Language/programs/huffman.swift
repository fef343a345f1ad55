final class HuffmanNode: Comparable {
  let symbol: Character?
  let weight: Int
  let order: Int
  let children: (left: HuffmanNode, right: HuffmanNode)?

  init(symbol: Character, weight: Int, order: Int) {
    (self.symbol, self.weight, self.order, children) = (symbol, weight, order, nil)
  }

  init(_ left: HuffmanNode, _ right: HuffmanNode, order: Int) {
    symbol = nil
    weight = left.weight + right.weight
    self.order = order
    children = (left, right)
  }

  static func < (a: HuffmanNode, b: HuffmanNode) -> Bool { (a.weight, a.order) < (b.weight, b.order) }
  static func == (a: HuffmanNode, b: HuffmanNode) -> Bool { a === b }
}

struct Huffman {
  let root: HuffmanNode
  private(set) var codes: [Character: String] = [:]

  init?(_ text: String) {
    let counts = text.reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
    var order = 0
    var nodes = counts.sorted { $0.key < $1.key }.map { entry -> HuffmanNode in
      order += 1
      return HuffmanNode(symbol: entry.key, weight: entry.value, order: order)
    }
    guard !nodes.isEmpty else { return nil }
    while nodes.count > 1 {
      nodes.sort(by: >)
      let left = nodes.removeLast(), right = nodes.removeLast()
      order += 1
      nodes.append(HuffmanNode(left, right, order: order))
    }
    root = nodes[0]
    assign(root, "")
  }

  private mutating func assign(_ node: HuffmanNode, _ code: String) {
    if let symbol = node.symbol { codes[symbol] = code.isEmpty ? "0" : code }
    if let (left, right) = node.children {
      assign(left, code + "0")
      assign(right, code + "1")
    }
  }

  func encode(_ text: String) -> String { text.compactMap { codes[$0] }.joined() }

  func decode(_ bits: String) -> String {
    var result = ""
    var node = root
    for bit in bits {
      if let (left, right) = node.children { node = bit == "0" ? left : right }
      if let symbol = node.symbol {
        result.append(symbol)
        node = root
      }
    }
    return result
  }
}

let text = "she sells sea shells"
let huffman = Huffman(text)!
for (symbol, code) in huffman.codes.sorted(by: { ($0.value.count, $0.value) < ($1.value.count, $1.value) }) {
  print(symbol == " " ? "space" : String(symbol), code)
}
let bits = huffman.encode(text)
print(bits, bits.count, text.count * 8, huffman.decode(bits) == text)
print(Huffman("") == nil, Huffman("aaa")!.encode("aa"), Huffman("aaa")!.decode("00"), huffman.root.weight)
