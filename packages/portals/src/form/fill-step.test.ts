import type { FieldValue } from "@sendoff/contract/form";
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
