import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { games } from "./api";
import { hear, preferred, speak } from "./lang.svelte";
import { dressAsBefore } from "./theme.svelte";

import.meta.glob("./boards/*/colours.css", { eager: true });

dressAsBefore();
await speak(preferred());
// Without the games the pages still open, and say what is wrong.
await games().then((all) => hear(all.map((game) => game.id))).catch(() => undefined);
mount(App, { target: document.body });
