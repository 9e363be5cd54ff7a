import type { FormField } from "@sendoff/contract/form";
import { expect, test } from "vitest";
import type { ApplyInput } from "../portal-driver.ts";
import { cvOf, IMPATIENT } from "../suite/stage.fixture.ts";
import { useDrawnPages } from "../testing/drawn-page.fixture.ts";
import { prepare } from "./apply.ts";
import { BoardSession } from "./board-session.ts";
import { readBoardForm } from "./read-board-form.ts";

const open = useDrawnPages();

/** The form of a job of a maker, from its page. */
async function prepareIn(
  maker: "greenhouse" | "ashby" | "breezy" | "teamtailor",
  path: string,
  html: string,
  answer: ApplyInput["answer"] = () => ({ kind: "unknown", reason: "Nobody said" }),
) {
  const url = `https://drawn.invalid${path}`;
  const { session, oddities } = await open(html, url);
  const board = new BoardSession(
    { ...session, patience: IMPATIENT },
    { maker, token: "probe", host: "drawn.invalid" },
  );
  const job = {
    portalJobId: "12",
    title: "Engineer",
    company: "Probe",
    location: "Pune",
    url,
    description: "All of it",
  };
  const outcome = await prepare(board, {
    job,
    cv: cvOf("the CV of Alex"),
    answer,
  });
  return { outcome, oddities };
}

test("a form in which no question is found is not ready to be sent, and that is told", async () => {
  const { outcome, oddities } = await prepareIn(
    "greenhouse",
    "/probe/jobs/12",
    `<div class="job__title"><h1>Engineer</h1></div><div class="job__location">Pune</div><div class="job__description">All of it</div>
    <form id="application-form"><div>Drawn by something that nobody knows</div><button type="submit">Submit application</button></form>`,
  );
  expect(outcome).toMatchObject({ kind: "stuck", answers: [] });
  expect(oddities).toEqual([{ what: "", where: "form: no question was found in it" }]);
});

test("a form whose only place for a file fills it in goes without a CV, and that is told", async () => {
  const { outcome, oddities } = await prepareIn(
    "ashby",
    "/probe/12",
    `<h1 class="ashby-job-posting-heading">Engineer</h1><div class="ashby-job-posting-left-pane"><div><p>Pune</p></div></div>
    <a id="job-application-form" href="/probe/12/application">Application</a><div id="overview">All of it</div>
    <div id="form"><div class="ashby-application-form-autofill-uploader"><h3>Autofill from resume</h3><input type="file"><button>Upload file</button></div>
    <label for="n">Name</label><input id="n"><button class="ashby-application-form-submit-button">Submit Application</button></div>`,
  );
  expect(outcome).toMatchObject({ kind: "prepared", cvAttached: false });
  expect(oddities).toEqual([
    { what: "CV", where: "input: it only fills the form in, and sends no file" },
  ]);
});

/** A form of Teamtailor's, with these places for files. */
const withFiles = (places: string): string =>
  `<main><h1>Engineer</h1><div>All of it</div><button data-careersite--jobs--form-overlay-job-id-value="12">Apply</button></main><form id="job-application-form"><label for="n">Name</label><input id="n"><label for="m">Email</label><input id="m" type="email">${places}<input type="submit" name="commit" value="Submit application"></form>`;

test("a place for the CV that opens nothing stops the application: it does not go without its CV", async () => {
  const { outcome } = await prepareIn(
    "teamtailor",
    "/jobs/12",
    withFiles(
      `<div id="upload_resume_field"><label>CV</label><div tabindex="0" data-forms--inputs--upload-target="trigger">Drop your file or upload</div></div>`,
    ),
  );
  expect(outcome).toMatchObject({ kind: "stuck", message: "The form did not take the CV" });
});

