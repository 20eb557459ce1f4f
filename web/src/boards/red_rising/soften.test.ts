import { expect, it } from "vitest";
import { soften } from "./soften";

const shown = (name: string): string => soften(name).replaceAll("\u00AD", "·");

it.each([
  ["Conversationalist", "Con·ver·sa·tio·na·list"],
  ["Администратор", "Адми·нист·ра·тор"],
  ["Pax au Telemanus", "Pax au Tele·ma·nus"],
  ["Експертка з брандмауерів", "Екс·пертка з бранд·мауе·рів"],
  ["Dataportspecialist", "Data·ports·pe·cia·list"],
])("parts the long words of %s", (name, parted) => {
  expect(shown(name)).toBe(parted);
});

it("leaves short words alone", () => {
  expect(soften("Uncle Narol")).toBe("Uncle Narol");
  expect(soften("Pulse Fist")).toBe("Pulse Fist");
});
