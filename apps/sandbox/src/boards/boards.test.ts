import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { generateCatalogue } from "./catalogue/generate.ts";
import { boardOf, controlName, uuidOf } from "./job.ts";
import { BoardsSite, everyKind } from "./testing/boards.fixture.ts";
import { Vendor } from "./vendor.ts";

let site: BoardsSite;
const GREENHOUSE = everyKind("greenhouse");
const SIMPLE = {
  greenhouse: { first_name: "Asha", last_name: "Kumar", email: "asha@example.test" },
  lever: { name: "Asha Kumar", email: "asha@example.test" },
  ashby: { _systemfield_name: "Asha Kumar", _systemfield_email: "asha@example.test" },
};
const RESUME = { greenhouse: "resume", lever: "resume", ashby: "_systemfield_resume" };
const cv = (): Blob => new Blob(["%PDF one"]);

const jobOf = (vendor: Vendor) => ({
  id: vendor === "greenhouse" ? "4000000009" : uuidOf(vendor),
  vendor,
  title: "Plain Engineer",
  company: "Probe & Sons",
});
const pathOf = (vendor: Vendor): string => `/${vendor}/probe-sons/${jobOf(vendor).id}`;
const fieldsOf = (vendor: Vendor) => ({ ...SIMPLE[vendor], [RESUME[vendor]]: cv() });

beforeAll(async () => {
  site = await BoardsSite.open();
  const jobs = [...Vendor.options.map(jobOf), GREENHOUSE];
  await site.control("POST", "jobs", { mode: "merge", jobs });
});
afterEach(async () => {
  await site.faults({});
  await site.control("DELETE", "applications");
});
afterAll(() => site.sandbox.close());

test("twelve companies have sixty jobs, four companies with each maker, the same every time", () => {
  const jobs = generateCatalogue();
  expect(jobs).toHaveLength(144);
  expect(new Set(jobs.map((job) => job.id)).size).toBe(144);
  for (const vendor of Vendor.options) {
    const own = jobs.filter((job) => job.vendor === vendor);
    expect(new Set(own.map((job) => job.company)).size).toBe(4);
    expect(own.some((job) => job.state === "open")).toBe(true);
  }
  expect(generateCatalogue()).toEqual(jobs);
});

test.each(Vendor.options)("%s: what was sent is kept before it is answered", async (vendor) => {
  const response = await site.submit(pathOf(vendor), fieldsOf(vendor));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ kind: "received" });
  const [received, ...more] = await site.applications("asha@example.test");
  expect(more).toEqual([]);
  expect(received).toMatchObject({
    portal: "boards",
    job_id: jobOf(vendor).id,
    applicant_email: "asha@example.test",
    cv: { file_name: "cv.pdf", bytes: 8 },
    other_files: [],
  });
});

test("a form with mistakes is refused, each mistake under its control's name", async () => {
  const name = (index: number): string => controlName("greenhouse", GREENHOUSE.id, index);
  const response = await site.submit(`/greenhouse/probe-sons/${GREENHOUSE.id}`, {
    ...SIMPLE.greenhouse,
    email: "asha",
    "candidate-location": "Nowhere",
    [name(0)]: "many",
    [name(3)]: "45 days",
    [name(7)]: "02/31/2027",
  });
  expect(response.status).toBe(422);
  expect((await response.json()).errors).toMatchObject({
    email: "Enter a valid email address",
    "candidate-location": "Choose a place from the list",
    resume: "Resume/CV is required",
    [name(0)]: "Enter a number without any other signs",
    [name(3)]: "Choose one of the options",
    [name(7)]: "Enter a date as MM/DD/YYYY",
  });
  expect(await site.applications("asha")).toEqual([]);
});

test("schools and jobs are given in any number; each place that is open must be filled in where the form says so", async () => {
  const job = {
    ...jobOf("greenhouse"),
    id: "4000000019",
    education: "required",
    employment: "optional",
  };
  await site.control("POST", "jobs", { mode: "merge", jobs: [job] });
  const path = `/greenhouse/probe-sons/${job.id}`;
  const jobs = {
    "title-0": "Engineer",
    "start-date-month-0": "March",
    "title-1": "Trainee",
    "end-date-year-1": "20x6",
  };
  const wrong = await site.submit(path, {
    ...fieldsOf("greenhouse"),
    ...jobs,
    "degree--1": "None such",
  });
  expect((await wrong.json()).errors).toEqual({
    "school--0": "School is required",
    "degree--0": "Degree is required",
    "school--1": "School is required",
    "degree--1": "Choose one of the options",
    "end-date-year-1": "Enter a number without any other signs",
  });
  const schools = { "school--0": "Anna University", "degree--0": "Bachelor's Degree" };
  await site.submit(path, {
    ...fieldsOf("greenhouse"),
    ...jobs,
    ...schools,
    "end-date-year-1": "2016",
  });
  const [received] = await site.applications("asha@example.test");
  expect(received?.["answers"]).toEqual(
    expect.arrayContaining([
      { question: "School", kind: "select", value: "Anna University", group: 1 },
      { question: "Title", kind: "text", value: "Engineer", group: 1 },
      { question: "Title", kind: "text", value: "Trainee", group: 2 },
      { question: "End date year", kind: "numeric", value: "2016", group: 2 },
    ]),
  );
});

