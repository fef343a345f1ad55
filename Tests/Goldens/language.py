#!/usr/bin/env python3
"""Writes the expected outputs of Fixtures/Language by running the programs with the Swift compiler.

    Tests/Goldens/language.py [check] [TOPIC | TOPIC/NAME | FILE.swift ...]

compiles each program with `swiftc` (in PATH, or the command in SWIFTC), runs it and writes its output next to it, as
NAME.txt; with `check` it only lists the files that would change. Without arguments, it runs all programs; with topics, the
programs in their folders. A file given by a path may be anywhere.

Comments in a program's first lines are its settings:

    // swift-version: 6    the language mode; default: 5
    // exit: 3             the exit status; default: 0
    // traps               the program ends with a trap; its output is the text before the trap
    // apple-only: reason  the program needs Apple's SDKs: this script skips it, and its output is derived from the
                           documentation

A program with `@main` is compiled with `-parse-as-library`; the module is `main`. It runs with an empty input, in UTC, in
its own empty folder. It runs twice, because output that differs between runs, such as the order of a dictionary, cannot be a
golden.
"""
import os, re, shlex, signal, subprocess, sys, tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "Fixtures" / "Language"
COMPILER = shlex.split(os.environ.get("SWIFTC", "swiftc"))
ENVIRONMENT = dict(os.environ, TZ="UTC", LC_ALL="C.UTF-8", SWIFT_BACKTRACE="enable=no")
PROCESSES = 2
SECONDS_TO_COMPILE = 120
SECONDS_TO_RUN = 20
LINES_OF_ERRORS = 12


def setting(text, name):
    """The text after `// name:` in the comments at the start of a program, "" if there is only the name, or None."""
    head = re.match(r"(?://.*\n|\s*\n)*", text).group()
    match = re.search(rf"^// {name}(?:: *(.*?))?\s*$", head, re.MULTILINE)
    return None if match is None else match.group(1) or ""


def run(command, seconds, **options):
    """Runs a command in its own process group, so that a timeout also ends its child processes."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, **options)
    try:
        return *process.communicate(timeout=seconds), process.returncode
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        raise


def excerpt(errors):
    """The first lines of a command's errors; a crashing compiler prints very many."""
    return "".join(errors.decode(errors="replace").splitlines(keepends=True)[:LINES_OF_ERRORS])


def output(path):
    """The output of a program, or None, and the errors."""
    text = path.read_text()
    traps = setting(text, "traps") is not None
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "program"
        options = ["-swift-version", setting(text, "swift-version") or "5", "-Onone", "-suppress-warnings"]
        options += ["-parse-as-library"] if re.search(r"^@main\b", text, re.MULTILINE) else []
        command = COMPILER + options + ["-module-name", "main", path.name, "-o", str(program), "-lm"]
        try:
            _, errors, status = run(command, SECONDS_TO_COMPILE, cwd=path.parent)
            if status:
                return None, excerpt(errors)
            # A trap loses output in the C library's buffers, so such a program runs without buffering.
            started = ["stdbuf", "-o0", str(program)] if traps else [str(program)]
            (printed, errors, status), (again, _, _) = [
                run(started, SECONDS_TO_RUN, cwd=folder, stdin=subprocess.DEVNULL, env=ENVIRONMENT) for _ in range(2)
            ]
        except subprocess.TimeoutExpired as expired:
            return None, f"{expired}\n"
    if traps and status >= 0:
        return None, f"ended with {status} and without a trap\n"
    if not traps and status != int(setting(text, "exit") or 0):
        return None, f"ended with {status}\n{excerpt(errors)}"
    if printed != again:
        return None, "printed something else when it ran again\n"
    return printed, ""


def programs(names):
    """The programs of the given names: files, topics, or programs of a topic."""
    for name in names:
        path = Path(name)
        if path.suffix == ".swift" and path.is_file():
            yield path.resolve()
        elif (FOLDER / name).is_dir():
            yield from sorted((FOLDER / name).rglob("*.swift"))
        else:
            yield FOLDER / (name.removesuffix(".swift") + ".swift")


def main():
    arguments = sys.argv[1:]
    checks = arguments[:1] == ["check"]
    paths = [
        path for path in programs(arguments[checks:] or ["."]) if setting(path.read_text(), "apple-only") is None
    ]
    failures = changes = 0
    with ThreadPoolExecutor(PROCESSES) as workers:
        for path, (text, errors) in zip(paths, workers.map(output, paths)):
            name = os.path.relpath(path, FOLDER) if FOLDER in path.parents else str(path)
            target = path.with_suffix(".txt")
            if text is None:
                failures += 1
                print(f"{name}: {errors}", end="", file=sys.stderr)
            elif not target.exists() or target.read_bytes() != text:
                changes += 1
                print(f"{name}: {len(text.splitlines())} lines" + (" would change" if checks else ""))
                if not checks:
                    target.write_bytes(text)
    print(f"{len(paths)} programs, {changes} changed, {failures} failed")
    sys.exit(1 if failures or (checks and changes) else 0)


main()
