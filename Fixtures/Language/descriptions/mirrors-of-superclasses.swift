// The mirrors of superclasses: generated, suppressed and customized; dumps of them.
class Animal { var x = 1; weak var f: Animal?; lazy var z = 3 }
final class Dog: Animal, CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["n": 2], displayStyle: .struct) }
}
final class Dog2: Animal, CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["n": 2], ancestorRepresentation: .suppressed) }
}
class Dog3: Animal, CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2], ancestorRepresentation: .generated) }
}
class Dog4: Dog3 {
  var y = 1;
  override var customMirror: Mirror {
    Mirror(self, children: ["q": 1], ancestorRepresentation: .customized({ super.customMirror }))
  }
}
class Dog5: Dog3 { var y = 5 }
for d in [Dog(), Dog2(), Dog3(), Dog4(), Dog5()] as [Animal] {
  var m: Mirror? = Mirror(reflecting: d)
  while let x = m {
    print(x.subjectType, x.children.map { "\($0.label ?? "-")=\($0.value)" }, x.displayStyle as Any);
    m = x.superclassMirror
  }
  dump(d)
}
class A2 { var x = 1 }
final class B: A2, CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["n": 2]) } }
dump(B());
struct S: CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["n": 2], displayStyle: .tuple) } }
dump(S());
struct T: CustomReflectable { var customMirror: Mirror { Mirror(S(), children: ["n": 2], displayStyle: .struct) } };
dump(T()); print(Mirror(reflecting: T()))