test("each maker has its own way with the same person's second application", async () => {
  for (const vendor of Vendor.options) await site.submit(pathOf(vendor), fieldsOf(vendor));
  const again = await Promise.all(
    Vendor.options.map(async (vendor) =>
      (await site.submit(pathOf(vendor), fieldsOf(vendor))).json(),
    ),
  );
  expect(again).toMatchObject([
    { kind: "received", next: expect.stringMatching(/\/confirmation$/) },
    { kind: "received", next: expect.stringMatching(/\/already-received$/) },
    { kind: "already" },
  ]);
  expect(await site.applications("asha@example.test")).toHaveLength(4);
});

test("a closed job is gone in its maker's way, and takes no form", async () => {
  const closed = Vendor.options.map((vendor) => ({
    ...jobOf(vendor),
    id: `closed-${vendor}`,
    state: "closed",
  }));
  await site.control("POST", "jobs", { mode: "merge", jobs: closed });
  const greenhouse = await site.get("/greenhouse/probe-sons/jobs/closed-greenhouse");
  expect(greenhouse.headers.get("location")).toBe("/greenhouse/probe-sons?error=true");
  expect((await site.get("/lever/probe-sons/closed-lever")).status).toBe(404);
  const ashby = await site.get("/cinder/probe-sons/closed-ashby");
  expect((await ashby.json()).html).toContain("Job not found");
  for (const { vendor, id } of closed) {
    const sent = await site.submit(`/${vendor}/probe-sons/${id}`, fieldsOf(vendor));
    expect(sent.status).toBe(410);
    expect(await (await site.get(`/${vendor}/probe-sons`)).text()).not.toContain(id);
  }
});

test.each([
  [{ captcha: "submit" }, 403, "captcha"],
  [{ captcha: "apply" }, 403, "captcha"],
  [{ captcha: "refused" }, 403, "refused"],
  [{ daily_limit: 0 }, 429, "limit"],
])("%j: nothing is taken", async (faults, status, kind) => {
  await site.faults({ ...faults, scope: { applicant: "asha@example.test" } });
  const response = await site.submit(pathOf("ashby"), fieldsOf("ashby"));
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ kind });
  expect(await site.applications("asha@example.test")).toEqual([]);
  const other = { ...fieldsOf("ashby"), _systemfield_email: "dev@example.test" };
  expect((await site.submit(pathOf("ashby"), other)).status).toBe(200);
});

test.each([
  ["marked_applied", 1],
  ["not_recorded", 0],
])("lost confirmation, %s: the connection breaks off", async (fault, kept) => {
  await site.faults({ lost_confirmation: fault });
  const answer = site
    .submit(pathOf("lever"), fieldsOf("lever"))
    .then((response) => response.json());
  await expect(answer).rejects.toBeInstanceOf(Error);
  expect(await site.applications("asha@example.test")).toHaveLength(kept);
});

test("the page carries its questions where the real one does", async () => {
  await site.faults({ skin: "current" });
  const page = await (await site.get(`/greenhouse/probe-sons/jobs/${GREENHOUSE.id}`)).text();
  const island = /id="__remixContext">(.*?)<\/script>/.exec(page)?.[1] ?? "";
  const routes = Object.values<any>(JSON.parse(island).state.loaderData);
  const notice = routes[0].jobPost.questions.find((each: any) => each.label === "Notice period?");
  expect(notice.fields[0]).toMatchObject({
    name: controlName("greenhouse", GREENHOUSE.id, 3),
    type: "multi_value_single_select",
    values: [{ label: "15 days" }, { label: "30 days" }],
  });
});

test("nobody signs in here, so there are no accounts to set", async () => {
  expect((await site.control("POST", "accounts", { email: "a@b.test" })).status).toBe(404);
  expect(boardOf("Probe & Sons")).toBe("probe-sons");
});
