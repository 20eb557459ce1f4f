"""Rulings on networks: files, the bot that plays by one, and that learning learns."""

import json
from pathlib import Path

import numpy as np
import pytest

from ludoteca.bots.registry import make
from ludoteca.env.batch import Batch
from ludoteca.env.learn import Layers, Learner, Recipe, log_chances
from ludoteca.env.net import ABOUT, About, BadNet, Net
from ludoteca.env.train import Course, Summary, finished, train, worth
from ludoteca.games.fzzzt.flow import RULES
from ludoteca.kernel.batch import next_decision
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.seat import Seat
from tests.env.playing import walk

SHORT = Recipe(steps=8, epochs=1, minibatch=64)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A network after hardly any training."""
    path = tmp_path_factory.mktemp("net") / "net.npz"
    train(path, Course(lanes=16, steps=256, hidden=16, matches=2, passes=1), SHORT)
    return path


def learner(batch: Batch) -> Learner:
    summary = Summary(batch.encoder)
    return Learner(batch, summary, [16], SHORT, 1, worth, summary.actions)


def test_a_network_is_the_same_after_saving_and_loading(path: Path) -> None:
    net = Net.load(path)
    rows = np.frombuffer(net.encoder.row(next(walk("fzzzt", 2, 1))[0], Seat(0), None), np.uint8)
    before = net(rows)
    net.save(path.with_name("again.npz"))
    after = Net.load(path.with_name("again.npz"))(rows)
    assert np.allclose(before[0], after[0], atol=0.01) and np.allclose(before[1], after[1], atol=0.01)


def test_the_same_seed_trains_the_same_network(path: Path) -> None:
    again = train(
        path.with_name("twin.npz"), Course(lanes=16, steps=256, hidden=16, matches=2, passes=1), SHORT
    )
    saved = Net.load(path)
    assert all(
        np.allclose(one, other, atol=0.01) for one, other in zip(again.weights, saved.weights, strict=True)
    )


def test_what_is_saved_scores_as_what_was_trained() -> None:
    with Batch("fzzzt", 2, 8, knowledge="memory") as batch:
        made = learner(batch)
        about = About("fzzzt", 2, batch.encoder.options, "memory", batch.encoder.plan.version)
        net = finished(made, Summary(batch.encoder), about)
        out = made.layers.forward(made.features(batch.rows))[-1]
        scores, values = net(batch.rows)
        assert np.allclose(scores, out[:, :-1] @ made.heads.T, atol=1e-4)
        assert np.allclose(values, out[:, -1], atol=1e-4)


def test_the_bot_decides_the_same_whatever_world_it_imagines(path: Path) -> None:
    match = Match.start(RULES, 2, seed_from("net"), None, Log.NONE)
    one, other = [make(f"net:{path}", "fzzzt", Luck(seed_from("bot", number))) for number in range(2)]
    while (decision := next_decision(match)) is not None:
        perspective = match.perspective(decision.seat)
        place = one.decide(perspective)
        assert other.decide(perspective) == place
        match.take(decision, place)
    assert match.over


@pytest.mark.parametrize("spec", ["net:", "net:nowhere.npz"])
def test_a_file_that_is_not_there_is_told(spec: str) -> None:
    with pytest.raises(BadNet, match="no network could be read"):
        make(spec, "fzzzt", Luck(seed_from(1)))


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
        ({"knowledge": "view"}, "do not fit"),
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
        make(f"net:{path}", "red_rising", Luck(seed_from(1)))


def test_a_network_for_two_does_not_play_with_three(path: Path) -> None:
    match = Match.start(RULES, 3, seed_from("three"), None, Log.NONE)
    seat = next(iter(match.pending))
    with pytest.raises(BadNet, match="trained for 2 players"):
        make(f"net:{path}", "fzzzt", Luck(seed_from(1))).decide(match.perspective(seat))


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


def test_a_pupil_comes_to_agree_with_its_teacher() -> None:
    with Batch("fzzzt", 2, 64, knowledge="memory") as batch:
        made = learner(batch)
        seen, masks = made.features(batch.rows), batch.masks.copy()
        # The teacher always takes the last that it may.
        actions = masks.shape[1] - 1 - masks[:, ::-1].argmax(1)
        agreed = [made.imitate(seen, masks, actions, np.zeros(64, np.float32)) for _ in range(80)]
    assert agreed[-1] > 0.9 > agreed[0]


def test_an_action_gains_what_came_of_it_for_its_own_seat() -> None:
    with Batch("fzzzt", 2, 1, knowledge="memory") as batch:
        made = learner(batch)
        values = np.array([[0.1], [0.2], [0.0], [0.0]], np.float32)
        movers = np.array([[0], [1], [0], [1]])
        ended = np.array([[False], [False], [True], [False]])
        rewards = np.zeros((4, 1, 2), np.float32)
        rewards[2, 0] = [1, -1]
        gains = made._gains(values, movers, ended, rewards, np.zeros(1, np.float32))
        assert gains[2, 0] == pytest.approx(1)
        assert gains[1, 0] == pytest.approx(-1.2)
        assert gains[0, 0] == pytest.approx(-0.1 + 0.95 * 1)
