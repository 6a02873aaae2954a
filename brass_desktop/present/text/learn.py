"""Words of the lessons that every game shares."""

from brass_desktop.i18n.message import Message

LESSON = Message("Lesson {number}")
STEP = Message("step {step} of {steps}", "lesson")
LESSON_STEP = Message("{lesson} · {step}/{steps}", "lesson and step")
BACK = Message("Back", "lesson")
HINT = Message("Hint", "lesson")
SKIP = Message("Skip", "lesson")
GO_ON = Message("Go on", "button of a lesson")
LEARN = Message("Learn", "screen")
START = Message("Start the lesson")
ANY_ORDER = Message("Every lesson can be opened at any time; the order is only a suggestion.")
MINUTES = Message("{minutes} min", "length of a lesson")
DONE_IN = Message("done · {minutes} min", "length of a lesson")
DONE = Message("Lesson done")
RIGHT = Message("Right.", "answer of a lesson")
NOT_YET = Message("Not quite. {line}")
NEXT = Message("Next: {name}", "lesson")
ALL = Message("All lessons")
