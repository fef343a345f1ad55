import Testing

@testable import ViewCommandLine

@Suite struct ArgumentsTests {
  private let format = Option("--format", .choice(["text", "json"]), help: "How to print.")
  private let verbose = Option("--verbose", short: "-v", help: "Say more.")
  private let jobs = Option("--jobs", .number(placeholder: "N"), help: "How many.")
  private let select = Option("--select", .list(placeholder: "RULES"), repeats: true, help: "Which.")

  private let runs = Option("--runs", short: "-r", .number(placeholder: "N", from: 1), help: "How often.")
  private let define = Option("-D", .identifier(placeholder: "NAME"), repeats: true, help: "Set NAME.")

  private var command: Command {
    Command("tool", summary: "Does things.", operands: "PATH…", options: [format, verbose, jobs, select, runs, define])
  }

  private func parse(_ words: String...) throws -> Arguments {
    try Arguments.parse(words, for: command)
  }

  @Test func valuesAndOperands() throws {
    let arguments = try parse("a", "--format", "json", "-v", "--jobs=4", "-", "--", "--verbose")
    #expect(arguments.operands == ["a", "-", "--verbose"])
    #expect(arguments.value(format) == "json")
    #expect(arguments.has(verbose))
    #expect(arguments.number(jobs) == 4)
  }

  @Test func shortOptionsMayBeWrittenTogetherWithTheirValues() throws {
    let arguments = try parse("-DA_1", "-D", "Größe", "-r2", "a")
    #expect(arguments.values(define) == ["A_1", "Größe"])
    #expect(arguments.number(runs) == 2)
    #expect(arguments.operands == ["a"])
  }

  @Test func listsAddUp() throws {
    #expect(try parse("--select", "a,b", "--select=c").values(select) == ["a", "b", "c"])
  }

  @Test(arguments: [
    (["--formt", "json"], "unknown option --formt; did you mean `--format`?; see `tool --help`"),
    (["--format", "jsn"], "--format takes one of text, json, not `jsn`; did you mean `json`?"),
    (["--format"], "--format needs a value: one of text, json"),
    (["--jobs", "-1"], "--jobs takes N, a whole number, not `-1`"),
    (["--jobs", "many"], "--jobs takes N, a whole number, not `many`"),
    (["--verbose=yes"], "--verbose takes no value, but `yes` was given"),
    (["--format", "text", "--format", "json"], "--format is given twice"),
    (["-x"], "unknown option -x; see `tool --help`"),
    (["-xyz"], "unknown option -xyz; see `tool --help`"),
    (["-v2"], "unknown option -v2; see `tool --help`"),
    (["-r0"], "--runs takes N, a whole number from 1, not `0`"),
    (["-D", "A B"], "-D takes NAME, an identifier, not `A B`"),
    (["-D", "1A"], "-D takes NAME, an identifier, not `1A`"),
    (["-D", ""], "-D takes NAME, an identifier, not ``"),
  ])
  func errorsNameTheOption(_ words: [String], _ message: String) {
    #expect(throws: UsageError(message)) { try Arguments.parse(words, for: command) }
  }

  @Test func hintsNameTheWholeCommand() {
    #expect(throws: UsageError("unknown option -x; see `tool sub --help`")) {
      try Arguments.parse(["-x"], for: command, path: "tool sub")
    }
  }

  @Test func helpListsEverything() {
    let help = Help.text(for: command, path: "tool")
    for option in command.options { #expect(help.contains(option.name) && help.contains(option.help)) }
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func helpIsTheOptionOfACommand() {
    #expect(Help.asOption(["help"]) == ["--help"])
    #expect(Help.asOption(["help", "check"]) == ["check", "--help"])
    #expect(Help.asOption(["help", "--color", "never"]) == ["--help"])
    #expect(Help.asOption(["check", "help"]) == ["check", "help"])
  }
}
