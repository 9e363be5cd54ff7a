// expect: depcruise rooms-in-order
export { reviewed } from "../review/reviewed.ts";
