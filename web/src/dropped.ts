/** A record that is dropped on the page is opened. */
import { bring } from "./api";
import { goBeyond } from "./lang.svelte";
import { go } from "./route.svelte";
import { toasts, tried } from "./toasts.svelte";

/** In bytes; what is larger is no record of any match, and is not even read. */
const LARGEST = 524_288;

function isFile(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes("Files") ?? false;
}

/** Let files be dropped: otherwise the browser would show them instead of this page. */
export function over(event: DragEvent): void {
  if (isFile(event)) event.preventDefault();
}

export async function drop(event: DragEvent): Promise<void> {
  const file = isFile(event) ? event.dataTransfer?.files[0] : undefined;
  if (!file) return;
  event.preventDefault();
  await goBeyond();
  if (file.size > LARGEST) return toasts.add({ id: "web-too-large" });
  const path = await tried(file.text().then(bring));
  if (path !== null) go(path);
}
