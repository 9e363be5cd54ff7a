import { loadApp } from "./load-app.ts";

const { startApp } = await loadApp();
startApp();
