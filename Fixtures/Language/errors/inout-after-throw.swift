// An `inout` argument keeps its value when a static method throws that is called through a metatype.

struct Failure: Error {}
struct Reader {
  var text: String
  var index: String.Index
  init(_ text: String) {
    self.text = text
    index = text.startIndex
  }
  var current: Character { text[index] }
  mutating func advance() { text.formIndex(after: &index) }
}

protocol Readable { static func read(using reader: inout Reader) throws -> Self }
protocol Fragment: Readable { var html: String { get } }
extension Readable {
  static func readOrRewind(using reader: inout Reader) throws -> Self {
    let start = reader
    do {
      return try read(using: &reader)
    } catch {
      reader = start
      throw error
    }
  }
}
struct Link: Fragment {
  var html: String { "link" }
  static func read(using reader: inout Reader) throws -> Link {
    reader.advance()
    throw Failure()
  }
}
struct Code: Fragment {
  var html: String { "code" }
  static func read(using reader: inout Reader) throws -> Code {
    reader.advance()
    return Code()
  }
}

struct Parser {
  var reader: Reader
  var output = ""
  private func kind() -> (any Fragment.Type)? {
    switch reader.current {
    case "[": Link.self
    case "`": Code.self
    default: nil
    }
  }
  mutating func parse() {
    while reader.index != reader.text.endIndex {
      do {
        guard let type = kind() else {
          addPlain()
          continue
        }
        output += try type.readOrRewind(using: &reader).html
      } catch {
        addPlain()
      }
    }
  }
  private mutating func addPlain() {
    output.append(reader.current)
    reader.advance()
  }
}
var parser = Parser(reader: Reader("a[b`c[`"))
parser.parse()
print(parser.output)

// The same through an opened existential.
func changed(_ value: some Fragment, _ count: inout Int) throws {
  count += 1
  if value.html == "link" { throw Failure() }
}
var count = 0
let fragments: [any Fragment] = [Link(), Code(), Link()]
for fragment in fragments {
  do {
    try changed(fragment, &count)
    print("changed", count)
  } catch {
    print("failed", count)
  }
}
