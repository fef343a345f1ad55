// What is printed takes anything: an optional and a default of another type are both that.

enum Planet: Int { case earth = 3, mars }
final class Ship { let name = "Argo" }
struct Crew { var size: Int? }

print(Planet(rawValue: 9) ?? "no planet", Planet(rawValue: 4) ?? "no planet")
let ship: Ship? = nil
print(ship ?? "no ship", ship?.name ?? "unnamed")
let crew = Crew(size: nil)
print(crew.size ?? "empty", Crew(size: 4).size ?? "empty", crew.size ?? 0.5)
func show(_ value: Any, _ more: Any...) { print(value, more) }
show(crew.size ?? "none", crew.size ?? [1], Planet(rawValue: 3) ?? 0)
let row: [Any] = [crew.size ?? "-", Planet(rawValue: 3) ?? "-"]
print(row)
