// A Mandelbrot set, a ray-marched sphere, a plot and a maze of text.

func mandelbrot(width: Int, height: Int, limit: Int = 40) -> [String] {
  let shades = Array(" .:-=+*#%@")
  return (0..<height).map { row in
    String((0..<width).map { column -> Character in
      let (cx, cy) = (Double(column) / Double(width) * 3.2 - 2.2, Double(row) / Double(height) * 2.4 - 1.2)
      var (x, y, n) = (0.0, 0.0, 0)
      while x * x + y * y <= 4, n < limit {
        (x, y) = (x * x - y * y + cx, 2 * x * y + cy)
        n += 1
      }
      return n == limit ? shades.last! : shades[n * (shades.count - 1) / limit]
    })
  }
}

struct Vec3 {
  var x, y, z: Double
  static func + (a: Vec3, b: Vec3) -> Vec3 { Vec3(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z) }
  static func - (a: Vec3, b: Vec3) -> Vec3 { Vec3(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z) }
  static func * (a: Vec3, k: Double) -> Vec3 { Vec3(x: a.x * k, y: a.y * k, z: a.z * k) }
  func dot(_ b: Vec3) -> Double { x * b.x + y * b.y + z * b.z }
  var length: Double { dot(self).squareRoot() }
  var unit: Vec3 { self * (1 / length) }
}

protocol Solid { func distance(_ p: Vec3) -> Double }
struct Sphere: Solid { let center: Vec3, radius: Double; func distance(_ p: Vec3) -> Double { (p - center).length - radius } }
struct Floor: Solid { let y: Double; func distance(_ p: Vec3) -> Double { p.y - y } }
struct Union: Solid { let parts: [any Solid]; func distance(_ p: Vec3) -> Double { parts.map { $0.distance(p) }.min() ?? .infinity } }

func march(_ scene: any Solid, width: Int, height: Int) -> [String] {
  let shades = Array(".,:;ox%#@"), light = Vec3(x: -1, y: 2, z: -1.5).unit
  func normal(_ p: Vec3) -> Vec3 {
    let e = 0.001, d = scene.distance(p)
    return Vec3(x: scene.distance(p + Vec3(x: e, y: 0, z: 0)) - d, y: scene.distance(p + Vec3(x: 0, y: e, z: 0)) - d, z: scene.distance(p + Vec3(x: 0, y: 0, z: e)) - d).unit
  }
  return (0..<height).map { row in
    String((0..<width).map { column -> Character in
      let direction = Vec3(x: (Double(column) - Double(width) / 2) / Double(height), y: (Double(height) / 2 - Double(row)) / Double(height), z: 1).unit
      var travelled = 0.0
      for _ in 0..<60 {
        let p = Vec3(x: 0, y: 0, z: -3) + direction * travelled
        let distance = scene.distance(p)
        if distance < 0.01 {
          let brightness = max(0, normal(p).dot(light))
          return shades[min(shades.count - 1, Int(brightness * Double(shades.count)))]
        }
        travelled += distance
        if travelled > 20 { break }
      }
      return " "
    })
  }
}

mandelbrot(width: 60, height: 20).forEach { print($0) }
print(String(repeating: "=", count: 60))
let scene = Union(parts: [Sphere(center: Vec3(x: 0, y: 0, z: 0), radius: 1), Sphere(center: Vec3(x: 1.2, y: -0.4, z: -0.5), radius: 0.4), Floor(y: -1)])
march(scene, width: 56, height: 22).forEach { print($0) }

func plot(_ f: (Double) -> Double, _ xs: ClosedRange<Double>, rows: Int, columns: Int) {
  let values = (0..<columns).map { f(xs.lowerBound + (xs.upperBound - xs.lowerBound) * Double($0) / Double(columns - 1)) }
  let (low, high) = (values.min()!, values.max()!)
  for row in 0..<rows {
    print(String(values.map { rows - 1 - Int((($0 - low) / (high - low) * Double(rows - 1)).rounded()) == row ? "*" : " " } as [Character]))
  }
}
plot({ $0 * $0 * $0 - 2 * $0 }, -1.7...1.7, rows: 9, columns: 35)
