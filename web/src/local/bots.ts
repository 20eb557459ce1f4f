/** A worker in which bots think. It has nothing but what it is told, and says nothing but what its bots answer. */
import type { ToBots } from "./messages";
import { begin } from "./python";

export function think(): void {
  self.onmessage = ({ data: port }: MessageEvent<MessagePort>) => {
    let reply: ((task: string) => string) | null = null;
    port.onmessage = async ({ data: message }: MessageEvent<ToBots>) => {
      if (message.type === "begin") {
        const python = await begin(message.python);
        const bots = python.runPython("from ludoteca.page.web_worker import PageBots; PageBots()");
        reply = (task) => bots.reply(task) as string;
        port.postMessage(bots.ready);
      } else if (reply !== null) {
        port.postMessage(reply(message.text));
      }
    };
  };
}
