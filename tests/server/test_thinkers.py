"""Rulings on thinkers: the same answers as at home, and no dead or hanging worker keeps a table waiting."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from ludoteca.analysis.review import review
from ludoteca.bots.luck import luck_at
from ludoteca.bots.registry import make
from ludoteca.facets.registry import find, games
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.seat import Seat
from ludoteca.server.protocol import HintLine
from ludoteca.server.thinkers import ATTEMPTS, Job, Thinkers, ThinkersStopped, ThinkingFailed
from ludoteca.server.thinking import SLICE, Decide, Decided, Failed, Thinking, judged, packed

T = TypeVar("T")

ODD_WORKER = """
import sys, time
from pathlib import Path
from ludoteca.bots.uniform import Uniform
from ludoteca.server.thinking import main

class Odd(Uniform):
    def __init__(self, game, luck):
        super().__init__(luck)

class Sleeper(Odd):
    def decide(self, perspective):
        asleep = Path(sys.argv[1], "asleep")
        times = len(asleep.read_text()) if asleep.exists() else 0
        asleep.write_text("z" * (times + 1))
        while times < int(sys.argv[2]):
            time.sleep(0.01)
        return super().decide(perspective)

class Blabber(Odd):
    def decide(self, perspective):
        raise ValueError(f"I hold {perspective.view}")

main()
"""
"""A worker with a bot that sleeps for ever the first times it is asked, and one that tells its secrets in an error."""


def odd_worker(folder: Path, naps: int = 0) -> tuple[str, ...]:
    return (sys.executable, "-P", "-c", ODD_WORKER, str(folder), str(naps))


def begun(game: str, answers: int = 12) -> Match:
    """A match after so many random answers."""
    match = Match.start(games()[game].rules, 3, seed_from("thinkers", game))
    luck = Luck(seed_from("answers", game))
    for _ in range(answers):
        decision = match.pending[min(match.pending)]
        match.take(decision, luck.below("answers", len(decision.options)))
    return match


def job_in(match: Match, bot: str) -> Job:
    return Job(match.record().text(), min(match.pending), bot)


def at_home(match: Match, bot: str) -> str:
    """What the bot answers in this process."""
    seat = min(match.pending)
    decision = match.decision(seat)
    place = make(bot, find(match.rules.identity.id), luck_at(match, seat)).decide(match.perspective(seat))
    return decision.spell(decision.options[place], match.names)


def with_thinkers(thinkers: Thinkers, use: Callable[[Thinkers], Awaitable[T]]) -> T:
    """Start the workers, use them, and stop them whatever happens."""

    async def run() -> T:
        await thinkers.start()
        try:
            return await use(thinkers)
        finally:
            await thinkers.stop()

    return asyncio.run(run())


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that must come; the test hangs visibly if it never does."""
    async with asyncio.timeout(120):
        while not condition():
            await asyncio.sleep(0.01)


# -- thinking --------------------------------------------------------------------------------------


def test_a_bot_answers_in_a_worker_as_it_does_at_home() -> None:
    matches = [begun(game) for game in games()]

    async def use(thinkers: Thinkers) -> list[str]:
        jobs = [job_in(match, bot) for match in matches for bot in ("greedy", "uniform", "ismcts:20")]
        return await asyncio.gather(*[thinkers.decide(job) for job in jobs])

    expected = [at_home(match, bot) for match in matches for bot in ("greedy", "uniform", "ismcts:20")]
    assert with_thinkers(Thinkers(workers=1), use) == expected


@pytest.mark.parametrize("game", games())
def test_a_whole_match_goes_in_a_worker_as_it_does_at_home(game: str) -> None:
    match, thinking = begun(game, 0), Thinking()
    while not match.over:
        answer = thinking.decide(job_in(match, "greedy"))
        assert answer == at_home(match, "greedy")
        match.answer_text(min(match.pending), answer)


def test_a_remembered_match_is_not_taken_for_one_that_went_another_way() -> None:
    match, thinking = begun("fzzzt"), Thinking()
    thinking.decide(job_in(match, "greedy"))
    other = match.rewound(8)
    decision = other.pending[min(other.pending)]
    other.take(decision, len(decision.options) - 1)
    assert thinking.decide(job_in(other, "greedy")) == at_home(other, "greedy")
    assert len(thinking.remembered) == 2


