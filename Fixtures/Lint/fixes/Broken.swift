// viewlint:disable:next conditional_same_view
struct A { let a = }
