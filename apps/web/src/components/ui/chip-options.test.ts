import { LOCATIONS, LOCATION_ALIASES, SUGGESTED_ROLES } from "@sendoff/contract/constants";
import { describe, expect, it } from "vitest";
import { canonicalChip, chipOptions } from "./chip-options.ts";

const none = () => false;
const places = (draft: string, isChosen: (value: string) => boolean = none) =>
  chipOptions(draft, LOCATIONS, LOCATION_ALIASES, isChosen);

describe("what can be added for the words typed", () => {
  it("finds a city by its other names", () => {
    expect(places("Beng")[0]).toEqual({ value: "Bangalore", alias: "Bengaluru" });
    expect(
      ["Bengaluru", "Gurugram", "bombay", " madras ", "Calcutta", "New Delhi"].map((name) =>
        canonicalChip(name, LOCATIONS, LOCATION_ALIASES),
      ),
    ).toEqual(["Bangalore", "Gurgaon", "Mumbai", "Chennai", "Kolkata", "Delhi"]);
  });

  it("offers the words themselves after a suggestion that begins with them", () => {
    expect(chipOptions("backend", SUGGESTED_ROLES, {}, none)).toEqual([
      { value: "Backend Engineer" },
      { value: "backend", isOwn: true },
    ]);
  });

  it("offers the words themselves before suggestions that only hold them", () => {
    const [first, second] = chipOptions("Engineer", SUGGESTED_ROLES, {}, none);
    expect(first).toEqual({ value: "Engineer", isOwn: true });
    expect(second).toEqual({ value: "Software Engineer" });
  });

  it("offers no second time what is chosen, by whatever name", () => {
    const isChosen = (value: string) => value === "Bangalore";
    expect(places("Bengaluru", isChosen)).toEqual([]);
    expect(places("Jaipur", isChosen)).toEqual([{ value: "Jaipur", isOwn: true }]);
    expect(places("", isChosen).map(({ value }) => value)).not.toContain("Bangalore");
  });
});
