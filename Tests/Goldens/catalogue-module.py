#!/usr/bin/env python3
"""Compiles the catalogue's text as modules, and compares the goldens of Fixtures/Types with them.

    Tests/Goldens/catalogue-module.py build FOLDER            compiles the catalogue's Combine and SwiftUI into FOLDER
    Tests/Goldens/catalogue-module.py judge FOLDER [CASE...]  compiles cases with that module and compares the types

`SDK=26` in the environment selects the text and the cases for that SDK and target; `OS=macOS` or another platform decides
`#if os(…)`. The default is SDK 18 on iOS, which has the same names and types as SDK 27 with the target 18. Only the
toolchain is needed. The checker and `swiftc` read the same declarations: if they disagree about a case, either the checker
misunderstands a declaration, or the golden is based on another one.

The text is changed only where Swift cannot read it: the catalogue's attributes are removed, a `@primitive` declaration gets
a body that is never run, and availability is decided for the deployment target. Foundation, Observation and the standard
library are those of the toolchain; their types that are missing outside of Apple's platforms come from the catalogue's
CoreGraphics and from `catalogue-support.swift`.

For each case, a generated program prints types without evaluating anything: `X.Body` for each type with a body, and for
every other declaration in the golden the type of an expression that is never evaluated. Functions and generic types are left
out. Building takes half a minute, comparing all cases some minutes.
"""
import os, re, subprocess, sys, tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
INTERFACE = ROOT / "Sources" / "ViewCatalog" / "Interface"
TARGET = int(os.environ.get("SDK", "18"))
PLATFORM = os.environ.get("OS", "iOS")
MISSING = ["CGAffineTransform", "CGVector", "NSItemProvider", "NSItemProviderReading", "NSItemProviderWriting"]
MISSING += ["NSUserActivity", "UndoManager"]
# The modules that extend SwiftUI.
BESIDE = ["ActivityKit", "AppIntents", "WidgetKit", "AVKit", "AuthenticationServices", "Charts", "CoreLocation", "MapKit", "PhotosUI"]
BESIDE += ["CoreLocationUI", "QuickLook", "RealityKit", "SceneKit", "SpriteKit", "StoreKit", "TipKit", "WebKit", "OtherFrameworks"]
LIBRARIES = [f"-l{name}" for name in ["SwiftUI", "Combine", *BESIDE]]
FLAGS = ["-swift-version", "5", "-Onone", "-suppress-warnings", "-enable-bare-slash-regex"]
for sdk in (sdk for sdk in (17, 18, 26, 27) if sdk <= TARGET):
    FLAGS += ["-D", f"SDK_{sdk}", "-D", f"SYSTEM_{sdk}"]
# The catalogue's own attributes, as `Catalogue.swift` and `CatalogueText` list them.
LISTED = (ROOT / "Sources/ViewCatalog/Catalogue.swift").read_text()
WITH_TEXT = (ROOT / "Sources/ViewCatalog/CatalogueText.swift").read_text()
# The modules that a module re-exports.
EXPORTS = dict(re.findall(r'module\("(\w+)".*exports: \["(\w+)"\]', LISTED))
ATTRIBUTES = re.findall(r"^/// - `@([a-zA-Z]+)", LISTED, re.M)
ATTRIBUTES += re.findall(r"^/// - `@[a-zA-Z]+\([^`]*`, `@([a-zA-Z]+)", LISTED, re.M)
ATTRIBUTES += re.findall(r"^  case `?(\w+)", WITH_TEXT, re.M)
WORDS = "|".join(sorted(set(ATTRIBUTES) - {"primitive", "available"}))
ATTRIBUTE = re.compile(r"@(?:" + WORDS + r")\b(?:\((?:\"[^\"]*\"|[^()\"])*\))?[ ]?")


# Extraction


def texts(path):
    """The interface texts in a file of the catalogue."""
    for match in re.finditer(r'static let \w+ = #"""\n(.*?)\n    """#', path.read_text(), re.S):
        yield "\n".join(line[4:] if line.startswith("    ") else line for line in match.group(1).split("\n"))


def availability(line):
    """Replaces an `@available` attribute for the target: unavailable, or no attribute."""
    match = re.match(r"\s*@available\((\w+)(.*)\)\s*$", line)
    if not match or match.group(1) == "*":
        return line
    introduced = re.search(r"introduced: ([\d.]+)", match.group(2))
    obsoleted = re.search(r"obsoleted: ([\d.]+)", match.group(2))
    if match.group(1) not in (PLATFORM, "anyAppleOS"):
        return ""
    is_missing = introduced and float(introduced.group(1).split(".")[0]) > TARGET
    is_gone = obsoleted and float(obsoleted.group(1).split(".")[0]) <= TARGET
    return "@available(*, unavailable)" if is_missing or is_gone else ""


