/** The worker that has the rooms: the server's own room core, over what this browser keeps. */
import type { Fault, FromRooms, Ingredients, ToRooms } from "./messages";
import { begin, snapshotOf, type Python } from "./python";
import { Shelf, type Row } from "./shelf";
import { Supplies } from "./supplies";

interface LocalServer {
  start(): Promise<void>;
  ask(method: string, path: string, body: string): Promise<string> & { destroy(): void };
  open(line: number, address: string): void;
  hear(line: number, text: string): void;
  close(line: number): void;
}

function say(message: FromRooms, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}

export function keepRooms(): void {
  let server: LocalServer | null = null;
  const early: ToRooms[] = [];

  function take(message: ToRooms): void {
    if (message.type === "begin") {
      opened(message).then((found) => {
        server = found;
        say({ type: "ready" });
        for (const waiting of early) take(waiting);
      }, (error: unknown) => say({ type: "failed", fault: faultOf(error), told: String(error) }));
    } else if (server === null) early.push(message);
    else if (message.type === "ask") void answer(server, message);
    else if (message.type === "open") server.open(message.line, message.address);
    else if (message.type === "hear") server.hear(message.line, message.text);
    else server.close(message.line);
  }

  self.onmessage = (event: MessageEvent<ToRooms>) => take(event.data);
}

async function answer(server: LocalServer, { number, method, path, body }: ToRooms & { type: "ask" }): Promise<void> {
  const asked = server.ask(method, path, body);
  const told = await asked;
  asked.destroy();
  const space = told.indexOf(" ");
  say({ type: "answer", number, status: Number(told.slice(0, space)), body: told.slice(space + 1) });
}

async function opened(wish: ToRooms & { type: "begin" }): Promise<LocalServer> {
  if (typeof WebAssembly !== "object") throw new Error("WebAssembly");
  const supplies = await Supplies.open(wish.root, wish.cache);
  const ingredients = await supplies.fetchAll(wish.python, (loaded, whole) => say({ type: "progress", loaded, whole }));
  const shelf = await Shelf.open((why) => say({ type: "unkept", why }));
  const python = await begun(ingredients, supplies);
  const scope = python.toPy({});
  scope.set("browser", browserOf(shelf, ingredients));
  scope.set("searching", wish.searching);
  scope.set("kept", wish.kept);
  const server = python.runPython(
    "from ludoteca.page.local_server import LocalServer; LocalServer(browser, searching, kept)",
    { globals: scope },
  ) as LocalServer;
  await server.start();
  return server;
}

/** Python as it was when all was loaded, or begun anew: then that is kept for bots and for the next visit. */
async function begun(ingredients: Ingredients, supplies: Supplies): Promise<Python> {
  if (ingredients.snapshot) {
    try {
      return await begin(ingredients);
    } catch (error) {
      console.warn(error);
      ingredients.snapshot = null;
      await supplies.keepSnapshot(null);
    }
  }
  const python = await begin(ingredients);
  ingredients.snapshot = snapshotOf(python);
  void supplies.keepSnapshot(ingredients.snapshot);
  return python;
}

/** What the rooms need of the browser, by the names that `ludoteca/page/browser.py` gives it. */
function browserOf(shelf: Shelf, ingredients: Ingredients): object {
  const workers = new Map<number, BotWorker>();
  let workersBegun = 0;
  return {
    read: (key: string) => shelf.read(key),
    read_all: async (prefix: string) => JSON.stringify(await shelf.readAll(prefix)),
    remove: (prefix: string) => shelf.remove(prefix),
    write: (rows: string) => shelf.write(JSON.parse(rows) as Row[]),
    begin: () => {
      const worker = workersBegun++;
      workers.set(worker, new BotWorker(worker, ingredients));
      return worker;
    },
    tell: (worker: number, text: string) => workers.get(worker)?.tell(text),
    hear: (worker: number) => workers.get(worker)?.hear(),
    end: (worker: number) => {
      workers.get(worker)?.end();
      workers.delete(worker);
    },
    say: (line: number, text: string) => say({ type: "say", line, text }),
    cut: (line: number, code: number) => say({ type: "cut", line, code }),
  };
}

/** A worker for bots, seen from here: the page begins and ends it, and we speak to it without the page. */
class BotWorker {
  readonly #port: MessagePort;
  readonly #replies: string[] = [];
  readonly #waiting: ((reply: string) => void)[] = [];

  constructor(private readonly number: number, python: Ingredients) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }: MessageEvent<string>) => {
      const first = this.#waiting.shift();
      if (first) first(data);
      else this.#replies.push(data);
    };
    say({ type: "bots", worker: number, port: port2, python }, [port2]);
  }

  tell(text: string): void {
    this.#port.postMessage(text);
  }

  hear(): Promise<string> {
    const reply = this.#replies.shift();
    return reply === undefined ? new Promise((heard) => this.#waiting.push(heard)) : Promise.resolve(reply);
  }

  end(): void {
    this.#port.close();
    say({ type: "end", worker: this.number });
  }
}

function faultOf(error: unknown): Fault {
  if (typeof WebAssembly !== "object" || error instanceof WebAssembly.CompileError) return "no-webassembly";
  if (error instanceof TypeError) return "no-line";
  return "no-memory";
}
