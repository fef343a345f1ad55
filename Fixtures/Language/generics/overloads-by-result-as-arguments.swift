enum Ink: Equatable { case named(Int) }
enum Paper: Equatable { case named(Int) }
struct Named {}
struct Mixer {
  var code = 1
  func converted() -> Ink { .named(code) }
  func converted() -> Paper { .named(code + 1) }
}
func apply(_ named: Named) -> String { "named" }
func apply(_ paper: Paper) -> String { "paper \(paper)" }
func apply(_ ink: Ink, twice: Bool) -> String { "ink \(ink) \(twice)" }
print(apply(Mixer().converted()), apply(Mixer().converted(), twice: true))
let paper: Paper = Mixer(code: 5).converted()
let ink = Mixer(code: 7).converted() as Ink
print(paper, ink)
