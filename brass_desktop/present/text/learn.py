"""Words of the lessons that every game shares."""

from brass_desktop.i18n.message import Message

LESSON = Message("Lesson {number}")
STEP = Message("step {step} of {steps}", "lesson")
BACK = Message("Back", "lesson")
HINT = Message("Hint", "lesson")
SKIP = Message("Skip", "lesson")
GO_ON = Message("Go on", "button of a lesson")
