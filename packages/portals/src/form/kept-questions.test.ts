import { expect, test } from "vitest";
import { useDrawnPages } from "../testing/drawn-page.fixture.ts";
import { readForm } from "./read-form.ts";

const open = useDrawnPages();

/** The questions of what `root` is found by, and what was told to be unreadable. */
async function read(html: string, root = "html") {
  const { session, oddities } = await open(html);
  const onOddity = (oddity: (typeof oddities)[number]): void => void oddities.push(oddity);
  const controls = await readForm(session.page, session.page.locator(root), { onOddity });
  return { questions: controls.map(({ field }) => field.question), oddities };
}

const NAME = `<label for="n">First name</label><input id="n">`;
const CV = `<label for="cv">Resume</label><input id="cv" type="file">`;

test.each([
  ["whose address has a name with those letters", "/acmeresearch/jobs/12", "html", NAME],
  ["whose address has the word, with a place for the CV", "/search/jobs/12", "html", NAME + CV],
  ["that is the one to be filled in", "/search/jobs/12", "form", NAME],
])("no search is a form %s", async (_what, action, root, body) => {
  const { questions } = await read(`<form action="${action}">${body}</form>`, root);
  expect(questions[0]).toBe("First name");
});

test.each(["/search", "/jobs/search?q=1", "https://drawn.invalid/search.php", "/search/"])(
  "a form that leads to %s searches the page",
  async (action) => {
    const search = `<form action="${action}"><label for="s">Keywords</label><input id="s"></form>`;
    expect((await read(`${search}<form>${NAME}</form>`)).questions).toEqual(["First name"]);
  },
);

const box = (label: string, extra = ""): string =>
  `<p><label for="${label}">${label}</label><input id="${label}" ${extra}></p>`;
const HINTS = [
  "Expected salary (please do not enter a range)",
  "Portfolio URL (leave blank if none)",
  "Middle name - leave empty if none",
];

test("a label that says when to leave its box empty asks a question; a trap's says nothing but that", async () => {
  const traps = [
    box("Leave this field blank"),
    box("Fax (do not fill in)", 'style="position:absolute;left:-9999px"'),
    box("Website (leave blank if you are human)"),
  ];
  const { questions, oddities } = await read(
    `<form>${HINTS.map((each) => box(each)).join("")}${traps.join("")}</form>`,
  );
  expect(questions).toEqual(HINTS);
  // Anybody can see it, and somebody may have meant it.
  expect(oddities.map(({ what }) => what)).toEqual(["Leave this field blank"]);
});

test("boxes that begin with by are the ways to choose from, unless somebody agrees by them", async () => {
  const tick = (words: string): string =>
    `<div><input type="checkbox" id="${words}"><label for="${words}">${words}</label></div>`;
  const ways = ["By phone", "By e-mail"].map(tick).join("");
  const consents = [
    "By ticking this box you agree to our terms",
    "By applying I accept the policy",
  ];
  const { questions } = await read(
    `<form><fieldset><legend>How may we reach you?</legend>${ways}</fieldset>
    <fieldset><legend>Terms</legend>${consents.map(tick).join("")}</fieldset></form>`,
  );
  expect(questions).toEqual(["How may we reach you?", ...consents]);
});

test("a form's own question may be named as a language menu is; a menu stands alone in its form", async () => {
  const list = `<select id="language-select" name="language-select"><option>English</option><option>German</option></select>`;
  const own = `<form><label for="language-select">Which language do you speak best?</label>${list}${NAME}</form>`;
  expect((await read(own)).questions).toEqual(["Which language do you speak best?", "First name"]);
  const menu = `<form class="top">${list}</form><form>${NAME}</form>`;
  expect((await read(menu)).questions).toEqual(["First name"]);
});

test.each([
  ["at a host that is named like one that counts visitors", "https://pixel.invalid/form", 300, 1],
  ["whose token has the letters of one", "https://acme.invalid/form?token=xGtMcaptcha", 300, 1],
  ["that counts visitors", "https://pixel.invalid/form", 10, 0],
  ["of a check", "https://acme.invalid/captcha/box", 300, 0],
])("a frame %s is read where it may be a form", async (_what, src, size, asked) => {
  const inner = "<label for='a'>Age</label><input id='a'>";
  const frame = `<iframe src="${src}" srcdoc="${inner}" width="${size}" height="${size}"></iframe>`;
  const { questions, oddities } = await read(`<form>${NAME}${frame}</form>`);
  expect(questions).toEqual(["First name", "Age"].slice(0, 1 + asked));
  expect(oddities).toEqual([]);
});
