import { describe } from "vitest";
import { describeGeneralDriver } from "../suite/general-boards.suite.ts";

describe("a form on one page", () => {
  describeGeneralDriver("workable");
});
describe("a form of several steps", () => {
  describeGeneralDriver("breezy");
});
