export { openWindow } from "./open-window.ts";
export { passCheck } from "./pass-check.ts";
export { isNear, listMissed, placeOnPicture, tapAtRandom, type Tapping } from "./tap-picture.ts";
export { typeByKeys, typeComposed } from "./type-text.ts";
export { type LiveCommandInput, type LiveState, Viewer } from "./viewer.ts";
export { waitFor } from "./wait-for.ts";
