"""An evaluation pipeline beside Concord: push outputs, wait for a release, fetch it and verify it. Needs only Python.

    CONCORD_URL=https://concord.example.org CONCORD_TOKEN=concord_… \
        python pipeline.py VERSION-ID outputs.jsonl RELEASE-NAME FOLDER [SECONDS-TO-WAIT]

Exit code 0: the release is in FOLDER and whole. 1: it is not. 2: the request was refused, and why.
"""

import hashlib
import json
import os
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path

URL = os.environ["CONCORD_URL"].rstrip("/") + "/api/v1/"
TOKEN = os.environ["CONCORD_TOKEN"]


def call(path, body=None, **headers):
    """The answer to a request as bytes; a refusal ends the run with its own words."""
    data = None if body is None else json.dumps(body).encode()
    headers |= {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    request = urllib.request.Request(urllib.parse.urljoin(URL, path), data, headers)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.read()
    except urllib.error.HTTPError as refusal:
        problem = json.loads(refusal.read() or b"{}")
        print(f"{refusal.code}: {problem.get('detail', refusal.reason)}", file=sys.stderr)
        sys.exit(2)


def push(version, path):
    """Send outputs. The key is made of the content: sent twice, they are stored once."""
    outputs = [json.loads(line) for line in path.read_text("utf-8").splitlines() if line.strip()]
    key = hashlib.sha256(path.read_bytes()).hexdigest()
    done = json.loads(
        call(f"dataset-versions/{version}/outputs/", {"outputs": outputs}, **{"Idempotency-Key": key})
    )
    print(f"{done['n_added']} outputs added, {done['n_present']} there already")
    return done["version"]["project"]


def wait_for(project, name, seconds):
    """The release of that name, once people have labelled, measured and adjudicated."""
    until = time.monotonic() + seconds
    while True:
        page = json.loads(call(f"releases/?project={urllib.parse.quote(project)}"))
        found = next((release for release in page["results"] if release["name"] == name), None)
        if found or time.monotonic() > until:
            return found
        time.sleep(min(30, max(1, seconds / 20)))


def fetch(release, folder):
    """Every file of the release, then its own verifier, held to the digest that the API gave."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in release["files"]:
        (folder / name).write_bytes(call(f"releases/{release['id']}/files/{urllib.parse.quote(name)}"))
    command = [
        sys.executable,
        "-I",
        str(folder / "verify.py"),
        "--manifest-sha256",
        release["manifest_sha256"],
    ]
    sys.stdout.flush()
    return subprocess.run(command, check=False).returncode


def main():
    version, outputs, name, folder, *rest = sys.argv[1:]
    project = push(version, Path(outputs))
    release = wait_for(project, name, float(rest[0]) if rest else 3600)
    if release is None:
        print(f"no release {name!r} yet")
        return 1
    print(f"release {name} is {release['status']}")
    if release["status"] != "ground_truth":
        print("provisional labels are looked at, never counted")
    return fetch(release, Path(folder))


if __name__ == "__main__":
    sys.exit(main())
