import type { FormField } from "@sendoff/contract/form";
import { describe, expect, test } from "vitest";
import type { ApplyInput } from "../portal-driver.ts";
import { answerAll, CV, useStage } from "../suite/stage.fixture.ts";
import { boardsFixture } from "../testing/boards.fixture.ts";

const DECLINED = "I don't wish to answer";
const YES_NO = ["Yes", "No", DECLINED];
const IDENTITIES = ["Man", "Woman", "Non-binary", "I prefer to self-describe", DECLINED];

/** What each maker's form may ask besides the job's own questions: sensitive, and a consent without which nothing is taken. */
const PARTS = {
  greenhouse: {
    consent: /^I consent to the processing of my data/,
    sensitive: [
      ["Gender", "select", ["Male", "Female", "Decline To Self Identify"]],
      ["Are you Hispanic/Latino?", "select", YES_NO],
      ["Disability Status", "select", YES_NO],
      [
        "How would you describe your gender identity? (mark all that apply)",
        "checkboxes",
        IDENTITIES,
      ],
      ["Do you have a disability or chronic condition?", "select", YES_NO],
    ],
  },
  lever: {
    consent: /^I agree that my data is stored/,
    sensitive: [
      ["Gender", "select", ["Male", "Female", "Decline To Self Identify"]],
      ["Which age range are you in?", "radio", ["Under 30", "30 to 44", "45 or more", DECLINED]],
      ["Which of these describe you? (select all that apply)", "checkboxes", IDENTITIES],
    ],
  },
  ashby: {
    consent: /^By applying I acknowledge/,
    sensitive: [["Gender", "radio", ["Male", "Female", "Decline To Self Identify"]]],
  },
} as const;

/** Lever's surveys are shown once somebody says where they live (portal facts, captured 4.2). */
const IS_COUNTRY = /country you are located in/;
const india: ReturnType<ApplyInput["answer"]> = {
  kind: "answer",
  answer: { value: "India", source: "profile", confidence: 1, why: "said so" },
};

describe.each(["greenhouse", "lever", "ashby"] as const)("%s", (maker) => {
  const fixture = boardsFixture(maker);
  const stage = useStage(fixture);
  const { consent, sensitive } = PARTS[maker];
  const job = {
    id: fixture.jobId("4700000002"),
    vendor: maker,
    title: "Probe Engineer",
    company: "Probe & Sons",
    asks: ["voluntary", "demographics", "data_consent"],
  };

  async function prepared(gives: boolean) {
    await stage.portal.addJobs([job]);
    const { session, account } = await stage.signedIn();
    const read = await stage.driver.read(session, { portalJobId: job.id, url: "" });
    if (read.kind !== "open") throw new Error(read.kind);
    const seen = new Map<string, FormField>();
    const answer: ApplyInput["answer"] = (field, page) => {
      seen.set(field.question, field);
      const declined = field.options.find((option) => option === DECLINED);
      const isMany = field.kind === "checkboxes";
      const value = consent.test(field.question) ? gives || undefined : declined;
      if (value === undefined) {
        return IS_COUNTRY.test(field.question) ? india : answerAll(field, page);
      }
      const given = isMany && typeof value === "string" ? [value] : value;
      return { kind: "answer", answer: { value: given, source: "policy", confidence: 1, why: "" } };
    };
    const outcome = await stage.driver.prepare(session, { job: read.job, cv: CV, answer });
    return { outcome, account, seen: [...seen.values()] };
  }

  test("what the law and the company ask of who applies is read with its choices, and may stay empty", async () => {
    const { outcome, account, seen } = await prepared(true);
    if (outcome.kind !== "prepared") throw new Error(JSON.stringify(outcome));
    for (const [question, kind, options] of sensitive) {
      const field = seen.find((each) => each.question === question);
      expect(field).toMatchObject({ kind, options, required: false });
    }
    expect((await outcome.submit({ confirmTimeoutMs: 30_000 })).kind).toBe("confirmed");
    const [received] = await stage.portal.listReceived(account);
    // The list of countries only shows the surveys: it has no name and is not sent.
    const given = outcome.answers.filter(
      ({ kind, question }) => kind !== "file" && !IS_COUNTRY.test(question),
    );
    expect(Object.fromEntries(received?.answers ?? [])).toEqual(
      Object.fromEntries(given.map(({ question, value }) => [question, value])),
    );
    const values = new Map(given.map(({ question, value }) => [question, value]));
    expect(values.get("Gender")).toBeUndefined();
    for (const [question, kind, options] of sensitive) {
      if (!([...options] as string[]).includes(DECLINED)) continue;
      expect(values.get(question)).toEqual(kind === "checkboxes" ? [DECLINED] : DECLINED);
    }
  });

  test("a consent that must be given and was not is the one question that stays", async () => {
    const { outcome, account } = await prepared(false);
    if (outcome.kind !== "needs_answer") throw new Error(outcome.kind);
    expect(outcome.questions).toMatchObject([
      { question: expect.stringMatching(consent), kind: "checkbox" },
    ]);
    expect(await stage.portal.listReceived(account)).toEqual([]);
  });
});
