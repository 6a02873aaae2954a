"""Wake the sleeping main loop from another thread."""

from contextlib import suppress

import pygame


def wake_loop() -> None:
    """Let every visible scene update soon; without a window there is nothing to wake."""
    with suppress(pygame.error):
        pygame.event.post(pygame.event.Event(pygame.USEREVENT))
