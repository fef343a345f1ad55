#!/usr/bin/env python3
"""Lists the public declarations of the toolchain's modules that the catalogue does not declare.

    CATALOGUE_NAMES_TO=names.txt swift test --filter CatalogueNamesTests
    python3 Tests/Goldens/missing.py names.txt [MODULE...]

The symbols are those that `swift-symbolgraph-extract` prints. The catalogue may declare a member at a protocol instead of
at each type, so a member counts as declared if any declaration has its name and labels. Names with an underscore,
operators, and declarations that are deprecated or unavailable are left out.
"""
import json
import os
import re
import subprocess
import sys
import tempfile

MODULES = [
    "Swift", "_Concurrency", "_StringProcessing", "RegexBuilder", "Observation", "Synchronization", "Dispatch",
    "FoundationEssentials", "FoundationInternationalization", "Foundation", "FoundationNetworking",
]
SKIPPED_KINDS = ("swift.typealias", "swift.associatedtype", "swift.macro")


def target():
    """The target's name, and the folder of its modules."""
    info = json.loads(subprocess.run(["swiftc", "-print-target-info"], capture_output=True, check=True).stdout)
    platform = "macosx" if sys.platform == "darwin" else "linux"
    return info["target"]["triple"], os.path.join(info["paths"]["runtimeResourcePath"], platform)


def symbols(module, triple, modules, folder):
    """The symbols of a module, and those of its extensions of other modules' types."""
    subprocess.run(
        ["swift-symbolgraph-extract", "-module-name", module, "-target", triple, "-output-dir", folder,
         "-minimum-access-level", "public", "-skip-inherited-docs", "-I", modules],
        check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for name in sorted(os.listdir(folder)):
        if name.startswith((module + ".", module + "@")):
            with open(os.path.join(folder, name), encoding="utf8") as file:
                yield from json.load(file)["symbols"]


def is_current(symbol):
    return not any(
        item.get("isUnconditionallyDeprecated") or item.get("isUnconditionallyUnavailable")
        for item in symbol.get("availability", []))


def parts(name):
    """The owner of a declaration, and its own name with labels."""
    match = re.fullmatch(r"(?:(.*)\.)?([^.(]+(?:\(.*\))?)", name)
    return (match[1] or "", match[2]) if match else ("", name)


def main():
    declared = set()
    with open(sys.argv[1], encoding="utf8") as file:
        for line in file:
            declared.add(parts(line.rstrip("\n").split("\t", 1)[1])[1])
    triple, modules = target()
    for module in sys.argv[2:] or MODULES:
        missing = {}
        count = 0
        with tempfile.TemporaryDirectory() as folder:
            for symbol in symbols(module, triple, modules, folder):
                path = symbol["pathComponents"]
                if "::SYNTHESIZED::" in symbol["identifier"]["precise"] or not is_current(symbol):
                    continue
                if symbol["kind"]["identifier"] in SKIPPED_KINDS or any(part.startswith("_") for part in path):
                    continue
                if not re.match(r"[^\W\d]", path[-1]):
                    continue
                count += 1
                # The catalogue's names of enum cases have no labels.
                name = path[-1].split("(")[0] if symbol["kind"]["identifier"] == "swift.enum.case" else path[-1]
                if name not in declared:
                    missing.setdefault(".".join(path[:-1]), set()).add(path[-1])
        print(f"{module}: {count} declarations, {sum(map(len, missing.values()))} missing")
        for owner, members in sorted(missing.items()):
            for member in sorted(members):
                print(f"  {owner}{'.' if owner else ''}{member}")


main()