def is_whole(text, following):
    """Whether the lines so far are a complete declaration without a body."""
    if re.match(r"^\s*(@\w+(\([^)]*\))?\s*)+$", text) or text.rstrip().endswith((",", "->")):
        return False
    arrows = text.count("->")
    balanced = text.count("(") == text.count(")") and text.count("<") == text.count(">") - arrows
    return balanced and not re.match(r"\s*(where\b|->|\)|\w+(\.\w+)*(: | == ).*,$)", following)


def with_body(text):
    """A primitive declaration with a body that is never run."""
    text = text.replace("@primitive ", "").replace("@primitive", "")
    words = r"(?:(?:mutating|nonmutating) )?(?:get|set)(?: (?:mutating |nonmutating )?set)?"
    accessors = re.search(r"\{ (" + words + r") \}\s*$", text)
    if accessors:
        bodies = re.sub(r"\b(get|set)\b", r"\1 { fatalError() }", accessors.group(1))
        return text[: accessors.start()] + "{ " + bodies + " }"
    return text if text.rstrip().endswith("}") else text + " { fatalError() }"


def for_platform(text):
    """Evaluates `#if os(…)` for the platform, not for the machine that runs the script."""

    def decided(line):
        return re.sub(r"\bos\((\w+)\)", lambda name: "true" if name.group(1) == PLATFORM else "false", line.group(0))

    return re.sub(r"^[ \t]*#(?:if|elseif)\b.*$", decided, text, flags=re.M)


def compilable(text):
    lines = for_platform(text).split("\n")
    result = []
    index = 0
    while index < len(lines):
        line = availability(ATTRIBUTE.sub("", lines[index]))
        if "@primitive" in line and not re.search(r"\b(struct|class|enum|protocol|extension) ", line):
            while not is_whole(line, lines[index + 1] if index + 1 < len(lines) else ""):
                index += 1
                line += "\n" + ATTRIBUTE.sub("", lines[index])
            line = with_body(line)
        result.append(line.replace("@primitive ", ""))
        index += 1
    return "\n".join(result)


def write_sources(module, folder, imports):
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.swift"):
        old.unlink()
    for path in sorted((INTERFACE / module).glob("*.swift")):
        for number, text in enumerate(texts(path)):
            (folder / f"{path.stem}{number or ''}.swift").write_text(imports + compilable(text) + "\n")


def declarations(text):
    """The top-level declarations of a text: each ends with a brace in the first column, or at the end of its line."""
    block = []
    for line in text.split("\n"):
        if block or line.strip():
            block.append(line)
        if line[:1].strip() and line.rstrip().endswith("}"):
            yield "\n".join(block)
            block = []


def write_missing(folder, imports):
    """Writes the types that Foundation lacks outside of Apple's platforms, from the catalogue's Foundation."""
    blocks = [
        found for path in sorted((INTERFACE / "Foundation").glob("*.swift")) for text in texts(path)
        for found in declarations(text)
    ]
    declared = re.compile(r"\b(?:struct|class|protocol) (?:" + "|".join(MISSING) + r")\b")
    wanted = [compilable(block) for block in blocks if declared.search(block)]
    (folder / "Missing.swift").write_text(imports + "\n".join(wanted) + "\n")


# Building


def swiftc(*arguments):
    return subprocess.run(["swiftc", *FLAGS, *map(str, arguments)], capture_output=True, text=True)


def errors(run, folder):
    lines = [line for line in run.stderr.splitlines() if re.match(r"^/.*: error: ", line)]
    return sorted(set(line.replace(str(folder) + "/", "") for line in lines))


def compile_module(name, folder, sources, *arguments):
    run = swiftc(
        "-parse-as-library", "-wmo", "-emit-module", "-emit-library", "-module-name", name, "-I", folder, "-L", folder,
        *arguments, "-o", folder / f"lib{name}.so", "-emit-module-path", folder / f"{name}.swiftmodule", *sources)
    found = errors(run, folder)
    print(f"{name}: " + ("compiled" if run.returncode == 0 else f"{len(found)} errors"))
    for line in found[: int(os.environ.get("SHOW", "20"))]:
        print("  " + line)
    return run.returncode == 0


def build(folder):
    folder.mkdir(parents=True, exist_ok=True)
    write_sources("Combine", folder / "Combine", "import Foundation\nimport FoundationNetworking\n")
    write_sources("SwiftUI", folder / "SwiftUI", "import Combine\nimport Foundation\nimport FoundationNetworking\nimport Observation\n")
    write_missing(folder / "SwiftUI", "import Foundation\n")
    support = Path(__file__).parent / "catalogue-support.swift"
    made = compile_module("Combine", folder, (folder / "Combine").glob("*.swift")) and compile_module(
        "SwiftUI", folder, [*(folder / "SwiftUI").glob("*.swift"), support], "-lCombine")
    for name in BESIDE if made else []:
        exported = f"@_exported import {EXPORTS[name]}\n" if name in EXPORTS else ""
        write_sources(name, folder / name, "import FoundationNetworking\nimport SwiftUI\n" + exported)
        made = compile_module(name, folder, (folder / name).glob("*.swift"), "-lSwiftUI", "-lCombine") and made
    return made


