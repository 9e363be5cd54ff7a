import { expect, test } from "vitest";
import { cvOf } from "../suite/stage.fixture.ts";
import { sentFileName } from "../form/sent-file-name.ts";
import { useDrawnPages } from "../testing/drawn-page.fixture.ts";
import type { DrawnPage } from "../testing/drawn-page.fixture.ts";
import {
  aroundStep,
  contactStep,
  continueButtons,
  questionsStep,
  resumeStep,
  reviewStep,
  URLS,
} from "../testing/smart-apply-pages.fixture.ts";
import { NO_FORM_PAGE, SmartApplyPage } from "./smart-apply.page.ts";
import type { FormPage } from "./smart-apply.page.ts";

const open = useDrawnPages();
const CV = cvOf("the CV of Alex");
const WAIT_MS = 10_000;

async function openStep(
  html: string,
  url: string,
): Promise<DrawnPage & { form: SmartApplyPage; look: FormPage }> {
  const drawn = await open(html, url);
  const form = new SmartApplyPage(drawn.session, drawn.session.page.mainFrame());
  return { ...drawn, form, look: await form.look() };
}

const COVERED = (style: string): string =>
  `${continueButtons("position:absolute;left:0;top:60px", "position:absolute;left:200px;top:0")}<div style="${style}"></div>`;

/** Ways in which a page keeps a button from people; nobody knows which of them is the real one's. */
const HIDING: Readonly<Record<string, string>> = {
  "see-through": continueButtons("opacity:0"),
  "in a see-through box": contactBox("opacity:0.01"),
  "filtered away": continueButtons("filter:opacity(0)"),
  "in a box that is filtered away": contactBox("filter:opacity(0%)"),
  "clipped away": continueButtons("position:absolute;clip:rect(0,0,0,0)"),
  "clipped by a path": continueButtons("clip-path:inset(50%)"),
  "off to the left": continueButtons("position:absolute;left:-5000px"),
  "off to the right": continueButtons("position:absolute;left:6000px;top:0"),
  "far below": continueButtons("position:absolute;left:0;top:30000px"),
  "fixed outside the view": continueButtons("position:fixed;left:120vw;top:0"),
  "below the edge of a box that does not scroll": `<div style="overflow:hidden;height:40px;position:relative">${continueButtons("position:absolute;left:0;top:80px")}</div>`,
  "under a cover": COVERED(
    "position:relative;z-index:5;height:60px;margin-top:-60px;background:white",
  ),
  "behind their form":
    continueButtons("position:absolute;z-index:-1;left:0;top:0").replace(
      "position:relative",
      "position:relative;z-index:0;background:white",
    ) +
    `<style>.real{position:relative;z-index:2;background:silver}div:has(>.real)::before{content:"";position:absolute;inset:0;background:white;z-index:0}</style>`,
  "too small": continueButtons("transform:scale(0.01)"),
  "there to be pressed, and all look alike": continueButtons(""),
  "not to be pressed": continueButtons("position:absolute;left:0;top:0;pointer-events:none"),
};

function contactBox(style: string): string {
  return continueButtons("").replaceAll(
    /<button(?![^>]* real)[^>]*>.*?<\/button>/g,
    (decoy) => `<div style="${style}">${decoy}</div>`,
  );
}

test.each(Object.entries(HIDING))(
  "of several Continue buttons the one that a person can hit is pressed: the others are %s",
  async (_way, buttons) => {
    const html = contactStep({ buttons: `<div style="height:1500px"></div>${buttons}` });
    const { look, session } = await openStep(html, URLS.contact);
    expect(look.form?.primary).toMatchObject({ action: "next", variant: "hashed-test-id" });
    const found = session.page.locator(look.form?.primary?.selector ?? "");
    expect(await found.getAttribute("class")).toContain("real");
    expect(await found.count()).toBe(1);
  },
);

test("a real button in an open shadow root is distinguished from decoys there", async () => {
  const html = contactStep({ buttons: `<div id="host"></div>` });
  const drawn = await open(html, URLS.contact);
  await drawn.session.page.locator("#host").evaluate((host, inner) => {
    host.attachShadow({ mode: "open" }).innerHTML = inner;
  }, continueButtons("opacity:0"));
  const look = await new SmartApplyPage(drawn.session, drawn.session.page.mainFrame()).look();
  const found = drawn.session.page.locator(look.form?.primary?.selector ?? "");
  expect(await found.getAttribute("class")).toContain("real");
});

