import { describe, expect, it } from "vitest";
import { given } from "../engine/given.fixture.ts";

const YES_NO = { options: ["Yes", "No"] };
const DATE = { kind: "date" } as const;
const saved = (question: string, answer: string, extra: object = {}): object => ({
  question,
  answer,
  kind: "radio",
  ...YES_NO,
  ...extra,
});
const person = (location: string, answers: object[], profile: object = {}): object => ({
  answers,
  profile,
  job: { title: "Clerk", company: "", location },
});

describe("days a week and kinds of contract that were agreed to", () => {
  const pune = person("Pune, India", [
    saved("Are you comfortable working 6 days a week?", "Yes"),
    saved("Are you comfortable working from office?", "Yes"),
    saved("Are you open to contract or contract-to-hire (C2H) roles?", "No"),
  ]);
  const delhi = person("Delhi, India", [
    saved("Are you okay with 5 days work from office?", "No"),
    saved("Are you open to contract (third party payroll) positions?", "Yes"),
  ]);

  it.each([
    [pune, "Site based position, 6 days per week. Are you comfortable?", "Yes"],
    [pune, "Working days: Monday to Saturday (6 days). Is it ok for you?", "Yes"],
    [pune, "This is a work from office role (no WFH). Are you comfortable?", "Yes"],
    [pune, "Are you ready to work on C2H role?", "No"],
    [delhi, "Are you comfortable with 6 days work from office?", "No"],
    [delhi, "This is a contract role on third party payroll. Are you okay with it?", "Yes"],
    // more days, other days, or another kind
    [pune, "Working days: Monday to Sunday (7 days). Is it ok for you?", undefined],
    [pune, "Night shift, 6 days per week. Are you comfortable?", undefined],
    [delhi, "Are you comfortable working 5 days a week?", undefined],
    [delhi, "Are you okay with a contract-to-hire role?", undefined],
  ])("%#: %s", (who, question, answer) => {
    expect(given(who, question, YES_NO)).toBe(answer);
  });
});

describe("the day on which a permit ends, and who is no citizen", () => {
  const toronto = person("Toronto, Ontario, Canada", [
    saved("What is your immigration status in Canada?", "Post-Graduation Work Permit (PGWP)", {
      kind: "text",
      options: [],
    }),
    saved("When does your work permit expire?", "2028-08-31", { kind: "date", options: [] }),
  ]);
  const boston = person("Boston, MA, United States", [
    saved(
      "What is your current work authorization status?",
      "F-1 STEM OPT, EAD valid until 2028-06-13",
      {
        kind: "text",
        options: [],
        country: "US",
      },
    ),
  ]);
  const visas = { options: ["Citizen", "F-1 (CPT)", "F-1 (OPT or STEM OPT)", "H-1B"] };
  const permits = { options: ["Citizen", "Study permit", "Post-Graduation Work Permit"] };

  it.each([
    [toronto, "Work permit expiry date", DATE, "2028-08-31"],
    [toronto, "Is your work permit valid for at least 12 more months?", YES_NO, "Yes"],
    [toronto, "Is your work permit valid for at least 3 more years?", YES_NO, "No"],
    [
      toronto,
      "Which best describes your current work authorization in Canada?",
      permits,
      "Post-Graduation Work Permit",
    ],
    [toronto, "Are you a Canadian citizen or permanent resident?", YES_NO, "No"],
    [boston, "What is the end date of your EAD?", DATE, "2028-06-13"],
    [boston, "Please select your current work authorization", visas, "F-1 (OPT or STEM OPT)"],
    [boston, "Are you a U.S. citizen or lawful permanent resident?", YES_NO, "No"],
    // another paper, another day
    [toronto, "Passport expiry date", DATE, undefined],
    [toronto, "Work permit issue date", DATE, undefined],
    [boston, "Visa expiry date", DATE, undefined],
  ])("%#: %s", (who, question, field, answer) => {
    expect(given(who, question, field)).toBe(answer);
  });

  it("says No to work without restriction where sponsorship will be needed", () => {
    const sponsored = person("Boston, MA, United States", [
      saved("Are you legally authorized to work in the United States?", "Yes", { country: "US" }),
      saved(
        "Will you now or in the future require sponsorship for employment visa status?",
        "Yes",
        {
          country: "US",
        },
      ),
    ]);
    const whole =
      "Are you authorized to work in the U.S. without restriction, i.e. for any employer and without the need for sponsorship now or later?";
    expect(given(sponsored, whole, YES_NO)).toBe("No");
  });
});

it("takes the choice of who lives there, among those on the commute", () => {
  const dayton = {
    ...person("Dayton, OH, United States", []),
    profile: { personal: { City: "Dayton", State: "Ohio", Country: "United States" } },
  };
  const question = "Will you be able to reliably commute or relocate to Dayton, OH for this job?";
  const options = ["Yes, I can make the commute", "Yes, I am planning to relocate", "No"];
  expect(given(dayton, question, { options })).toBe("Yes, I can make the commute");
  expect(given(dayton, question)).toBe("Yes");
});
