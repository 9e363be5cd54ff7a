import { expect, test } from "vitest";
import type { ApplyInput } from "../portal-driver.ts";
import { cvOf } from "../suite/stage.fixture.ts";
import { useDrawnPages } from "../testing/drawn-page.fixture.ts";
import { contactStep, questionsStep, URLS } from "../testing/smart-apply-pages.fixture.ts";
import type { FormControl } from "./control.ts";
import { fillStep } from "./fill-step.ts";
import { readForm } from "./read-form.ts";

const open = useDrawnPages();

async function read(html: string, url?: string) {
  const drawn = await open(html, url);
  const { page } = drawn.session;
  const { onOddity } = drawn.session;
  const readAll = () =>
    readForm(page, page.locator("html"), onOddity === undefined ? {} : { onOddity });
  return { ...drawn, page, readAll, controls: await readAll() };
}

const questions = (controls: readonly FormControl[]): string[] =>
  controls.map(({ field }) => field.question);

const box = (words: string, extra = ""): string =>
  `<div><input type="checkbox" id="${words}" ${extra}><label for="${words}">${words}</label></div>`;

test("an answer that says I is an option, and what is agreed to stays a question of its own", async () => {
  const { controls } = await read(`<form><fieldset><legend>Veteran status</legend>
    ${box("I am a veteran")}${box("I am not a veteran")}${box("I prefer not to answer")}</fieldset>
    <fieldset><legend>Consents</legend>${box("I agree to the privacy policy")}${box("I agree to get news")}</fieldset></form>`);
  expect(controls.map(({ field }) => [field.question, field.kind])).toEqual([
    ["Veteran status", "checkboxes"],
    ["I agree to the privacy policy", "checkbox"],
    ["I agree to get news", "checkbox"],
  ]);
  expect(controls[0]?.field.options).toContain("I prefer not to answer");
});

test("a box that only says I agree is asked by the title over it", async () => {
  const { controls } = await read(
    `<form><fieldset><label class="title" for="nothing">I agree to the privacy policy</label>${box("I agree")}</fieldset></form>`,
  );
  expect(questions(controls)).toEqual(["I agree to the privacy policy"]);
});

test("boxes belong to the fieldset around them, whatever their names", async () => {
  const own = (words: string): string => box(words, `name="${words}"`);
  const group = (title: string, words: string[]): string =>
    `<div data-field-path="${title}"><fieldset><label class="title" for="nothing-${title}">${title}</label>${words.map(own).join("")}</fieldset></div>`;
  const shared = (title: string): string =>
    `<fieldset><div>${title}</div>${box(`${title} 1`, 'name="answers[]"')}${box(`${title} 2`, 'name="answers[]"')}</fieldset>`;
  const { controls } = await read(
    `<form>${group("Languages", ["Go", "Rust"])}${group("Days", ["Monday", "Friday"])}${shared("Shifts")}${shared("Sites")}</form>`,
  );
  expect(controls.map(({ field }) => [field.question, field.options.length])).toEqual([
    ["Languages", 2],
    ["Days", 2],
    ["Shifts", 2],
    ["Sites", 2],
  ]);
});

test("consents of a titled part of a form are no one question, whatever is drawn before their words", async () => {
  const box = (words: string): string =>
    `<div><label><input type="checkbox" name="${words}" style="opacity:0"><span aria-hidden="true">◯</span><span>${words}</span></label></div>`;
  const shifts = `<fieldset><legend>Which shifts can you work?</legend>${box("Day")}${box("Night")}</fieldset>`;
  const part = (inner: string): string =>
    `<form><fieldset><legend>Questions</legend>${inner}</fieldset></form>`;
  const consents = ["I confirm that all of this is true", "Send me news"];
  const drawn = consents.map(box).join("");
  expect(questions((await read(part(drawn))).controls)).toEqual(consents);
  const news = ["Send me news", "Keep my data for a year"];
  const beside = await read(part(shifts + news.map(box).join("")));
  expect(questions(beside.controls)).toEqual(["Which shifts can you work?", ...news]);
});

