import { closeTestContexts, openTab, type TestTab } from "@sendoff/testkit/browser";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import type { ApplyInput, PortalSession, SubmitOutcome } from "../portal-driver.ts";
import { type DrawnJob, JOB_ID, JOB_PATH, jobPage } from "./drawn-pages.fixture.ts";
import { IMPATIENT } from "../suite/stage.fixture.ts";
import { naukriDriver } from "./naukri.driver.ts";
import { readNaukriTalk } from "./read-naukri-talk.ts";

/* What the sandbox cannot be made to answer; all else is proven on it (suite/naukri.suite.ts). */

const BASE = "http://portal.invalid";
const JOB = {
  portalJobId: JOB_ID,
  title: "Engineer",
  company: "Probe",
  location: "Pune",
  url: `${BASE}${JOB_PATH}?src=list`,
  description: "",
};
const CV = { fileName: "cv.pdf", mimeType: "application/pdf", bytes: new Uint8Array(), sha256: "" };
const YEARS = "How many years of Go?";
const SHOE = "Shoe size?";

let tab: TestTab;
beforeEach(async () => {
  tab = await openTab();
});
afterEach(() => tab.release());
afterAll(closeTestContexts);

const answer: ApplyInput["answer"] = ({ question }) =>
  question === YEARS
    ? { kind: "answer", answer: { value: "4", source: "profile", confidence: 1, why: "" } }
    : { kind: "unknown", reason: "Not said" };

interface Later {
  readonly isListed?: boolean;
  /** The button of the page when it is loaded again after the click. */
  readonly stateAfter?: "open" | "applied";
}

/** Applies for a job on pages drawn from the facts. Returns every press and answer that the page was told, in order. */
async function play(
  job: DrawnJob,
  { isListed = false, stateAfter = "open" }: Later = {},
): Promise<{ outcome: SubmitOutcome; calls: unknown[] }> {
  const { context, page } = tab;
  const calls: unknown[] = [];
  let loads = 0;
  await page.route("**/*", (route) => {
    const { pathname, search } = new URL(route.request().url());
    const html = (body: string) => route.fulfill({ body, contentType: "text/html" });
    if (pathname === "/told") {
      calls.push(JSON.parse(decodeURIComponent(search.slice(1))));
      return html("");
    }
    if (pathname === "/myapply/historypage") {
      const row = `<div class="jdTupleContainer"><b class="jdTitle" title="Engineer">Engineer</b><i class="company" title="Probe">Probe</i></div>`;
      return html(isListed ? row : "<p>No jobs</p>");
    }
    if (pathname.startsWith("/myapply/")) return html("<h1>Share Interest in similar jobs</h1>");
    loads += 1;
    return html(jobPage(job, loads === 1 ? "open" : stateAfter));
  });
  const { signal } = new AbortController();
  const session: PortalSession = { context, page, baseUrl: BASE, signal, patience: IMPATIENT };
  await page.goto(`${BASE}${JOB_PATH}`);
  const prepared = await naukriDriver.prepare(session, { job: JOB, cv: CV, answer });
  if (prepared.kind !== "prepared") throw new Error(`It is ${prepared.kind}`);
  expect(calls).toEqual([]);
  const outcome = await prepared.submit({ confirmTimeoutMs: 20_000 });
  return { outcome, calls };
}

const APPLY = { clicked: "apply" };

test.each([
  [200, "confirmed"],
  [406, "rejected"],
  [202, "external"],
])("the code %i of this very job is %s, whatever other jobs got", async (code, kind) => {
  const { outcome, calls } = await play({ questions: [YEARS], code });
  expect([outcome.kind, calls]).toEqual([kind, [APPLY, { question: YEARS, said: "4" }]]);
});

test.each([
  ["the job's page says applied", { stateAfter: "applied" }],
  ["its list has such a job", { isListed: true }],
] as const)("left half-way, it stays unconfirmed when %s", async (_name, later) => {
  const { outcome, calls } = await play({ questions: [YEARS, SHOE] }, later);
  // Neither the cross nor the bookmark that reads "Save" was pressed.
  expect([outcome.kind, calls]).toEqual(["unconfirmed", [APPLY, { question: YEARS, said: "4" }]]);
});

test.each([
  ["unknown", `<div class="calendar-container">November</div>`, "text"],
  ["file", `<div class="chatbot_Chip">Upload your resume</div>`, "file"],
])(
  "a question of a kind that cannot be answered (%s) is read with its words",
  async (widget, box, kind) => {
    await tab.page.setContent(
      `<div class="chatbot_Drawer"><ul><li class="botItem"><div class="botMsg">${SHOE}</div></li></ul>${box}</div>`,
    );
    expect(await readNaukriTalk(tab.page)).toMatchObject([
      { question: SHOE, kind, error: expect.stringContaining(`(${widget})`) },
    ]);
  },
);
