import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { games } from "./api";
import { preferred, speak } from "./lang.svelte";
import { localTable } from "./local/table.svelte";
import { loadAhead } from "./pages";
import { place } from "./route.svelte";
import { dressAsBefore } from "./theme.svelte";

import.meta.glob("./boards/*/colours.css", { eager: true });

dressAsBefore();
loadAhead(place.path);
// Without the games the pages still open, and say what is wrong.
await Promise.all([speak(preferred()), games().catch(() => undefined)]);
mount(App, { target: document.body });
// The front door is there before Python is, and needs none.
setTimeout(() => void localTable.begin());
