import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FieldValue, FormField } from "@sendoff/contract";
import { closeTestContexts, testBrowser } from "@sendoff/testkit/browser";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ApplyInput, CvFile, Attachments } from "../portal-driver.ts";
import { fillStep } from "./fill-step.ts";
import type { FillOutcome } from "./fill-step.ts";
import { readForm } from "./read-form.ts";

const PAGE = readFileSync(
  join(import.meta.dirname, "..", "..", "fixtures", "writing.html"),
  "utf8",
);
const CV: CvFile = {
  fileName: "asha-cv.pdf",
  mimeType: "application/pdf",
  bytes: new TextEncoder().encode("%PDF-1.4"),
  sha256: "3f9ac210aa00bb11cc22dd33ee44ff550123456789abcdef0123456789abcdef",
};

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await testBrowser();
  page = await browser.newPage();
});
afterAll(closeTestContexts);
beforeEach(async () => page.setContent(PAGE));

type Pick = (field: FormField) => string | undefined;

function answering(values: Record<string, FieldValue>, pick: Pick): ApplyInput["answer"] {
  return (field) => {
    const value = pick(field) ?? values[field.question];
    if (value === undefined) return { kind: "unknown", reason: "Nobody said" };
    return { kind: "answer", answer: { value, source: "profile", confidence: 1, why: "said so" } };
  };
}

function fill(
  values: Record<string, FieldValue>,
  pick: Pick = () => undefined,
  attachments: Attachments = {},
): Promise<FillOutcome> {
  return fillStep(
    {
      title: "Step",
      read: () => readForm(page, page.locator("body")),
      isCvAttached: false,
    },
    { answer: answering(values, pick), cv: CV, attachments },
  );
}

async function held(question: string): Promise<FieldValue | undefined> {
  const controls = await readForm(page, page.locator("body"));
  return controls.find((control) => control.field.question === question)?.field.value;
}

test.each<[string, FieldValue, FieldValue]>([
  ["Name", "Asha", "Asha"],
  ["Notes", "Two\nlines", "Two\nlines"],
  ["Years", "4", "4"],
  ["Day", "2026-12-01", "2026-12-01"],
  ["Typed day", "2026-12-01", "12/01/2026"],
  ["Country", "Nepal", "Nepal"],
  ["Skills", ["SQL", "Rust"], ["SQL", "Rust"]],
  ["Remote?", "No", "No"],
  ["Tools", ["Git"], ["Git"]],
  ["I agree to the terms", true, true],
  ["Sponsorship?", "No", "No"],
  ["City", "Pune, Maharashtra, India", "Pune, Maharashtra, India"],
  ["Level", "Senior", "Senior"],
  ["About you", "A few words", "A few words"],
  ["From", "2021-03", "2021-03"],
])("%s takes its value and shows it", async (question, value, shown) => {
  const outcome = await fill({ [question]: value });
  expect(outcome.kind).toBe("filled");
  expect(await held(question)).toEqual(shown);
  const written = outcome.answers.filter(({ source }) => source !== "prefilled");
  expect(written.map((answer) => answer.question)).toEqual([question, "Resume"]);
});

test("a value that is right already is left, a wrong one is replaced and told", async () => {
  const right = await fill({ Name: "old" });
  expect(right.answers[0]).toMatchObject({ question: "Name", value: "old" });
  expect(right.answers[0]?.replaced).toBeUndefined();
  const wrong = await fill({ Name: "Asha" });
  expect(wrong.answers[0]).toMatchObject({ value: "Asha", replaced: "old" });
});

test("a value that the page has fixed is reported as it is, and nobody is asked", async () => {
  await page.locator("#upper").evaluate((element) => {
    element.setAttribute("readonly", "");
    element.setAttribute("value", "FIXED");
  });
  const outcome = await fill({ "Upper only": "mine" });
  expect(outcome.kind).toBe("filled");
  expect(outcome.answers.find((answer) => answer.question === "Upper only")).toMatchObject({
    value: "FIXED",
    source: "prefilled",
  });
  expect(await held("Upper only")).toBe("FIXED");
});

