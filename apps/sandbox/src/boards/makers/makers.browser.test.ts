import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openPage, type TestPage } from "../../testing/browser.fixture.ts";
import type { BoardsSite } from "../testing/boards.fixture.ts";
import { FLOWS, MakerForm } from "../testing/maker-form.fixture.ts";
import { APPLICANT, openMakers } from "../testing/makers.fixture.ts";
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
  // The usual layout is what the drivers fill in, every kind of question of it.
  test("in a changed layout a person fills in every kind of question and the employer has it", async () => {
    await site.faults({ changed_layout: true });
    const form = await openForm("Everything Engineer");
    await form.fillInEverything();
    await form.reach(form.submit);
    await form.submit.click();
    await expect.poll(async () => (await site.applications(APPLICANT)).length).toBe(1);
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
});
