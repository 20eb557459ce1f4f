import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { games } from "./api";
import { goBeyond, preferred, speak } from "./lang.svelte";
import { localTable } from "./local/table.svelte";
import { loadAhead } from "./pages";
import { place } from "./route.svelte";
import { site } from "./site";
import { dressAsBefore } from "./theme.svelte";

import.meta.glob("./boards/*/colours.css", { eager: true });

dressAsBefore();
loadAhead(place.path);
// Without the games the pages still open, and say what is wrong.
await Promise.all([speak(preferred()), games().catch(() => undefined)]);
mount(App, { target: document.body });
// The front door is there before Python is, and needs none. A page without a server has all its words with it, to say it when a host is lost.
setTimeout(() => {
  if (site) void goBeyond().catch(() => undefined);
  void localTable.begin();
});
