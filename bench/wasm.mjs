// Runs `bench.offline.looked` in CPython's WebAssembly build under Node, which is the engine of Chromium: wasm.mjs ROOT WHEEL WORLDS.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [root, wheel, worlds] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(root, "web/node_modules/pyodide/pyodide.mjs")));
const python = await loadPyodide();
python.mountNodeFS("/ludoteca", root);
python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel", { extractDir: "/compiled" });
python.globals.set("worlds", Number(worlds));
// The processor's time: other work on the machine does not count.
python.globals.set("now", () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
});
console.log(python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/ludoteca/src", "/ludoteca", "/compiled"]
from bench.offline import looked, without_installation
without_installation("/ludoteca")
looked(worlds, now)
`));
