struct A {
  // viewlint:disable:next foreach_duplicate_ids,  made_up_rule - keeps what is not known
  let a = 1
}
