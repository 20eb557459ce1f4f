import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { compress } from "./compress.js";

const SERVER = "http://127.0.0.1:8700";

/** Files find one another by where they lie, so that a static page may lie in any folder; a server's pages lie in many. */
const rooted: Plugin = {
  name: "rooted",
  transformIndexHtml: { order: "post", handler: (html) => html.replaceAll('="./', '="/') },
};

const FRONT = "/src/main.ts";

type Info = { importers: readonly string[] } | null;

/**
 * Whether a module is needed as soon as another one is. Whatever the front door needs comes in one file: each has some hundred bytes
 * of headers, and waits for its turn.
 */
function isNeededFrom(start: string, id: string, infoOf: (id: string) => Info): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    if (module.endsWith(start)) return true;
    for (const importer of infoOf(module)?.importers ?? []) seen.add(importer);
  }
  return false;
}

/** The worker gives the interpreter its program by itself, packed; and it is no program of Node.js, for which it is made, too. */
const interpreter: Plugin = {
  name: "interpreter",
  enforce: "pre",
  resolveId: (id) => (id.startsWith("node:") ? "\0nothing" : null),
  load: (id) => (id === "\0nothing" ? "export default {}" : null),
  transform: (code, id) => (id.endsWith("/pyodide.asm.mjs") ? code.replace('new URL("pyodide.asm.wasm",import.meta.url).href', '"pyodide.asm.wasm"') : null),
};

export default defineConfig({
  base: "./",
  plugins: [svelte({ configFile: false }), rooted, compress()],
  worker: {
    format: "es",
    plugins: () => [interpreter],
    // What the interpreter's own makers know of it.
    rolldownOptions: { checks: { eval: false, commonJsVariableInEsm: false, pluginTimings: false } },
  },
  build: {
    outDir: "../src/ludoteca/server/static",
    emptyOutDir: true,
    // The server's policy lets fonts come from itself only, not from data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: "index.html", serviceWorker: "src/serviceWorker.ts" },
      // A service worker is found by its name, and rules over the folder it lies in.
      output: {
        entryFileNames: (chunk) => (chunk.name === "serviceWorker" ? "[name].js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: [{ name: (id, context) => (isNeededFrom(FRONT, id, (one) => context.getModuleInfo(one)) ? "front" : null) }] },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true }, "/boxes": { target: SERVER } },
  },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
