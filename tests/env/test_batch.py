"""Rulings on batches: many matches in one call are the matches that one would play one by one."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

import ludoteca
from ludoteca.bots.registry import make
from ludoteca.env.batch import Batch
from ludoteca.facets.encoding.lanes import Reward, rewards_of
from ludoteca.facets.encoding.plan import Knowledge
from ludoteca.facets.registry import find
from ludoteca.games.fzzzt.guide.advice import favourites
from ludoteca.kernel.decision import IllegalAnswer
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Log, Match
from ludoteca.kernel.playout import next_decision
from ludoteca.kernel.rules import Outcome
from ludoteca.kernel.seat import Seat
from tests.boxes import near
from tests.env.playing import every_game


def chosen(batch: Batch, luck: np.random.Generator) -> NDArray[np.intp]:
    drawn: NDArray[np.intp] = (luck.random(batch.masks.shape) * batch.masks).argmax(1)
    return drawn


@every_game
@pytest.mark.parametrize("knowledge", ["view", "memory"])
def test_a_lane_plays_the_match_of_its_seed(game: str, knowledge: str) -> None:
    luck = np.random.default_rng(1)
    seats = near(game, 2)
    made = find(game).encoder(seats, None, Knowledge(knowledge))
    with Batch(game, seats, 2, seed="lane", knowledge=knowledge) as batch:
        match = Match.start(find(game).rules, seats, seed_from("lane", "lane 1", 0), None, Log.NONE)
        decision = next_decision(match)
        assert decision is not None
        choice = made.space.begin(decision)
        for _ in range(2_000):
            assert batch.movers[1] == choice.decision.seat
            assert bytes(made.row(match, choice.decision.seat, choice)) == batch.rows[1].tobytes()
            assert np.flatnonzero(batch.masks[1]).tolist() == sorted(choice.legal)
            actions = chosen(batch, luck)
            batch.step(actions)
            place = choice.act(int(actions[1]))
            if place is not None:
                match.take(choice.decision, place)
                decision = next_decision(match)
                if decision is None:
                    break
                choice = made.space.begin(decision)
            assert not batch.ended[1]
        assert batch.ended[1]
        worth = rewards_of(match.outcome(), seats, Reward.RANK)
        assert batch.rewards[1].tolist() == pytest.approx(worth)
        batch.step(chosen(batch, luck))
        assert not batch.ended[1] and not batch.rewards[1].any()


@pytest.mark.parametrize("players", [2, 4])
def test_a_proposal_is_the_option_that_the_heuristics_look_at(players: int) -> None:
    luck = np.random.default_rng(1)
    made = find("fzzzt").encoder(players, None, Knowledge.JUDGED)
    with Batch("fzzzt", players, 1, seed="lane", knowledge="judged", proposals=True) as batch:
        match = Match.start(find("fzzzt").rules, players, seed_from("lane", "lane 0", 0), None, Log.NONE)
        while (decision := next_decision(match)) is not None:
            assert batch.movers[0] == decision.seat and not batch.ended[0]
            assert bytes(made.row(match, decision.seat, None)) == batch.rows[0].tobytes()
            world = match.perspective(decision.seat).imagine(Luck(seed_from("worlds", len(match.history))))
            places = favourites(world, world.decision(decision.seat), 8)
            assert batch.masks[0].tolist() == [1] * len(places) + [0] * (8 - len(places))
            actions = chosen(batch, luck)
            batch.step(actions)
            match.take(decision, places[actions[0]])
        assert batch.ended[0]


@pytest.mark.parametrize(("game", "knowledge"), [("fzzzt", "memory"), ("red_rising", "judged")])
def test_where_nothing_is_proposed_there_are_no_proposals(game: str, knowledge: str) -> None:
    with pytest.raises(ValueError, match=f"no proposals for '{knowledge}'"):
        Batch(game, 2, 1, knowledge=knowledge, proposals=True)


@every_game
@pytest.mark.parametrize("processes", [1, 2])
def test_an_oracle_tells_what_may_be_expected_of_the_match_as_it_is(game: str, processes: int) -> None:
    luck = np.random.default_rng(3)
    seats = near(game, 2)
    with Batch(game, seats, 2, seed="lane", oracle=True, processes=processes) as batch:
        match = Match.start(find(game).rules, seats, seed_from("lane", "lane 1", 0), None, Log.NONE)
        made = batch.encoder
        while (decision := next_decision(match)) is not None and len(match.history) < 40:
            choice, place = made.space.begin(decision), None
            assert batch.oracle[1] == pytest.approx(find(game).guide.chances(match.clone(), None))
            while place is None:
                actions = chosen(batch, luck)
                batch.step(actions)
                place = choice.act(int(actions[1]))
            match.take(decision, place)


def test_without_an_oracle_nothing_is_told() -> None:
    with Batch("fzzzt", 2, 2) as batch:
        assert not batch.oracle.any()


def test_a_script_needs_no_guard_for_processes(tmp_path: Path) -> None:
    script = tmp_path / "unguarded.py"
    script.write_text(
        "from ludoteca.env.batch import Batch\n"
        "batch = Batch('fzzzt', 2, 4, processes=2)\n"
        "batch.step(batch.masks.argmax(1))\n"
        "print('stepped')\n"
        "batch.close()\n"
    )
    source = str(Path(ludoteca.__file__).parent.parent)
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, timeout=300, check=False,
        env={**os.environ, "PYTHONPATH": source},
    )  # fmt: skip
    assert (done.stdout, done.returncode) == ("stepped\n", 0), done.stderr


def test_processes_change_nothing() -> None:
    seen = []
    for processes in (1, 2):
        luck = np.random.default_rng(2)
        with Batch("fzzzt", 3, 5, seed=7, processes=processes) as batch:
            states = [batch.rows.copy()]
            for _ in range(200):
                batch.step(chosen(batch, luck))
                states.append(np.concatenate([batch.rows, batch.masks, batch.ended[:, None]], axis=1))
        seen.append(states)
    assert all(np.array_equal(a, b) for a, b in zip(*seen, strict=True))


@pytest.mark.parametrize("processes", [1, 2])
def test_an_action_that_the_mask_forbids_is_refused(processes: int) -> None:
    with Batch("fzzzt", 2, 2, processes=processes) as batch, pytest.raises(IllegalAnswer, match="bid"):
        batch.step((batch.masks == 0).argmax(1))


@pytest.mark.parametrize(("lanes", "processes"), [(0, 1), (2, 3), (2, 0)])
def test_there_is_a_lane_for_every_process(lanes: int, processes: int) -> None:
    with pytest.raises(ValueError, match="lanes"):
        Batch("fzzzt", 2, lanes, processes=processes)


@pytest.mark.parametrize(
    ("ranks", "kind", "worth"),
    [
        ((1, 2, 3), Reward.RANK, [1, 0, -1]),
        ((1, 1, 3), Reward.RANK, [0.5, 0.5, -1]),
        ((2, 1, 2), Reward.RANK, [-0.5, 1, -0.5]),
        ((2, 2, 2), Reward.RANK, [-1, -1, -1]),
        ((1, 2, 3), Reward.WIN, [1, -1, -1]),
        ((1, 1, 3), Reward.WIN, [0, 0, -1]),
        ((1, 1, 1), Reward.WIN, [-1 / 3, -1 / 3, -1 / 3]),
        ((1,), Reward.RANK, [1]),
        ((2,), Reward.WIN, [-1]),
        ((1, 2, 3), Reward.SCORE, [6, 0, -6]),
    ],
)
def test_what_a_match_is_worth(ranks: tuple[int, ...], kind: Reward, worth: list[float]) -> None:
    scores = tuple([10 - 4 * rank for rank in ranks])
    assert rewards_of(Outcome(ranks, scores, ()), len(ranks), kind) == pytest.approx(worth)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_partner_answers_for_one_seat_of_every_other_lane(processes: int) -> None:
    luck = np.random.default_rng(4)
    with Batch("fzzzt", 2, 4, seed=3, partner="greedy", processes=processes) as batch:
        movers: list[set[int]] = [set() for _ in range(4)]
        for _ in range(300):
            for lane in range(4):
                movers[lane].add(int(batch.movers[lane]))
            batch.step(chosen(batch, luck))
    assert movers == [{1}, {0, 1}, {0}, {0, 1}]


def test_a_partner_may_sit_in_all_lanes_or_in_few() -> None:
    with Batch("fzzzt", 2, 6, seed=3, partner="greedy", every=3) as batch:
        seats = [lane.partner_seat for lane in batch._own._lanes.lanes if lane.partner is not None]
    assert seats == [0, 1]
    with Batch("fzzzt", 2, 4, seed=3, partner="greedy", every=1) as batch:
        assert set(batch.movers.tolist()) == {0, 1}
        assert all(lane.partner is not None for lane in batch._own._lanes.lanes)
    with pytest.raises(ValueError, match="1 or more"):
        Batch("fzzzt", 2, 4, partner="greedy", every=0)


def test_a_partner_plays_as_the_bot_does() -> None:
    luck = np.random.default_rng(5)
    with Batch("fzzzt", 2, 1, seed="lane", partner="greedy", knowledge="judged", proposals=True) as batch:
        match = Match.start(find("fzzzt").rules, 2, seed_from("lane", "lane 0", 0), None, Log.NONE)
        bot = make("greedy", find("fzzzt"), Luck(seed_from("partner", "lane", 0)))
        while (decision := next_decision(match)) is not None:
            if decision.seat == 0:
                match.take(decision, bot.decide(match.perspective(Seat(0))))
                continue
            assert bytes(batch.encoder.row(match, Seat(1), None)) == batch.rows[0].tobytes()
            places = batch.encoder.propose(match, decision).judgement.places
            actions = chosen(batch, luck)
            batch.step(actions)
            match.take(decision, places[actions[0]])
        assert batch.ended[0]
