import { expect, test } from "vitest";
import { INDEED_WORDS } from "../indeed/portal-words.ts";
import { useDrawnPages } from "../testing/drawn-page.fixture.ts";
import { questionsStep, reviewStep, URLS } from "../testing/smart-apply-pages.fixture.ts";
import type { FormHost } from "./form-host.ts";
import { SmartApplyPage } from "./smart-apply.page.ts";
import { submitOnce } from "./submit.ts";

const open = useDrawnPages();
const HOST: FormHost = {
  words: INDEED_WORDS,
  open: () => Promise.resolve({ kind: "closed" }),
  findAgain: () => Promise.resolve({ kind: "closed" }),
  isSignInPath: () => false,
  leave: () => Promise.resolve(),
};

/** The last step, whose button leads back to `step`. */
async function submitBackTo(step: string) {
  const back = `document.querySelector("[name=submit-application]").addEventListener("click", () => { document.body.innerHTML = ${JSON.stringify(step).replaceAll("</", String.raw`<\/`)}; document.querySelector("input[type=text]").value = "120"; });`;
  const review = reviewStep().replace(" disabled>", ">");
  const { session } = await open(`${review}<script>${back}</script>`, URLS.review);
  const page = new SmartApplyPage(session, session.page.mainFrame());
  return submitOnce(session, page, HOST, { confirmTimeoutMs: 400 });
}

test("a form that goes back to complain of an answer after the click was not sent", async () => {
  expect(await submitBackTo(questionsStep({ error: "Enter a number up to 99" }))).toEqual({
    kind: "rejected",
    message: "Enter a number up to 99",
  });
});

test("a form that goes back without a complaint may have been sent", async () => {
  expect((await submitBackTo(questionsStep())).kind).toBe("unconfirmed");
});
