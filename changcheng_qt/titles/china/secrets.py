"""The secrets of China with their names, for which it imports Qt when they are asked for."""

from changcheng_qt.engine.filing import FactValue
from changcheng_qt.engine.seats import Seat
from changcheng_qt.titles.china.rules.secrets import ChinaSecrets, HandSecret, Secret
from changcheng_qt.titles.china.rules.view import View


class NamedSecrets(ChinaSecrets):
    """What is hidden, from whom, and what it is called."""

    def owner(self, secret: Secret) -> Seat | None:
        """Return whose hand it is about."""
        return secret.seat if isinstance(secret, HandSecret) else None

    def name(self, secret: Secret, last: View) -> str:
        """Return what a secret is called."""
        from changcheng_qt.titles.china.words.secrets import secret_name

        return secret_name(secret)

    def value_text(self, secret: Secret, value: FactValue, last: View) -> str:
        """Return a number of cards, or a colour."""
        from changcheng_qt.titles.china.words.secrets import value_text

        return value_text(value)
