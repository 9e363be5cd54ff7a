import type { FormField } from "@sendoff/contract/form";
import { expect, test } from "vitest";
import { given } from "../engine/given.fixture.ts";

const YES_NO = { options: ["Yes", "No"] };
const said = (question: string, answer: string): object => ({
  answers: [{ question, answer, kind: "radio", ...YES_NO }],
});

test("a saved answer holds in each scene of it, and not for more than it was given to", () => {
  const weekends = said("Are you willing to work weekends?", "Yes");
  const scene = "The service runs seven days and the rota covers weekends. Can you commit to this?";
  expect(given(weekends, scene, YES_NO)).toBe("Yes");
  expect(
    given(weekends, "The rota covers weekends and nights. Can you commit to this?", YES_NO),
  ).toBeUndefined();
  const nights = said("Are you willing to work night shifts?", "No");
  expect(given(nights, "Would you take a post as night auditor (11 pm to 7 am)?", YES_NO)).toBe(
    "No",
  );
  expect(given(nights, "Do you object to night shifts?", YES_NO)).toBeUndefined();
});

test("a saved amount, class or day settles what lies within it", () => {
  const travel = said("Are you willing to travel up to 20% of the time?", "Yes");
  const asked = (share: number): string =>
    `This role requires approximately ${String(share)}% travel. Are you willing to travel?`;
  expect(given(travel, asked(15), YES_NO)).toBe("Yes");
  expect(given(travel, asked(40), YES_NO)).toBeUndefined();
  const points = said("How many penalty points are on your driving licence?", "3");
  expect(
    given(points, "How many penalty points do you currently have on your licence?", {
      kind: "select",
      options: ["None", "1-3 points", "4-6 points"],
    }),
  ).toBe("1-3 points");
  const saturdays = said("Are you available to work Saturdays?", "No");
  expect(given(saturdays, "Are you able to work every second Saturday?", YES_NO)).toBe("No");
  expect(given(saturdays, "Are you able to work every second Sunday?", YES_NO)).toBeUndefined();
});

const cook = {
  profile: {
    experience: [
      {
        "Job Title": "Chef de partie",
        Company: "Quai Blanc",
        "Start Date": "2024-01-15",
        "Currently Working Here": true,
      },
      {
        "Job Title": "Demi-chef de partie",
        Company: "Montgolfier",
        "Start Date": "2021-06-07",
        "End Date": "2023-12-17",
      },
    ],
    skills: [
      { "Skill Name": "SaaS sales", "Years of Experience": 9 },
      { "Skill Name": "HACCP", "Years of Experience": 7 },
    ],
    certifications: [
      { Title: "Dangerous Goods Adviser", Issuer: "Chamber", "Issuing Date": "2022" },
    ],
  },
};

test("a thing is named by all its telling words, and years are not a year", () => {
  const integer = { kind: "integer" } as const;
  expect(given(cook, "Years selling SaaS solutions", integer)).toBe("9");
  expect(given(cook, "Years selling security products", integer)).toBeUndefined();
  expect(given(cook, "Are you a trained dangerous goods adviser?", YES_NO)).toBe("Yes");
  expect(given(cook, "Year of the HACCP training", integer)).toBeUndefined();
});

test("a position is held by its title: half of it is none", () => {
  const years = "Depuis combien d'années complètes exercez-vous en tant que chef de partie ?";
  expect(given(cook, years, { kind: "integer" })).toBe("2");
});

test("the choices tell what is asked where the words do not", () => {
  const speaker = {
    profile: {
      languages: [
        { "Language Name": "French", Proficiency: "Native" },
        { "Language Name": "Arabic", Proficiency: "Native" },
      ],
    },
  };
  const options = ["Allemand", "Arabe", "Français"];
  const spoken: Partial<FormField> = { kind: "multiselect", options };
  expect(given(speaker, "Langues parlées en plus du français", spoken)).toEqual(["Arabe"]);
  expect(given(speaker, "Which language would you like to learn?", spoken)).toBeUndefined();
});