# Judging

DRIVER = """
func __type<T>(_ value: @autoclosure () -> T) -> String { _typeName(T.self, qualified: false) }
func __any<T>(_: T.Type) -> T { fatalError() }
"""


def written(module):
    """The module with the catalogue text: a framework with few views only re-exports such a module."""
    return module if (INTERFACE / module).is_dir() else EXPORTS.get(module, module)


def program(source, names):
    """The source of the case, and for each name the expressions of which one prints its type."""
    source = re.sub(r"^import (\w+)$", lambda line: "import " + written(line.group(1)), source, flags=re.M)
    source = re.sub(r"\bprivate\b(\(set\))?", r"fileprivate\1", for_platform(source).replace("@main", ""))
    lines = []
    for name in names:
        owner, _, member = name.rpartition(".")
        if name.endswith(")") or not name:
            continue
        forms = [f"_typeName({name}.Body.self, qualified: false)"]
        if owner and member[0].islower():
            forms = [f"__type(__any({owner}.self).{member})", f"__type({name})"]
        elif name.endswith("Previews"):
            forms = [f"_typeName({name}.Previews.self, qualified: false)"]
        lines.append((name, forms))
    return source + DRIVER, lines


def judge_case(path, folder):
    """The number of equal types, the different types, and the compiler's errors."""
    golden = {}
    for line in path.with_suffix(".txt").read_text().splitlines():
        name, _, type_name = line.partition("\t")
        golden.setdefault(name, type_name)
    source, lines = program(path.read_text(), golden)
    with tempfile.TemporaryDirectory() as work:
        file, binary = Path(work) / "main.swift", Path(work) / "case"
        for _ in range(4):
            calls = [f'print("{name}\\t\\({forms[0]})")' for name, forms in lines]
            file.write_text(source + "\n".join(calls) + "\n")
            first = len((source).split("\n"))
            run = swiftc("-I", folder, "-L", folder, *LIBRARIES, "-Xlinker", "-rpath", "-Xlinker", folder,
                         "-o", binary, file)
            if run.returncode == 0:
                break
            wrong = {int(number) - first for number in re.findall(r"main\.swift:(\d+):\d+: error", run.stderr)}
            if not wrong or min(wrong) < 0:
                return 0, [], errors(run, Path(work))
            # A name whose first expression does not compile gets its second one, or is left out.
            lines = [(name, forms[1:] if index in wrong else forms) for index, (name, forms) in enumerate(lines)]
            lines = [(name, forms) for name, forms in lines if forms]
        else:
            return 0, [], ["no program of it compiles"]
        output = subprocess.run([binary], capture_output=True, text=True).stdout
    equal, different = 0, []
    for line in output.splitlines():
        name, _, type_name = line.partition("\t")
        if type_name == golden[name]:
            equal += 1
        else:
            different.append((name, golden[name], type_name))
    return equal, different, []


def is_for_target(case):
    """Whether a case is written for the SDK and the target of the modules."""
    sdk = re.search(r"^// sdk: (\d+)", case, re.M)
    target = re.search(r"^// target: (\w+)", case, re.M)
    is_target = not target or target.group(1) == f"{PLATFORM.lower()}{TARGET}" and TARGET != 18
    return (int(sdk.group(1)) if sdk else 18) == TARGET and is_target


def judge(folder, names):
    cases = ROOT / "Fixtures" / "Types"
    paths = [cases / f"{name}.swift" for name in names] or sorted(cases.glob("*.swift"))
    paths = [path for path in paths if is_for_target(path.read_text())]
    total, different_count, failing = 0, 0, 0
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        for path, (equal, different, problems) in zip(paths, workers.map(lambda path: judge_case(path, folder), paths)):
            total += equal
            different_count += len(different)
            for name, golden, actual in different:
                print(f"{path.stem}: {name}\n  golden    {golden}\n  catalogue {actual}")
            if problems:
                failing += 1
                print(f"{path.stem} does not compile with the catalogue:")
                for line in problems[:5]:
                    print("  " + line)
    print(f"{total} equal, {different_count} different, {failing} of {len(paths)} cases do not compile")
    return different_count == 0


def main():
    if len(sys.argv) < 3 or sys.argv[1] not in ("build", "judge"):
        sys.exit(__doc__)
    folder = Path(sys.argv[2]).resolve()
    sys.exit(0 if (build(folder) if sys.argv[1] == "build" else judge(folder, sys.argv[3:])) else 1)


main()
