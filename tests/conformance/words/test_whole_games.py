"""In whole games no prompt, label or sentence about an event is missing for any viewer, and the
public reads nothing that is hidden from it.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from changcheng_qt.engine.match import AnyMatch
from changcheng_qt.engine.seats import PUBLIC, Viewer
from changcheng_qt.i18n.languages import Languages
from changcheng_qt.i18n.telling import Passage
from tests.conformance.samples import each_of, every_title
from tests.conformance.words.voice import VoiceSample, whole


def sentences(
    sample: VoiceSample, match: AnyMatch, viewer: Viewer, events: Sequence[Any]
) -> list[str]:
    """The events of a step as a viewer reads them."""
    view = match.view(viewer)
    return [sample.event_text(event.seen_by(viewer), view, match.players) for event in events]


def keeps_secrets(sample: VoiceSample, event: object, sentence: str) -> bool:
    """Whether a sentence for the public contains nothing secret of an event."""
    return not any(word in sentence for word in sample.secrets(event))


def events_within(passage: Passage) -> list[Any]:
    if not passage.parts:
        return list(passage.events)
    return [event for part in passage.parts for event in events_within(part)]


@each_of("voice", "code", "seats", listed=lambda sample: sample.games)
def test_a_whole_game_has_words_for_everybody(
    languages: Languages, sample: VoiceSample, code: str, seats: int
) -> None:
    languages.install(code)
    rng = Random(seats)
    match, voice = sample.game(seats, rng), sample.voice
    players = match.players
    told: list[Any] = []
    while (seat := match.to_act) is not None:
        legal, own, public = match.legal(seat), match.view(seat), match.view(PUBLIC)
        assert whole(voice.prompt(own, players, legal).text)
        assert whole(voice.prompt(public, players, ()).text)
        command = rng.choice(legal)
        assert whole(voice.way_label(command, own, players))
        assert whole(voice.choice_in_sentence(command, own, players))
        events = match.submit(command).events
        read = sentences(sample, match, PUBLIC, events)
        assert all(map(whole, read + sentences(sample, match, seat, events)))
        for event, sentence in zip(events, read, strict=True):
            assert keeps_secrets(sample, event, sentence)
        told += events
    last = match.view(PUBLIC)
    assert whole(voice.prompt(last, players, ()).text)
    public_told = [event.seen_by(PUBLIC) for event in told]
    passages = voice.passages(public_told)
    assert [event for one in passages for event in events_within(one)] == public_told
    for passage, of_all in zip(passages, voice.passages(told), strict=True):
        line = voice.sentence(passage, last, players)
        assert line is not None
        assert whole(line.text)
        alone = " ".join(sentences(sample, match, PUBLIC, passage.events))
        hidden = {word for event in of_all.events for word in sample.secrets(event)}
        assert not any(word in line.text for word in hidden if word not in alone)


@every_title("voice")
def test_a_sentence_that_tells_a_secret_is_found(languages: Languages, sample: VoiceSample) -> None:
    languages.install("en")
    match = sample.game(sample.games[0][1], Random(1))
    event = sample.secret
    [public], [own] = (sentences(sample, match, viewer, [event]) for viewer in (PUBLIC, event.seat))
    assert keeps_secrets(sample, event, public)
    assert not keeps_secrets(sample, event, own)
