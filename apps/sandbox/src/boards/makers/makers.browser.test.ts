import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openPage, type TestPage } from "../../testing/browser.fixture.ts";
import { OWN_WORDS } from "../open-jobs.ts";
import type { BoardsSite } from "../testing/boards.fixture.ts";
import { APPLICANT, FLOWS, MakerForm, openMakers } from "../testing/makers.fixture.ts";
import { Maker } from "../vendor.ts";

let site: BoardsSite;
let tab: TestPage;

beforeAll(async () => {
  site = await openMakers(Maker.options);
});
beforeEach(async () => {
  tab = await openPage(site.base);
});
afterEach(async () => {
  await tab.close();
  await site.control("DELETE", "faults");
  await site.control("DELETE", "applications");
});
afterAll(() => site.sandbox.close());

describe.each(Maker.options)("%s", (maker) => {
  const flow = FLOWS[maker];
  const openForm = async (title: string): Promise<MakerForm> => {
    await flow.open(tab.page, title);
    return new MakerForm(tab.page, maker);
  };
  const openPlain = async (): Promise<MakerForm> => {
    const form = await openForm("Plain Engineer");
    await form.fillInPlain();
    await form.reach(form.submit);
    return form;
  };
  test("a person fills in every kind of question and the employer has it", async () => {
    const form = await openForm("Everything Engineer");
    await form.fillInEverything();
    await form.reach(form.submit);
    await form.submit.click();
    await tab.page.getByText(flow.done).waitFor();
    const [received] = await site.applications(APPLICANT);
    const answers = Object.fromEntries(
      (received?.["answers"] ?? []).map((answer: any) => [answer.question, answer.value]),
    );
    expect(answers).toMatchObject({
      "Years with SQL?": "4",
      "Expected CTC in lakhs?": "24.5",
      "Notice period?": "30 days",
      "Will you relocate?": "No",
      "Which shift?": "Evening",
      "Which tools?": ["Kafka"],
      // A native date box sends its own way of writing it.
      "Earliest start": expect.stringMatching(/^(12\/01\/2026|2026-12-01)$/),
      "Where do you live?": "Pune, Maharashtra, India",
      "I agree to the privacy policy": true,
    });
  });

  test("the company's own words may stand for the maker's", async () => {
    const form = await openPlain();
    await site.faults({ confirmation: "own_words" });
    await form.submit.click();
    await tab.page.getByText(OWN_WORDS).waitFor();
    expect(await tab.page.getByText(flow.done).isVisible()).toBe(false);
  });

  test("a captcha that comes up cannot be passed, and nothing was sent", async () => {
    const form = await openPlain();
    await site.faults({ captcha: "submit" });
    await form.submit.click();
    await tab.page.locator("iframe[title]:visible").first().waitFor();
    expect(await site.applications(APPLICANT)).toEqual([]);
  });

  test("who has applied before is told so", async () => {
    await (await openPlain()).submit.click();
    await tab.page.getByText(flow.done).waitFor();
    const again = await openPlain();
    await again.submit.click();
    await tab.page.getByText(/already applied/i).waitFor();
    expect(await site.applications(APPLICANT)).toHaveLength(1);
  });

  test("in a changed layout a person still applies", async () => {
    await site.faults({ changed_layout: true });
    const form = await openPlain();
    await form.submit.click();
    await expect
      .poll(async () => (await site.applications(APPLICANT)).length, { timeout: 20_000 })
      .toBe(1);
  });
});
