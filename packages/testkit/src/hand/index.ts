export { openWindow } from "./open-window.ts";
export { passCheck } from "./pass-check.ts";
export { type LiveCommandInput, type LiveState, Viewer } from "./viewer.ts";
export { waitFor } from "./wait-for.ts";
