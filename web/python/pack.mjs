/**
 * Makes what the page needs to run Python: pack.mjs SOURCE WHEEL MADE.
 *
 * SOURCE is the folder of the Python packages, WHEEL that of msgspec for this platform, MADE the folder for what is made:
 * library.zip and table.zip (bytecode), extension.gzip (what msgspec has compiled), runtime.gzip (the interpreter).
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [source, wheel, made] = process.argv.slice(2);
const pyodide = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));

rmSync(made, { recursive: true, force: true });
mkdirSync(made, { recursive: true });
const python = await loadPyodide({ indexURL: pyodide });
for (const [folder, path] of [["/source", source], ["/made", made]]) {
  python.FS.mkdirTree(folder);
  python.mountNodeFS(folder, path);
}
python.FS.writeFile("/extension.zip", readFileSync(wheel));
python.runPython(readFileSync(new URL("pack.py", import.meta.url), "utf8"));
// Whether a host compresses or not, the same bytes go over the wire.
writeFileSync(join(made, "runtime.gzip"), gzipSync(readFileSync(join(pyodide, "pyodide.asm.wasm")), { level: 9 }));
writeFileSync(join(made, "extension.gzip"), gzipSync(python.FS.readFile("/extension.so"), { level: 9 }));
