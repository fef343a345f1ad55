#!/usr/bin/env swift
// The first line is one token.
let a = 1 // #! is no shebang here
