"""A small themed set of controls; a `Form` gives them focus, hover and the keyboard."""