test("an optional question that the form has answered is reported as it goes out, and left alone", async () => {
  await page.setContent(`<form><label>City, county <input value="Leeds"></label>
    <label>Notice <select><option value="">Choose</option><option selected>One month</option></select></label>
    <label><input type="checkbox" checked> Tell me of other jobs</label>
    <label>Fax <input></label></form>`);
  const outcome = await fill({});
  expect(outcome.answers.map(({ question, value, source }) => [question, value, source])).toEqual([
    ["City, county", "Leeds", "prefilled"],
    ["Notice", "One month", "prefilled"],
    ["Tell me of other jobs", true, "prefilled"],
  ]);
  expect(await held("City, county")).toBe("Leeds");
});

test("a box that only listens to keys is typed into at the second try", async () => {
  const outcome = await fill({ "Keys only": "pressed" });
  expect(outcome.kind).toBe("filled");
  expect(await held("Keys only")).toBe("pressed");
});

test("a required box that loses its value twice is stuck", async () => {
  await page.locator("#upper").evaluate((element) => element.setAttribute("required", ""));
  const outcome = await fill({ "Upper only": "stuck" });
  expect(outcome).toMatchObject({
    kind: "stuck",
    message: '"Upper only" would not take the value',
  });
});

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

test("all unknown required questions of a page are asked for at once, and nothing optional", async () => {
  for (const id of ["name", "country", "day"]) {
    await page.locator(`#${id}`).evaluate((element) => element.setAttribute("required", ""));
  }
  const outcome = await fill({ Name: "Asha" });
  if (outcome.kind !== "needs_answer") throw new Error(`Expected questions, got ${outcome.kind}`);
  expect(outcome.questions).toMatchObject([
    { question: "Day", kind: "date", options: [], reason: "Nobody said" },
    { question: "Country", kind: "select", options: ["India", "Nepal"], reason: "Nobody said" },
  ]);
});

test("the CV is attached where it belongs", async () => {
  const outcome = await fill({});
  expect(outcome).toMatchObject({ kind: "filled", isCvAttached: true });
  expect(outcome.answers.filter(({ source }) => source === "cv")).toMatchObject([
    { question: "Resume", value: "asha-cv-3f9ac210.pdf" },
  ]);
  expect(await held("Resume")).toBe("asha-cv-3f9ac210.pdf");
});

test("the CV never goes into a photo, a letter or an unnamed file", async () => {
  for (const label of ["Photo", "Cover letter", "Anything else"]) {
    await page.setContent(`<form><label>${label} <input type="file"></label></form>`);
    const outcome = await fill({});
    expect(outcome).toMatchObject({ kind: "filled", isCvAttached: false, answers: [] });
    expect(await held(label)).toBe("");
  }
});

test("a letter and a photo go into the fields of their purpose alone, and only where the field takes them", async () => {
  const letter = {
    ...CV,
    fileName: "letter.docx",
    mimeType: "application/msword",
    sha256: "a".repeat(64),
  };
  const photo = { ...CV, fileName: "me.jpg", mimeType: "image/jpeg", sha256: "b".repeat(64) };
  await page.setContent(`<form>
    <label>Photo <input type="file" accept="image/*"></label>
    <label>Cover letter <input type="file" accept=".pdf,.docx"></label>
    <label>Resume <input type="file"></label>
    <label>Certificate <input type="file"></label></form>`);
  const outcome = await fill({}, undefined, { cover_letter: letter, photo });
  expect(outcome.answers.map(({ question, value }) => [question, value])).toEqual([
    ["Photo", "me-bbbbbbbb.jpg"],
    ["Cover letter", "letter-aaaaaaaa.docx"],
    ["Resume", "asha-cv-3f9ac210.pdf"],
  ]);
  expect(await held("Certificate")).toBe("");
  await page.setContent(
    `<form><label>Cover letter <input type="file" accept=".pdf" required></label></form>`,
  );
  expect(await fill({}, undefined, { cover_letter: letter })).toMatchObject({
    kind: "needs_answer",
    questions: [{ reason: "This form takes another kind of file than letter.docx" }],
  });
  expect(await held("Cover letter")).toBe("");
});

