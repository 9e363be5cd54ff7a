import { afterAll, beforeAll, expect, test } from "vitest";
import { generateCatalogue as generateGlassdoor } from "../glassdoor/catalogue/generate.ts";
import { GlassdoorSite } from "../glassdoor/testing/glassdoor.fixture.ts";
import { generateCatalogue } from "./catalogue/generate.ts";
import type { Step } from "./smart-apply/form-model.ts";
import { IndeedSite } from "./testing/indeed.fixture.ts";
import { validAnswers } from "./testing/valid-answers.fixture.ts";

const APPLICANT = "every.form@example.test";

let indeed: IndeedSite;
let glassdoor: GlassdoorSite;
beforeAll(async () => {
  indeed = await IndeedSite.open();
  glassdoor = new GlassdoorSite(indeed.sandbox, indeed.sandbox.urls.glassdoor);
});
afterAll(() => indeed.sandbox.close());

/** Goes through a form page by page; the slugs it met, the last one included. */
async function walk(form: string, cookie: string, steps: readonly Step[]): Promise<string[]> {
  const query = `iaUid=${form}`;
  const first = await indeed.get(`/beta/indeedapply/api/step?${query}&slug=`, cookie);
  const met = [(await first.json()).fragment.slug];
  const answers = validAnswers(steps);
  for (let page = 0; page < steps.length; page += 1) {
    const next = await (await indeed.step(form, cookie, met.at(-1), answers)).json();
    if (next.kind !== "page") throw new Error(`${met.at(-1)}: ${JSON.stringify(next)}`);
    met.push(next.fragment.slug);
  }
  met.push((await (await indeed.submit(form, cookie)).json()).fragment.slug);
  return met;
}

const isOpen = (job: { apply: string; state: string }) =>
  job.apply === "easy" && job.state === "open";

test("every form of the default catalogue can be filled in and sent, its pages in the job's order", async () => {
  const cookie = await indeed.signIn(APPLICANT);
  const unfinished: string[] = [];
  let sent = 0;
  for (const job of generateCatalogue().filter(isOpen)) {
    const form = await indeed.openForm(cookie, job.id);
    // A few accounts in a hundred had applied before.
    if (form === undefined) continue;
    const met = await walk(form, cookie, job.steps);
    if (met.at(-1) !== "post-apply" || met.length !== job.steps.length + 2) {
      unfinished.push(`${job.id}: ${met.join(" ")}`);
    }
    sent += 1;
  }
  expect(unfinished).toEqual([]);
  expect(sent).toBeGreaterThan(140);
  expect(await indeed.applications(APPLICANT)).toHaveLength(sent);
});

test("so can every form that the other site shows in its frame", async () => {
  const cookie = await glassdoor.signIn(APPLICANT);
  let sent = 0;
  for (const job of generateGlassdoor().filter(isOpen)) {
    const opened = await glassdoor.openForm(cookie, job.id);
    if (opened.status === 409) continue;
    const form = String((await opened.json()).src).split("iaUid=")[1] ?? "";
    const met = await walk(form, "", job.steps);
    expect(met.at(-1)).toBe("post-apply");
    sent += 1;
  }
  expect(sent).toBeGreaterThan(100);
  expect(await glassdoor.applications(APPLICANT)).toHaveLength(sent);
});