test("radios with a name each are one question in their titled fieldset", async () => {
  const radio = (words: string): string =>
    `<label><input type="radio" name="${words}">${words}</label>`;
  const { controls } = await read(
    `<form><fieldset><legend>Notice period</legend>${["None", "A month", "More"].map(radio).join("")}</fieldset></form>`,
  );
  expect(controls.map(({ field }) => [field.question, field.options])).toEqual([
    ["Notice period", ["None", "A month", "More"]],
  ]);
});

/** A yes/no question that is drawn as two boxes in a required group (portal facts, captured 1.4). */
const YES_NO = `<form><fieldset data-test-checkbox-form-component="true"><legend><div data-test-checkbox-form-title="true"><span>Do you live in London?</span></div><span data-test-checkbox-form-required="true">Required</span></legend>
  ${box("Yes", 'name="q" aria-required="false"')}${box("No", 'name="q" checked')}</fieldset></form>`;

const answering =
  (answers: Readonly<Record<string, string>>): ApplyInput["answer"] =>
  ({ question }) => {
    const value = answers[question];
    return value === undefined
      ? { kind: "unknown", reason: "Nobody said" }
      : { kind: "answer", answer: { value, source: "profile", confidence: 1, why: "said so" } };
  };
const CV = cvOf("the CV of Alex");

test("two boxes for Yes and No are one choice: the other one is taken off", async () => {
  const { controls, page, readAll } = await read(YES_NO);
  expect(controls.map(({ field }) => [field.question, field.kind, field.value])).toEqual([
    ["Do you live in London?", "radio", "No"],
  ]);
  const filled = await fillStep(
    { title: "Questions", read: readAll, isCvAttached: true },
    { answer: answering({ "Do you live in London?": "Yes" }), cv: CV },
  );
  expect(filled.kind).toBe("filled");
  expect(await page.locator("#Yes").isChecked()).toBe(true);
  expect(await page.locator("#No").isChecked()).toBe(false);
});

const FILES: readonly [string, string][] = [
  [
    "its size",
    `<h3>Upload your CV</h3><div><button type="button">Select file</button><span>Maximum size: 5 MB</span><input type="file" style="display:none"></div>`,
  ],
  [
    "its formats",
    `<div id="upload-label">Portfolio</div><p>Accepted files: PDF, DOC, DOCX, JPEG and PNG up to 50MB.</p><label for="f">Attach</label><input id="f" type="file">`,
  ],
  [
    "where it may be dropped",
    `<label class="title" for="r">Resume</label><button type="button">Upload File</button> or drag and drop here <input id="r" type="file" required>`,
  ],
  [
    "its button",
    `<div role="group" aria-labelledby="t"><div id="t">Cover letter</div><button type="button">Attach</button><label for="c">Attach</label><input id="c" type="file"><p>File types: pdf, doc</p></div>`,
  ],
  [
    "its button in other words, where the input names its title",
    `<span id="t">Resume</span><div><label for="n">From this computer</label><input id="n" type="file" aria-labelledby="t"></div>`,
  ],
];

test.each(FILES)("a file is named by its title, not by %s", async (_what, html) => {
  const { controls } = await read(`<form><section>${html}</section></form>`);
  expect(questions(controls)).toEqual([
    /Upload your CV|Portfolio|Resume|Cover letter/.exec(html)?.[0],
  ]);
});

const AROUND: Readonly<Record<string, string>> = {
  "a language menu in the footer": `<footer><label for="l">Language</label><select id="l"><option>English</option><option>Deutsch</option></select></footer>`,
  "a language menu of a maker": `<div><button id="languageSelectorButton" aria-haspopup="listbox">English</button></div>`,
  "a closed filter of a list": `<section aria-label="search filters"><div data-basic-filter-parameter-name="company"><form><fieldset><legend>Filter results by: company</legend><input type="checkbox" id="c1"><label for="c1">Acme</label></fieldset></form></div></section>`,
  "the site's search": `<header id="global-nav" class="global-nav"><label for="s">Search by title, skill, or company</label><input id="jobs-search-box-keyword-id-ember3" role="combobox"><input aria-label="Search by title, skill, or company" disabled></header>`,
  "a search bar of the page": `<div class="SearchBar_searchBar__a1b2c" role="form"><label for="searchBar-location">Location</label><input id="searchBar-location" role="combobox"></div>`,
  "a talk with somebody": `<aside id="msg-overlay"><form><div role="textbox" contenteditable="true" aria-label="Write a message…">x</div><input type="file"></form></aside>`,
  "a box that fills the form from a file": `<div class="ashby-application-form-autofill-uploader"><h3>Autofill from resume</h3><input type="file"><button>Upload file</button></div>`,
  "a trap for robots": `<input name="age" type="number" placeholder="If you're a human, leave this blank">`,
};

