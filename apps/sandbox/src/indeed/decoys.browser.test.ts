import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openPage, type TestPage } from "../testing/browser.fixture.ts";
import { DECOY_WAYS } from "./faults.ts";
import { continueButton } from "./testing/form-page.fixture.ts";
import { IndeedSite, SIMPLE_JOB } from "./testing/indeed.fixture.ts";

const CONTACT_JOB = { ...SIMPLE_JOB, id: "00000000000000c1", steps: [{ module: "contact" }] };
const RESUME_JOB = { ...SIMPLE_JOB, id: "00000000000000c2", steps: [{ module: "resume" }] };
const EMAIL = "trap@example.test";

let site: IndeedSite;
let opened: TestPage;
let page: Page;

beforeAll(async () => {
  site = await IndeedSite.open();
  await site.control("POST", "jobs", { mode: "merge", jobs: [CONTACT_JOB, RESUME_JOB] });
});
beforeEach(async () => {
  opened = await openPage(site.base);
  ({ page } = opened);
  // Signed in, and the cookie banner answered.
  await site.enter(opened.context, `${await site.signIn(EMAIL)}; OptanonAlertBoxClosed=1`);
});
afterEach(async () => {
  await site.control("DELETE", "faults");
  await opened.close();
});
afterAll(async () => {
  await site.sandbox.close();
});

async function openForm(jobId: string): Promise<void> {
  await page.goto(`/beta/indeedapply/applybyapplyablejobid?jk=${jobId}`);
  await continueButton(page);
}

/** How the page looks while the buttons of this kind are painted over: what nobody sees changes nothing. */
async function lookWith(paint: "decoys" | "real" | "none"): Promise<Buffer> {
  const buttons = page.locator("button").filter({ hasText: /^Continue$/ });
  await buttons.evaluateAll((all, wanted) => {
    const looks = all.map((button) => button.className);
    for (const button of all) {
      const isReal = looks.filter((look) => look === button.className).length === 1;
      const isPainted = wanted === (isReal ? "real" : "decoys");
      button.firstElementChild?.setAttribute("style", isPainted ? "background: red" : "");
    }
  }, paint);
  return page.screenshot({ fullPage: true });
}

/** What a press of the mouse at the middle of each decoy would hit. */
const hits = () =>
  page
    .locator("button")
    .filter({ hasText: /^Continue$/ })
    .evaluateAll((all) => {
      const looks = all.map((button) => button.className);
      return all.map((button, index) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        const isReal = looks.indexOf(looks[index] ?? "") === looks.lastIndexOf(looks[index] ?? "");
        return { isReal, isHit: hit !== null && button.contains(hit) };
      });
    });

/** Ways in which a decoy can be hit although nobody sees it. */
const UNSEEN_BUT_HIT = new Set(["opacity", "filter"]);

test.each([
  ...DECOY_WAYS.filter((way) => way !== "look_alone").map((way) => [way, CONTACT_JOB.id] as const),
  // The contact page tells its Continue by a class, the other pages draw it after their decoys.
  ["off_left", RESUME_JOB.id] as const,
  ["cover", RESUME_JOB.id] as const,
])("with decoys hidden by %s a person sees one Continue only (%s)", async (decoys, jobId) => {
  await site.faults({ decoys, shadow_forms: false });
  await openForm(jobId);
  const plain = await lookWith("none");
  expect((await lookWith("decoys")).equals(plain)).toBe(true);
  expect((await lookWith("real")).equals(plain)).toBe(false);
  await (
    await continueButton(page)
  ).evaluate((button) => {
    button.scrollIntoView({ block: "center" });
  });
  const found = await hits();
  expect(found.filter((button) => button.isReal)).toEqual([{ isReal: true, isHit: true }]);
  expect(found.length).toBeGreaterThan(3);
  const isHit = found.some((button) => !button.isReal && button.isHit);
  expect(isHit).toBe(UNSEEN_BUT_HIT.has(decoys));
});

test("on the contact page decoys share the test id of the button that works, and no attribute tells them apart", async () => {
  await site.faults({ shadow_forms: false });
  await openForm(CONTACT_JOB.id);
  const real = await (await continueButton(page)).getAttribute("data-testid");
  expect(real).toMatch(/^[0-9a-f]{64}$/);
  const all = page.locator("button").filter({ hasText: /^Continue$/ });
  expect([4, 6, 12]).toContain(await all.count());
  expect(await page.locator(`[data-testid="${real}"]`).count()).toBeGreaterThan(1);
  const names = await all.evaluateAll((buttons) =>
    buttons.map((button) => [...button.attributes].map(({ name }) => name).join(" ")),
  );
  expect(new Set(names)).toEqual(new Set(["type id class data-testid"]));
});

test("pressing a decoy and filling in the unseen box are remembered", async () => {
  await site.faults({ shadow_forms: false });
  await openForm(RESUME_JOB.id);
  await page.getByTestId("hp-continue-button-0").first().dispatchEvent("click");
  await openForm(CONTACT_JOB.id);
  await page.locator("input[name=age]").evaluate((input: HTMLInputElement) => {
    input.value = "31";
  });
  await page.locator("input[name=phone]").fill("9876543210");
  await page.getByRole("combobox", { name: /^Select country/ }).click();
  await page.getByTestId("country-select-IN").click();
  await (await continueButton(page)).click();
  await page.getByRole("heading", { name: "Review your application" }).waitFor();
  await expect
    .poll(async () => (await site.control("GET", `traps?applicant=${EMAIL}`)).json())
    .toMatchObject([
      { trap: "hp-continue-button-0", job_id: RESUME_JOB.id },
      { trap: "age", job_id: CONTACT_JOB.id },
    ]);
});
