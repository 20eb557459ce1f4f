import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferred, speak } from "./lang.svelte";
import { dressAsBefore } from "./theme.svelte";

dressAsBefore();
await speak(preferred());
mount(App, { target: document.body });
