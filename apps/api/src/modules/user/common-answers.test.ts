import { CommonAnswers } from "@sendoff/contract/common-answers";
import { SavedAnswerEntry } from "@sendoff/contract/needs-you";
import { routes } from "@sendoff/contract/routes";
import { UserDetails } from "@sendoff/contract/user";
import type { TestUser } from "@sendoff/testkit/test-user";
import { finishUnsent } from "@sendoff/db/applying";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openForm, startRunner } from "../../testing/applied.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const PROFILE = {
  personal: { City: "Pune" },
  experience: [
    {
      "Job Title": "Data Engineer",
      Company: "Blue Tarmac",
      "Start Date": "2019-01",
      "End Date": "2023-12",
      Description: "Pipelines in SQL and Kafka.",
    },
  ],
  education: [{ "Degree Name": "B.Tech", "Institution Name": "COEP", "End Date": "2015" }],
  skills: [
    { "Skill Name": "SQL", "Years of Experience": 0, imported: ["years"] },
    { "Skill Name": "Kafka", "Years of Experience": 2 },
  ],
  languages: [
    { "Language Name": "English", Proficiency: "Intermediate", imported: ["proficiency"] },
  ],
  roles: ["Data Engineer"],
  locations: ["Berlin", "Bangalore"],
};

async function newcomer(): Promise<TestUser> {
  const user = await api.createUser();
  const body = { first_name: "Asha", notice_period: "1m", dial_code: "+91", filters: PROFILE };
  expect((await api.call(routes.updateUserDetails, { user, body })).status).toBe(200);
  return user;
}

const read = async (user: TestUser) =>
  CommonAnswers.parse((await api.call(routes.getCommonAnswers, { user })).body);
const save = (user: TestUser, body: unknown) => api.call(routes.saveCommonAnswers, { user, body });
const bank = async (user: TestUser) =>
  z.array(SavedAnswerEntry).parse((await api.call(routes.listSavedAnswers, { user })).body);

test("what the profile tells is proposed, what it says as a fact is known, and nothing else", async () => {
  const user = await newcomer();
  const known = await read(user);
  expect(known.skills).toEqual([
    { name: "SQL", years: null, proposed: 5, employers: ["Blue Tarmac"] },
    { name: "Kafka", years: 2, proposed: 5, employers: ["Blue Tarmac"] },
  ]);
  expect(
    known.rights.map(({ country, answer, from_profile }) => [country, answer, from_profile]),
  ).toEqual([
    ["DE", null, null],
    ["IN", null, null],
  ]);
  expect(known.questions.every(({ answer }) => answer === null)).toBe(true);
  expect(known.questions.find(({ id }) => id === "highest_degree")?.from_profile).toBe(
    "Bachelor's degree",
  );
  const proposals = Object.fromEntries(
    known.questions.map(({ id, proposed }) => [id, proposed?.value]),
  );
  expect(proposals).toMatchObject({ relocate: "yes", travel: "quarter", adult: "yes" });
  expect(proposals).toMatchObject({ driving_licence: undefined, highest_degree: undefined });
  // They live in Pune and look in Berlin too: only the one can be proposed, in words that say what is said.
  expect(known.rights.map(({ proposed }) => proposed?.value)).toEqual([undefined, "free"]);
  expect(known.rights[1]?.choices[0]?.says).toContainEqual({
    question: "Are you legally authorized to work in India?",
    answer: "Yes",
  });
  expect(await bank(user)).toEqual([]);
  expect(known.languages).toEqual([{ name: "English", proficiency: null }]);
  expect(known).toMatchObject({ notice_period: "", current_ctc: null, start_date: null });
});

