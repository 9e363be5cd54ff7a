import { expect, test } from "vitest";
import { readPrinted } from "../made-cvs/print.fixture.ts";

async function read(body: string) {
  const outcome =
    await readPrinted(`<!doctype html><meta charset=utf-8><style>body { font: 11pt "Liberation Sans", Arial } h1 { font-size: 20pt }</style>
    <h1>Nadia Haddad</h1><p>nadia@haddad.example | +971 50 555 0146</p>${body}`);
  if (outcome.kind === "refused") throw new Error(outcome.message);
  return outcome.extraction;
}

/** The description of a job whose list has this one item. */
async function descriptionOf(item: string): Promise<string | undefined> {
  const { workExperience } = await read(
    `<h2>Experience</h2><p><b>Site Engineer</b>, Al Waha Contracting LLC</p><p>2015 – 2019</p><ul><li>${item}</li></ul>`,
  );
  return workExperience[0]?.description;
}

test.each([
  "Trained at جامعة الإمارات العربية المتحدة (United Arab Emirates University) in the evenings",
  "Guest of Tel Aviv University (אוניברסיטת תל אביב) for a term",
])("words that are read from the right stand in their place: %s", async (item) => {
  expect(await descriptionOf(item)).toBe(item);
});

test("the name of a school that stands in two scripts does not get half a bracket", async () => {
  const { education } = await read(
    `<h2>Education</h2><p><b>جامعة الإمارات العربية المتحدة (United Arab Emirates University)</b></p><p>B.Sc. Civil Engineering, 1997 – 2002</p>`,
  );
  expect(education.map(({ institution, startDate }) => [institution.name, startDate])).toEqual([
    ["United Arab Emirates University", "1997"],
  ]);
});

test("in a sentence that is read from the right numbers and Latin words keep their own order", async () => {
  const item = "بناء 45 جسرا مع شركة Hartnell Pryce في دبي";
  expect(await descriptionOf(`<span dir=rtl>${item}</span>`)).toBe(item);
});
