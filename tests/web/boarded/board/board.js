// @ts-check
/** @typedef {import("../../../../src/ludoteca/server/board").Table<{}, { turn: number, scores: number[] }, {}>} Table */

/** @param {HTMLElement} target @param {Table} table */
export function mount(target, table) {
  const board = document.createElement("div");
  board.className = "toy-board";
  target.append(board);
  show(board, table);
  return {
    /** @param {Table} now */
    update: (now) => show(board, now),
    destroy: () => board.remove(),
  };
}

/** What is picked on the board: the cards of the viewer's hand. @param {Table["scene"]} scene */
export function onTable(scene) {
  return cardsOf(scene, `hand ${scene.viewer}`);
}

/** @param {HTMLElement} board @param {Table} table */
function show(board, { scene, cards, question, chosen, pick, say }) {
  const turn = document.createElement("p");
  turn.textContent = `Turn ${scene.facts.turn + 1}: ${scene.facts.scores.join(" to ")}`;
  const hand = cardsOf(scene, `hand ${scene.viewer}`).map((name) => {
    const card = document.createElement("button");
    const label = cards.get(name)?.label;
    card.textContent = label ? say(label) : name;
    card.dataset.card = name;
    card.disabled = !question?.choices.some((choice) => choice.text === name);
    if (!card.disabled) card.dataset.choice = name;
    card.ariaPressed = String(chosen.includes(name));
    card.onclick = () => pick(name);
    return card;
  });
  board.replaceChildren(turn, ...hand);
}

/** @param {Table["scene"]} scene @param {string} zone */
function cardsOf(scene, zone) {
  const lying = scene.zones.find((one) => one.name === zone)?.cards ?? [];
  return lying.filter((name) => name !== null);
}
