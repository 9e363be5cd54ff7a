import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { docxOf } from "../made-files.fixture.ts";
import { readCv } from "../read-cv.ts";

interface Look {
  readonly bold?: boolean;
  readonly size?: number;
  readonly style?: string;
}

function line(text: string, { bold = false, size = 10, style = "" }: Look = {}): string {
  const named = style === "" ? "" : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`;
  return `<w:p>${named}<w:r><w:rPr>${bold ? "<w:b/>" : ""}<w:sz w:val="${2 * size}"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

const heading = (text: string): string => line(text, { bold: true, size: 14 });

/** A table whose cells have a paragraph for each line of their text. */
function table(...rows: readonly (readonly string[])[]): string {
  const cell = (text: string): string =>
    `<w:tc>${text
      .split("\n")
      .map((each) => line(each))
      .join("")}</w:tc>`;
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join("")}</w:tr>`).join("")}</w:tbl>`;
}

async function read(body: string, more: Readonly<Record<string, string>> = {}) {
  const files = Object.entries(more).map(([name, text]) => [`word/${name}`, strToU8(text)]);
  const outcome = await readCv(docxOf(body, Object.fromEntries(files)));
  if (outcome.kind === "refused") throw new Error(outcome.message);
  return outcome.extraction;
}

const JOB = `${heading("Experience")}${line("Saddler, Brindle Tack Ltd", { bold: true })}${line("03/2019 – 08/2023")}${line("Cut and stitched bridles.")}`;

test("the name and the contacts that stand in Word's page header and footer are read", async () => {
  const relation = (id: string, file: string): string =>
    `<Relationship Id="${id}" Target="${file}"/>`;
  const box = `<w:p><w:r><w:pict><v:textbox><w:txbxContent>${line("Harriet Lowell", { bold: true, size: 22 })}</w:txbxContent></v:textbox></w:pict></w:r></w:p>`;
  const { personalInformation: person } = await read(
    `${JOB}${heading("Volunteering")}${line("Otter Valley Rescue")}<w:sectPr><w:headerReference w:type="default" r:id="rId4"/><w:footerReference w:type="default" r:id="rId5"/></w:sectPr>`,
    {
      "header2.xml": `<w:hdr>${box}<w:p><w:hyperlink r:id="rId1"><w:r><w:t>Write to me</w:t></w:r></w:hyperlink></w:p></w:hdr>`,
      "footer1.xml": `<w:ftr>${line("+44 20 7946 0123")}</w:ftr>`,
      "_rels/document.xml.rels": `<Relationships>${relation("rId4", "header2.xml")}${relation("rId5", "footer1.xml")}</Relationships>`,
      "_rels/header2.xml.rels": `<Relationships>${relation("rId1", "mailto:harriet@lowell.example")}</Relationships>`,
    },
  );
  expect([person.firstName, person.lastName, person.email, person.phone]).toEqual([
    "Harriet",
    "Lowell",
    "harriet@lowell.example",
    "+44 20 7946 0123",
  ]);
});

test("a list in two long cells of a table belongs to the heading above it", async () => {
  const { skills, workExperience } = await read(
    `${line("Harriet Lowell", { bold: true, size: 22 })}${heading("Skills")}${table([
      "Hand stitching\nPattern cutting\nSkiving\nEdge dyeing\nTooling",
      "Stock control\nInvoicing\nPricing\nSage\nWelsh linens",
    ])}${JOB}`,
  );
  expect(skills.map((each) => each.skill)).toEqual([
    "Hand stitching",
    "Pattern cutting",
    "Skiving",
    "Edge dyeing",
    "Tooling",
    "Stock control",
    "Invoicing",
    "Pricing",
    "Sage",
    "Welsh linens",
  ]);
  expect(workExperience).toHaveLength(1);
});

test("paragraphs are items of a list where their style says so", async () => {
  const item = (text: string): string => line(text, { style: "Punkt" });
  const { certifications } = await read(
    `${line("Harriet Lowell", { bold: true, size: 22 })}${JOB}${heading("Certifications")}${item("Forklift licence")}${item("working at height")}${item("Leather Diploma, Brindle College")}`,
    {
      "styles.xml": `<w:styles><w:style w:styleId="Punkt"><w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr></w:style></w:styles>`,
      "numbering.xml": `<w:numbering><w:abstractNum w:abstractNumId="7"><w:lvl><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="7"/></w:num></w:numbering>`,
    },
  );
  expect(certifications.map((each) => each.title)).toEqual([
    "Forklift licence",
    "working at height",
    "Leather Diploma, Brindle College",
  ]);
});

test("what stands behind an empty cell of a table is in its own column", async () => {
  const { education } = await read(
    `${line("Harriet Lowell", { bold: true, size: 22 })}${JOB}${heading("Education")}${table(
      ["Institution", "Qualification", "Location", "Year", "Grade"],
      ["Walsall College", "Diploma in Saddlery", "", "2018", ""],
      ["Capel Manor", "Certificate in Leatherwork", "Enfield", "2015", "Merit"],
    )}`,
  );
  expect(
    education.map((each) => [each.degreeName, each.institution.name, each.endDate, each.gpa]),
  ).toEqual([
    ["Diploma in Saddlery", "Walsall College", "2018", ""],
    ["Certificate in Leatherwork", "Capel Manor", "2015", "Merit"],
  ]);
});
