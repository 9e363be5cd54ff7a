import type { CvExtraction } from "@sendoff/contract";
import type { Line } from "../layout/line.ts";
import { entriesOf } from "../structure/entries.ts";
import type { Entry } from "../structure/entries.ts";
import { BARS, piecesOf } from "./pieces.ts";
import type { Piece } from "./pieces.ts";
import { COMPANY_WORDS, INSTITUTION_WORDS } from "./vocabulary.ts";

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
  const all = entries.map(toParts);
  const titleFirst = orderVote(all) >= 0;
  return all.map((parts) => toCredential(parts, titleFirst)).filter((c) => c.title !== "");
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

const CREDENTIAL_WORDS =
  /\b(?:awards?|prize|scholarship|medal|honou?rs?|honorable|dean['’]?s list|winner|finalist|place|fellowship|best|top|employee|recognition|hackathon|excellence|laude|grant|certified|certificate|certification|licen[cs]ed?|specialization|course|bootcamp|nanodegree|practitioner|administrator|associate|professional|developer|scrum|pmp|security\+|foundation level)\b/i;

/** How much a text reads like the name of a certificate or award, above 0, or of who gave it, below 0. */
function credentialness(text: string): number {
  return (
    (CREDENTIAL_WORDS.test(text) ? 1.5 : 0) -
    (COMPANY_WORDS.test(text) || INSTITUTION_WORDS.test(text) ? 1 : 0)
  );
}

interface Parts {
  readonly entry: Entry;
  readonly pieces: readonly Piece[];
  /** Where the text itself says "issued by". */
  readonly issuer: string | undefined;
}

function toParts(entry: Entry): Parts {
  const pieces = piecesOf(entry.header, BARS).filter(
    (p) => ISSUED_BY.test(p.text) || !FILLER.test(p.text),
  );
  return {
    entry,
    pieces: pieces.filter((p) => !ISSUED_BY.test(p.text)),
    issuer: pieces.find((p) => ISSUED_BY.test(p.text))?.text.replace(ISSUED_BY, ""),
  };
}

/** All entries of a section are written alike: above 0 the title comes first. An issuer told as one has no vote. */
function orderVote(all: readonly Parts[]): number {
  let vote = 0;
  for (const { pieces, issuer } of all) {
    const [a, b] = pieces;
    if (issuer !== undefined || a === undefined || b === undefined) continue;
    vote += credentialness(a.text) - credentialness(b.text);
  }
  return vote;
}

function toCredential({ entry, pieces, issuer }: Parts, titleFirst: boolean): Certificate {
  const [first, second] = pieces;
  const isSwapped = !titleFirst && second !== undefined && issuer === undefined;
  const title = isSwapped ? second : first;
  const other = isSwapped ? first : second;
  const given = issuer ?? other?.text ?? "";
  return {
    title: title?.text ?? "",
    // A sentence about the award is no issuer.
    issuer: given.split(/\s+/).length > 7 ? "" : given,
    issuingDate: entry.dates?.start ?? "",
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