test("a place for a file that no words name is reported, and the others are read", async () => {
  const trigger = `<div tabindex="0" data-forms--inputs--upload-target="trigger">Drop your file or upload</div>`;
  const html = withFiles(`<div>${trigger}</div><div><label>Photo</label>${trigger}</div>`);
  const { session, oddities } = await open(html, "https://drawn.invalid/jobs/12");
  const place = { maker: "teamtailor", token: "probe", host: "drawn.invalid" } as const;
  const controls = await readBoardForm(new BoardSession(session, place));
  expect(controls.map(({ field }) => field.question)).toEqual(["Name", "Email", "Photo"]);
  expect(oddities).toEqual([
    { what: "", where: expect.stringContaining("a place for a file that no words name") },
  ]);
});

test("a list that shows its options at the second opening is chosen from; one that shows none is reported", async () => {
  const list = (name: string): string =>
    `<div><label for="${name}">${name}</label><div><input id="${name}" role="combobox" aria-expanded="false" readonly aria-controls="${name}-list"><ul id="${name}-list" role="listbox" hidden></ul></div></div>`;
  const { outcome, oddities } = await prepareIn(
    "teamtailor",
    "/jobs/12",
    withFiles(`${list("Notice")}${list("Shift")}<script>
      const box = document.getElementById("Notice"), list = document.getElementById("Notice-list");
      let openings = 0;
      box.addEventListener("click", () => {
        if (++openings < 2) return;
        list.innerHTML = "<li role=option>None</li><li role=option>A month</li>";
        list.hidden = false;
      });
      list.addEventListener("click", (event) => { box.value = event.target.textContent; list.hidden = true; });
      document.addEventListener("keydown", () => { list.hidden = true; });
    </script>`),
    ({ question, options }) =>
      question === "Notice" && options.includes("A month")
        ? {
            kind: "answer",
            answer: { value: "A month", source: "profile", confidence: 1, why: "said so" },
          }
        : { kind: "unknown", reason: "Nobody said" },
  );
  expect(outcome).toMatchObject({
    kind: "prepared",
    answers: [{ question: "Notice", kind: "select", value: "A month" }],
  });
  expect(oddities).toEqual([{ what: "Shift", where: expect.stringContaining("showed nothing") }]);
});

/** Kinds of questions of Breezy's that no answer of words fills (portal facts, captured 4.8); how they are drawn is a guess. */
const BREEZY_KINDS = [
  ["A video of your work", `<input type="file" accept="video/*" name="section_12_question_0">`],
  ["Verification code", `<input maxlength="4" name="section_12_question_1">`],
  [
    "References",
    ["Name", "Email", "Phone"]
      .map((part) => `<input placeholder="${part}" name="section_12_question_2_${part}">`)
      .join(""),
  ],
] as const;

test("a video, a mailed code and the people who know the applicant are asked for, and none is given the applicant's own CV, code or address", async () => {
  const seen: FormField[] = [];
  const questions = BREEZY_KINDS.map(
    ([caption, control]) =>
      `<div class="question"><h3><span>${caption}</span> <span title="Required">*</span></h3>${control}</div>`,
  );
  const { outcome } = await prepareIn(
    "breezy",
    "/p/0123456789ab-engineer/apply",
    `<h1>Engineer</h1><div ng-controller="PositionApplyViewCtrl"><form name="form" novalidate><div data-section="application">${questions.join("")}</div>
    <div class="apply-buttons"><button type="button" ng-click="apply()">Submit Application</button></div></form></div>`,
    (field) => {
      seen.push(field);
      return { kind: "unknown", reason: "Nobody said" };
    },
  );
  expect(outcome).toMatchObject({
    kind: "needs_answer",
    questions: BREEZY_KINDS.map(([question]) => ({ question })),
    answers: [],
  });
  // Boxes that only their placeholders name are somebody else's under this heading.
  const people = seen.filter(({ placeholder }) => placeholder !== undefined);
  expect(people.map(({ question, section }) => [question, section])).toEqual([
    ["References", undefined],
    ["Email", "References"],
    ["Phone", "References"],
  ]);
});
