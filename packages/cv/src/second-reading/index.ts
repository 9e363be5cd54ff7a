export { askAgain, hasGaps } from "./ask-again.ts";
export { fillGaps } from "./fill-gaps.ts";
