import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ApplyInput } from "../portal-driver.ts";
import { describeBoards, searchAll } from "../suite/boards.suite.ts";
import { answerAll, CV, useStage } from "../suite/stage.fixture.ts";
import { boardsFixture } from "../testing/boards.fixture.ts";

describeBoards("greenhouse");

describe("a long list", () => {
  const stage = useStage(boardsFixture("greenhouse"));

  test("is read to its last page", async () => {
    const jobs = Array.from({ length: 120 }, (_, index) => ({
      id: String(4_800_000_000 + index),
      title: `Clerk ${index}`,
      company: "Probe & Sons",
    }));
    await stage.portal.addJobs(jobs);
    const { session } = await stage.signedIn();
    const { cards } = await searchAll(stage, session, { roles: ["Clerk"], locations: [] });
    expect(cards).toHaveLength(120);
  });
});

/** What the person says of their schools and jobs, in the words of a form that says them all. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  School: ["Indian Institute of Technology Bombay", "Anna University"],
  Degree: ["Master's Degree", "Bachelor's Degree"],
  "Field of study": ["Computer Science", "Physics"],
  "End year": ["2016", "2014"],
  "Company name": ["Quillstack", "Ferrypoint", "Blue Tarmac"],
  "Job title": ["Senior Engineer", "Engineer", "Trainee"],
  "Start date": ["2022-03", "2018-07", "2016-09"],
  "Start year": ["2022", "2018", "2016"],
  "End date": ["", "2022-02", "2018-06"],
  "Do you currently work here?": ["Yes", "No", "No"],
};
const SAID_OF: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Education: {
    "Start date": ["2014-08", "2010-07"],
    "Start year": ["2014", "2010"],
    "End date": ["2016-05", "2014-05"],
  },
  Employment: { "End year": ["", "2022", "2018"] },
};

const answerEntry: ApplyInput["answer"] = (field, page) => {
  const [, noun = "", number] = /^(Education|Employment) (\d)$/.exec(field.section ?? "") ?? [];
  if (number === undefined) return answerAll(field, page);
  const question = field.question.replace(/^[a-z]/, (letter) => letter.toUpperCase());
  const value = (SAID_OF[noun]?.[question] ?? SAID[question])?.[Number(number) - 1] ?? "";
  const isOffered = field.options.length === 0 || field.options.includes(value);
  if (value === "" || !isOffered) return { kind: "unknown", reason: "Nobody said" };
  return { kind: "answer", answer: { value, source: "profile", confidence: 1, why: "said so" } };
};

describe.each(["current pages", "older pages"])("schools and jobs, %s", (variant) => {
  const stage = useStage(boardsFixture("greenhouse"));
  beforeAll(() => stage.portal.setVariant(variant));
  afterEach(() => stage.portal.setVariant(variant));
  const job = {
    id: "4700000001",
    title: "Everything Engineer",
    company: "Probe & Sons",
    education: "required",
    employment: "required",
  };

  async function applied(entries: { jobs: number; schools: number }) {
    await stage.portal.addJobs([job]);
    const { session, account } = await stage.signedIn();
    const opened: string[] = [];
    session.page.on("request", (request) => {
      if (request.isNavigationRequest() && request.frame().parentFrame() === null)
        opened.push(new URL(request.url()).pathname);
    });
    const read = await stage.driver.read(session, { portalJobId: job.id, url: "" });
    if (read.kind !== "open") throw new Error(read.kind);
    const input = { job: read.job, cv: CV, answer: answerEntry, entries };
    const outcome = await stage.driver.prepare(session, input);
    return { outcome, account, opened };
  }

  test("every school and job is reported, in order, and the receipt has what arrives", async () => {
    const { outcome, account, opened } = await applied({ jobs: 3, schools: 2 });
    if (outcome.kind !== "prepared") throw new Error(JSON.stringify(outcome));
    // The page that was read is the one with the form, and is not opened once more.
    expect(opened).toEqual([expect.stringContaining(job.id)]);
    expect((await outcome.submit({ confirmTimeoutMs: 30_000 })).kind).toBe("confirmed");
    const [received] = await stage.portal.listReceived(account);
    const of = (question: string): unknown[] =>
      [question, `${question} 2`, `${question} 3`].map((each) => received?.answers.get(each));
    expect(of("School")).toEqual([...(SAID["School"] ?? []), undefined]);
    expect(of("Degree")).toEqual([...(SAID["Degree"] ?? []), undefined]);
    expect(of("Discipline")).toEqual([...(SAID["Field of study"] ?? []), undefined]);
    expect(of("Company name")).toEqual(SAID["Company name"]);
    expect(of("Title")).toEqual(SAID["Job title"]);
    expect(of("Start date month")).toEqual(["March", "July", "September"]);
    expect(of("Start date year")).toEqual(SAID["Start year"]);
    // The job that is held now has not ended: what the first school said of itself stands under its name.
    expect(of("End date month")).toEqual(["May", "February", "June"]);
    expect(of("Current role")).toEqual([true, undefined, undefined]);
    // Both schools and jobs have these: told apart by its group alone, the map of what arrived holds the later.
    const shared: Readonly<Record<string, readonly string[]>> = {
      "Start date month": ["August", "July", "March", "July", "September"],
      "Start date year": ["2014", "2010", "2022", "2018", "2016"],
      "End date month": ["May", "May", "February", "June"],
      "End date year": ["2016", "2014", "2022", "2018"],
    };
    const answered = outcome.answers.filter(
      ({ kind, value }) => kind !== "file" && value !== false,
    );
    for (const [question, values] of Object.entries(shared)) {
      const given = answered.filter((each) => each.question === question);
      expect(given.map(({ value }) => value)).toEqual(values);
    }
    const [, ...others] = [1, 2, 3].map((nth) => `End date year${nth === 1 ? "" : ` ${nth}`}`);
    expect(others.map((question) => received?.answers.has(question))).toEqual([true, true]);
    const isOwn = ([question]: readonly [string, unknown]): boolean => !(question in shared);
    const given = answered.map(({ question, value }) => [question, value] as const).filter(isOwn);
    const arrived = [...(received?.answers ?? [])]
      .map(([question, value]) => [question.replace(/ [23]$/, ""), value] as const)
      .filter(isOwn);
    const inWords = (pairs: readonly (readonly [string, unknown])[]): string[] =>
      pairs.map(([question, value]) => `${question}: ${String(value)}`).toSorted();
    expect(inWords(given)).toEqual(inWords(arrived));
  });
});
