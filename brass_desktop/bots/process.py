"""A worker's process and the pipe to it: hire, send, read, let go; nothing here waits."""

import contextlib
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import monotonic

from brass_desktop.bots.messages import CANCEL, GarbledMessage, pack, unpack

GRACE = 2.0
"""Seconds a worker may take to heed a word before it is replaced."""

WorkerEntry = Callable[[Connection], None]
"""What a worker runs; it has its end of the pipe and nothing else of this process."""


class WorkerProcess:
    """At most one process, and what was said to it."""

    def __init__(self, entry: WorkerEntry, name: str) -> None:
        self._entry = entry
        self._name = name
        self.process: BaseProcess | None = None
        self.connection: Connection | None = None
        self._patience: float | None = None
        """When patience with what it was told to drop ends; None while nothing is pending."""

    @property
    def is_alive(self) -> bool:
        """Tell whether there is somebody to talk to."""
        return self.process is not None and self.process.is_alive()

    def hire(self) -> None:
        """Start a new process; one that is there is ended."""
        self.stop()
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=self._entry, args=(theirs,), daemon=True, name=self._name)
        process.start()
        # Our copy of the worker's end must go, or its death would never be noticed.
        theirs.close()
        self.process, self.connection = process, ours

    def send(self, raw: bytes) -> bool:
        """Say something; False if nobody hears it."""
        if self.connection is None:
            return False
        with contextlib.suppress(OSError):
            self.connection.send_bytes(raw)
            return True
        return False

    def messages(self) -> Iterator[dict[str, object]]:
        """Yield what has come; raise `EOFError`, `OSError` or `GarbledMessage` if it failed."""
        connection = self.connection
        if connection is None:
            raise EOFError
        while connection.poll():
            message = unpack(connection.recv_bytes())
            self._patience = None
            yield message

    def let_go(self) -> None:
        """Tell it to drop what it does; `tend` ends it if it clings to that."""
        self._patience = monotonic() + GRACE
        if not self.send(pack({"task": CANCEL})):
            self.stop()

    def tend(self) -> None:
        """Clear away what it says about things dropped, or the one who clings to them."""
        patience = self._patience
        if patience is None:
            return
        try:
            for _ in self.messages():
                pass
        except (GarbledMessage, EOFError, OSError):
            self.stop()
        if self._patience == patience and monotonic() > patience:
            self.stop()

    def stop(self) -> None:
        """Hang up and end the process; ending is asked for, never waited for long."""
        self._patience = None
        if self.connection is not None:
            self.connection.close()
            self.connection = None
        if self.process is not None:
            self.process.kill()
            self.process.join(GRACE)
            with contextlib.suppress(ValueError):
                self.process.close()
            self.process = None
