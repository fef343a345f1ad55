// Text: building, splitting into words, joining, comparing, going through characters.
func built(_ lines: Int) -> String {
  var text = ""
  for i in 0..<lines {
    text += "line "
    text += String(i)
    text += i % 3 == 0 ? ", third" : ", plain"
    text += "\n"
  }
  return text
}

func vowels(_ text: String) -> Int {
  var count = 0
  for character in text {
    if character == "a" || character == "e" || character == "i" || character == "o" || character == "u" { count += 1 }
  }
  return count
}

func wordCount(_ text: String) -> Int {
  var sum = 0
  for word in text.split(separator: " ") { sum += word.count }
  return sum
}

func labels(_ count: Int) -> Int {
  var size = 0
  for i in 0..<count {
    let label = "item \(i) of \(count)"
    if label.hasPrefix("item 1") { size += label.count }
    if label == "item 77 of \(count)" { size += 1000 }
  }
  return size
}

func joined(_ count: Int) -> Int {
  var parts: [String] = []
  for i in 0..<count { parts.append(String(i * 37 % 1000)) }
  return parts.joined(separator: ", ").count
}

let text = built(20_000)
print(text.utf8.count)
print(vowels(text))
print(wordCount(text))
print(labels(60_000))
print(joined(50_000))
