"""The laws: a conformance suite that every game passes, usable by other people's games.

``check_match`` plays one match by chance and holds it against all laws; a broken one raises ``Broken``.
"""

from ludoteca.laws.law import Broken, Law
from ludoteca.laws.suite import LAWS, check_match, variants

__all__ = ["LAWS", "Broken", "Law", "check_match", "variants"]
