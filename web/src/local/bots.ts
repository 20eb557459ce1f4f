/** A worker in which bots think. It has nothing but what it is told, and says nothing but what its bots answer. */
import type { ToBots } from "./messages";
import { begin } from "./python";

export function think(): void {
  self.onmessage = async ({ data: { port, python: ingredients } }: MessageEvent<ToBots>) => {
    const python = await begin(ingredients);
    const bots = python.runPython("from ludoteca.page.web_worker import PageBots; PageBots()");
    port.onmessage = ({ data: task }: MessageEvent<string>) => port.postMessage(bots.reply(task));
    port.postMessage(bots.ready);
  };
}
