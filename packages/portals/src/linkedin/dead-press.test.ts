import { expect, test } from "vitest";
import { cvOf, IMPATIENT } from "../suite/stage.fixture.ts";
import { useDrawnPages } from "../testing/drawn-page.fixture.ts";
import { prepare } from "./easy-apply.ts";

const open = useDrawnPages();
const JOB_URL = "https://www.linkedin.com/jobs/view/4000000001/";

/** A form whose Next takes the first `dead` presses for nothing, without a word (portal facts, captured 1.5). */
const formPage = (dead: number): string => `<title>Engineer | Acme | LinkedIn</title>
<main><div class="jobs-apply-button--top-card"><button class="jobs-apply-button" aria-label="Easy Apply to Engineer at Acme">Easy Apply</button></div></main><div id="artdeco-modal-outlet"></div>
<script>
  let left = ${dead};
  const outlet = document.getElementById("artdeco-modal-outlet");
  const show = (title, name, button) => {
    outlet.innerHTML = '<div role="dialog" class="jobs-easy-apply-modal" aria-labelledby="jobs-apply-header"><h2 id="jobs-apply-header">Apply to Acme</h2><form><div class="ph5"><h3>' + title + '</h3><label for="q">' + name + '</label><input id="q"></div></form><footer>' + button + '</footer></div>';
  };
  document.querySelector(".jobs-apply-button").addEventListener("click", () => {
    show("Contact info", "Phone", '<button data-easy-apply-next-button aria-label="Continue to next step">Next</button>');
    document.querySelector("[data-easy-apply-next-button]").addEventListener("click", () => {
      left -= 1;
      if (left >= 0) return;
      show("Additional Questions", "City", '<button data-live-test-easy-apply-submit-button aria-label="Submit application">Submit application</button>');
    });
  });
</script>`;

async function prepareOn(dead: number) {
  const { session } = await open(formPage(dead), JOB_URL);
  const job = {
    portalJobId: "4000000001",
    title: "Engineer",
    company: "Acme",
    location: "London",
    url: JOB_URL,
    description: "",
  };
  // A press that does nothing is waited for like one that is slow.
  const hasty = { ...session, patience: IMPATIENT };
  const answer = () => ({ kind: "unknown", reason: "Nobody said" }) as const;
  return prepare(hasty, { job, cv: cvOf("the CV of Alex"), answer });
}

test("a press that does nothing is made once more", async () => {
  expect((await prepareOn(1)).kind).toBe("prepared");
});

test("a button that does nothing again is reported as stuck", async () => {
  expect(await prepareOn(2)).toMatchObject({ kind: "stuck", message: "The page did not move on" });
});
