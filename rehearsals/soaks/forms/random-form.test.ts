import { expect, test } from "vitest";
import { seededRandom } from "../../common/seeded-random.ts";
import { countArrived, findNeverWritten } from "./coverage.ts";
import { rehearsedPortals, PORTAL_NAMES } from "./portals.ts";
import { createFormMaker } from "./random-form.ts";

const FEWEST_LABELS_OF_TWENTY_FORMS = 60;

test("twenty forms ask with every kind of control and in many wordings, and the same seed asks the same", () => {
  const [first, second] = [7, 7].map((seed) => {
    const makeForm = createFormMaker(seededRandom(seed));
    return Array.from({ length: 20 }, () => makeForm());
  });
  expect(second).toEqual(first);
  const asked = first?.flat(2) ?? [];
  expect(new Set(asked.filter(({ required }) => required).map(({ kind }) => kind))).toEqual(
    new Set(
      "text textarea numeric decimal phone url select radio checkboxes consent typeahead date file".split(
        " ",
      ),
    ),
  );
  expect(asked.some(({ shown_if: condition }) => condition !== undefined)).toBe(true);
  expect(new Set(asked.map(({ label }) => label)).size).toBeGreaterThanOrEqual(
    FEWEST_LABELS_OF_TWENTY_FORMS,
  );
});

test("no form asks the same twice", () => {
  const makeForm = createFormMaker(seededRandom(11));
  for (let nth = 0; nth < 500; nth += 1) {
    const labels = makeForm()
      .flat()
      .map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  }
});

test.each(PORTAL_NAMES)("%s: in one round of people each trouble has its turn", (name) => {
  const { troubles, troubleOf } = rehearsedPortals[name];
  const met = new Set(troubles.map((_, index) => troubleOf(index).name));
  expect(met).toEqual(new Set(troubles.map((trouble) => trouble.name)));
  expect(met.size).toBe(troubles.length);
});

test("a kind of control that only ever held its answer already counts as never written", () => {
  const coverage = new Map();
  const item = {
    id: "1",
    job_id: "1",
    job_title: "Engineer",
    company: "Acme",
    applicant_email: "asha@example.com",
    answers: [
      { question: "Name", kind: "text", value: "Asha" },
      { question: "Phone", kind: "phone", value: "9876543210" },
    ],
    cv: null,
    other_files: [],
  };
  countArrived(coverage, item, [
    { question: "Name", source: "profile" },
    { question: "Phone", source: "prefilled" },
  ]);
  expect(findNeverWritten("a portal", ["text", "phone", "date"], coverage)).toEqual([
    "a portal draws “phone”, which was never written",
    "a portal draws “date”, which was never written",
  ]);
});
