/** Leaves a smaller copy beside each file of the build that has one, for each way in which browsers read them. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXTS = [".css", ".html", ".js", ".json", ".mjs", ".svg", ".wasm", ".webmanifest"];
const SMALLEST = 256;
/** A copy is worth having below this share of the size. */
const WORTH = 0.95;

const WAYS = {
  ".br": (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  ".gz": (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

export function compress() {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = (await readdir(folder, { recursive: true })).filter((file) => TEXTS.includes(extname(file)));
      await Promise.all(files.map((file) => compressFile(join(folder, file))));
    },
  };
}

async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  for (const [ending, way] of Object.entries(WAYS)) {
    const smaller = await way(content);
    if (smaller.length < content.length * WORTH) await writeFile(file + ending, smaller);
  }
}