test.each([
  ["ambiguous", continueButtons("").replaceAll("1acnfi4 real", "12q5xo4")],
  ["hidden", continueButtons("opacity:0", "opacity:0")],
  [
    "covered",
    `${continueButtons("")}<div style="position:fixed;inset:0;background:white;z-index:9"></div>`,
  ],
])("when nobody can tell which button it is, none is guessed: %s", async (problem, buttons) => {
  const { look } = await openStep(contactStep({ buttons }), URLS.contact);
  expect(look.form).toMatchObject({ primary: null, problem });
  expect(look.notices).toEqual([]);
});

test("the CV step goes on by the one button that is not named as a decoy, and is known by its module", async () => {
  const { look } = await openStep(resumeStep(), URLS.resume);
  expect(look.form).toMatchObject({ heading: "Add a CV", primary: { variant: "test-id" } });
  expect(look.form?.fingerprint).toContain("mosaic-provider-module-apply-resume-selection");
});

test("a step keeps its identity when its address and the page's title come late", async () => {
  const { form, look, session } = await openStep(resumeStep(), URLS.location);
  await session.page
    .evaluate(`history.replaceState(null, "", "${URLS.resume}"); document.title = "Upload or create a CV";
    document.querySelector("section[aria-roledescription]").insertAdjacentHTML("beforeend", "<input name=late><label>Page 2</label>")`);
  expect((await form.look()).form?.fingerprint).toBe(look.form?.fingerprint);
});

/** Keys of the card gone: what is left are roles, words and the file input. */
const RENAMED = (html: string): string => html.replaceAll("data-testid=", "data-x=");

test.each([
  ["by its test ids", (html: string) => html],
  ["by its radio, its label and its file input", RENAMED],
])("the card of a stored CV is read %s", async (_how, drift) => {
  const { look, session } = await openStep(resumeStep({ isChecked: false, drift }), URLS.resume);
  const [card, ...more] = look.form?.resumes ?? [];
  expect(more).toEqual([]);
  expect(card).toMatchObject({ kind: "file", fileName: "alex-candidate.pdf", isSelected: false });
  await session.page.locator(card?.selector ?? "").click();
  await session.page.locator(card?.input ?? "").setInputFiles([]);
  expect(await session.page.locator("input[type=radio]").isChecked()).toBe(true);
  expect(await session.page.locator("[data-pressed]").count()).toBe(0);
});

test("a stored CV is chosen by its label, and an uploaded one is known again although the site counts it", async () => {
  const kept = sentFileName(CV).replace(".pdf", " (2).pdf");
  const stored = await openStep(resumeStep({ fileName: kept, isChecked: false }), URLS.resume);
  const [card] = stored.look.form?.resumes ?? [];
  if (card === undefined) throw new Error("no card");
  const chosen = await stored.form.chooseResume(stored.look, card, WAIT_MS);
  expect(chosen.form?.resumes[0]).toMatchObject({ isSelected: true, fileName: kept });
  const fresh = await openStep(resumeStep({ isChecked: false }), URLS.resume);
  const [other] = fresh.look.form?.resumes ?? [];
  if (other === undefined) throw new Error("no card");
  const after = await fresh.form.uploadResume(fresh.look, other, CV, WAIT_MS);
  expect(after.form?.resumes[0]).toMatchObject({
    isSelected: true,
    fileName: sentFileName(CV).replace(".pdf", " (4).pdf"),
  });
});

test("nothing of the CV step is taken for a question", async () => {
  const { form } = await openStep(resumeStep(), URLS.resume);
  expect(await form.readFields()).toEqual([]);
});

test("the account's address is read without its label and its tool", async () => {
  const { form } = await openStep(contactStep(), URLS.contact);
  const email = (await form.readFields()).find(({ field }) => field.kind === "email");
  expect(email?.field).toMatchObject({ question: "Email address", value: "alex@example.test" });
  const renamed = contactStep().replaceAll("email-field-readonly", "x");
  const other = await openStep(renamed, URLS.contact);
  const again = (await other.form.readFields()).find(({ field }) => field.kind === "email");
  expect(again?.field.value).toBe("alex@example.test");
});

