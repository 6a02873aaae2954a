"""The system's clipboard, with a memory of its own where there is none."""

import pygame


class SystemClipboard:
    """Words copied between programs; without a window system they stay in this one."""

    def __init__(self) -> None:
        self._own = ""

    def read(self) -> str:
        """Give the words last copied."""
        try:
            return pygame.scrap.get_text() or self._own
        except pygame.error:
            return self._own

    def write(self, text: str) -> None:
        """Offer words to every program."""
        self._own = text
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            return
