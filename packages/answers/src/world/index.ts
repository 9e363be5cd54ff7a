export { findPlaceAmong } from "./find-place.ts";
