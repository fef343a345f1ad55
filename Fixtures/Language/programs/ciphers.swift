protocol Cipher {
  func encrypt(_ text: String) -> String
  func decrypt(_ text: String) -> String
}

private let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

struct Caesar: Cipher {
  let shift: Int
  func encrypt(_ text: String) -> String { rotate(text, by: shift) }
  func decrypt(_ text: String) -> String { rotate(text, by: -shift) }
  private func rotate(_ text: String, by amount: Int) -> String {
    String(text.map { character in
      guard let index = alphabet.firstIndex(of: Character(character.uppercased())) else { return character }
      let rotated = alphabet[((index + amount) % 26 + 26) % 26]
      return character.isLowercase ? Character(rotated.lowercased()) : rotated
    })
  }
}

struct Vigenere: Cipher {
  let key: [Int]
  init(key: String) { self.key = key.uppercased().compactMap { alphabet.firstIndex(of: $0) } }
  func encrypt(_ text: String) -> String { apply(text) { $0 + $1 } }
  func decrypt(_ text: String) -> String { apply(text) { $0 - $1 + 26 } }
  private func apply(_ text: String, _ combine: (Int, Int) -> Int) -> String {
    var position = 0
    return text.uppercased().reduce(into: "") { result, character in
      guard let index = alphabet.firstIndex(of: character) else { return result.append(character) }
      result.append(alphabet[combine(index, key[position % key.count]) % 26])
      position += 1
    }
  }
}

struct RailFence: Cipher {
  let rails: Int
  private func order(_ count: Int) -> [Int] {
    var rows = [[Int]](repeating: [], count: rails)
    var row = 0, step = 1
    for index in 0..<count {
      rows[row].append(index)
      if row + step < 0 || row + step >= rails { step = -step }
      row += step
    }
    return rows.flatMap { $0 }
  }
  func encrypt(_ text: String) -> String { let all = Array(text); return String(order(all.count).map { all[$0] }) }
  func decrypt(_ text: String) -> String {
    let all = Array(text)
    var result = all
    for (position, index) in order(all.count).enumerated() { result[index] = all[position] }
    return String(result)
  }
}

struct Chain: Cipher {
  let ciphers: [any Cipher]
  func encrypt(_ text: String) -> String { ciphers.reduce(text) { $1.encrypt($0) } }
  func decrypt(_ text: String) -> String { ciphers.reversed().reduce(text) { $1.decrypt($0) } }
}

let message = "Attack at Dawn, friends!"
let ciphers: [any Cipher] = [Caesar(shift: 3), Caesar(shift: -29), Vigenere(key: "lemon"), RailFence(rails: 3), Chain(ciphers: [Caesar(shift: 5), RailFence(rails: 4)])]
for cipher in ciphers {
  let secret = cipher.encrypt(message)
  print("\(type(of: cipher)):", secret, "->", cipher.decrypt(secret))
}
func morse(_ text: String) -> String {
  let codes: [Character: String] = ["s": "...", "o": "---", "e": ".", "t": "-", "a": ".-", "n": "-."]
  return text.lowercased().map { codes[$0] ?? "?" }.joined(separator: " ")
}
print(morse("SOS note"))
