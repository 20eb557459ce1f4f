"""Rulings on the bot pool: the same answers as at home, and no dead or hanging worker keeps a table waiting."""

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
from ludoteca.kernel.playout import play_out
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import Seat
from ludoteca.server import bot_worker
from ludoteca.server.bot_pool import ATTEMPTS, BotPool, Job, PoolStopped, TaskFailed
from ludoteca.server.bot_worker import Decide, Decided, Failed, Remembered, TaskRunner, packed, reviewed
from ludoteca.server.protocol import HintLine
from ludoteca.server.wire_scene import Speech
from tests.boxes import near

T = TypeVar("T")

ODD_WORKER = """
import sys, time
from pathlib import Path
from ludoteca.bots.uniform import Uniform
from ludoteca.server.bot_worker import main

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

class Printer(Odd):
    def decide(self, perspective):
        print(f"I hold {perspective.view}", flush=True)
        return super().decide(perspective)

class Beyond(Odd):
    def decide(self, perspective):
        return len(perspective.decision.options)

class Before(Odd):
    def decide(self, perspective):
        return -1

class NoBot:
    def __init__(self, game, luck):
        pass

main()
"""
"""A worker with a bot that sleeps for ever the first times it is asked, and one that tells its secrets in an error."""


def odd_worker(folder: Path, naps: int = 0) -> tuple[str, ...]:
    return (sys.executable, "-P", "-c", ODD_WORKER, str(folder), str(naps))


def begun(game: str, answers: int = 12) -> Match:
    """A match after so many random answers."""
    match = games()[game].start(near(game, 3), seed_from("thinkers", game))
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


def with_pool(bot_pool: BotPool, use: Callable[[BotPool], Awaitable[T]]) -> T:
    """Start the workers, use them, and stop them whatever happens."""

    async def run() -> T:
        await bot_pool.start()
        try:
            return await use(bot_pool)
        finally:
            await bot_pool.stop()

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

    async def use(bot_pool: BotPool) -> list[str]:
        jobs = [job_in(match, bot) for match in matches for bot in ("greedy", "uniform", "ismcts:20")]
        return [choice.text for choice in await asyncio.gather(*[bot_pool.decide(job) for job in jobs])]

    expected = [at_home(match, bot) for match in matches for bot in ("greedy", "uniform", "ismcts:20")]
    assert with_pool(BotPool(workers=1), use) == expected


@pytest.mark.parametrize("game", games())
def test_a_whole_match_goes_in_a_worker_as_it_does_at_home(game: str) -> None:
    match, runner = begun(game, 0), TaskRunner()
    # Without heuristics greedy searches, and a search goes on with its tree in a worker.
    bot = "greedy" if find(game).guide.advise is not None else "uniform"
    while not match.over:
        answer = runner.decide(job_in(match, bot))
        assert answer == at_home(match, bot)
        match.answer_text(min(match.pending), answer)


def test_a_remembered_match_is_not_taken_for_one_that_went_another_way() -> None:
    match, runner = begun("fzzzt"), TaskRunner()
    runner.decide(job_in(match, "greedy"))
    other = match.rewound(8)
    decision = other.pending[min(other.pending)]
    other.take(decision, len(decision.options) - 1)
    assert runner.decide(job_in(other, "greedy")) == at_home(other, "greedy")
    assert len(runner.remembered) == 2


def asked_for_a_player() -> Match:
    """A match whose next question is which player."""
    for number in range(40):
        match = Match.start(games()["zombie_fluxx"].rules, 3, seed_from("asked", number))
        luck = Luck(seed_from("answers", number))
        while not match.over:
            decision = match.decision(min(match.pending))
            if decision.ask.name in ("opponent", "repel_to", "lure_to"):
                return match
            match.take(decision, luck.below("option", len(decision.options)))
    raise AssertionError("nobody was ever asked for a player")


