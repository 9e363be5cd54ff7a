import { closeTestContexts, testBrowser } from "@sendoff/testkit/browser";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ApplyInput, JobCard, PortalSession } from "../portal-driver.ts";
import { CV, HASTY } from "../suite/stage.fixture.ts";
import { BoardDriver } from "./board.driver.ts";
import { BREEZY_PAGES } from "./fact-pages/breezy.fixture.ts";
import { FactServer, pageOf } from "./fact-pages/fact-pages.fixture.ts";
import { PERSONIO_PAGES } from "./fact-pages/personio.fixture.ts";
import { RECRUITEE_PAGES } from "./fact-pages/recruitee.fixture.ts";
import { RIPPLING_PAGES } from "./fact-pages/rippling.fixture.ts";
import { SMARTRECRUITERS_PAGES } from "./fact-pages/smartrecruiters.fixture.ts";
import { TEAMTAILOR_PAGES } from "./fact-pages/teamtailor.fixture.ts";
import { WORKABLE_PAGES } from "./fact-pages/workable.fixture.ts";
import { boardsBaseUrl, recogniseBoard } from "./recognise-board.ts";

let browser: Browser;
const server = new FactServer();
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  browser = await testBrowser();
  await server.start();
});
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  server.forget();
});
afterAll(async () => {
  await closeTestContexts();
  server.stop();
});

const SAID: Readonly<Record<string, string | boolean>> = {
  "First name": "Asha",
  First: "Asha",
  "Full name": "Asha Kumar",
  "Full Name": "Asha Kumar",
  Email: "asha@example.test",
  "Confirm your email": "asha@example.test",
  "Notice period": "30 days",
  "I agree to the privacy policy": true,
};
const answer: ApplyInput["answer"] = (field) => {
  const isRelocation = /relocate/.test(field.question);
  const no = field.options.find((option) => /^no$/i.test(option));
  const value = isRelocation ? no : SAID[field.question];
  if (value === undefined) return { kind: "unknown", reason: "Nobody said" };
  return { kind: "answer", answer: { value, source: "profile", confidence: 1, why: "said so" } };
};

async function open(address: string) {
  const found = recogniseBoard(address);
  if (found.kind !== "board") throw new Error(`${address} is no board`);
  const { board } = found;
  const context = await browser.newContext();
  contexts.push(context);
  const page = await context.newPage();
  const baseUrl = boardsBaseUrl(board, server.url);
  const session: PortalSession = { context, page, baseUrl, signal: new AbortController().signal };
  return { driver: new BoardDriver({ id: 1001, name: "", board }), session };
}

async function searched(address: string) {
  const { driver, session } = await open(address);
  const cards: JobCard[] = [];
  const found = driver.search(session, { roles: [], locations: [] });
  let next = await found.next();
  for (; next.done !== true; next = await found.next()) cards.push(next.value);
  return { cards, end: next.value };
}

async function prepared(address: string, portalJobId: string) {
  const { driver, session } = await open(address);
  const read = await driver.read(session, { portalJobId, url: "" });
  if (read.kind !== "open") throw new Error(`The job is ${read.kind}`);
  const outcome = await driver.prepare(session, { job: read.job, cv: CV, answer });
  if (outcome.kind !== "prepared") throw new Error(JSON.stringify(outcome));
  return { application: outcome, job: read.job, session };
}

