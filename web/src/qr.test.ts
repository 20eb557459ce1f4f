import { expect, test } from "vitest";
import { dots, reachable } from "./qr";

test("a link becomes dots with the three corners that every reader looks for", () => {
  const { size, path } = dots("http://192.168.1.20:8642/rooms/abc");
  expect(size).toBeGreaterThan(28);
  for (const corner of ["M4 4h", `M${size - 5} 4h`, `M4 ${size - 5}h`]) expect(path).toContain(corner);
});

test("a page on the machine itself is shared by its address in the network", () => {
  const here = new URL("http://127.0.0.1:8642/rooms/abc");
  expect(reachable(here, ["http://192.168.1.20:8642/"])).toBe("http://192.168.1.20:8642/rooms/abc");
  expect(reachable(here, [])).toBe(here.href);
  expect(reachable(new URL("https://table.example/rooms/abc"), ["http://10.0.0.2/"])).toBe("https://table.example/rooms/abc");
});
