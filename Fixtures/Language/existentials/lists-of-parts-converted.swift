protocol TM { var name: String { get } }
struct Cloud: TM { let name: String }
struct Native: TM { let name: String }
protocol Prov { var models: [Cloud] { get } }
struct G: Prov { let models = [Cloud(name: "g1"), Cloud(name: "g2")] }
struct H: Prov { let models = [Cloud(name: "h1")] }
enum Reg {
  static let all: [any Prov] = [G(), H()]
  static var models: [any TM] { return pre + custom }
  static var custom: [Cloud] = [Cloud(name: "own")]
  private static let pre: [any TM] = {
    let non: [any TM] = [Native(name: "n")]
    let cloud: [any TM] = Reg.all.flatMap { $0.models }
    return non + cloud
  }()
}
for m in Reg.models { print(m.name) }
let x: [any TM] = Reg.all.map { $0.models[0] }
print(x.map(\.name))
let y: [TM] = Reg.all.compactMap { $0.models.first }
print(y.map(\.name))
let z: [TM] = Reg.custom.sorted { $0.name < $1.name }
print(z.count, z[0].name)
let d: [String: any TM] = Dictionary(uniqueKeysWithValues: Reg.custom.map { ($0.name, $0) })
print(d.keys.sorted())
let s: Set<AnyHashable> = Set([1, 2].map { $0 })
print(s.count)
