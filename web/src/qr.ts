/** A link as a square of dots, for phones in the room. */
import qrcode from "qrcode-generator";

export interface Dots {
  /** How many dots the square has on each side, with the quiet edge. */
  size: number;
  /** All dark dots as one path, each a unit square. */
  path: string;
}

const EDGE = 4;

export function dots(link: string): Dots {
  const code = qrcode(0, "M");
  code.addData(link);
  code.make();
  const count = code.getModuleCount();
  let path = "";
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (code.isDark(row, column)) path += `M${column + EDGE} ${row + EDGE}h1v1h-1z`;
    }
  }
  return { size: count + 2 * EDGE, path };
}

/** The link to this page as other devices of the network reach it. */
export function reachable(here: URL, addresses: string[]): string {
  const first = addresses[0];
  if (!first || !isLocal(here.hostname)) return here.href;
  return new URL(here.pathname, first).href;
}

export function isLocal(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}
