"""The secrets of Chang Cheng with their names, for which it imports Qt when they are asked for."""

from changcheng_qt.engine.filing import FactValue
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.changcheng.rules.secrets import CardSecret, ChangChengSecrets, Secret
from changcheng_qt.titles.changcheng.rules.view import View


class NamedSecrets(ChangChengSecrets):
    """What is hidden, from whom, and what it is called."""

    def owner(self, secret: Secret) -> Seat | None:
        """Return whose card it is."""
        return secret.owner if isinstance(secret, CardSecret) else None

    def name(self, secret: Secret, last: View) -> str:
        """Return what a secret is called."""
        from changcheng_qt.titles.changcheng.words.secrets import secret_name

        return secret_name(secret, last)

    def value_text(self, secret: Secret, value: FactValue, last: View) -> str:
        """Return a threat, a place, or a board."""
        from changcheng_qt.titles.changcheng.words.secrets import value_text

        return value_text(secret, value, last)