test.each(Object.entries(AROUND))("%s is no question", async (_what, html) => {
  const form = `<main><form><label for="n">Spoken language</label><input id="n"><label for="cv">Resume</label><input id="cv" type="file"></form></main>`;
  const { controls } = await read(`${html}${form}`);
  expect(questions(controls)).toEqual(["Spoken language", "Resume"]);
});

test("a number that nothing names is asked by the words over it and its list of dial codes", async () => {
  const { controls } = await read(
    `<form><label>Email <input type="email"></label><div><div><p>Alternate phone number *</p></div><div><div class="row"><div><input role="combobox" aria-label="Search" value="United States +1"></div><div><input type="tel" name="u-Luj0Qik" required></div></div></div></div></form>`,
  );
  expect(questions(controls)).toEqual(["Email", "Alternate phone number"]);
});

test("a number beside a bare list of dial codes is one question, answered with both", async () => {
  const { controls, page, readAll } = await read(contactStep(), URLS.contact);
  const phone = controls.find(({ field }) => field.kind === "tel");
  expect(questions(controls)).toEqual(["First name", "Phone number"]);
  expect(phone?.dial).toMatchObject({ value: "+44" });
  await page.evaluate(`
    const box = document.querySelector("[role=combobox][data-value]");
    const list = document.getElementById("Popup-:r9:");
    box.addEventListener("click", () => { list.style.display = ""; });
    list.querySelectorAll("li").forEach((row) => row.addEventListener("click", () => { box.textContent = row.textContent.replace(/^[^+]*/, ""); list.style.display = "none"; }))`);
  const seen: string[][] = [];
  const answer: ApplyInput["answer"] = (field, page) => {
    if (field.question === "Phone number") seen.push(page.map(({ question }) => question));
    const known = { "Phone number": "98765 43210", "Phone country code": "India+91" };
    return answering({ ...known, "First name": "Alex" })(field, page);
  };
  const filled = await fillStep(
    { title: "Contact", read: readAll, isCvAttached: true },
    { answer, cv: CV },
  );
  expect(seen[0]).toContain("Phone country code");
  expect(filled.answers.map(({ question, value, why }) => [question, value, why])).toEqual([
    ["First name", "Alex", "said so"],
    ["Phone number", "98765 43210", "said so, beside +91"],
  ]);
  expect(await page.locator("[role=combobox][data-value]").textContent()).toBe("+91");
  expect(await page.locator("[name=phone]").inputValue()).toBe("98765 43210");
});

test("a country list with a label of its own stays a question of its own", async () => {
  const { controls } =
    await read(`<form><div><label for="c">Phone country code</label><select id="c"><option>Select an option</option><option>United Kingdom (+44)</option><option>India (+91)</option></select></div>
    <div><label for="p">Mobile phone number</label><input id="p" type="tel"></div></form>`);
  expect(questions(controls)).toEqual(["Phone country code", "Mobile phone number"]);
});

test.each([false, true])(
  "the filter box of a long list is no question, and the list is chosen from (open: %s)",
  async (isOpen) => {
    const { controls, page, readAll } = await read(questionsStep({ isOpen }), URLS.questions);
    expect(questions(controls)).toEqual([
      "How many years of SQL experience do you have?",
      "Can you commute to London?",
      "What is your highest level of education?",
      "Why us?",
    ]);
    const list = controls[2]?.field;
    expect(list).toMatchObject({ kind: "select", required: true, value: "Bachelor's" });
    expect(list?.options).toContain("GCSE or equivalent");
    const answers = {
      "How many years of SQL experience do you have?": "4",
      "Can you commute to London?": "Yes",
      "What is your highest level of education?": "None",
    };
    const filled = await fillStep(
      { title: "Questions", read: readAll, isCvAttached: true },
      { answer: answering(answers), cv: CV },
    );
    expect(filled.kind).toBe("filled");
    expect(await page.locator("[role=combobox]").textContent()).toBe("None");
  },
);

