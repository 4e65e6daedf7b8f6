"""What has been found out, one JSON object a line, so that a run can be stopped and taken up again."""

import json
import threading


class Store:
    def __init__(self, path):
        self.path = path
        self.lock = threading.Lock()
        self.known = {}
        if path.exists():
            for line in path.read_text().splitlines():
                try:
                    record = json.loads(line)
                except ValueError:
                    continue  # the end of a run that was killed
                self.known[self.name(record)] = record

    @staticmethod
    def name(record):
        return tuple(record[part] for part in ("kind", "lib", "file", "begin", "end", "new"))

    def get(self, wanted):
        return self.known.get(self.name(wanted))

    def put(self, record):
        with self.lock:
            self.known[self.name(record)] = record
            with self.path.open("a") as file:
                file.write(json.dumps(record) + "\n")