def test_hints_and_reviews_call_players_by_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "REVIEWED", 8)
    match, luck = asked_for_a_player(), Luck(seed_from("names"))
    seat, people = min(match.pending), ["Ann", "Bob", "Cat"]
    job = Job(match.record(people).text(), seat, "casual")
    labels = {line.text: line.label for line in TaskRunner().advise(job, 0.05)}
    assert labels
    for text, label in labels.items():
        own = (
            Speech("common-you") if int(text) == seat else Speech("room-person", {"name": people[int(text)]})
        )
        assert label == own
    chosen = next(iter(labels))
    match.answer_text(seat, chosen)
    play_out(match, luck)
    after = len(Record.parse(job.record).entries)
    verdict = reviewed(Job(match.record(people).text(), seat, "review"), 0, [after]).verdicts[0]
    assert (verdict.after, verdict.chosen) == (after, Speech("room-person", {"name": people[int(chosen)]}))


def test_a_search_goes_on_with_its_tree() -> None:
    match, runner = begun("red_rising"), TaskRunner()
    seat = min(match.pending)
    runner.decide(job_in(match, "ismcts:0.05s"))
    (thought,) = runner.remembered
    bot = thought.bot(seat, "ismcts:0.05s", None)
    match.answer_text(seat, runner.decide(job_in(match, "ismcts:0.05s")))
    while seat not in match.pending:
        match.take(match.pending[min(match.pending)], 0)
    runner.decide(Job(match.record().text(), seat, "ismcts:0.05s"))
    assert runner.remembered == [thought]
    assert thought.bot(seat, "ismcts:0.05s", None) is bot
    assert thought.bot(seat, "ismcts:0.06s", None) is not bot


def test_a_bot_of_so_many_worlds_begins_each_decision_anew() -> None:
    thought = Remembered(job_in(begun("red_rising"), "ismcts:20").record)
    seat = min(thought.match.pending)
    assert thought.bot(seat, "ismcts:20", None) is not thought.bot(seat, "ismcts:20", None)


@pytest.mark.parametrize("game", games())
def test_advice_has_values_with_intervals_and_words(game: str) -> None:
    match = begun(game)
    lines = TaskRunner().advise(job_in(match, "casual"), 0.2)
    decision = match.decision(min(match.pending))
    assert lines
    for line in lines:
        assert 0 <= line.low <= line.value <= line.high <= 1
        assert line.low < line.high
        assert decision.read(line.text, match.names) is not None
        assert line.label.id


def test_advice_comes_from_a_worker() -> None:
    async def use(bot_pool: BotPool) -> list[HintLine]:
        return await bot_pool.advise(job_in(begun("fzzzt"), "expert"), 0.2)

    assert with_pool(BotPool(workers=1), use)


def test_a_review_in_slices_is_the_review_at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    for worlds in ("GLANCED", "REVIEWED"):
        monkeypatch.setattr(bot_worker, worlds, 8)
    monkeypatch.setattr(bot_worker, "SLICE", 0.0)
    match = begun("zombie_fluxx", 0)
    while not match.over:
        match.answer_text(min(match.pending), at_home(match, "greedy"))
    record = match.record()
    job = Job(record.text(), 0, "review")
    slices = [reviewed(job, 0, None)]
    while (following := slices[-1].next) is not None:
        slices.append(reviewed(job, following, None))
    found = [verdict for piece in slices for verdict in piece.verdicts]
    whole = review(match.rules, record, Seat(0), 8, lambda done: None)
    assert len(slices) == len(found) + 1
    expected = [(verdict.after, verdict.error, verdict.knew.value.value) for verdict in whole.verdicts]
    assert [(verdict.after, verdict.cost, verdict.chance) for verdict in found] == expected
    assert {piece.result for piece in slices} == {whole.result}
    # Those that are looked at well are the same, in whatever order they are wanted, and say what may come of an error.
    monkeypatch.setattr(bot_worker, "SLICE", 60.0)
    well = reviewed(job, 0, [verdict.after for verdict in reversed(found)]).verdicts
    assert [(verdict.after, verdict.cost, verdict.chance) for verdict in well] == expected
    assert all(bool(verdict.instead) <= (verdict.cost > 0) for verdict in well)


# -- workers that die or hang ----------------------------------------------------------------------


