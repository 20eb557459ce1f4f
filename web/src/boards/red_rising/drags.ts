/** Where cards may be dragged: what one or two clicks on the table would do, and nothing else. */
import type { Way } from "../../drag";
import type { Picking } from "../../picking.svelte";
import type { Scene } from "./shown";
import { LOCATIONS, named, zoneOf, type Location } from "./facts";

/** The questions where a card goes to a location, and those where one comes from there into the hand. */
const PLACING = ["deploy_to", "place_at", "move_to"];
const TAKING = ["gain_from", "bank", "take_here", "may_take"];

/** A card on its way to a location, before it is asked where it goes. */
export interface Placement {
  card: string;
  location: Location;
}

export function waysOf(scene: Pick<Scene, "viewer" | "zones">, picking: Picking | null, card: string, plan: (plan: Placement) => void): Way[] {
  if (!picking) return [];
  const { ask, about } = picking.question;
  const hand = `hand ${scene.viewer}`;
  const offers = (text: string): boolean => picking.place(text) >= 0;
  if (PLACING.includes(ask) && about.includes(card)) {
    return LOCATIONS.filter(offers).map((location) => ({ onto: zone(location), drop: () => picking.pick(location) }));
  }
  if (ask === "lead" && offers(card) && named(zoneOf(scene, hand)).includes(card)) {
    return LOCATIONS.map((location) => ({
      onto: zone(location),
      drop: () => {
        plan({ card, location });
        picking.pick(card);
      },
    }));
  }
  const from = LOCATIONS.find((location) => zoneOf(scene, location).cards.at(-1) === card);
  const text = offers(card) ? card : from !== undefined && offers(from) ? from : undefined;
  return TAKING.includes(ask) && text !== undefined ? [{ onto: zone(hand), drop: () => picking.pick(text) }] : [];
}

/** What is planned is answered where it is asked for and offered; else whoever plays decides anew. */
export function follow(picking: Picking, { card, location }: Placement): void {
  const { ask, about } = picking.question;
  if (PLACING.includes(ask) && about.includes(card) && picking.place(location) >= 0) picking.pick(location);
}

function zone(name: string): string {
  return `[data-zone="${name}"]`;
}
