// How key paths describe themselves: what an optional chain gives is optional, and the path to a value itself.
struct Owner { var pet: Pet?; var home = Pet() }
struct Pet { var age = 1; var nickname: String? }
print(\Owner.pet?.age, \Owner.pet?.nickname, \Owner.pet!.age, \Owner.home.nickname, \Owner.self)
