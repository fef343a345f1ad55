// Descriptions of key paths: an optional chain has an optional value; the identity key path ends in `.self`.
struct Owner { var pet: Pet?; var home = Pet() }
struct Pet { var age = 1; var nickname: String? }
print(\Owner.pet?.age, \Owner.pet?.nickname, \Owner.pet!.age, \Owner.home.nickname, \Owner.self)
