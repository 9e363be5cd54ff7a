import type { Posting } from "./opening.ts";

/** How one employer writes the same on two sites: as a job seeker meets it, no two sites spell a position alike. */
const TITLE_SPELLINGS: readonly (readonly [plain: string, other: string])[] = [
  ["Senior ", "Sr. "],
  ["Full Stack ", "Fullstack "],
  ["Frontend ", "Front-End "],
  ["SDE 2", "SDE II"],
  ["Software Engineer II", "Software Engineer 2"],
  ["HR ", "Human Resources "],
];
const LEGAL_FORMS = ["", " Pvt. Ltd.", " Private Limited", ", Inc."];
const ASIDE = / \(Remote\)$/;

/** Undoes `respell`: the name a company and a title have in the catalogue. */
export function plainPosition(named: { title: string; company: string }): {
  title: string;
  company: string;
} {
  const form = LEGAL_FORMS.find((each) => each !== "" && named.company.endsWith(each)) ?? "";
  return {
    title: TITLE_SPELLINGS.reduce(
      (title, [plain, other]) => title.replace(other, plain),
      named.title.replace(ASIDE, ""),
    ),
    company: named.company.slice(0, named.company.length - form.length),
  };
}

/** A position another site has, as this site's employer happens to write it. Every fourth is written alike. */
export function respell<Named extends Pick<Posting, "title" | "company" | "workplace">>(
  posting: Named,
  index: number,
): Named {
  const { title, company } = plainPosition(posting);
  const way = index % LEGAL_FORMS.length;
  if (way === 0) return { ...posting, title, company };
  const other = TITLE_SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), title);
  const aside = posting.workplace === "remote" && way === 2 ? " (Remote)" : "";
  return { ...posting, title: `${other}${aside}`, company: `${company}${LEGAL_FORMS[way] ?? ""}` };
}