def test_a_worker_killed_in_the_middle_of_a_thought_is_replaced_and_asked_again(tmp_path: Path) -> None:
    match = begun("fzzzt")

    async def use(bot_pool: BotPool) -> str:
        answer = asyncio.ensure_future(bot_pool.decide(job_in(match, "__main__:Sleeper")))
        await until((tmp_path / "asleep").exists)
        for process in bot_pool.processes:
            os.kill(process, signal.SIGKILL)
        return (await answer).text

    bot_pool = BotPool(workers=1, command=odd_worker(tmp_path, naps=1))
    assert with_pool(bot_pool, use) == at_home(match, "uniform")
    assert (bot_pool.jobs, bot_pool.deaths, bot_pool.retries) == (1, 1, 1)


def test_a_worker_that_hangs_is_replaced_and_asked_again(tmp_path: Path) -> None:
    match = begun("fzzzt")
    bot_pool = BotPool(workers=1, limit=2.0, command=odd_worker(tmp_path, naps=1))
    answer = with_pool(bot_pool, lambda them: them.decide(job_in(match, "__main__:Sleeper")))
    assert answer.text == at_home(match, "uniform")
    assert bot_pool.deaths == bot_pool.retries > 0
    assert bot_pool.failures == 0
    assert bot_pool.seconds >= bot_pool.limit


def test_a_bot_that_always_hangs_is_given_up(tmp_path: Path) -> None:
    match = begun("fzzzt")
    bot_pool = BotPool(workers=1, limit=1.0, command=odd_worker(tmp_path, naps=9))
    with pytest.raises(TaskFailed):
        with_pool(bot_pool, lambda them: them.decide(job_in(match, "__main__:Sleeper")))
    assert (bot_pool.deaths, bot_pool.failures) == (ATTEMPTS, 1)


@pytest.mark.parametrize(
    ("bot", "kind"), [("Beyond", "BotFault"), ("Before", "BotFault"), ("NoBot", "LookupError")]
)
def test_an_answer_that_is_none_and_a_bot_that_is_none_are_failures(
    tmp_path: Path, bot: str, kind: str
) -> None:
    match = begun("fzzzt")
    bot_pool = BotPool(workers=1, command=odd_worker(tmp_path))
    with pytest.raises(TaskFailed, match=f"'__main__:{bot}' raised {kind}"):
        with_pool(bot_pool, lambda them: them.decide(job_in(match, f"__main__:{bot}")))