def test_a_search_goes_on_with_its_tree() -> None:
    match, thinking = begun("red_rising"), Thinking()
    seat = min(match.pending)
    thinking.decide(job_in(match, "ismcts:20"))
    (thought,) = thinking.remembered
    bot = thought.bot(seat, "ismcts:20")
    match.answer_text(seat, thinking.decide(job_in(match, "ismcts:20")))
    while seat not in match.pending:
        match.take(match.pending[min(match.pending)], 0)
    thinking.decide(Job(match.record().text(), seat, "ismcts:20"))
    assert thinking.remembered == [thought]
    assert thought.bot(seat, "ismcts:20") is bot
    assert thought.bot(seat, "ismcts:30") is not bot


@pytest.mark.parametrize("game", games())
def test_advice_has_values_with_intervals_and_words(game: str) -> None:
    match = begun(game)
    lines = Thinking().advise(job_in(match, "casual"), 0.2)
    decision = match.decision(min(match.pending))
    assert lines
    for line in lines:
        assert 0 <= line.low <= line.value <= line.high <= 1
        assert line.low < line.high
        assert decision.read(line.text, match.names) is not None
        assert line.label.id


def test_advice_comes_from_a_worker() -> None:
    async def use(thinkers: Thinkers) -> list[HintLine]:
        return await thinkers.advise(job_in(begun("fzzzt"), "expert"), 0.2)

    assert with_thinkers(Thinkers(workers=1), use)


def test_a_review_in_slices_is_the_review_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.server.thinking.REVIEWED", 8)
    match = begun("zombie_fluxx", 0)
    while not match.over:
        match.answer_text(min(match.pending), at_home(match, "greedy"))
    record = match.record()
    job = Job(record.text(), 0, "review")
    slices = [judged(job, 0)]
    while (following := slices[-1].next) is not None:
        slices.append(judged(job, following))
    found = [verdict for piece in slices for verdict in piece.verdicts]
    whole = review(match.rules, record, Seat(0), 8, lambda done: None)
    assert len(slices) == len(found) // SLICE + 1
    assert [(verdict.after, verdict.cost, verdict.chance) for verdict in found] == [
        (verdict.after, verdict.error, verdict.knew.value.value) for verdict in whole.verdicts
    ]
    assert {piece.result for piece in slices} == {whole.result}


# -- workers that die or hang ----------------------------------------------------------------------


def test_a_worker_killed_in_the_middle_of_a_thought_is_replaced_and_asked_again(tmp_path: Path) -> None:
    match = begun("fzzzt")

    async def use(thinkers: Thinkers) -> str:
        answer = asyncio.ensure_future(thinkers.decide(job_in(match, "__main__:Sleeper")))
        await until((tmp_path / "asleep").exists)
        for process in thinkers.processes:
            os.kill(process, signal.SIGKILL)
        return await answer

    thinkers = Thinkers(workers=1, command=odd_worker(tmp_path, naps=1))
    assert with_thinkers(thinkers, use) == at_home(match, "uniform")
    assert (thinkers.jobs, thinkers.deaths, thinkers.retries, thinkers.substitutions) == (1, 1, 1, 0)


def test_a_worker_that_hangs_is_replaced_and_asked_again(tmp_path: Path) -> None:
    match = begun("fzzzt")
    thinkers = Thinkers(workers=1, limit=2.0, command=odd_worker(tmp_path, naps=1))
    answer = with_thinkers(thinkers, lambda them: them.decide(job_in(match, "__main__:Sleeper")))
    assert answer == at_home(match, "uniform")
    assert thinkers.deaths == thinkers.retries > 0
    assert (thinkers.failures, thinkers.substitutions) == (0, 0)
    assert thinkers.seconds >= thinkers.limit


def test_for_a_bot_that_always_hangs_another_decides(tmp_path: Path) -> None:
    match = begun("fzzzt")
    thinkers = Thinkers(workers=1, limit=1.0, command=odd_worker(tmp_path, naps=9))
    answer = with_thinkers(thinkers, lambda them: them.decide(job_in(match, "__main__:Sleeper")))
    assert answer == at_home(match, "casual")
    assert thinkers.deaths >= ATTEMPTS
    assert (thinkers.failures, thinkers.substitutions) == (1, 1)


def test_workers_that_cannot_start_are_given_up() -> None:
    thinkers = Thinkers(workers=1, command=(sys.executable, "-c", ""))
    with pytest.raises(ThinkingFailed):
        with_thinkers(thinkers, lambda them: them.decide(job_in(begun("fzzzt"), "expert")))
    assert (thinkers.jobs, thinkers.deaths, thinkers.failures) == (1, 6, 2)