const CV_NAME = "asha-cv-3913efcc.pdf";
const MAKERS = [
  {
    address: "https://apply.workable.com/acme",
    pages: WORKABLE_PAGES,
    id: "0A1B2C3D4E",
    listed: ["Clerk: Pune, Maharashtra, India", "Baker: Berlin, Germany"],
    sent: { firstname: "Asha", email: "asha@example.test", resume: CV_NAME, CA_1: "false" },
    confirmed: /thank you for applying/i,
  },
  {
    address: "https://acme.jobs.personio.de/",
    pages: PERSONIO_PAGES,
    id: "1234",
    listed: ["Clerk & Co: Munich", "Baker: Berlin"],
    sent: {
      first_name: "Asha",
      email: "asha@example.test",
      custom_attribute_1: "custom_option_2",
      cv: CV_NAME,
    },
    confirmed: /thank you for your application/i,
  },
  {
    address: "https://acme.teamtailor.com/",
    pages: TEAMTAILOR_PAGES,
    id: "1234567-clerk",
    listed: ["Clerk: Stockholm, SE", "Baker: Malmö, SE"],
    sent: {
      "candidate[first_name]": "Asha",
      "candidate[email]": "asha@example.test",
      "candidate[answers_attributes][0][boolean]": "false",
      "candidate[consent_given]": ["0", "1"],
      cv: CV_NAME,
    },
    confirmed: /application sent|thanks for applying/i,
  },
  {
    address: "https://jobs.smartrecruiters.com/AcmeCo",
    pages: SMARTRECRUITERS_PAGES,
    id: "743999912345678",
    listed: ["Clerk: Pune, MH, IN", "Baker: "],
    sent: {
      "first-name-input": "Asha",
      "email-input": "asha@example.test",
      "confirm-email-input": "asha@example.test",
      "resume-upload": CV_NAME,
      relocate: "n",
    },
    confirmed: /good luck/i,
  },
  {
    address: "https://acme.recruitee.com/",
    pages: RECRUITEE_PAGES,
    id: "clerk",
    listed: ["Clerk: Utrecht, Netherlands"],
    sent: {
      "candidate.name": "Asha Kumar",
      "candidate.email": "asha@example.test",
      "candidate.cv": CV_NAME,
      "candidate.openQuestionAnswers.0.content": "No",
    },
    confirmed: /successfully submitted/i,
  },
  {
    address: "https://ats.rippling.com/acme/jobs",
    pages: RIPPLING_PAGES,
    id: "8adf6b35-f29d-4cd9-9258-8377003f5dcf",
    listed: ["Clerk: Boulder, CO; Remote (Austin, TX, US)"],
    sent: { x8Random: "Asha", x16Random: "asha@example.test", x4Random: CV_NAME, x20: "2" },
    confirmed: /application submitted/i,
  },
  {
    address: "https://acme.breezy.hr/",
    pages: BREEZY_PAGES,
    id: "a1-clerk",
    listed: ["Clerk: Austin, TX, Remote"],
    sent: {
      cName: "Asha Kumar",
      cEmail: "asha@example.test",
      cResume: CV_NAME,
      hp_7f2b: "",
      section_1_question_0: "No",
    },
    confirmed: /was submitted/i,
  },
] as const;

describe.each(MAKERS)("$address", ({ address, pages, id, listed, sent, confirmed }) => {
  test("its feed is listed, and odd entries cost no other", async () => {
    server.show(pages);
    const { cards, end } = await searched(address);
    expect(cards.map((card) => `${card.title}: ${card.location}`)).toEqual(listed);
    expect(cards[0]).toMatchObject({ portalJobId: id, isEasyApply: true, isApplied: false });
    expect(end).toEqual({ kind: "exhausted" });
  });

  test("its form is filled, sent once and confirmed by what can be seen; nothing else is pressed", async () => {
    server.show(pages);
    const { application, job } = await prepared(address, id);
    expect(job).toMatchObject({ title: "Clerk", company: "Acme Labs" });
    expect(job.description).toContain("Keep the books.");
    expect(application.cvAttached).toBe(true);
    expect(server.sent).toEqual([]);
    const outcome = await application.submit({ confirmTimeoutMs: 10_000 });
    expect(server.sent).toEqual([expect.objectContaining(sent)]);
    expect(outcome).toEqual({ kind: "confirmed", text: expect.stringMatching(confirmed) });
    expect(server.traps).toEqual([]);
  });
});

test("without a feed the page that lists the jobs is read", async () => {
  server.show({
    "/personio/acme/": pageOf(
      "Jobs at Acme Labs",
      `<main><a href="/personio/acme/job/1234?language=en"><h3>Clerk</h3><span class="location">Munich</span></a>
       <a href="/personio/acme/imprint">Imprint</a></main>`,
    ),
  });
  const { cards } = await searched("https://acme.jobs.personio.de/");
  expect(cards).toMatchObject([{ portalJobId: "1234", title: "Clerk", location: "Munich" }]);
});

test("a list that is neither feed nor page is told as changed", async () => {
  server.show({ "/breezy/acme/json": { body: "<html>moved</html>" } });
  const { driver, session } = await open("https://acme.breezy.hr/");
  const found = driver.search({ ...session, patience: HASTY }, { roles: [], locations: [] });
  expect((await found.next()).value).toMatchObject({ kind: "page_changed", locator: "list.jobs" });
});
