import { expect, test } from "vitest";
import type { Oddity } from "../portal-driver.ts";
import { cvOf } from "../suite/stage.fixture.ts";
import { useDrawnPages } from "../testing/drawn-page.fixture.ts";
import { fillStep } from "./fill-step.ts";
import { OddityLog } from "./oddity-log.ts";
import { controlsOf, readForm } from "./read-form.ts";

const open = useDrawnPages();

/** Fills in what `html` draws, with the same words for each question; a CV goes where one is wanted. */
async function fill(html: string, isCvAttached = false) {
  const { page } = (await open(`<form>${html}</form>`)).session;
  const oddities: Oddity[] = [];
  const outcome = await fillStep(
    {
      title: "Step",
      read: () => readForm(page, page.locator("form")),
      isCvAttached,
      onOddity: (oddity) => void oddities.push(oddity),
    },
    {
      answer: () => ({
        kind: "answer",
        answer: { value: "Pune", source: "profile", confidence: 1, why: "" },
      }),
      cv: cvOf("the CV of Alex"),
    },
  );
  const files = await page
    .locator("[type=file]")
    .evaluateAll((all) =>
      all.map((each) => (each instanceof HTMLInputElement ? (each.files?.length ?? 0) : 0)),
    );
  return { outcome, reported: oddities.map(({ what }) => what), files };
}

test("an optional question that does not keep its answer is reported, and its answer is on no receipt", async () => {
  const { outcome, reported } = await fill(
    `<label>Place <input></label><label>Nickname <input oninput="this.value = ''"></label>`,
  );
  expect(outcome.answers.map(({ question }) => question)).toEqual(["Place"]);
  expect(outcome.kind).toBe("filled");
  expect(reported).toEqual(["Nickname"]);
});

const PLACES = (isRequired: boolean): string =>
  ["Resume", "Upload your CV"]
    .map((name) => `<label>${name} <input type="file"${isRequired ? " required" : ""}></label>`)
    .join("");

test("each of two places for the CV that stand together gets it where it must have one", async () => {
  expect((await fill(PLACES(true))).files).toEqual([1, 1]);
  expect((await fill(PLACES(false))).files).toEqual([1, 0]);
  expect((await fill(PLACES(true), true)).files).toEqual([0, 0]);
});

test("a frame that a reading leaves out is reported", async () => {
  const { session } = await open("");
  const reported: Oddity[] = [];
  const reading = { items: [{ frame: "iframe.questions" }], oddities: [] };
  expect(controlsOf(reading, session.page, (oddity) => void reported.push(oddity))).toEqual([]);
  expect(reported).toEqual([
    { what: "", where: "iframe.questions: a frame in the form, which is not read" },
  ]);
});

test("of a page full of odd controls one that has to be answered is kept, however late it comes", () => {
  const reported: Oddity[] = [];
  const log = new OddityLog({ onOddity: (oddity) => void reported.push(oddity) });
  const many = Array.from({ length: 200 }, (_, nth) => ({ what: `Odd ${nth}`, where: "div" }));
  const required = { what: "Work permit *", where: "input" };
  for (const oddity of [...many, required, required]) log.note(oddity);
  expect(log.list()).toHaveLength(51);
  expect(log.list().at(-1)).toEqual(required);
  expect(reported).toEqual(log.list());
});
