/** Python, begun in a worker from files that are there already: nothing is fetched. */
import { loadPyodide } from "pyodide";
// @ts-expect-error: the interpreter ships no types of its own.
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { info } from "pyodide/pyodide-lock.json";
import type { Ingredients } from "./messages";

type Python = Awaited<ReturnType<typeof loadPyodide>>;

const LIBRARY = "library.zip";
const PACKAGES = "/packages";

export async function begin({ runtime, library, extension, packages }: Ingredients): Promise<Python> {
  const files: Record<string, () => Response> = {
    "pyodide.asm.wasm": () => new Response(unpacked(runtime), { headers: { "content-type": "application/wasm" } }),
    [LIBRARY]: () => new Response(library),
  };
  const fetched = self.fetch;
  // Whatever it asks for while it begins it gets from here.
  self.fetch = (wanted, init) => {
    const name = String(wanted instanceof Request ? wanted.url : wanted).split("/").at(-1) ?? "";
    return files[name] ? Promise.resolve(files[name]()) : fetched.call(self, wanted, init);
  };
  try {
    const python = await loadPyodide({
      indexURL: new URL(".", self.location.href).href,
      stdLibURL: new URL(LIBRARY, self.location.href).href,
      // It would otherwise fetch a list of packages, of which we need none.
      lockFileContents: { info, packages: {} } as never,
      packageBaseUrl: new URL(".", self.location.href).href,
      createPyodideModule,
      fullStdLib: false,
    } as Parameters<typeof loadPyodide>[0]);
    python.FS.mkdirTree(PACKAGES);
    const paths = packages.map((_, number) => `${PACKAGES}/${number}.zip`);
    packages.forEach((content, number) => python.FS.writeFile(paths[number] ?? "", new Uint8Array(content)));
    python.FS.writeFile(`${PACKAGES}/extension.zip`, new Uint8Array(extension));
    python.runPython(`
import sys, zipfile
zipfile.ZipFile("${PACKAGES}/extension.zip").extractall("${PACKAGES}/extension")
sys.path[:0] = [*${JSON.stringify(paths)}, "${PACKAGES}/extension"]
`);
    return python;
  } finally {
    self.fetch = fetched;
  }
}

function unpacked(content: ArrayBuffer): ReadableStream {
  return new Blob([content]).stream().pipeThrough(new DecompressionStream("gzip"));
}
