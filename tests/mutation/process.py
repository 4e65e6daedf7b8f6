"""A program run within bounds of time and memory, and what it cost."""

import collections
import os
import resource
import signal
import subprocess
import tempfile
import threading

Outcome = collections.namedtuple("Outcome", "good said seconds")

MEMORY = 1 << 31
PATIENCE = 60  # a wall clock second in place of one of the processor: the machine may be busy, a deadlock is for ever


def stop(pid):
    try:
        os.killpg(pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def run(command, seconds, folder, env=None, memory=MEMORY):
    """Runs a command; `seconds` bound the processor time of each of its processes, `memory` what it reserves."""
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen([str(word) for word in command], stdin=subprocess.DEVNULL, stdout=output,
                                   stderr=output, cwd=folder, env=env, start_new_session=True)
        resource.prlimit(process.pid, resource.RLIMIT_CPU, (seconds, seconds + 1))
        if memory:
            resource.prlimit(process.pid, resource.RLIMIT_AS, (memory, memory))
        timer = threading.Timer(seconds * PATIENCE, stop, [process.pid])
        timer.start()
        try:
            _, status, used = os.wait4(process.pid, 0)
        finally:
            timer.cancel()
            stop(process.pid)
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        said = output.read().decode(errors="replace").strip()
    return Outcome(status == 0, said, used.ru_utime + used.ru_stime)
