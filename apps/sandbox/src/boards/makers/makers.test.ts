import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { generateMakerCatalogue } from "../catalogue/makers.ts";
import type { BoardsSite } from "../testing/boards.fixture.ts";
import {
  APPLICANT,
  everyKindOf,
  openMakers,
  ownName,
  plainFields,
  plainJob,
  standardNames,
  submitPath,
} from "../testing/makers.fixture.ts";
import { Maker } from "../vendor.ts";

let site: BoardsSite;

beforeAll(async () => {
  site = await openMakers(Maker.options);
});
afterEach(async () => {
  await site.faults({});
  await site.control("DELETE", "applications");
});
afterAll(() => site.sandbox.close());

test("two companies have jobs with each maker, the same every time", () => {
  const jobs = generateMakerCatalogue();
  expect(new Set(jobs.map((job) => job.id)).size).toBe(jobs.length);
  for (const maker of Maker.options) {
    const own = jobs.filter((job) => job.vendor === maker);
    expect(new Set(own.map((job) => job.company)).size).toBe(2);
    expect(own.filter((job) => job.state === "open").length).toBeGreaterThan(20);
  }
  expect(generateMakerCatalogue()).toEqual(jobs);
});

describe.each(Maker.options)("%s", (maker) => {
  const plain = plainJob(maker);
  const path = submitPath(maker, plain.id);
  const send = (fields = plainFields(maker)) => site.submit(path, fields);

  test("what was sent is kept before it is answered", async () => {
    const response = await send();
    expect(await response.json()).toEqual({ kind: "received", words: null, is_silent: false });
    const [received, ...more] = await site.applications(APPLICANT);
    expect(more).toEqual([]);
    expect(received).toMatchObject({
      portal: "boards",
      job_id: plain.id,
      job_title: plain.title,
      applicant_email: APPLICANT,
      cv: { file_name: "cv.pdf", bytes: 8 },
    });
  });

  test("a form with mistakes is refused, each mistake under its control's name", async () => {
    const names = standardNames(maker);
    const every = everyKindOf(maker);
    const response = await site.submit(submitPath(maker, every.id), {
      ...plainFields(maker, "asha"),
      [ownName(maker, 0)]: "many",
      [ownName(maker, 3)]: "45 days",
    });
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toMatchObject({
      [String(names.email)]: "Enter a valid email address",
      [ownName(maker, 0)]: "Enter a number without any other signs",
      [ownName(maker, 3)]: "Choose one of the options",
      [ownName(maker, 4)]: "Will you relocate? is required",
    });
    expect(await site.applications("asha")).toEqual([]);
  });

  test("a second application of the same person is refused, unless a fault lets it pass", async () => {
    await send();
    expect((await send()).status).toBe(409);
    expect(await site.applications(APPLICANT)).toHaveLength(1);
    await site.faults({ again: "taken" });
    expect((await send()).status).toBe(200);
    expect(await site.applications(APPLICANT)).toHaveLength(2);
  });

  test.each([
    [{ captcha: "submit" }, 403, "captcha"],
    [{ captcha: "refused" }, 403, "refused"],
    [{ daily_limit: 0 }, 429, "limit"],
  ])("%j: nothing is taken", async (faults, status, kind) => {
    await site.faults(faults);
    const response = await send();
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ kind });
    expect(await site.applications(APPLICANT)).toEqual([]);
  });

  test.each([
    ["marked_applied", 1],
    ["not_recorded", 0],
  ])("lost confirmation, %s: the connection breaks off", async (fault, kept) => {
    await site.faults({ lost_confirmation: fault });
    const answer = send().then((response) => response.json());
    await expect(answer).rejects.toBeInstanceOf(Error);
    expect(await site.applications(APPLICANT)).toHaveLength(kept);
  });

  test("a closed job takes no form", async () => {
    const closed = plainJob(maker, "closed", "closed");
    await site.control("POST", "jobs", { mode: "merge", jobs: [closed] });
    const response = await site.submit(submitPath(maker, closed.id), plainFields(maker));
    expect(response.status).toBe(410);
  });
});
