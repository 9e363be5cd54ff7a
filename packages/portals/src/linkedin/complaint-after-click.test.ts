import { expect, test } from "vitest";
import { useDrawnPages } from "../testing/drawn-page.fixture.ts";
import { submitOnce } from "./submit.ts";

const open = useDrawnPages();

/** A form of one page that takes nothing and says `complaint` instead, at its question or over the form. */
const formPage = (
  complaint: string,
  place: "at-question" | "over-form",
): string => `<title>Engineer | Acme | LinkedIn</title><main></main>
<div id="artdeco-modal-outlet"><div role="dialog" class="jobs-easy-apply-modal" aria-labelledby="jobs-apply-header"><h2 id="jobs-apply-header">Apply to Acme</h2><div id="over-form"></div>
<form><div class="ph5"><h3>Additional Questions</h3><label for="q">Years of SQL</label><input id="q" value="120" aria-describedby="q-error"><div id="at-question"></div></div></form>
<footer><button data-live-test-easy-apply-submit-button aria-label="Submit application">Submit application</button></footer></div></div>
<script>document.querySelector("footer button").addEventListener("click", () => { document.getElementById("${place}").innerHTML = ${JSON.stringify(complaint)}; });</script>`;

async function outcomeOf(...args: Parameters<typeof formPage>) {
  const { session } = await open(formPage(...args), "https://www.linkedin.com/jobs/view/4/");
  return submitOnce(session, { confirmTimeoutMs: 400 });
}

test("a form that complains of an answer after the click was not sent", async () => {
  const complaint = `<div id="q-error" role="alert" class="artdeco-inline-feedback--error">Enter a number up to 99</div>`;
  expect(await outcomeOf(complaint, "at-question")).toEqual({
    kind: "rejected",
    message: "Enter a number up to 99",
  });
});

test("words about no question leave it open whether the form was sent, unless they say so", async () => {
  const kindAfter = async (words: string) =>
    (await outcomeOf(`<section role="alert">${words}</section>`, "over-form")).kind;
  expect(await kindAfter("Something went wrong. Please try again.")).toBe("unconfirmed");
  expect(await kindAfter("Your application was not submitted.")).toBe("rejected");
});
