import type { CvExtraction } from "@sendoff/contract";
import type { Line } from "../layout/line.ts";
import { entriesOf } from "../structure/entries.ts";
import type { Entry } from "../structure/entries.ts";
import { piecesOf } from "./pieces.ts";

type Certificate = CvExtraction["certifications"][number];
type Award = CvExtraction["achievements"][number];

const ISSUED_BY =
  /^(?:issued by|issuer|awarded by|by|from|awarder|presented by|organization|authority)\s*:?\s*/i;
const FILLER =
  /^(?:date|issued|awarded|expires|credential id|id|link|url|verify|view|show credential)\s*:?/i;

/** Titles with an issuer and a date; each list item is one of its own if the section is a list. */
function credentialsOf(lines: readonly Line[]): Certificate[] {
  const bullets = lines.filter((l) => l.bullet).length;
  const isList = bullets > 0 && lines[0]?.bullet === true;
  const entries = isList ? listEntries(lines) : entriesOf(lines, { singleDates: true });
  return entries.map(toCredential).filter((c) => c.title !== "");
}

function listEntries(lines: readonly Line[]): Entry[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.bullet || last === undefined) groups.push([{ ...line, bullet: false }]);
    else last.push(line);
  }
  return groups.flatMap((g) => {
    const entries = entriesOf(g, { singleDates: true });
    return entries.length === 1
      ? entries
      : [{ header: g.slice(0, 1), body: g.slice(1), dates: entries[0]?.dates }];
  });
}

function toCredential(entry: Entry): Certificate {
  const pieces = piecesOf(entry.header).filter((p) => !FILLER.test(p.text));
  const [title, ...rest] = pieces;
  const issuer = rest.find((p) => ISSUED_BY.test(p.text)) ?? rest[0];
  return {
    title: title?.text ?? "",
    issuer: issuer?.text.replace(ISSUED_BY, "") ?? "",
    issuingDate:
      entry.dates?.end !== "" && entry.dates?.isRange === true
        ? entry.dates.end
        : (entry.dates?.start ?? ""),
    description: entry.body.map((l) => l.text).join("\n"),
  };
}

/** The certificates in the lines of a CV's certifications section. */
export function certificationsOf(lines: readonly Line[]): Certificate[] {
  return credentialsOf(lines);
}

/** The awards in the lines of a CV's awards section. */
export function awardsOf(lines: readonly Line[]): Award[] {
  return credentialsOf(lines).map(({ title, ...rest }) => ({ awardTitle: title, ...rest }));
}
