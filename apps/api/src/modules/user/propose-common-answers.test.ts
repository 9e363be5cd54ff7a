import { emptyProfile, type Profile } from "@sendoff/contract/profile";
import { describe, expect, test } from "vitest";
import { proposeCommonAnswers, proposeRightToWork } from "./propose-common-answers.ts";

const TODAY = "2026-11-24";

const propose = (
  profile: Partial<Profile>,
  places: readonly string[] = ["Leeds"],
  home = "Leeds",
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(
      proposeCommonAnswers({
        profile: { ...emptyProfile(), ...profile },
        places,
        home,
        country: "",
        today: TODAY,
      }),
    ).map(([id, { value }]) => [id, value]),
  );

const job = (jobTitle: string, startDate: string, description = "") => ({
  jobTitle,
  company: "Irwell",
  startDate,
  description,
});

describe("what is proposed of places", () => {
  test.each([
    ["who looks where they live", ["Leeds"], "Leeds", { relocate: "no", commute: "yes" }],
    [
      "who looks next to where they live",
      ["Bradford"],
      "Leeds",
      { relocate: "no", commute: "yes" },
    ],
    [
      "who looks elsewhere too",
      ["Leeds", "London"],
      "Leeds",
      { relocate: "yes", commute: undefined },
    ],
    [
      "who does not say where they live",
      ["Leeds"],
      "",
      { relocate: undefined, commute: undefined },
    ],
  ])("%s", (_who, places, home, expected) => {
    const { relocate, commute, on_site } = propose({}, places, home);
    expect({ relocate, commute }).toEqual(expected);
    expect(on_site).toBe("on_site");
  });

  test("nothing is, of whoever looks for work from home only", () => {
    expect(propose({}, ["Remote"])).toEqual({ travel: "quarter", shifts: "day" });
  });
});

describe("the right to work", () => {
  const from = (places: readonly string[], home: string, citizenship = "", country = "") => ({
    profile: { ...emptyProfile(), personal: { citizenship } },
    places,
    home,
    country,
    today: TODAY,
  });

  test.each([
    ["is proposed where somebody lives and looks", from(["Leeds"], "Leeds"), "free"],
    ["is not where they look and live elsewhere", from(["Leeds"], "Pune"), undefined],
    ["is not where they live and look elsewhere", from(["Pune"], "Leeds"), undefined],
    [
      "is proposed in a town that only the settings place there",
      from(["Ulverston"], "Ulverston", "", "United Kingdom"),
      "free",
    ],
    ["is not for a citizen of another country", from(["Leeds"], "Leeds", "Indian"), undefined],
  ])("%s", (_when, proposer, expected) => {
    expect(proposeRightToWork(proposer, "GB", "the United Kingdom")?.value).toBe(expected);
  });
});

test.each([
  ["who has worked for long", { experience: [job("Clerk", "2021-01")] }, "yes"],
  ["who has just begun to work", { experience: [job("Clerk", "2024-01")] }, undefined],
  [
    "who began a degree years ago",
    { education: [{ degreeName: "B.Com", institutionName: "S", startDate: "2022-07" }] },
    "yes",
  ],
  [
    "who went to school then",
    { education: [{ degreeName: "GCSE", institutionName: "S", startDate: "2022-07" }] },
    undefined,
  ],
  [
    "whose job's date an import filled in",
    { experience: [{ ...job("Clerk", "2015-01"), imported: ["startDate"] }] },
    undefined,
  ],
])("of age is proposed to be %s: %#", (_who, profile, expected) => {
  expect(propose(profile)["adult"]).toBe(expected);
});

test("a licence is proposed only where the CV names it, weekends where the trade has them", () => {
  const nurse = { experience: [job("Staff Nurse", "2021-10", "Home visits.")] };
  expect(propose(nurse)).toMatchObject({ weekends: "yes" });
  expect(propose(nurse)).not.toHaveProperty("driving_licence");
  const driver = { certifications: [{ title: "UK driving licence, clean" }] };
  expect(propose(driver)).toMatchObject({ driving_licence: "yes" });
  expect(propose(driver)).not.toHaveProperty("weekends");
});
