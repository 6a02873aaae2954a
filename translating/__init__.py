"""From the sentences in the sources to the catalogues of every language."""
