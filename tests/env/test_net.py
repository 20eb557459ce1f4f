"""Rulings on networks: files, the bot that plays by one, and that learning learns."""

import json
from pathlib import Path

import numpy as np
import pytest

from ludoteca.bots.network import ABOUT, About, BadNet, Net
from ludoteca.bots.registry import make
from ludoteca.env.batch import Batch
from ludoteca.env.learn import Layers, Learner, Recipe, log_chances
from ludoteca.env.train import Course, Summary, finished, go_on_from, stroll, train
from ludoteca.facets.registry import find
from ludoteca.games.fzzzt.flow import RULES
from ludoteca.games.fzzzt.traits import TRAITS
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.playout import next_decision
from ludoteca.kernel.seat import Seat
from tests.env.playing import walk

SHORT = Recipe(steps=8, epochs=1, minibatch=64)
BRIEF = Course("fzzzt", lanes=16, steps=256, sparring=128, hidden=16, processes=1)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A network after hardly any training."""
    path = tmp_path_factory.mktemp("net") / "net.npz"
    train(path, BRIEF, SHORT)
    return path


def learner(batch: Batch) -> Learner:
    return Learner(batch, Summary(batch.encoder, TRAITS), [16], SHORT, 1)


def test_a_network_is_the_same_after_saving_and_loading(path: Path) -> None:
    net = Net.load(path)
    rows = np.frombuffer(net.encoder.row(next(walk("fzzzt", 2, 1))[0], Seat(0), None), np.uint8)
    before = net(rows)
    net.save(path.with_name("again.npz"))
    after = Net.load(path.with_name("again.npz"))(rows)
    assert np.allclose(before[0], after[0], atol=0.01) and np.allclose(before[1], after[1], atol=0.01)


def test_the_same_seed_trains_the_same_network(path: Path) -> None:
    again = train(path.with_name("twin.npz"), BRIEF, SHORT)
    saved = Net.load(path)
    assert all(
        np.allclose(one, other, atol=0.01) for one, other in zip(again.weights, saved.weights, strict=True)
    )


def test_training_goes_on_from_a_saved_network(path: Path) -> None:
    net = Net.load(path)
    with Batch("fzzzt", 2, 8, knowledge="judged", proposals=True, oracle=True, seed=9) as batch:
        summary = Summary(batch.encoder, TRAITS)
        summary.fit(stroll(batch, 20, np.random.default_rng(2)))
        made = Learner(batch, summary, [16, 16], SHORT, 2)
        go_on_from(net, made, summary)
        out = made.layers.forward(made.features(batch.rows))[-1]
        wanted = net(batch.rows)
        assert np.allclose(out[:, :-1], wanted[0], atol=1e-3) and np.allclose(
            out[:, -1], wanted[1], atol=1e-3
        )


def test_what_is_saved_scores_as_what_was_trained() -> None:
    with Batch("fzzzt", 2, 8, knowledge="memory") as batch:
        summary = Summary(batch.encoder, TRAITS)
        summary.fit(batch.rows)
        made = Learner(batch, summary, [16], SHORT, 1)
        about = About("fzzzt", 2, batch.encoder.options, "memory", batch.encoder.plan.version)
        net = finished(made, summary, about)
        out = made.layers.forward(made.features(batch.rows))[-1]
        scores, values = net(batch.rows)
        assert np.allclose(scores, out[:, :-1], atol=1e-4)
        assert np.allclose(values, out[:, -1], atol=1e-4)


def test_the_bot_decides_the_same_whatever_world_it_imagines(path: Path) -> None:
    match = Match.start(RULES, 2, seed_from("net"), None, Log.NONE)
    one, other = [make(f"net:{path}", find("fzzzt"), Luck(seed_from("bot", number))) for number in range(2)]
    while (decision := next_decision(match)) is not None:
        perspective = match.perspective(decision.seat)
        place = one.decide(perspective)
        assert other.decide(perspective) == place
        match.take(decision, place)
    assert match.over


def test_a_network_may_also_score_pieces_of_answers(tmp_path: Path) -> None:
    with Batch("fzzzt", 2, 8, knowledge="memory") as batch:
        about = About("fzzzt", 2, batch.encoder.options, "memory", batch.encoder.plan.version)
        finished(learner(batch), Summary(batch.encoder, TRAITS), about).save(tmp_path / "pieces.npz")
    bot = make(f"net:{tmp_path / 'pieces.npz'}", find("fzzzt"), Luck(seed_from("bot")))
    match = Match.start(RULES, 2, seed_from("pieces"), None, Log.NONE)
    while (decision := next_decision(match)) is not None:
        match.take(decision, bot.decide(match.perspective(decision.seat)))
    assert match.over


@pytest.mark.parametrize("spec", ["net:", "net:nowhere.npz"])
def test_a_file_that_is_not_there_is_told(spec: str) -> None:
    with pytest.raises(BadNet, match="no network could be read"):
        make(spec, find("fzzzt"), Luck(seed_from(1)))


@pytest.mark.parametrize("content", [b"", b"no network", b"PK\x03\x04 cut off"])
def test_a_file_that_is_no_network_is_told(tmp_path: Path, content: bytes) -> None:
    wrong = tmp_path / "wrong.npz"
    wrong.write_bytes(content)
    with pytest.raises(BadNet, match="no network could be read"):
        Net.load(wrong)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"version": 99}, "version 99"),
        ({"players": 3}, "do not fit"),
        ({"game": "chess"}, "there is no game"),
        ({"knowledge": "view"}, "no proposals for 'view'"),
        ({"proposals": False}, "do not fit"),
    ],
)
def test_a_network_for_something_else_is_refused(
    path: Path, tmp_path: Path, change: dict[str, object], complaint: str
) -> None:
    with np.load(path) as arrays:
        changed = {name: arrays[name] for name in arrays.files}
    about = json.loads(str(changed[ABOUT])) | change
    changed[ABOUT] = np.array(json.dumps(about))
    np.savez(tmp_path / "other.npz", **changed)
    with pytest.raises(BadNet, match=complaint):
        Net.load(tmp_path / "other.npz")


def test_a_network_of_one_game_does_not_play_another(path: Path) -> None:
    with pytest.raises(BadNet, match="plays fzzzt, not red_rising"):
        make(f"net:{path}", find("red_rising"), Luck(seed_from(1)))


def test_a_network_for_two_does_not_play_with_three(path: Path) -> None:
    match = Match.start(RULES, 3, seed_from("three"), None, Log.NONE)
    seat = next(iter(match.pending))
    with pytest.raises(BadNet, match="trained for 2 players"):
        make(f"net:{path}", find("fzzzt"), Luck(seed_from(1))).decide(match.perspective(seat))


# -- learning ---------------------------------------------------------------------------------------


def test_the_slope_of_the_layers_is_that_of_differences() -> None:
    luck = np.random.default_rng(1)
    layers = Layers([5, 7, 3], luck)
    layers.weights[-1] *= 100
    seen = luck.standard_normal((4, 5)).astype(np.float32)
    aim = luck.standard_normal((4, 3)).astype(np.float32)

    def loss() -> float:
        return float(((layers.forward(seen)[-1] - aim) ** 2).sum() / 2)

    before = loss()
    through = layers.forward(seen)
    for _ in range(200):
        through = layers.forward(seen)
        layers.learn(through, through[-1] - aim, 0.01)
    assert loss() < before / 20


def test_chances_add_up_to_one_over_what_may_be_done() -> None:
    scores = np.array([[1.0, 2.0, 30.0]], np.float32)
    chances = np.exp(log_chances(scores, np.array([[1, 1, 0]], np.uint8)))
    assert chances.sum() == pytest.approx(1) and chances[0, 2] == 0


def test_a_learner_comes_to_do_what_pays() -> None:
    """What pays here is the first proposal, whatever the match says."""
    with Batch("fzzzt", 2, 64, knowledge="judged", proposals=True) as batch:
        made = Learner(batch, Summary(batch.encoder, TRAITS), [16], Recipe(steps=16), 1)
        first = []
        for _ in range(12):
            seen, masks, actions, olds, _, _ = made._play()
            first.append(float((actions == 0)[masks.sum(1) > 1].mean()))
            gains = np.where(actions == 0, 1, -1).astype(np.float32)
            slope, through, _, _ = made._slope(seen, masks, actions, olds, gains, gains, 0)
            made.layers.learn(through, slope, 0.01)
    assert first[0] < 0.4
    assert first[-1] > 0.7


def test_an_action_gains_what_it_changed_for_its_own_seat() -> None:
    with Batch("fzzzt", 2, 1, knowledge="memory") as batch:
        made = learner(batch)
        told = np.array([[[0.5, 0.5]], [[0.6, 0.4]], [[0.3, 0.7]], [[0.5, 0.5]]], np.float32)
        movers = np.array([[0], [1], [0]])
        ended = np.array([[False], [True], [False]])
        wins = np.array([[[0, 0]], [[0, 1]], [[0, 0]]], np.float32)
        gains = made._gains(told, movers, ended, wins)[:, 0]
        # The second seat won by the second action; the third is of another match.
        assert gains == pytest.approx([0.1 + 0.9 * (0 - 0.6), 1 - 0.4, 0.5 - 0.3])


def test_features_are_measured_by_how_they_differ() -> None:
    with Batch("fzzzt", 2, 64, knowledge="judged", proposals=True) as batch:
        summary = Summary(batch.encoder, TRAITS)
        rows = stroll(batch, 160, np.random.default_rng(1))
        raw = summary(rows)
        summary.fit(rows)
        made = summary(rows)
    differing = raw.std(0) > 0.2
    assert differing.any()
    assert np.allclose(made.mean(0), 0, atol=1e-2)
    assert (made.std(0)[differing] > 0.9).all() and (made.std(0) <= 1.001).all()
