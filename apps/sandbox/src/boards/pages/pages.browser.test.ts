import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openPage, type TestPage } from "../../testing/browser.fixture.ts";
import { BoardsSite, everyKind } from "../testing/boards.fixture.ts";
import { Vendor } from "../vendor.ts";

let site: BoardsSite;
let tab: TestPage;

const OPENING = {
  id: "opportunityLocationId",
  label: "Which location are you applying for?",
  kind: "select",
  section: "standard",
  options: ["Pune, Maharashtra, India", "Remote, India"],
};

beforeAll(async () => {
  site = await BoardsSite.open();
  const jobs = Vendor.options.map((vendor) => {
    const { asks, questions, ...job } = everyKind(vendor);
    return {
      ...job,
      asks: [...asks, "demographics", "data_consent", ...(vendor === "lever" ? ["pronouns"] : [])],
      questions: [...questions, ...(vendor === "lever" ? [OPENING] : [])],
    };
  });
  await site.control("POST", "jobs", { mode: "merge", jobs });
});
beforeEach(async () => {
  tab = await openPage(site.base);
});
afterEach(async () => {
  await tab.close();
  await site.control("DELETE", "faults");
});
afterAll(() => site.sandbox.close());

async function openForm(vendor: Vendor): Promise<Page> {
  const { page } = tab;
  const { id } = everyKind(vendor);
  const paths = { greenhouse: `jobs/${id}`, lever: `${id}/apply`, ashby: `${id}/application` };
  await page.goto(`/${vendor}/probe-sons/${paths[vendor]}`);
  await page.getByRole("button", { name: /^submit application$/i }).waitFor();
  return page;
}

test("lever: the opening's place comes before the CV, and the survey's ids hold line breaks", async () => {
  const page = await openForm("lever");
  const names = await page
    .locator("[data-q]")
    .evaluateAll((fields) => fields.map((field) => field.getAttribute("data-q")));
  expect(names.slice(0, 5)).toEqual([OPENING.id, "resume", "name", "pronouns", "email"]);
  expect(await page.locator("[data-qa=opportunity-location-select]").count()).toBe(1);
  const ids = await page
    .locator('[id^="countrySurvey"]')
    .evaluateAll((groups) => groups.map((group) => group.id));
  expect(ids.every((id) => id.includes("\n"))).toBe(true);
  const group = page.locator('[id$="_all-opportunity-locations"]');
  expect(await group.isVisible()).toBe(false);
  await page.locator("[data-qa=candidate-location-select]").selectOption("India");
  expect(await group.isVisible()).toBe(true);
  await page.locator("[data-qa=candidate-location-select]").selectOption("United States");
  expect(await group.isVisible()).toBe(false);
  expect(await page.locator('[id$="_united-states"]').isVisible()).toBe(true);
});

test("lever: all that an upload may say stands in the page, and the style sheet shows what holds", async () => {
  const page = await openForm("lever");
  const messages = page.locator(
    ".resume-upload-success, .resume-upload-working, .file-size-message",
  );
  expect(await messages.count()).toBe(3);
  expect(await messages.evaluateAll((all) => all.some((each) => each.checkVisibility()))).toBe(
    false,
  );
  const buffer = Buffer.from("%PDF asha@example.test");
  const file = { name: "my-cv.pdf", mimeType: "application/pdf", buffer };
  await page.locator("#resume-upload-input").setInputFiles(file);
  await page.getByText("Success!").waitFor();
  expect(await page.locator("a.visible-resume-upload.has-file > .filename").innerText()).toBe(
    "my-cv.pdf",
  );
  expect(await page.getByText("ATTACH RESUME/CV").isVisible()).toBe(false);
  expect(await page.locator("[name=resumeStorageId]").inputValue()).toMatch(/^[\da-f-]{36}$/);
  expect(await page.locator("[name=email]").inputValue()).toBe("asha@example.test");
});

test("lever: a place is kept as JSON once it is picked, and pronouns of one's own are no listed ones", async () => {
  const page = await openForm("lever");
  await page.locator("#location-input").pressSequentially("Pune");
  await page.locator(".dropdown-location").first().click();
  const kept = JSON.parse(await page.locator("#selected-location").inputValue());
  expect(kept).toMatchObject({ name: expect.stringContaining("Pune"), address: {} });
  expect(await page.locator("#customPronounsTextField").isVisible()).toBe(false);
  await page.locator("#customPronounsOption").check();
  expect(await page.locator("#customPronounsTextField").isVisible()).toBe(true);
});

