import { expect, test } from "vitest";
import { readPrinted } from "../made-cvs/print.fixture.ts";

const CSS = `<style>body { font: 10pt "Liberation Sans", Arial; margin: 0; width: 520pt } h1 { font-size: 26pt; margin: 0; line-height: 1.1 }
  h2 { font-size: 13pt; margin: 14px 0 6px } p { margin: 1px 0 } header { display: flex; justify-content: space-between; gap: 40pt }
  .job { font-size: 16pt } .side { width: 180pt; font-size: 9pt; line-height: 2 }</style>`;

const WORK = `<h2>Experience</h2><p><b>Site Engineer</b>, Ohm Bridges Ltd, Leeds | 2019 – 2023</p><p>Looked after four crossings over the river.</p>
  <h2>Education</h2><p><b>BSc Civil Engineering</b>, University of Leeds | 2015 – 2018</p>`;

/** The name read from a page with this head. */
async function nameOn(head: string): Promise<string> {
  const outcome = await readPrinted(`<!doctype html><meta charset=utf-8>${CSS}${head}${WORK}`);
  if (outcome.kind === "refused") throw new Error(outcome.message);
  return outcome.extraction.personalInformation.fullName;
}

const SIDE = `<div class=side><p>Leeds, United Kingdom</p><p>post@ohm.example</p><p>+44 7700 900111</p><p>ohm.example</p></div>`;

test.each([
  ["Annelise Mbeki van der<br>Merwe", "Annelise Mbeki van der Merwe"],
  ["Ana Beatriz Duarte<br>Salgado", "Ana Beatriz Duarte Salgado"],
  ["Morag<br>Pritchard-<br>Osei", "Morag Pritchard-Osei"],
  ["Rui d'Orey dos<br>Anjos", "Rui d'Orey dos Anjos"],
])("a name broken as %s is one name, with or without text beside it", async (printed, name) => {
  const job = "<p class=job>Site Engineer and<br>Surveyor of Bridges</p>";
  expect(await nameOn(`<h1>${printed}</h1>${job}<p>post@ohm.example</p>`)).toBe(name);
  expect(await nameOn(`<header><div><h1>${printed}</h1>${job}</div>${SIDE}</header>`)).toBe(name);
});

test("a name in small letters, as the e-mail address has it, and no other large line in small letters", async () => {
  const job = "<p style='font-size:18pt'>builder of bridges</p>";
  const head = `<h1>morag el-pritchard</h1>${job}<p>m.pritchard@ohm.example</p>`;
  expect(await nameOn(head)).toBe("Morag El-Pritchard");
  expect(await nameOn(`${job}<p>Morag Pritchard</p><p>m.pritchard@ohm.example</p>`)).toBe(
    "Morag Pritchard",
  );
});

test("the family's name before a comma, as forms ask for it, and letters behind a name", async () => {
  const personOn = async (name: string): Promise<string[]> => {
    const head = `<h1>${name}</h1><p>post@ohm.example</p>`;
    const outcome = await readPrinted(`<!doctype html><meta charset=utf-8>${CSS}${head}${WORK}`);
    if (outcome.kind === "refused") throw new Error(outcome.message);
    const { firstName, lastName, fullName } = outcome.extraction.personalInformation;
    return [firstName, lastName, fullName];
  };
  expect(await personOn("Pritchard, Morag")).toEqual(["Morag", "Pritchard", "Morag Pritchard"]);
  expect((await personOn("Morag Pritchard, CENG"))[0]).toBe("Morag");
});

test("a name broken behind its hyphen, of which the e-mail address has the first half", async () => {
  const head = `<h1>Morag Pritchard-<br>Osei</h1><p class=job>Bridges and<br>Piers</p><p>morag.pritchard@ohm.example</p>`;
  expect(await nameOn(head)).toBe("Morag Pritchard-Osei");
});

test("the job below a name in the same print is no part of it", async () => {
  const head = "<h1>Morag Pritchard<br>Bridge Engineer</h1><p>post@ohm.example</p>";
  expect(await nameOn(head)).toBe("Morag Pritchard");
});

test("a company and a skill broken behind a hyphen are one word", async () => {
  const outcome =
    await readPrinted(`<!doctype html><meta charset=utf-8>${CSS}<h1>Rosa Lindner</h1><p>rosa@lindner.example</p>
    <h2>Berufserfahrung</h2><p><b>Technikerin</b> | 01/2019 – 12/2022</p><p>Hydraulik Brandt-<br>Oswald GmbH</p><ul><li>Vier Anlagen</li></ul>
    <h2>Kenntnisse</h2><p>Hydraulik, Anlagen-<br>Prüfung, Schaltpläne</p>`);
  if (outcome.kind === "refused") throw new Error(outcome.message);
  expect(outcome.extraction.workExperience[0]?.company).toBe("Hydraulik Brandt-Oswald GmbH");
  expect(outcome.extraction.skills.map(({ skill }) => skill)).toContain("Anlagen-Prüfung");
});

test("an address whose ending was broken in a narrow column is whole", async () => {
  const outcome = await readPrinted(
    `<!doctype html><meta charset=utf-8>${CSS}<h1>Rosa Lindner</h1><div class=side style="line-height: 1.3"><p>Leeds</p><p>rosa.lindner@postbox.exa</p><p>mple</p></div>${WORK}`,
  );
  const person = outcome.kind === "extracted" ? outcome.extraction.personalInformation : undefined;
  expect(person?.email).toBe("rosa.lindner@postbox.example");
});

test("a telephone number between an e-mail and a web address is found, digits of the addresses are none", async () => {
  const phoneOn = async (line: string): Promise<string | undefined> => {
    const outcome = await readPrinted(
      `<!doctype html><meta charset=utf-8>${CSS}<h1>Rosa Lindner</h1><p>${line}</p>${WORK}`,
    );
    return outcome.kind === "extracted" ? outcome.extraction.personalInformation.phone : undefined;
  };
  const address = "https://lindner.example/p/20260712345678";
  expect(await phoneOn(`rosa@lindner.example 01463 555 208 ${address}`)).toBe("01463 555 208");
  expect(await phoneOn(`rosa@lindner.example ${address}`)).toBe("");
});