def test_what_a_bot_prints_is_not_taken_for_its_answer(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    match = begun("fzzzt")
    bot_pool = BotPool(workers=1, command=odd_worker(tmp_path))
    answer = with_pool(bot_pool, lambda them: them.decide(job_in(match, "__main__:Printer")))
    assert answer.text == at_home(match, "uniform")
    assert "I hold" not in "".join(capfd.readouterr())


def test_workers_that_cannot_start_are_given_up() -> None:
    bot_pool = BotPool(workers=1, command=(sys.executable, "-c", ""))
    with pytest.raises(TaskFailed):
        with_pool(bot_pool, lambda them: them.decide(job_in(begun("fzzzt"), "expert")))
    assert (bot_pool.jobs, bot_pool.deaths, bot_pool.failures) == (1, 3, 1)


def test_who_does_not_wait_any_more_leaves_the_worker_to_others(tmp_path: Path) -> None:
    match = begun("fzzzt")

    async def use(bot_pool: BotPool) -> str:
        thinking = asyncio.ensure_future(bot_pool.decide(job_in(match, "__main__:Sleeper")))
        await until((tmp_path / "asleep").exists)
        waiting = asyncio.ensure_future(bot_pool.decide(job_in(match, "__main__:Sleeper")))
        await until(lambda: bot_pool.waiting == 1)
        waiting.cancel()
        thinking.cancel()
        await asyncio.wait([waiting, thinking])
        assert waiting.cancelled()
        assert thinking.cancelled()
        return (await bot_pool.decide(job_in(match, "__main__:Sleeper"))).text

    bot_pool = BotPool(workers=1, command=odd_worker(tmp_path, naps=1))
    assert with_pool(bot_pool, use) == at_home(match, "uniform")
    assert (bot_pool.deaths, bot_pool.waiting) == (0, 0)


def test_quick_bots_do_not_wait_behind_those_that_search(tmp_path: Path) -> None:
    match = begun("fzzzt")

    async def use(bot_pool: BotPool) -> str:
        slow = [asyncio.ensure_future(bot_pool.decide(job_in(match, "__main__:Sleeper"))) for _ in range(3)]
        await until((tmp_path / "asleep").exists)
        answer = await bot_pool.decide(job_in(match, "casual"))
        assert not any(one.done() for one in slow)
        for one in slow:
            one.cancel()
        await asyncio.wait(slow)
        return answer.text

    bot_pool = BotPool(workers=1, command=odd_worker(tmp_path, naps=9))
    assert with_pool(bot_pool, use) == at_home(match, "casual")


# -- the end of workers ----------------------------------------------------------------------------


def test_stopping_leaves_no_process_and_no_one_waiting(tmp_path: Path) -> None:
    match = begun("fzzzt")

    async def run() -> list[int]:
        bot_pool = BotPool(workers=1, command=odd_worker(tmp_path, naps=9))
        await bot_pool.start()
        processes = bot_pool.processes
        jobs = [asyncio.ensure_future(bot_pool.decide(job_in(match, "__main__:Sleeper"))) for _ in range(3)]
        await until((tmp_path / "asleep").exists)
        await bot_pool.stop()
        ends = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(end) for end in ends] == [PoolStopped] * 3
        with pytest.raises(PoolStopped):
            await bot_pool.decide(job_in(match, "casual"))
        assert (bot_pool.deaths, bot_pool.processes) == (0, [])
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

    async def use(bot_pool: BotPool) -> str:
        with pytest.raises(TaskFailed) as failure:
            await bot_pool.decide(changed)
        with pytest.raises(TaskFailed) as blabbed:
            await bot_pool.decide(job_in(match, "__main__:Blabber"))
        return f"{failure.value} {blabbed.value}"

    caplog.set_level(logging.DEBUG)
    bot_pool = BotPool(workers=1, command=odd_worker(tmp_path))
    error = with_pool(bot_pool, use)
    assert bot_pool.failures == 2
    assert error.startswith("'casual' raised BadRecord at record.py:")
    assert "'__main__:Blabber' raised ValueError at <string>:" in error
    seen = "".join([caplog.text, error, repr(changed), *capfd.readouterr()])
    secrets = [match.record().seed.hex(), *match.names]
    assert not [secret for secret in secrets if f" {secret}" in seen or f"'{secret}" in seen]
    assert "I hold" not in seen


def test_a_task_that_cannot_be_read_is_a_failure_and_not_the_end() -> None:
    runner = TaskRunner()
    assert isinstance(runner.reply(b"nonsense"), Failed)
    match = begun("fzzzt")
    good = packed(Decide(job_in(match, "greedy")))[4:]
    assert runner.reply(good) == Decided(at_home(match, "greedy"))


def test_a_search_thinks_no_longer_than_it_may_and_only_if_it_thinks_for_a_time() -> None:
    match = begun("fzzzt")
    runner = TaskRunner()
    runner.decide(Job(match.record().text(), min(match.pending), "expert", 0.1))
    (thought,) = runner.remembered
    seat = min(match.pending)
    assert thought.bot(seat, "expert", 0.1).budget.seconds == 0.1  # type: ignore[attr-defined]  # it searches
    assert thought.bot(seat, "expert", None).budget.seconds == 2.5  # type: ignore[attr-defined]  # it searches
    assert thought.bot(seat, "ismcts:20", 0.1).budget.worlds == 20  # type: ignore[attr-defined]  # it searches


def test_a_level_is_told_how_long_it_may_think_and_a_bot_of_worlds_is_not() -> None:
    match = begun("fzzzt")

    async def use(bot_pool: BotPool) -> list[float | None]:
        found = []
        for bot in ("expert", "skilled", "ismcts:20", "casual"):
            found.append((await bot_pool.decide(job_in(match, bot), allowed=0.1)).hurried)
        return found

    expert, skilled, *others = with_pool(BotPool(workers=1), use)
    assert expert is not None
    assert skilled is not None
    assert others == [None, None]