def test_who_does_not_wait_any_more_leaves_the_worker_to_others(tmp_path: Path) -> None:
    match = begun("fzzzt")

    async def use(thinkers: Thinkers) -> str:
        thinking = asyncio.ensure_future(thinkers.decide(job_in(match, "__main__:Sleeper")))
        await until((tmp_path / "asleep").exists)
        waiting = asyncio.ensure_future(thinkers.decide(job_in(match, "__main__:Sleeper")))
        await until(lambda: thinkers.waiting == 1)
        waiting.cancel()
        thinking.cancel()
        await asyncio.wait([waiting, thinking])
        assert waiting.cancelled()
        assert thinking.cancelled()
        return await thinkers.decide(job_in(match, "__main__:Sleeper"))

    thinkers = Thinkers(workers=1, command=odd_worker(tmp_path, naps=1))
    assert with_thinkers(thinkers, use) == at_home(match, "uniform")
    assert (thinkers.deaths, thinkers.waiting) == (0, 0)


def test_quick_bots_do_not_wait_behind_those_that_search(tmp_path: Path) -> None:
    match = begun("fzzzt")

    async def use(thinkers: Thinkers) -> str:
        slow = [asyncio.ensure_future(thinkers.decide(job_in(match, "__main__:Sleeper"))) for _ in range(3)]
        await until((tmp_path / "asleep").exists)
        answer = await thinkers.decide(job_in(match, "casual"))
        assert not any(one.done() for one in slow)
        for one in slow:
            one.cancel()
        await asyncio.wait(slow)
        return answer

    thinkers = Thinkers(workers=1, command=odd_worker(tmp_path, naps=9))
    assert with_thinkers(thinkers, use) == at_home(match, "casual")


# -- the end of workers ----------------------------------------------------------------------------


def test_stopping_leaves_no_process_and_no_one_waiting(tmp_path: Path) -> None:
    match = begun("fzzzt")

    async def run() -> list[int]:
        thinkers = Thinkers(workers=1, command=odd_worker(tmp_path, naps=9))
        await thinkers.start()
        processes = thinkers.processes
        jobs = [asyncio.ensure_future(thinkers.decide(job_in(match, "__main__:Sleeper"))) for _ in range(3)]
        await until((tmp_path / "asleep").exists)
        await thinkers.stop()
        ends = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(end) for end in ends] == [ThinkersStopped] * 3
        with pytest.raises(ThinkersStopped):
            await thinkers.decide(job_in(match, "casual"))
        assert (thinkers.deaths, thinkers.processes) == (0, [])
        return processes

    processes = asyncio.run(run())
    assert len(processes) == 2
    assert not any(is_there(process) for process in processes)


def test_a_busy_worker_ends_when_nobody_is_left_to_ask_it(tmp_path: Path) -> None:
    with subprocess.Popen(
        odd_worker(tmp_path, naps=9), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as worker:
        assert worker.stdin is not None
        worker.stdin.write(packed(Decide(job_in(begun("fzzzt"), "__main__:Sleeper"))))
        worker.stdin.flush()
        asyncio.run(until((tmp_path / "asleep").exists))
        worker.stdin.close()
        assert worker.wait(60) == 0


# -- secrets ---------------------------------------------------------------------------------------


def test_nothing_of_a_record_is_logged_or_told_in_an_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    match = begun("fzzzt")
    record = match.record().text()
    changed = Job(record.replace("seats 3", "seats 4"), 0, "casual")

    async def use(thinkers: Thinkers) -> str:
        with pytest.raises(ThinkingFailed) as failure:
            await thinkers.decide(changed)
        await thinkers.decide(job_in(match, "__main__:Blabber"))
        return str(failure.value)

    caplog.set_level(logging.DEBUG)
    thinkers = Thinkers(workers=1, command=odd_worker(tmp_path))
    error = with_thinkers(thinkers, use)
    assert (thinkers.failures, thinkers.substitutions) == (2, 1)
    assert error.startswith("'casual' raised BadRecord at record.py:")
    assert "'__main__:Blabber' raised ValueError at <string>:" in caplog.text
    seen = "".join([caplog.text, error, repr(changed), *capfd.readouterr()])
    secrets = [match.record().seed.hex(), *match.names]
    assert not [secret for secret in secrets if f" {secret}" in seen or f"'{secret}" in seen]
    assert "I hold" not in seen


def test_a_task_that_cannot_be_read_is_a_failure_and_not_the_end() -> None:
    thinking = Thinking()
    assert isinstance(thinking.reply(b"nonsense"), Failed)
    match = begun("fzzzt")
    good = packed(Decide(job_in(match, "greedy")))[4:]
    assert thinking.reply(good) == Decided(at_home(match, "greedy"))
