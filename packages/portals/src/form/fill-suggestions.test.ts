import { closeTestContexts } from "@sendoff/testkit/browser";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fillStep } from "./fill-step.ts";
import { readForm } from "./read-form.ts";
import { answering, CV, openWritingPage } from "./writing-page.fixture.ts";

type WritingPage = Awaited<ReturnType<typeof openWritingPage>>;
let page: WritingPage["page"];
let reset: WritingPage["reset"];
let fill: WritingPage["fill"];
let held: WritingPage["held"];
beforeAll(async () => {
  ({ page, reset, fill, held } = await openWritingPage());
});
afterAll(closeTestContexts);
beforeEach(() => reset());

test("a place that several suggestions could mean is not guessed", async () => {
  await page.locator("#city").evaluate((element) => element.setAttribute("required", ""));
  const outcome = await fill({ City: "Pune" });
  expect(outcome).toMatchObject({
    kind: "needs_answer",
    questions: [
      {
        question: "City",
        options: ["Pune, Maharashtra, India", "Pune, Northern Province, Elsewhere"],
        reason: 'The list offers nothing that surely means "Pune"',
      },
    ],
  });
  expect(outcome.answers.filter((answer) => answer.question === "City")).toEqual([]);
  expect(await held("City")).toBe("");
});

test("a required place that no suggestion means is a question for the user, not a failure", async () => {
  await page.locator("#city").evaluate((element) => element.setAttribute("required", ""));
  const outcome = await fill({ City: "Atlantis" });
  if (outcome.kind !== "needs_answer") throw new Error(`It is ${outcome.kind}`);
  expect(outcome.questions).toMatchObject([{ question: "City", options: [] }]);
  expect(await held("City")).toBe("");
});

test("an optional place that no suggestion means stays empty", async () => {
  const outcome = await fill({ City: "Atlantis" });
  expect(outcome.kind).toBe("filled");
  expect(await held("City")).toBe("");
});

test("a place under its other name is asked again among the suggestions", async () => {
  const outcome = await fill({ City: "Bangalore" }, (field) =>
    field.options.find((option) => option === "Bengaluru, Karnataka, India"),
  );
  expect(outcome.kind).toBe("filled");
  expect(await held("City")).toBe("Bengaluru, Karnataka, India");
});

test("a list that its box names twice offers each suggestion once", async () => {
  await page.setContent(`<form><label for="box">City</label>
    <input id="box" role="combobox" aria-autocomplete="list" aria-controls="list" aria-owns="list" required>
    <ul id="list" role="listbox"><li role="option" onclick="box.value = this.textContent">Pune, Maharashtra</li></ul></form>`);
  const offered: (readonly string[])[] = [];
  const outcome = await fill({ City: "Poona" }, (field) => {
    if (field.options.length > 0) offered.push(field.options);
    return field.options[0];
  });
  expect(outcome.kind).toBe("filled");
  expect(offered).toEqual([["Pune, Maharashtra"]]);
});

test("a list whose options a guess alone knows is reported with that guess", async () => {
  await page.setContent(`<form><label for="box">City</label>
    <input id="box" role="combobox" aria-autocomplete="list" required>
    <div class="suggestions"><ul><li onclick="box.value = this.textContent">Pune, Maharashtra</li></ul></div></form>`);
  const reported: string[] = [];
  const filled = await fillStep(
    {
      title: "Step",
      read: () => readForm(page, page.locator("body")),
      isCvAttached: false,
      onGuess: (guess) => void reported.push(guess),
    },
    { answer: answering({ City: "Pune, Maharashtra" }, () => undefined), cv: CV },
  );
  expect(filled.kind).toBe("filled");
  expect(reported).toEqual(["[class*=suggestion i] li"]);
});

test("a place that is not found by all its words is looked for by the first", async () => {
  const found = await fill({ City: "Fort Wiliam" }, (field) =>
    field.options.find((option) => option.startsWith("Fort")),
  );
  expect(found.kind).toBe("filled");
  expect(await held("City")).toBe("Fort William, Scotland");
});

/** A list that shows only what is searched for, as lists of schools do. */
const SEARCHED = `<form><label for="box">School</label>
  <input id="box" role="combobox" aria-autocomplete="list" aria-controls="list" required><ul id="list" role="listbox"></ul></form>
  <script>
    box.oninput = () => {
      const found = ["Anna University", "Other", "Otherland College"].filter((name) => box.value !== "" && name.startsWith(box.value));
      list.innerHTML = found.map((name) => '<li role="option" onclick="box.value = this.textContent; list.innerHTML = String()">' + name + "</li>").join("");
    };
  </script>`;

test("a list that has to be searched is searched for its Other where that is the answer", async () => {
  await page.setContent(SEARCHED);
  const outcome = await fill({ School: "Xavier" }, (field) =>
    field.options.includes("Other") ? "Other" : undefined,
  );
  expect(outcome).toMatchObject({ kind: "filled", answers: [{ value: "Other" }] });
  expect(await held("School")).toBe("Other");
});
