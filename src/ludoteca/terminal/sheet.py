"""The score sheet: every line with its points and its rule."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from ludoteca.facets.language import Language
from ludoteca.facets.message import Message, listed
from ludoteca.facets.naming import AUTOMATON
from ludoteca.facets.words import Words, won_by_nobody
from ludoteca.kernel.rules import Outcome, ScoreLine


def sheet(outcome: Outcome, players: Sequence[str], text: Words, language: Language) -> RenderableType:
    """The whole score sheet of a finished match, the best first."""
    table = _table(language, Message("common-sheet-title"))
    order = sorted(range(len(players)), key=lambda seat: (outcome.ranks[seat], seat))
    for seat in order:
        rank = language.text("common-sheet-rank", player=players[seat], rank=outcome.ranks[seat])
        table.add_row(Styled(rank, "bold"), Styled(str(outcome.scores[seat]), "bold"), "")
        _add_lines(table, [line for line in outcome.lines if line.seat == seat], text, language)
        table.add_section()
    others = _unseated_lines(outcome)
    if others:
        table.add_row(
            Styled(language.say(AUTOMATON), "bold"),
            Styled(str(sum([line.points for line in others])), "bold"),
            "",
        )
        _add_lines(table, others, text, language)
    return table


def own_sheet(lines: Sequence[ScoreLine], text: Words, language: Language) -> RenderableType:
    """The lines of one seat as it stands."""
    table = _table(language, Message("common-standing-title"))
    total = language.text("common-sheet-total")
    _add_lines(table, lines, text, language)
    table.add_section()
    table.add_row(Styled(total, "bold"), Styled(str(sum(line.points for line in lines)), "bold"), "")
    return table


def winners(outcome: Outcome, players: Sequence[Message], viewer: int, text: Words) -> Message:
    """Who has won."""
    won = outcome.winners
    names = listed([players[seat] for seat in won])
    if not won:
        return won_by_nobody(outcome, text)
    if len(won) > 1:
        return Message("common-won-together", {"players": names})
    return Message("common-won", {"player": names, "who": "me" if won[0] == viewer else "other"})


def _unseated_lines(outcome: Outcome) -> list[ScoreLine]:
    """The lines of a side without a seat, such as an opponent that the rules play."""
    return [line for line in outcome.lines if line.seat >= len(outcome.ranks)]


def _table(language: Language, title: Message) -> Table:
    table = Table(title=language.say(title), box=box.SIMPLE_HEAD, title_style="bold", title_justify="left")
    table.add_column(language.text("common-sheet-what"), ratio=1, overflow="fold")
    table.add_column(language.text("common-sheet-points"), justify="right")
    table.add_column(language.text("common-sheet-rule"), style="dim", no_wrap=True)
    return table


def _add_lines(table: Table, lines: Sequence[ScoreLine], text: Words, language: Language) -> None:
    for line in lines:
        what = Padding(language.say(text.score_line(line)), (0, 0, 0, 2))
        table.add_row(what, str(line.points), line.rule)
