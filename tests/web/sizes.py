"""What does not fit: every game at its beginning, middle and end, at every size, in a language that is longer than any.

``python -m tests.web.sizes [--game GAME] [--size 360x740] [--stage middle|full|laden|kinds] [--pictures FOLDER]``, with a client that is built.

For each game and size it prints the worst figures of all stages, and below that each fault once: a choice that cannot be brought on
the screen or under a finger, a piece of one's own that cannot be seen, a text that is cut, too small or not from the language files,
a piece that hides another one's words, a part of the table that is below an edge at a desk, a page that scrolls sideways, lines of one card over one another, something that moves when help is opened or a hint comes,
a card looked at that covers choices, numbers that fingers cannot press, numbers out of reading order. Pieces that overlap on purpose,
in fans and columns, say which strip stays free: ``data-strip="left 34"``.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright

from ludoteca.arena.play import play as play_match
from ludoteca.bots.registry import make
from ludoteca.facets.registry import find, games
from ludoteca.kernel.layout import Sight
from ludoteca.kernel.luck import Luck, seed_from
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.seat import Seat
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.stand import Stand
from tests.web.visitor import in_no_hurry, is_asked

DESKTOPS = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)]
PHONES = [(360, 740), (390, 844), (412, 915), (430, 932), (640, 340), (740, 360), (932, 430)]
TABLETS = [(768, 1024), (1024, 768), (820, 1180), (1180, 820)]
STAGES = {"begin": 0.0, "middle": 0.5, "end": 1.0}
"""How far the match has come, as a part of the questions to the first seat."""

FULL = {"full": True, "laden": False}
"""Beside these: a long match when most lies in the middle, and when most lies in front of the seats and in their hands."""

KINDS = "kinds"
"""Beside these: a question of each kind."""

LONG = 6
"""The longest of so many matches by chance is the long one."""

LONGER = """
window.ludotecaTransform = text => {
    if (!/\\p{L}/u.test(text) || /^\\p{L}{1,2}[♣♦♥♠]$/u.test(text)) return text;
    const accents = { a: 'áá', e: 'éé', i: 'í', o: 'óó', u: 'ú', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', c: 'ç', n: 'ñ', s: 'š', y: 'ÿ' };
    return '⟦' + [...text].map(sign => accents[sign] ?? sign).join('') + '⟧';
};
"""
"""English made longer by a third, accented and bracketed: what stays plain was not in the language files. A rank and a suit are no longer in any language."""

FIRM = 2
"""Pixels by which something may be elsewhere and still lie where it lay."""

LOOSE = 16
"""Pixels by which the contents of something may be longer than it, for what reaches beyond is the room around a button."""

STAYING = 520
"""Milliseconds after which a pointer that rests, or a finger that stays, looks at what is there."""

PROPER = ["Ann", "Ludoteca", "Fzzzt!", "VS"]
"""What is the same in every language: names, and what is drawn rather than written."""

PLACES = """() => [...document.querySelectorAll('.board [data-zone], .board [data-choice], .board [data-card], .board .seat')]
    .filter(one => one.checkVisibility()).map(one => {
        const { x, y, width } = one.getBoundingClientRect(), { dataset } = one;
        return [dataset.choice ?? dataset.card ?? dataset.zone ?? `seat ${dataset.seat}`, Math.round(x), Math.round(y), Math.round(width)];
    })"""
"""Where everything lies on the board."""

COVERS = """() => {
    const zoom = document.querySelector('.zoom.placed')?.getBoundingClientRect();
    if (!zoom) return null;
    const at = one => {
        let { left, top, right, bottom } = one.getBoundingClientRect();
        for (let around = one.parentElement; around; around = around.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(around), clip = around.getBoundingClientRect();
            if (overflowX !== 'visible') [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
            if (overflowY !== 'visible') [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
        }
        return { left, top, right, bottom };
    };
    const over = one => {
        const box = at(one);
        const x = Math.min(zoom.right, box.right) - Math.max(zoom.left, box.left), y = Math.min(zoom.bottom, box.bottom) - Math.max(zoom.top, box.top);
        return x > 2 && y > 2 ? x * y : 0;
    };
    return [...document.querySelectorAll('[data-choice]')].filter(one => one.checkVisibility() && over(one) > 0).map(one => one.dataset.choice);
}"""
"""The choices that the card which is looked at covers."""

PRESS = """one => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = one.getBoundingClientRect();
    const how = { bubbles: true, pointerType: 'touch', clientX: x + width / 2, clientY: y + height / 2 };
    one.dispatchEvent(new PointerEvent('pointerdown', how));
}"""

LOOK = """({ touch, smallest, target, proper, loose }) => {
    const faults = [], note = (kind, what, figure) => faults.push({ kind, what, figure: typeof figure === 'number' ? Math.round(figure * 10) / 10 : 0 });
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    const shown = one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const name = one => {
        const piece = one.closest('[data-choice], [data-card], [data-zone], button, section, aside, header');
        const mark = piece?.dataset.choice ?? piece?.dataset.card ?? piece?.dataset.zone ?? '';
        const kind = one.getAttribute?.('class')?.replace(/svelte-\\w+/g, '').trim() || one.tagName.toLowerCase();
        return `${kind}${mark ? ` of ${mark}` : ''}`;
    };
    const at = (x, y) => document.elementFromPoint(x, y);
    const overlap = (one, other) => ({
        x: Math.min(one.right, other.right) - Math.max(one.left, other.left),
        y: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    });

    // How much larger something is drawn than its style says, however it is turned.
    const root = matrix => Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    const scaleOf = one => {
        if (one instanceof SVGGraphicsElement && one.ownerSVGElement) return root(one.getScreenCTM());
        let scale = 1;
        for (; one; one = one.parentElement) {
            const { transform, scale: own, zoom } = getComputedStyle(one);
            if (transform !== 'none') scale *= root(new DOMMatrix(transform));
            if (own !== 'none') scale *= parseFloat(own);
            scale *= parseFloat(zoom) || 1;
        }
        return scale;
    };

    if (document.documentElement.scrollWidth > innerWidth + 1)
        note('sideways', 'the page', document.documentElement.scrollWidth - innerWidth);

    const scrolled = [...document.querySelectorAll('.board, .board *')].map(one => [one, one.scrollTop, one.scrollLeft]);

    // Choices: one of each must be brought on the screen, with room for a finger or the pointer.
    const choices = new Map();
    for (const one of document.querySelectorAll('[data-choice]'))
        if (shown(one)) choices.set(one.dataset.choice, [...(choices.get(one.dataset.choice) ?? []), one]);
    const free = one => {
        one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const box = one.getBoundingClientRect();
        let best = 0;
        // With the middle among them; a point on the edge itself is outside.
        const steps = 10;
        for (let row = 1; row < steps; row++) for (let column = 1; column < steps; column++) {
            const x = box.left + box.width * column / steps, y = box.top + box.height * row / steps;
            const hits = (dx, dy) => { const hit = at(x + dx * 0.97, y + dy * 0.97); return hit !== null && (one === hit || one.contains(hit)); };
            let reach = 0;
            while (reach < target / 2) {
                const next = reach + 2;
                if (![[-next, 0], [next, 0], [0, -next], [0, next]].every(([dx, dy]) => hits(dx, dy))) break;
                reach = next;
            }
            best = Math.max(best, hits(0, 0) ? reach * 2 + 1 : 0);
            if (best >= target) return best;
        }
        return best;
    };
    for (const [text, ones] of choices) {
        const best = Math.max(...ones.map(free));
        if (best === 0) note('hidden choice', text, 0);
        else if (best < target - 2) note('small target', text, best);
    }
    const question = document.querySelector('.question h2');
    if (question) {
        const seen = overlap(question.getBoundingClientRect(), screen);
        if (seen.x < 20 || seen.y < 12) note('hidden question', question.textContent, 0);
    }

    // What is mine can be brought on the screen, and no piece has been squeezed away.
    const brought = one => {
        one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const box = one.getBoundingClientRect();
        let [left, top, right, bottom] = [Math.max(0, box.left), Math.max(0, box.top), Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
        for (let around = one.parentElement; around; around = around.parentElement) {
            if (around instanceof SVGElement || getComputedStyle(around).display === 'contents') continue;
            const { overflowX, overflowY } = getComputedStyle(around), clip = around.getBoundingClientRect();
            if (overflowX !== 'visible') [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
            if (overflowY !== 'visible') [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
        }
        return Math.max(0, right - left) * Math.max(0, bottom - top) / (box.width * box.height || 1);
    };
    for (const one of document.querySelectorAll('.board [data-card]')) {
        if (!shown(one)) continue;
        const box = one.getBoundingClientRect(), least = Math.min(box.width, box.height);
        if (least < 10) { note('squeezed piece', one.dataset.card, least); continue; }
        if (!one.closest('[role=img]') && / 0$/.test(one.closest('[data-zone]')?.dataset.zone ?? '') && brought(one) < 0.85) note('hidden piece', one.dataset.card, brought(one));
    }
    for (const [around, top, left] of scrolled) [around.scrollTop, around.scrollLeft] = [top, left];

    // At a desk all of the table is in sight; only what one chooses from is scrolled.
    if (!touch) for (const one of document.querySelectorAll('.board, .board *')) {
        const beyond = one.scrollHeight - one.clientHeight;
        if (beyond <= loose || !/auto|scroll/.test(getComputedStyle(one).overflowY) || !shown(one)) continue;
        if (!one.closest('details, [role=dialog]') && !one.querySelector('[data-choice]')) note('below an edge', name(one), beyond);
    }

    // Numbers for keys: none for fingers, elsewhere in the order in which one reads.
    const keys = [...document.querySelectorAll('kbd')].filter(shown);
    if (touch && keys.length) note('number for a finger', keys[0].textContent, keys.length);
    const groups = new Map();
    for (const key of keys) {
        const group = key.closest('[data-zone], .choices');
        if (group) groups.set(group, [...(groups.get(group) ?? []), key]);
    }
    for (const [group, ones] of groups) {
        const rows = ones.map(one => ({ number: Number(one.textContent), box: one.getBoundingClientRect() }));
        const read = [...rows].sort((a, b) => Math.abs(a.box.y - b.box.y) > a.box.height ? a.box.y - b.box.y : a.box.x - b.box.x).map(one => one.number);
        if (read.some((one, place) => place > 0 && one < read[place - 1])) note('numbers out of order', name(group), read.join(' '));
    }

    // What no language file has keeps its plain vowels.
    const plain = text => proper.reduce((left, one) => left.replaceAll(one, ''), text).match(/\\p{L}*[aeiou]\\p{L}+|\\p{L}+[aeiou]\\p{L}*/iu)?.[0];
    for (const one of document.querySelectorAll('main *, header *, .panel-side *')) {
        if (['SCRIPT', 'STYLE', 'OPTION'].includes(one.tagName)) continue;
        const texts = ['aria-label', 'title', 'placeholder', 'alt'].map(kind => one.getAttribute(kind) ?? '');
        for (const node of one.childNodes) if (node.nodeType === Node.TEXT_NODE && one.checkVisibility()) texts.push(node.textContent);
        for (const text of texts) if (plain(text)) note('plain text', `${name(one)}: ${plain(text)} in ${text.trim().slice(0, 60)}`, 0);
    }

    // Texts: whole, large enough, and hidden by no other piece.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let least = Infinity;
    const written = new Map();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const around = node.parentElement;
        if (!node.textContent.trim() || !around || ['SCRIPT', 'STYLE', 'TITLE', 'DESC', 'OPTION'].includes(around.tagName) || !shown(around)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) continue;
        const style = getComputedStyle(around);
        const size = parseFloat(style.fontSize) * scaleOf(around);
        const what = `${name(around)}: ${node.textContent.trim().slice(0, 40)}`;
        least = Math.min(least, size);
        if (size < smallest - 0.3) note('small text', what, size);
        let cut = 0, hidden = false, scrolls = false;
        for (let one = around; one && one !== document.body; one = one.parentElement) {
            if (one instanceof SVGElement && one.tagName !== 'svg') continue;
            const { overflowX, overflowY } = getComputedStyle(one), clip = one.getBoundingClientRect();
            if (Math.min(clip.width, clip.height) <= 2 * (one.currentCSSZoom ?? 1)) { hidden = true; break; }
            const [x, y] = [overflowX, overflowY].map(flow => flow === 'hidden' || flow === 'clip');
            if (x) cut = Math.max(cut, clip.left - box.left, box.right - clip.right);
            if (y) cut = Math.max(cut, clip.top - box.top, box.bottom - clip.bottom);
            if (/auto|scroll/.test(overflowX + overflowY)) { scrolls = true; break; }
        }
        if (hidden) continue;
        if (!scrolls) cut = Math.max(cut, -box.left, box.right - innerWidth, -box.top, box.bottom - innerHeight);
        // Letters hang a little over their line.
        if (cut > Math.max(3, size * 0.3)) { note('cut text', what, cut); continue; }
        const piece = around.closest('[data-card]');
        if (piece && !around.closest('kbd') && node.textContent.trim().length > 2)
            written.set(piece, [...(written.get(piece) ?? []), ...[...range.getClientRects()].map(line => ({ node, what, line }))]);
        if (!piece || box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth) continue;
        const strip = /^(left|top|right|bottom) (\\d+)$/.exec(piece.closest('[data-strip]')?.dataset.strip ?? '');
        const whole = piece.getBoundingClientRect();
        const x = box.x + box.width / 2, y = box.y + box.height / 2;
        if (strip) {
            const from = { left: x - whole.left, top: y - whole.top, right: whole.right - x, bottom: whole.bottom - y }[strip[1]];
            if (from > Number(strip[2])) continue;
        }
        const hit = at(x, y), over = hit?.closest('[data-card]');
        if (over && over !== piece && !over.contains(piece) && !piece.contains(over)) note('hidden words', `${what} under ${name(over)}`, 0);
    }

    // Within a piece no text is written over another; letters hang a little over their line.
    const deep = 0.4;
    for (const lines of written.values()) for (const [place, one] of lines.entries()) {
        const under = lines.slice(place + 1).find(other => {
            const { x, y } = overlap(one.line, other.line);
            return one.node !== other.node && x > 5 && y > Math.max(5, deep * Math.min(one.line.height, other.line.height));
        });
        if (under) { note('words over words', `${one.what} and ${under.what}`, overlap(one.line, under.line).y); break; }
    }

    // Whatever can be pressed.
    for (const one of document.querySelectorAll('button:not([data-choice]), a[href], select, input, [role=tab]')) {
        if (!shown(one) || one.disabled || one.closest('[data-card], .rule, p, li, .inline')) continue;
        const box = one.getBoundingClientRect(), seen = overlap(box, screen);
        if (seen.x < 1 || seen.y < 1 || box.width < 3) continue;
        const size = Math.min(box.width, box.height);
        if (touch && size < target - 1) note('small button', `${name(one)}: ${(one.ariaLabel ?? one.textContent).trim().slice(0, 30)}`, size);
    }
    return { faults, least: least === Infinity ? 0 : Math.round(least * 10) / 10, choices: choices.size };
}"""


@dataclass(frozen=True)
class Fault:
    """One thing that does not fit."""

    kind: str
    what: str
    figure: float


@dataclass(frozen=True)
class Look:
    """What was found on one screen."""

    faults: list[Fault]
    least: float
    """The smallest letters."""
    choices: int


def record_of(game: str, seats: int, bot: str = "casual", deal: str = "deal") -> Record:
    """A whole match of quick bots."""
    box = find(game)
    luck = Luck(seed_from("sizes", game, seats))
    match = box.start(seats, luck.seed_for(deal))
    play_match(match, [make(bot, box, Luck(luck.seed_for(f"bot {seat}"))) for seat in range(seats)])
    return match.record(["Ann", *[f"Bot {seat}" for seat in range(1, seats)]])


def long_record_of(game: str, seats: int) -> Record:
    """The longest of some matches that are played by chance."""
    found = [record_of(game, seats, "uniform", f"deal {number}") for number in range(LONG)]
    return max(found, key=lambda record: len(record.entries))


def fullest(record: Record, everybody: bool) -> int:
    """The number of answers before the question to the first seat, with a choice, at which zones are as full as can be.

    Those that belong to everybody, or those of the seats.
    """
    match = Match.replay(find(record.game).rules, record, 0)
    looked_at = [
        place
        for place, zone in enumerate(match.table.zones.layout.zones)
        if zone.sight is not Sight.NOBODY and (zone.owner is None) == everybody
    ]
    found: dict[int, list[int]] = {}
    for number, entry in enumerate(record.entries):
        if entry.seat == 0 and len(match.decision(Seat(0)).options) > 1:
            found[number] = [len(match.table.zones.cards[place]) for place in looked_at]
        match.answer_text(Seat(entry.seat), entry.text)
    most = [max(counts) for counts in zip(*found.values(), strict=True)]

    def fullness(number: int) -> float:
        shares: float = sum(count / high for count, high in zip(found[number], most, strict=True) if high)
        return shares

    return max(found, key=fullness)


def number_at(record: Record, part: float) -> int:
    """The number of answers before a question to the first seat that leaves it a choice, so far into the match."""
    match = Match.replay(find(record.game).rules, record, 0)
    asked = []
    for number, entry in enumerate(record.entries):
        if entry.seat == 0 and len(match.decision(Seat(0)).options) > 1:
            asked.append(number)
        match.answer_text(Seat(entry.seat), entry.text)
    return asked[min(len(asked) - 1, int(part * len(asked)))]


def kinds_of(record: Record) -> dict[str, int]:
    """For each kind of question to the first seat the number of answers before the one with most choices."""
    match = Match.replay(find(record.game).rules, record, 0)
    found: dict[str, tuple[int, int]] = {}
    for number, entry in enumerate(record.entries):
        if entry.seat == 0:
            decision = match.decision(Seat(0))
            choices = len(decision.options)
            if choices > max(1, found.get(decision.ask.name, (0, 0))[0]):
                found[decision.ask.name] = choices, number
        match.answer_text(Seat(entry.seat), entry.text)
    return {name: number for name, (_, number) in found.items()}


def context_of(browser: Browser, stand: Stand, touch: bool, code: str = "en") -> BrowserContext:
    """Somebody's browser in which texts are longer than in any language."""
    context = browser.new_context(
        base_url=stand.url, locale=code, has_touch=touch, is_mobile=touch, reduced_motion="reduce"
    )
    context.add_init_script("localStorage['ludoteca-coach'] = 'off'")
    context.add_init_script(LONGER)
    in_no_hurry(context)
    assert context.request.post("/api/guest", data={"name": "Ann"}).status == 201
    return context


def stand_at(page: Page, record: Record, number: int, last: bool) -> None:
    """Go on after so many answers of a match, as the first seat against bots."""
    request = page.context.request
    brought = request.post("/api/records", data={"text": record.text()})
    assert brought.status == 201, brought.text()
    bots = ["casual"] * (record.players_in_all - 1)
    fork = {"number": number, "cards": "same", "seat": 0, "bots": bots}
    forked = request.post(f"/api/matches/{brought.json()['match']}/fork", data=fork)
    assert forked.status == 201, forked.text()
    page.goto(f"/rooms/{forked.json()['room']}")
    page.locator(".gathering .button.main, .room .button.main").last.click()
    # Where the last question has one answer alone, the match is over.
    assert is_asked(page) or last


def bring_to(page: Page, width: int, height: int) -> None:
    """Bring the window to a size, without loading the page anew."""
    page.set_viewport_size({"width": width, "height": height})
    page.mouse.move(0, 0)
    page.wait_for_timeout(400)


def look_at(page: Page, width: int, height: int, touch: bool) -> Look:
    """What does not fit at a size."""
    bring_to(page, width, height)
    phone = min(width, height) <= 480
    found = page.evaluate(
        LOOK,
        {
            "touch": touch,
            "smallest": 12 if phone else 13,
            "target": 44 if touch else 24,
            "proper": PROPER,
            "loose": LOOSE,
        },
    )
    faults = [Fault(**fault) for fault in found["faults"]]
    return Look([*faults, *_moved_by_help(page), *_covered(page, touch)], found["least"], found["choices"])


def moved(before: list[list[str | int]], after: list[list[str | int]]) -> list[str]:
    """What lies elsewhere than before."""
    return [
        str(old[0])
        for old, new in zip(before, after, strict=False)
        if any(abs(int(a) - int(b)) > FIRM for a, b in zip(old[1:], new[1:], strict=True))
    ]


def _moved_by_help(page: Page) -> list[Fault]:
    """What moves when the meaning of a question is opened."""
    help_of = page.locator(".question details")
    if help_of.count() == 0:
        return []
    before = page.evaluate(PLACES)
    help_of.evaluate("details => { details.open = true; }")
    after = page.evaluate(PLACES)
    help_of.evaluate("details => { details.open = false; }")
    return [Fault("moved by help", text, 0) for text in moved(before, after)[:1]]


def _covered(page: Page, touch: bool) -> list[Fault]:
    """What is covered by a choice that somebody looks at closely: the first one and the last one."""
    pieces = page.locator(".board [data-card][data-choice]").locator("visible=true")
    faults = []
    for place in sorted({0, pieces.count() - 1}) if pieces.count() else []:
        piece = pieces.nth(place)
        if touch:
            piece.evaluate(PRESS)
            page.wait_for_timeout(STAYING)
        else:
            piece.hover(force=True, timeout=2_000)
            page.mouse.move(*_near(piece))
            page.wait_for_timeout(STAYING)
        covers = page.evaluate(COVERS)
        if covers is None:
            faults.append(Fault("cannot be looked at", piece.get_attribute("data-choice") or "", 0))
        elif covers:
            faults.append(Fault("covers choices", piece.get_attribute("data-choice") or "", len(covers)))
        piece.evaluate("one => one.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))")
        page.mouse.move(0, 0)
    page.keyboard.press("Shift")
    return faults


def _near(piece: Locator) -> tuple[float, float]:
    """A point of a piece beside its middle, so that the pointer moves there."""
    box = piece.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2 + 1, box["y"] + box["height"] / 2 + 1


def looks(
    browser: Browser,
    stand: Stand,
    game: str,
    seats: int,
    stages: list[str],
    sizes: list[tuple[int, int]],
    pictures: Path | None = None,
) -> Iterator[tuple[str, tuple[int, int], Look]]:
    """All looks at a game, by stage and size."""
    record = record_of(game, seats)
    moments = {stage: (record, number_at(record, part)) for stage, part in STAGES.items()}
    kinds = kinds_of(record)
    moments |= {kind: (record, number) for kind, number in kinds.items()}
    if FULL.keys() & stages:
        long = long_record_of(game, seats)
        moments |= {stage: (long, fullest(long, everybody)) for stage, everybody in FULL.items()}
    stages = [stage for stage in stages if stage != KINDS] + (list(kinds) if KINDS in stages else [])
    for touch, fitting in ((False, DESKTOPS), (True, PHONES + TABLETS)):
        wanted = [size for size in fitting if size in sizes]
        if not wanted:
            continue
        with context_of(browser, stand, touch) as context:
            page = context.new_page()
            page.set_viewport_size({"width": wanted[0][0], "height": wanted[0][1]})
            for stage in stages:
                stand_at(page, *moments[stage], stage == "end")
                for size in wanted:
                    look = look_at(page, *size, touch)
                    if pictures is not None:
                        page.screenshot(path=pictures / f"{game}-{stage}-{size[0]}x{size[1]}.png")
                    yield stage, size, look


def main() -> int:
    """Print the worst figures by game and size, and every fault; 1 if there is one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=sorted(games()))
    parser.add_argument("--size", action="append")
    parser.add_argument("--stage", action="append", choices=[*STAGES, *FULL, KINDS])
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--pictures", type=Path)
    chosen = parser.parse_args()
    sizes = DESKTOPS + PHONES + TABLETS
    if chosen.size:
        sizes = [(int(size.split("x")[0]), int(size.split("x")[1])) for size in chosen.size]
    if chosen.pictures:
        chosen.pictures.mkdir(parents=True, exist_ok=True)
    faults: dict[tuple[str, str], list[str]] = {}
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with Stand(f"sqlite:///{home}/sizes.db") as stand:
            for game in chosen.game or sorted(games()):
                worst: dict[tuple[int, int], list[Look]] = {}
                stages = chosen.stage or [*STAGES, *FULL, KINDS]
                least, most = find(game).identity.seats
                seats = max(least, min(most, chosen.seats))
                for stage, size, look in looks(browser, stand, game, seats, stages, sizes, chosen.pictures):
                    worst.setdefault(size, []).append(look)
                    for fault in look.faults:
                        where = f"{size[0]}x{size[1]} {stage} {fault.figure:g}"
                        faults.setdefault((game, f"{fault.kind}: {fault.what}"), []).append(where)
                for size, found in worst.items():
                    kinds = [fault.kind for look in found for fault in look.faults]
                    counted = (
                        ", ".join(f"{kinds.count(kind)} {kind}" for kind in sorted(set(kinds))) or "fits"
                    )
                    letters = min(look.least for look in found)
                    print(
                        f"{game:14} {size[0]:4}x{size[1]:<4}  letters {letters:4g} px  {counted}", flush=True
                    )
        browser.close()
    for (game, what), places in sorted(faults.items()):
        print(f"{game}: {what}  [{'; '.join(places[:3])}{' …' if len(places) > 3 else ''}]")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