test("of lists that are open the one is chosen from that is nobody else's", async () => {
  const list = (id: string, words: string[]): string =>
    `<ul role="listbox" id="${id}">${words.map((text) => `<li role="option">${text}</li>`).join("")}</ul>`;
  const { controls, page, readAll } = await read(
    `<section aria-label="search filters">${list("filters", ["London, Ontario"])}</section>
    <div role="combobox" aria-controls="others" tabindex="0">Pick</div>${list("others", ["London, Kentucky"])}
    <form><label for="city">Location (city)</label><input id="city" role="combobox" aria-autocomplete="list" aria-expanded="false"></form><div id="free"></div>
    <script>document.getElementById("city").addEventListener("input", ({ target }) => {
      document.getElementById("free").innerHTML = ${JSON.stringify(list("x", ["London, England, United Kingdom"]).replace(' id="x"', ""))};
      document.querySelector("#free li").addEventListener("click", (event) => { target.value = event.target.textContent; document.getElementById("free").innerHTML = ""; });
    });</script>`,
  );
  const city = "Location (city)";
  expect(questions(controls)).toContain(city);
  const filled = await fillStep(
    { title: "Contact", read: readAll, isCvAttached: true },
    { answer: answering({ [city]: "London" }), cv: CV },
  );
  expect(filled.kind).toBe("filled");
  expect(await page.locator("#city").inputValue()).toBe("London, England, United Kingdom");
});

const ODD_IDS = ["countrySurvey\n\n_all", 'with "quotes"', "a.b[c]:d", "4007344006", "back\\slash"];

test.each(ODD_IDS)("a control with the id %j is found again", async (id) => {
  const html = `<form><label>Name<input class="odd"></label></form>`;
  const { page, readAll, oddities } = await read(html);
  await page.locator(".odd").evaluate((each, own) => each.setAttribute("id", own), id);
  const [control] = await readAll();
  await page.locator(control?.selector ?? "").fill("Alex");
  expect(await page.locator(".odd").inputValue()).toBe("Alex");
  expect(oddities).toEqual([]);
});

test("two elements of one id are distinguished by their places", async () => {
  const { page, controls } = await read(
    `<form><div id="cv"><label for="cv">Name</label></div><input id="cv" aria-label="Name"></form>`,
  );
  await page.locator(controls[0]?.selector ?? "").fill("Alex");
  expect(await page.locator("input").inputValue()).toBe("Alex");
});

test("what cannot be read is reported by its words and its place, and the rest is read", async () => {
  const { session } = await open(`<form><label for="n">Name</label><input id="n">
    <label for="w">Wages</label><input id="w" type="text"></form>`);
  const { page } = session;
  // A page whose own script breaks what every reader asks.
  await page.evaluate(
    `Object.defineProperty(document.querySelector("#w"), "value", { get() { throw new Error("no value"); } })`,
  );
  const reported: unknown[] = [];
  const controls = await readForm(page, page.locator("html"), {
    onOddity: (oddity) => void reported.push(oddity),
  });
  expect(questions(controls)).toEqual(["Name"]);
  expect(reported).toEqual([
    { what: "Wages", where: expect.stringMatching(/^input id="w".*: no value/) },
  ]);
});

test("a file of a step that is put away is no question of the step that is shown", async () => {
  const file = (title: string): string =>
    `<div><h3>${title}</h3><input type="file" name="f"></div>`;
  const { controls } = await read(
    `<form><div>${file("Resume")}<label>Name <input></label></div><div style="display:none">${file("Photo")}</div><div style="display:none"><input type="file" name="behind"></div></form>`,
  );
  expect(questions(controls)).toEqual(["Resume", "Name", "behind"]);
});

test("boxes of a group without a name are one question by the words before it; a mark drawn by hand is no word", async () => {
  const tick = (words: string): string =>
    `<label><input type="checkbox"><span aria-hidden="true">◯</span><span>${words}</span></label>`;
  const { controls } = await read(
    `<form><div><p>Which tools?*</p></div><div><div role="group">${tick("Git")}${tick("SQL")}</div></div></form>`,
  );
  expect(controls.map(({ field }) => [field.question, field.kind, field.options])).toEqual([
    ["Which tools?", "checkboxes", ["Git", "SQL"]],
  ]);
});
