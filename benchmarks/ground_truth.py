"""Cases in, ground truth out: import, labels, report and release of a study, and the verifier over what left.

Run with `python -m benchmarks.ground_truth [CASES] [LABELLED]`, 100,000 and 10,000 unless told; the labelled cases get
two labels each. DATABASE_URL names the database, else a new SQLite file. Results are checked: the release verifies,
and every label in it is the one that was made.
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

CASES, LABELLED = 100_000, 10_000
SCHEMA = {
    "name": "benchmark",
    "fields": [
        {"key": "decision", "type": "choice", "required": True, "options": [{"value": "PASS"}, {"value": "FAIL"}]},
        {"key": "score", "type": "scale", "minimum": 0, "maximum": 2},
        {"key": "note", "type": "text"},
    ],
}  # fmt: skip


def main() -> int:
    """Print a line a step; exit code 1 where the release does not verify."""
    sizes = [int(argument) for argument in sys.argv[1:3]]
    n, labelled = [*sizes, *(CASES, LABELLED)[len(sizes) :]]
    with tempfile.TemporaryDirectory() as folder:
        os.environ["CONCORD_VAR"] = folder
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
        _start()
        return run(Path(folder), n, labelled)


def _start() -> None:
    import django
    from django.core.management import call_command

    django.setup()
    call_command("migrate", verbosity=0)


def run(folder: Path, n: int, labelled: int) -> int:
    from django.core.management import call_command
    from django.db import connection

    print(f"{connection.vendor}, {n} cases of about 1 kB, {labelled} of them labelled twice\n")
    project = f"bench-{os.getpid()}"
    _write(folder, n, labelled)
    common = {"project": project, "verbosity": 0, "json": True}
    study = {"study": "doubles", "json": True}

    def quietly(command: str, *arguments: str, **options: Any) -> None:
        with open(os.devnull, "w") as out:
            call_command(command, *arguments, stdout=out, stderr=out, **options)

    cases = str(folder / "cases.jsonl")
    _show("import cases", n, lambda: quietly("import_cases", cases, dataset="d", **common))
    _show("the same file again", n, lambda: quietly("import_cases", cases, dataset="d", **common))
    quietly("create_study", str(folder / "study.json"), project=project, json=True)
    labels = str(folder / "labels.jsonl")
    _show("import labels", 2 * labelled, lambda: quietly("import_labels", labels, **study))
    _show("close and measure", 2 * labelled, lambda: quietly("close_study", attest="Apart.", **study))
    made = ("--name", "v1", "--study", "doubles", "--reason", "benchmark")
    _show(
        "make the release", 2 * labelled, lambda: quietly("create_release", *made, project=project, json=True)
    )
    output = folder / "release"
    target = {"project": project, "release": "v1", "output": str(output), "json": True}
    _show("write it out", 2 * labelled, lambda: quietly("export_release", **target))
    code = _show("verify.py", 2 * labelled, lambda: _verify(output))
    print(f"\npeak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")
    return code or _compare(output, labelled)


def _verify(output: Path) -> int:
    return subprocess.run([sys.executable, "-I", "-S", str(output / "verify.py")], check=False).returncode


def _show(name: str, units: int, work: Callable[[], Any]) -> Any:
    start, busy = time.perf_counter(), time.process_time()
    result = work()
    took, busy = time.perf_counter() - start, time.process_time() - busy
    print(f"{name:<22} {took:8.2f} s {units / took:12,.0f} a second, {busy:6.2f} s of one core", flush=True)
    return result


def _answers(index: int) -> dict[str, Any]:
    return {"decision": "PASS" if index % 3 else "FAIL", "score": index % 3, "note": f"note {index}, é 👩‍🚒"}


def _write(folder: Path, n: int, labelled: int) -> None:
    with (folder / "cases.jsonl").open("w", encoding="utf-8") as file:
        for index in range(n):
            text = f"question {index}: " + " ".join(f"w{(index * 31 + word) % 997}" for word in range(150))
            case = {
                "id": f"case-{index:06d}",
                "schemaVersion": "1",
                "task": "answer",
                "split": "test" if index < labelled else "dev",
                "input": {"question": text},
                "expectedOutput": {"value": index},
                "metadata": {"family": f"f{index % 4}", "datasetVersion": "1"},
            }
            file.write(json.dumps(case, ensure_ascii=False) + "\n")
    with (folder / "labels.jsonl").open("w", encoding="utf-8") as file:
        for index in range(labelled):
            for annotator in ("ann", "ben"):
                label = {"case_id": f"case-{index:06d}", "annotator": annotator, "answers": _answers(index)}
                file.write(json.dumps(label, ensure_ascii=False) + "\n")
    study = {
        "name": "doubles", "dataset": "d", "schema": SCHEMA, "k": 2, "seed": 1, "sample": {"split": "test"},
        "annotators": [{"pseudonym": name, "kind": "human"} for name in ("ann", "ben")],
    }  # fmt: skip
    (folder / "study.json").write_text(json.dumps(study))


def _compare(output: Path, labelled: int) -> int:
    """Whether each label that left is the one that was made."""
    left = [json.loads(line) for line in (output / "labels.jsonl").read_bytes().splitlines()]
    wanted = [
        {key: value for key, value in _answers(index).items() if key != "note"} for index in range(labelled)
    ]
    same = [label["answers"] for label in left] == wanted
    print("every label is the one that was made" if same else "LABELS DIFFER")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
