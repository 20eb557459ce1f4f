"""Completing the command line in a shell."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from ludoteca.cli import COMMANDS
from ludoteca.commands.complete import SCRIPTS, replies
from tests.cli.running import run


@pytest.mark.parametrize(
    ("words", "some"),
    [
        ([""], ["play", "games", "--help"]),
        (["pl"], ["play"]),
        (["play", ""], ["fzzzt", "red_rising"]),
        (["play", "fz"], ["fzzzt"]),
        (["play", "fzzzt", "--s"], ["--seats", "--seed"]),
        (["play", "fzzzt", "--seats", "you,b"], ["you,beginner"]),
        (["play", "fzzzt", "--seats", "y"], ["you"]),
        (["play", "fzzzt", "--option", "log=f"], ["log=full"]),
        (["play", "--lang", "n"], ["nl"]),
        (["arena", "fzzzt", "--bots", "greedy,uni"], ["greedy,uniform"]),
        (["record", "v"], ["verify"]),
        (["complete", "f"], ["fish"]),
        (["nosuch", ""], []),
        (["play", "fzzzt", "--seed", ""], []),
    ],
)
def test_what_may_come_next_is_offered(words: list[str], some: list[str]) -> None:
    offered = replies(words, COMMANDS)
    assert set(some) <= set(offered)
    assert all(one.startswith(words[-1]) for one in offered)
    assert bool(some) == bool(offered)


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_every_command_can_be_completed(command: str) -> None:
    assert "--help" in replies([command, "-"], COMMANDS)


@pytest.mark.parametrize("shell", SCRIPTS)
def test_each_shell_understands_its_lines(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    done = run(capsys, "complete", shell)
    assert done.code == 0 and "ludoteca complete --words" in done.out
    if shutil.which(shell):
        subprocess.run([shell, "-n"], input=done.out, text=True, check=True, timeout=60)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("plya",), "did you mean 'play'?"),
        (("record", "verfy", "x"), "did you mean 'verify'?"),
        (("play", "fzzzt", "--sed", "1"), "did you mean '--seed'?"),
    ],
)
def test_a_slip_of_the_fingers_is_asked_about(
    arguments: tuple[str, ...], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    done = run(capsys, *arguments)
    assert (done.code, done.out) == (2, "") and complaint in done.err
    assert done.err.count("\n") == 1
