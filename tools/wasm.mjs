// Runs pytest in CPython's WebAssembly build under Node: the Pyodide that web/package-lock.json pins, on this working tree.
//
//   node tools/wasm.mjs [SITE-PACKAGES] PYTEST-ARGUMENTS
//
// pytest and whatever else needs no compiled code come from the folder of packages of .venv, or from the one that is named.
// What is compiled for its platform (requirements-page.txt) is looked for in build/wasm. Tests that need another process or other
// compiled libraries cannot run there.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pyodideFolder = join(root, "web", "node_modules", "pyodide");
const { loadPyodide } = await import(pathToFileURL(join(pyodideFolder, "pyodide.mjs")));

const given = process.argv.slice(2);
const site = given[0] && existsSync(join(given[0], "pytest")) ? given.shift() : packagesOf(join(root, ".venv"));

function packagesOf(environment) {
  const lib = join(environment, "lib");
  const python = readdirSync(lib).find((name) => name.startsWith("python"));
  return join(lib, python, "site-packages");
}

// What an installation would write: the games are found by the entry points of their packages.
function installed() {
  const folder = mkdtempSync(join(tmpdir(), "ludoteca-wasm-"));
  for (const place of [root, join(root, "examples", "hearts")]) {
    const text = readFileSync(join(place, "pyproject.toml"), "utf-8");
    const name = /^name = "(.+)"$/m.exec(text)[1];
    const section = /^\[project\.entry-points\."ludoteca\.games"\]\n((?:.+\n?)*)/m.exec(text)[1];
    const entries = section.replaceAll('"', "");
    const info = join(folder, `${name.replaceAll("-", "_")}-0.dist-info`);
    mkdirSync(info);
    writeFileSync(join(info, "METADATA"), `Metadata-Version: 2.1\nName: ${name}\nVersion: 0\n`);
    writeFileSync(join(info, "entry_points.txt"), `[ludoteca.games]\n${entries}`);
  }
  return folder;
}

const python = await loadPyodide({
  indexURL: pyodideFolder,
  env: { PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1", LUDOTECA_CORE: "", HOME: "/tmp" },
});
python.mountNodeFS("/ludoteca", root);
python.mountNodeFS("/installed", installed());
python.mountNodeFS("/packages", site);
const compiled = join(root, "build", "wasm");
mkdirSync(compiled, { recursive: true });
python.mountNodeFS("/compiled", compiled);
python.globals.set("arguments", python.toPy(given));
process.exitCode = python.runPython(`
import os, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/ludoteca/src", "/ludoteca/examples/hearts/src", "/ludoteca", "/installed", "/compiled"]
sys.path.append("/packages")
os.chdir("/ludoteca")
print("Python", sys.version.split()[0], "on", sys.platform, flush=True)
import pytest
int(pytest.main(["-p", "no:cacheprovider", "-p", "no:faulthandler", "-q", *arguments]))
`);