test.each([
  ["the phone's", contactStep({ error: "Add a valid phone number to continue." }), URLS.contact],
  ["a question's", questionsStep({ error: "Answer this question to continue." }), URLS.questions],
  [
    "a plain box's",
    contactStep().replace(
      `<div id="ifl-FormField-errorText-:r2:">`,
      `<div id="ifl-FormField-errorText-:r2:">Add a first name to continue.`,
    ),
    URLS.contact,
  ],
])("%s complaint is seen", async (_whose, html, url) => {
  const { look } = await openStep(html, url);
  expect(look.form?.errors).toEqual([expect.stringContaining("to continue.")]);
});

test("a message that has no role of its own is known by its coming; what always stands there is none", async () => {
  const { form, look, session } = await openStep(contactStep(), URLS.contact);
  const message = "Something went wrong. Please try again.";
  await session.page.evaluate(
    `document.querySelector("#ia-container").insertAdjacentHTML("beforeend", "<div><div>${message}</div></div>")`,
  );
  const now = await form.watch(look, { timeoutMs: WAIT_MS, awaited: "step" });
  expect(now.asides.filter((text) => !look.asides.includes(text))).toEqual([message]);
  // Around a form that has just come even small print is new.
  const first = await form.watch(NO_FORM_PAGE, { timeoutMs: WAIT_MS, awaited: "step" });
  expect(first.form?.heading).toBe("Add your contact information");
});

test("the captcha box of the review step stops nothing; Submit comes on by itself", async () => {
  const { form, look, session } = await openStep(reviewStep(), URLS.review);
  expect(look).toMatchObject({ hasChallenge: false, hasCaptcha: true });
  expect(look.form?.primary).toMatchObject({ action: "submit", isDisabled: true });
  const watched = form.watch(look, { timeoutMs: WAIT_MS, awaited: "enabled" });
  await session.page.evaluate(
    `document.querySelector("[name=submit-application]").disabled = false`,
  );
  expect((await watched).form?.primary?.isDisabled).toBe(false);
});

test("a check that is open over the page is one; frames that wait unseen are none", async () => {
  const frame = (style: string): string =>
    `<div style="${style}"><iframe title="recaptcha challenge expires in two minutes" style="width:400px;height:580px"></iframe></div>`;
  const waiting = await openStep(
    reviewStep({ challenge: frame("visibility:hidden;position:absolute") }),
    URLS.review,
  );
  expect(waiting.look.hasChallenge).toBe(false);
  const gone = await openStep(
    reviewStep({ challenge: frame("position:absolute;top:-10000px") }),
    URLS.review,
  );
  expect(gone.look.hasChallenge).toBe(false);
  const early = await openStep(
    reviewStep({ challenge: '<iframe title="reCAPTCHA"></iframe>' }),
    URLS.review,
  );
  expect(early.look.hasChallenge, "a badge that its style sheet has not reached").toBe(false);
  const wall = await openStep(
    reviewStep({ challenge: frame("position:fixed;top:0") }),
    URLS.review,
  );
  expect(wall.look.hasChallenge).toBe(true);
});

test.each([
  ["heading", aroundStep("post", "Review", "<h1>Your application has been submitted!</h1>")],
  ["title", aroundStep("post", "Your application has been submitted", "")],
  ["address", aroundStep("post", "Review", "<h1>Thanks, Alex</h1>")],
])("the page after sending is known by its %s alone", async (by, html) => {
  const url = by === "address" ? URLS.after : URLS.review;
  const { look } = await openStep(html, url);
  expect(look.sent).not.toBe("");
});

test("before anything is sent no step says that it was", async () => {
  for (const [html, url] of [
    [contactStep(), URLS.contact],
    [reviewStep(), URLS.review],
    [
      aroundStep("post", "Review", "<h1>We could not send it. There was a problem.</h1>"),
      URLS.after,
    ],
  ] as const) {
    expect((await openStep(html, url)).look.sent).toBe("");
  }
});

test("the address that leads into the form is no form that went away", async () => {
  const { form, look, session } = await openStep(contactStep(), URLS.contact);
  await session.page.evaluate(`
    history.pushState(null, "", "/beta/indeedapply/applybyapplyablejobid?jk=0123456789abcdef");
    const main = document.querySelector("main");
    main.remove();
    setTimeout(() => {
      history.pushState(null, "", "${URLS.location}");
      main.querySelector("h2").textContent = "Add your location";
      document.querySelector(".ia-BasePage").append(main);
    }, 300)`);
  const now = await form.watch(look, { timeoutMs: WAIT_MS, awaited: "step" });
  expect(now.form?.heading).toBe("Add your location");
});
