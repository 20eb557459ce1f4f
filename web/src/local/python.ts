/** Python, begun in a worker from files that are there already: nothing is fetched. */
import { loadPyodide } from "pyodide";
// @ts-expect-error: the interpreter ships no types of its own.
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { info } from "pyodide/pyodide-lock.json";
import type { Ingredients } from "./messages";

export type Python = Awaited<ReturnType<typeof loadPyodide>>;

const LIBRARY = "library.zip";
const PACKAGES = "/packages";
/** What is compiled, where Python looks for it. */
const EXTENSION = `${PACKAGES}/extension/msgspec/_core.so`;

/** What the interpreter is made with before it begins. */
interface Making {
  dynamicLibraries?: string[];
}

/** Begin Python: from its files, or where it was when a snapshot of its memory was taken. */
export async function begin(ingredients: Ingredients, snapshot: Blob | null = ingredients.snapshot): Promise<Python> {
  const { program, library, extension, packages } = ingredients;
  const compiled = await unpacked(extension).arrayBuffer();
  const files: Record<string, () => Response> = {
    "pyodide.asm.wasm": () => new Response(),
    [LIBRARY]: () => new Response(library),
    "_core.so": () => new Response(compiled),
  };
  const { fetch, WebAssembly: { instantiateStreaming } } = self;
  // Whatever it asks for while it begins it gets from here.
  self.fetch = (wanted, init) => {
    const name = String(wanted instanceof Request ? wanted.url : wanted).split("/").at(-1) ?? "";
    return files[name] ? Promise.resolve(files[name]()) : fetch.call(self, wanted, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => ({ instance: await WebAssembly.instantiate(program, imports), module: program });
  try {
    const python = await loadPyodide({
      indexURL: new URL(".", self.location.href).href,
      stdLibURL: new URL(LIBRARY, self.location.href).href,
      // It would otherwise fetch a list of packages, of which we need none.
      lockFileContents: { info, packages: {} } as never,
      packageBaseUrl: new URL(".", self.location.href).href,
      // In the memory of every interpreter the extension lies where it lay when the snapshot was taken: before everything else.
      createPyodideModule: async (making: Making) => {
        const made = await createPyodideModule(Object.assign(making, { dynamicLibraries: [EXTENSION] }));
        // There is room for all that was there then.
        if (snapshot) made.growMemory(snapshot.size);
        return made;
      },
      fullStdLib: false,
      ...(snapshot ? { _loadSnapshot: snapshot.arrayBuffer() } : { _makeSnapshot: true }),
    } as Parameters<typeof loadPyodide>[0]);
    python.FS.mkdirTree(EXTENSION.replace(/\/[^/]+$/, ""));
    const paths = packages.map((_, number) => `${PACKAGES}/${number}.zip`);
    for (const [number, content] of packages.entries()) {
      python.FS.writeFile(paths[number] ?? "", new Uint8Array(await content.arrayBuffer()));
    }
    if (!snapshot) {
      python.FS.writeFile(EXTENSION, new Uint8Array(compiled));
      python.runPython(`
import sys, zipfile
with zipfile.ZipFile("${paths[0]}") as table:
    table.extractall("${PACKAGES}/extension", [name for name in table.namelist() if name.startswith("msgspec/")])
sys.path[:0] = ["${PACKAGES}/extension", *${JSON.stringify(paths)}]
`);
    }
    return python;
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** The memory of Python when it has loaded whatever rooms and bots need: to begin with that takes a third of the time. */
export function snapshotOf(python: Python): Blob {
  python.runPython(`
import gc, sys, zipfile
from contextlib import suppress
from importlib import import_module
import ludoteca.page.local_server, ludoteca.page.web_worker, ludoteca.facets.standing
from ludoteca.facets.registry import games
games()
# What the boxes would load with the first match.
for archive in [path for path in sys.path if path.endswith(".zip") and path.startswith("${PACKAGES}/")]:
    for name in zipfile.ZipFile(archive).namelist():
        module, dot, kind = name.replace("/", ".").rpartition(".")
        if kind in ("py", "pyc") and not (module.startswith("ludoteca.") and not module.startswith("ludoteca.games.")):
            # What draws in a terminal cannot be loaded here.
            with suppress(ImportError):
                import_module(module.removesuffix(".__init__"))
gc.collect()
`);
  const { buffer, byteOffset, byteLength } = python.makeMemorySnapshot();
  if (!(buffer instanceof ArrayBuffer)) throw new Error("the memory of Python is shared and cannot be kept");
  return new Blob([new Uint8Array(buffer, byteOffset, byteLength)]);
}

/** What was packed with gzip, as a browser would get it from a host. */
export function unpacked(content: Blob, type = "application/octet-stream"): Response {
  return new Response(content.stream().pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": type } });
}