test("what is said lands in profile, settings and answer bank, is read back, changed and taken back", async () => {
  const user = await newcomer();
  const first = await save(user, {
    skills: [{ name: "SQL", years: 5 }],
    languages: [
      { name: "English", proficiency: "Advanced" },
      { name: "Marathi", proficiency: "Native" },
    ],
    rights: [{ country: "IN", answer: "free" }],
    questions: [
      { id: "shifts", answer: "any" },
      { id: "relocate", answer: "yes" },
    ],
    notice_period: "Serving notice",
    expected_ctc: 3_400_000,
    expected_ctc_currency: "INR",
    start_date: "2027-01-15",
  });
  expect(first.status).toBe(200);
  const known = await read(user);
  expect(known.skills.find(({ name }) => name === "SQL")?.years).toBe(5);
  expect(known.languages).toEqual([
    { name: "English", proficiency: "Advanced" },
    { name: "Marathi", proficiency: "Native" },
  ]);
  expect(known.rights.map(({ answer }) => answer)).toEqual([null, "free"]);
  expect(known).toMatchObject({ notice_period: "Serving notice", start_date: "2027-01-15" });
  const details = UserDetails.parse((await api.call(routes.getUserDetails, { user })).body);
  expect(details).toMatchObject({ notice_period: "Serving notice", expected_ctc: 3_400_000 });
  expect(details.filters).toMatchObject({ roles: PROFILE.roles, locations: PROFILE.locations });
  expect((await bank(user)).map(({ question, answer }) => [question, answer])).toEqual(
    expect.arrayContaining([
      ["Are you legally authorized to work in India?", "Yes"],
      ["Will you now or in the future require visa sponsorship to work in India?", "No"],
      ["Are you willing to work night shifts?", "Yes"],
    ]),
  );
  await save(user, {
    questions: [{ id: "shifts", answer: "day" }],
    rights: [{ country: "IN", answer: null }],
  });
  const entries = await bank(user);
  expect(entries.find(({ question }) => question.includes("night"))?.answer).toBe("No");
  expect(entries.some(({ question }) => question.includes("rotational"))).toBe(false);
  expect(entries.some(({ question }) => question.includes("India"))).toBe(false);
});

test("less than a year with a skill is kept as that, until it is more", async () => {
  const user = await newcomer();
  const yearsOf = async () => (await read(user)).skills.find(({ name }) => name === "SQL")?.years;
  await save(user, { skills: [{ name: "SQL", years: 0 }] });
  expect(await yearsOf()).toBe(0);
  const question = "How many years of experience do you have with SQL?";
  expect(await bank(user)).toMatchObject([{ question, answer: "0" }]);
  await save(user, { skills: [{ name: "SQL", years: 2 }] });
  expect(await yearsOf()).toBe(2);
  expect(await bank(user)).toEqual([]);
});

test("what was answered is not proposed again", async () => {
  const user = await newcomer();
  await save(user, {
    questions: [{ id: "travel", answer: "none" }],
    rights: [{ country: "IN", answer: "needed" }],
  });
  const { questions, rights } = await read(user);
  expect(questions.find(({ id }) => id === "travel")).toMatchObject({
    answer: "none",
    proposed: null,
  });
  expect(rights[1]).toMatchObject({ answer: "needed", proposed: null });
});

test("what is said again keeps the day on which it was said", async () => {
  const user = await newcomer();
  const body = { questions: [{ id: "driving_licence", answer: "yes" }] };
  await save(user, body);
  const [before] = await bank(user);
  await save(user, body);
  expect(await bank(user)).toEqual([before]);
});

test.each([
  [
    "a choice that is none of the question's",
    { questions: [{ id: "shifts", answer: "sometimes" }] },
  ],
  ["a question that is none of ours", { questions: [{ id: "star_sign", answer: "yes" }] }],
  ["a country that is none", { rights: [{ country: "XX", answer: "free" }] }],
  ["years beyond a life's work", { skills: [{ name: "SQL", years: 51 }] }],
  ["a day that is none", { start_date: "2027-02-30" }],
])("%s is refused, and nothing is kept", async (_name, wrong) => {
  const user = await newcomer();
  const body = {
    questions: [{ id: "relocate", answer: "yes" }],
    start_date: "2027-01-15",
    ...wrong,
  };
  expect((await save(user, body)).status).toBe(400);
  expect(await bank(user)).toEqual([]);
  expect((await read(user)).skills.find(({ name }) => name === "SQL")?.years).toBeNull();
});

test("an application that waited for the very question goes on", async () => {
  const runner = await startRunner(api);
  const lease = await openForm(api.db, runner.lane, runner.runId);
  await finishUnsent(api.db, lease, {
    status: "NEEDS_ANSWER",
    openQuestions: [
      {
        question: "Are you willing to relocate?",
        kind: "radio",
        options: ["Yes", "No"],
        reason: "Your profile does not say",
        step: "",
        key: "are you willing to relocate",
      },
    ],
  });
  const { body } = await save(runner.user, { questions: [{ id: "relocate", answer: "yes" }] });
  expect(body).toMatchObject({
    released: 1,
    platforms: [{ name: "LinkedIn", run_id: runner.runId, note: "" }],
  });
});