test("questions that an answer uncovers are answered as well", async () => {
  await page.setContent(`<form><fieldset><legend>Moving?</legend>
    <label><input type="radio" name="m" onchange="more.hidden=false"> Yes</label><label><input type="radio" name="m"> No</label></fieldset>
    <div id="more" hidden><label>When <input required></label></div></form>`);
  const outcome = await fill({ "Moving?": "Yes", When: "Soon" });
  expect(outcome.answers.map((answer) => [answer.question, answer.value])).toEqual([
    ["Moving?", "Yes"],
    ["When", "Soon"],
  ]);
});

test("a page that asks one more question after every answer is given up, and not called filled", async () => {
  await page.setContent(`<form id="form"></form><script>
    let asked = 0;
    const ask = () => {
      asked += 1;
      const label = document.createElement("label");
      label.append("Question " + asked + " ");
      const box = document.createElement("input");
      box.required = true;
      box.addEventListener("input", ask, { once: true });
      label.append(box);
      form.append(label);
    };
    ask();
  </script>`);
  const outcome = await fill({}, (field) => `Answer to ${field.question}`);
  expect(outcome).toMatchObject({ kind: "stuck", message: "The page asks ever more questions" });
});

test("a draft is asked for only where nothing is known, written once, and told as what it is", async () => {
  const asked: string[] = [];
  const outcome = await fillStep(
    { title: "Step", read: () => readForm(page, page.locator("body")), isCvAttached: false },
    {
      answer: answering({ Name: "Asha" }, () => undefined),
      cv: CV,
      draft: async ({ question }) => {
        asked.push(question);
        if (question !== "Notes") return undefined;
        const why = "Drafted";
        return {
          kind: "answer",
          answer: { value: "A letter", source: "draft", confidence: 0.7, why },
        };
      },
    },
  );
  expect(outcome.kind).toBe("filled");
  expect(await held("Notes")).toBe("A letter");
  expect(outcome.answers.find(({ question }) => question === "Notes")?.source).toBe("draft");
  expect(asked).not.toContain("Name");
  expect(asked.filter((question) => question === "Notes")).toHaveLength(1);
});

test("a required question without a draft is asked with the reason that the draft gives", async () => {
  await page
    .locator("textarea")
    .first()
    .evaluate((element) => element.setAttribute("required", ""));
  const outcome = await fillStep(
    { title: "Step", read: () => readForm(page, page.locator("body")), isCvAttached: false },
    {
      answer: answering({}, () => undefined),
      cv: CV,
      draft: async ({ kind }) =>
        kind === "textarea" ? { kind: "unknown", reason: "The model slept" } : undefined,
    },
  );
  expect(outcome).toMatchObject({
    kind: "needs_answer",
    questions: [{ reason: "The model slept" }],
  });
});

test("what the page has fixed is reported, and is only as sure as what is known says the same", async () => {
  await page.setContent(`<form>
    <label>Email <input value="asha@example.com" readonly></label>
    <label>Site <input value="Pune" readonly></label>
  </form>`);
  const outcome = await fillStep(
    { title: "Step", read: () => readForm(page, page.locator("body")), isCvAttached: false },
    {
      answer: ({ question, value }) =>
        question === "Email"
          ? { kind: "answer", answer: { value, source: "prefilled", confidence: 0.94, why: "" } }
          : {
              kind: "answer",
              answer: { value: "Delhi", source: "profile", confidence: 0.94, why: "" },
            },
      cv: CV,
    },
  );
  expect(outcome.answers).toMatchObject([
    { question: "Email", value: "asha@example.com", source: "prefilled", confidence: 0.94 },
    { question: "Site", value: "Pune", source: "prefilled", confidence: 0.5 },
  ]);
});