test("lever: the frames of the check lie hidden over the window, on three forms in five", async () => {
  const { page } = tab;
  const listed = await (await site.control("GET", "jobs")).json();
  const open = listed.filter((job: any) => job.vendor === "lever" && job.state === "open");
  const framed = await Promise.all(
    open.map(async (job: any) => {
      const path = `/lever/${job.board}/${job.id}/apply`;
      return (await (await site.get(path)).text()).includes("hCaptcha security challenge")
        ? path
        : "";
    }),
  );
  const paths = framed.filter((path) => path !== "");
  expect(paths.length / open.length).toBeGreaterThan(0.4);
  expect(paths.length / open.length).toBeLessThan(0.8);
  await page.goto(paths[0] ?? "");
  const frames = page.locator('iframe[title*="hCaptcha security challenge"]');
  expect(await frames.count()).toBe(2);
  expect(await frames.first().isVisible()).toBe(false);
  expect(await page.locator(".h-captcha[data-size]").count()).toBe(0);
});

test("ashby: the first file box is not the question for the CV", async () => {
  const page = await openForm("ashby");
  const files = page.locator("input[type=file]");
  expect(await files.first().getAttribute("id")).toBeNull();
  expect(await files.nth(1).getAttribute("id")).toBe("_systemfield_resume");
  expect(await page.locator("[data-state=hidden]").count()).toBe(2);
  expect(await page.locator("#overview").count()).toBe(0);
  expect(await page.locator("#job-application-form").getAttribute("aria-controls")).toBe("form");
});

test("ashby: groups have no class outside, boxes are named by their words, places by nothing", async () => {
  const page = await openForm("ashby");
  const tools = page.locator("[data-field-path]", { hasText: "Which tools?" });
  expect(await tools.getAttribute("class")).toBeNull();
  expect(await tools.locator("input[name=Kafka]").getAttribute("id")).toMatch(
    /^[\da-f-]{36}_[\da-f-]{36}-labeled-checkbox-1$/,
  );
  const title = await tools.locator(".ashby-application-form-question-title").getAttribute("for");
  expect(await page.locator(`[id="${title}"]`).count()).toBe(0);
  const place = page.locator("[data-field-path=_systemfield_location] input");
  expect(await place.getAttribute("id")).toBeNull();
  expect(await place.getAttribute("name")).toBeNull();
  const yes = page
    .locator("[data-field-path]", { hasText: "Will you relocate?" })
    .locator("button");
  expect(await yes.first().getAttribute("type")).toBeNull();
  expect(
    await page.locator(".ashby-application-form-submit-button").getAttribute("type"),
  ).toBeNull();
});

test("greenhouse: boxes have no names, lists no options, and errors no place before they are needed", async () => {
  await site.faults({ skin: "current" });
  const page = await openForm("greenhouse");
  expect(await page.locator("input.input[name], input.input[required]").count()).toBe(0);
  expect(await page.locator("#email").getAttribute("type")).toBe("text");
  expect(await page.locator("[role=option], [id$=-error]").count()).toBe(0);
  expect(await page.locator("fieldset.phone-input #phone").count()).toBe(1);
  expect(await page.locator("#accepted-filetypes").count()).toBe(3);
  expect(await page.locator("iframe").count()).toBe(0);
  await page.getByRole("button", { name: "Submit application" }).click();
  await page.locator("#first_name-error").waitFor();
  expect(await page.locator("#first_name").getAttribute("aria-invalid")).toBe("true");
});

test("greenhouse: within a company's page there are other forms, a badge, and a list of countries", async () => {
  await site.faults({ skin: "embedded" });
  const page = await openForm("greenhouse");
  expect(await page.title()).toBe("Careers at Probe & Sons");
  expect(await page.locator("form").count()).toBe(3);
  expect(await page.locator(".grecaptcha-badge").count()).toBe(1);
  const countries = page.locator("#iti-0__dropdown-content li[role=option][data-dial-code]");
  expect(await countries.count()).toBeGreaterThan(100);
  expect(await countries.first().isVisible()).toBe(false);
});
