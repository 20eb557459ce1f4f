import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = "http://127.0.0.1:8700";

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  build: {
    outDir: "../src/ludoteca/server/static",
    emptyOutDir: true,
    // The server's policy lets fonts come from itself only, not from data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true }, "/boxes": { target: SERVER } },
  },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
