import type { CvExtraction } from "@sendoff/contract/cv";
import type { Line } from "../layout/line.ts";
import { entriesOf } from "../structure/entries.ts";
import type { Entry } from "../structure/entries.ts";
import type { LabelledEntry } from "../structure/labelled-entry.ts";
import { endsOpen } from "../structure/broken-words.ts";
import { isPlace } from "../vocabulary/text-scores.ts";
import { BARS, segmentsOf } from "../structure/header-segments.ts";
import type { HeaderSegment } from "../structure/header-segments.ts";
import { findDates } from "../vocabulary/dates.ts";
import { COMPANY_WORDS, LEGAL_FORMS } from "../vocabulary/employer-words.ts";
import { INSTITUTION_WORDS } from "../vocabulary/school-words.ts";
import { words } from "../vocabulary/word-list.ts";

type Certificate = CvExtraction["certifications"][number];
type Award = CvExtraction["achievements"][number];

const ISSUED_BY =
  /^(?:issued by|issuer|awarded by|by|from|awarder|presented by|organization|authority)\s*:?\s*/i;
/** One entry that reads plainly the other way round is evidence; one word in one of several is not. */
const MIN_EVIDENCE = 1.5;
const FILLER =
  /^(?:date|issued|awarded|expires|credential id|id|link|url|verify|view|show credential)\s*:?/i;

/** Titles with an issuer and a date; each list item is one of its own if the section is a list. */
function credentialsOf(lines: readonly Line[]): Certificate[] {
  const bullets = lines.filter((l) => l.bullet).length;
  const isList = bullets > 0 && lines[0]?.bullet === true;
  const isPlainList = !isList && lines.length > 1 && isUndatedList(lines);
  const entries = isList
    ? listEntries(lines)
    : isPlainList
      ? listEntries(itemsOf(lines))
      : (entriesEndingInDates(lines) ?? entriesOf(lines, { singleDates: true }));
  const all = withIssuersApart(entries.map(toParts));
  // Most people name what they got before who gave it: it takes plain evidence to read it the other way.
  const titleFirst = orderVote(all) > -MIN_EVIDENCE;
  return all.map((parts) => toCredential(parts, titleFirst)).filter((c) => c.title !== "");
}

/** Lines without a single date, all in one look: names below each other, one a line. */
function isUndatedList(lines: readonly Line[]): boolean {
  const look = (line: Line): string =>
    [line.font, line.bold, line.italic, line.color, Math.round(line.size * 2)].join("|");
  const [first] = lines;
  return lines.every(
    (line) =>
      line.cells.length === 1 &&
      !line.label &&
      line.cells[0]?.runs.length === 1 &&
      first !== undefined &&
      look(line) === look(first) &&
      findDates(line.text) === undefined &&
      line.text.split(/\s+/).length <= 12,
  );
}

/** Of more lines than these nobody makes a name, who gave it and the date. */
const MAX_HEADER = 3;

/** Where lines end in a date at even distances, the last one too, each of them ends an entry, whatever the others look like. */
function entriesEndingInDates(lines: readonly Line[]): Entry[] | undefined {
  const every = lines.findIndex(endsInDate) + 1;
  if (every === 0 || every > MAX_HEADER || lines.length < 2 * every || lines.length % every > 0)
    return undefined;
  const isEven = lines.every(
    (line, i) =>
      endsInDate(line) === ((i + 1) % every === 0) &&
      !line.bullet &&
      !line.label &&
      line.cells.length === 1,
  );
  if (!isEven) return undefined;
  return Array.from({ length: lines.length / every }, (_, i) => {
    const header = lines.slice(i * every, (i + 1) * every);
    return { header, body: [], dates: findDates(header.at(-1)?.text ?? "") };
  });
}

/** "Colegio de Aparejadores, 2017"; a line that is nothing but a date names nothing. */
function endsInDate({ text }: Line): boolean {
  const found = findDates(text);
  return found !== undefined && found.from > 0 && /^[\s)\].]*$/u.test(text.slice(found.to));
}

/** Where the lines of one name are closer to each other than names are, a new name begins at the wider space; else at each line. */
function itemsOf(lines: readonly Line[]): Line[] {
  const gaps = lines.slice(1).map((line) => line.gapBefore);
  const isUneven = Math.max(...gaps) > 1.3 * Math.min(...gaps) + 0.05;
  const middle = (Math.max(...gaps) + Math.min(...gaps)) / 2;
  return lines.map((line, i) => ({
    ...line,
    bullet: i === 0 || (isUneven ? line.gapBefore > middle : !isRest(line, lines[i - 1])),
  }));
}

/** The rest of a broken name begins small, or behind a word that wants another one. */
function isRest(line: Line, before: Line | undefined): boolean {
  const text = before?.text ?? "";
  return /^\p{Ll}/u.test(line.text) || /[,–-]$/u.test(text) || endsOpen(text);
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

/** What certificates, licences, awards and grants are called. */
const CREDENTIAL_WORDS =
  words(`award|awards|prize|prizes|scholarship|medal|medalist|honou?r|honou?rs|honorable|dean'?s? list|winner|finalist|place|fellowship|best|top|employee|recognition|hackathon|excellence|laude|grant|certified|certificate|certification|license|licence|licensed|specialization|course|
  bootcamp|nanodegree|practitioner|administrator|associate|professional|developer|scrum|pmp|security\\+|foundation|fundamentals|toeic|toefl|ielts|haccp|first aid|training|merit|competition|olympiad|performer|of the year|of the month|runner-?up|nominee|star|gold|silver|
  prix|trophée|médaille|lauréat|bourse|certificat|habilitation|permis|brevet|attestation|*schein|zertifikat|*zertifikat|*preis|preis|*stipendium|stipendium|*prüfung|ausbilder\\p{L}*|auszeichnung|premio|beca|mejor|certificado|carné|carnet|curso|certificación|medalla|empleado|
  miglior|borsa|attestato|certificazione|patentino|patente|corso|dipendente|prêmio|prémio|bolsa|certificação|funcionário|melhor|prijs|certificaat|*certificaat|diploma|medewerker|nagroda|stypendium|certyfikat|kurs|uprawnienia|pracownik|wyróżnienie|
  pris|*pris|årets|certifikat|*utbildning|*kort|intyg|stipendiet|diplom`);
/** Issuing bodies that are neither companies nor schools. */
const ISSUER_WORDS = words(
  `board|council|institute|association|society|federation|committee|commission|organi[sz]ation|alliance|ministry|kammer|*kammer|ihk|verband|*verband|ministerium|chambre|ministère|académie|cámara|junta|xunta|generalitat|ministerio|camera|ministero|accademia|izba|
  stowarzyszenie|towarzystwo|ministerstwo|fundación|fondation|fondazione|stiftung|ordre|ordine|colegio oficial|vereniging|genootschap|*förbund|*förbundet`,
);

/** How much a text reads like the name of a certificate or award, above 0, or of who gave it, below 0. */
function credentialness(text: string): number {
  return (
    (CREDENTIAL_WORDS.test(text) ? 1.5 : 0) -
    (COMPANY_WORDS.test(text) || INSTITUTION_WORDS.test(text) || ISSUER_WORDS.test(text) ? 1 : 0)
  );
}

interface Parts {
  readonly entry: Entry;
  readonly segments: readonly HeaderSegment[];
  /** Where the text itself says "issued by". */
  readonly issuer: string | undefined;
}

function toParts(entry: Entry): Parts {
  const segments = segmentsOf(entry.header, BARS).filter(
    (p) => ISSUED_BY.test(p.text) || !FILLER.test(p.text),
  );
  return {
    entry,
    segments: segments.filter((p) => !ISSUED_BY.test(p.text)),
    issuer: segments.find((p) => ISSUED_BY.test(p.text))?.text.replace(ISSUED_BY, ""),
  };
}

const EM_DASH = /^(.+?)\s+—\s+(.+)$/u;
/** "Title: Issuer", "Title, Issuer", "Title (Issuer)" and "Title - Issuer": where the two stand in one segment. */
const BEFORE_ISSUER: readonly RegExp[] = [
  EM_DASH,
  // "Title / Issuer / 2020", of which the date was taken.
  /^(.+?)\s+\/\s+([^/]+?)\s+\/$/u,
  /^(.+?):\s+(.+)$/u,
  /^(.+?),\s+([^,]+)$/u,
  /^(.+?)\s+\(([^()]+)\)$/u,
  /^(.+)\s[–—-]\s+(.+)$/u,
];

function isAcronymOf(short: string, text: string): boolean {
  const letters = short.replace(/[^\p{L}]/gu, "").toUpperCase();
  const initials = text
    .split(/[\s-]+/)
    .map((word) => word[0] ?? "")
    .join("")
    .toUpperCase();
  return letters.length > 1 && letters.length <= 6 && initials.includes(letters);
}

function cutAt(pattern: RegExp, text: string): [string, string] | undefined {
  const [, title, issuer] = pattern.exec(text) ?? [];
  if (title === undefined || issuer === undefined || issuer.split(/\s+/).length > 7)
    return undefined;
  // "First Prize, Rowing - Tees Club": the dash, with spaces around it, parts more than the comma does.
  if (/\p{L}\s+[–—-]\s+\p{Lu}/u.test(issuer)) return undefined;
  // "Rising Star: Harbour Trade Awards": what ends so is where awards are given.
  const isGiver = ISSUER_WORDS.test(issuer) || /\p{L}\s+awards$/iu.test(issuer);
  if (CREDENTIAL_WORDS.test(issuer) && !isGiver) return undefined;
  return /^[\p{Lu}\d]/u.test(issuer) && !isAcronymOf(issuer, title) ? [title, issuer] : undefined;
}

/** Who gave it may stand on one line with what was given: a section in which all entries are written so is read so. */
function withIssuersApart(all: readonly Parts[]): readonly Parts[] {
  const lone = all.filter((parts) => parts.segments.length === 1 && parts.issuer === undefined);
  if (lone.length === 0 || lone.length < all.length) return all;
  for (const pattern of BEFORE_ISSUER) {
    const cuts = lone.map(({ segments }) => cutAt(pattern, segments[0]?.text ?? ""));
    const isKnownByWords = cuts.some((cut) => cut !== undefined && isIssuer(cut[1]));
    const isPlain = isKnownByWords || cuts.some((cut) => cut !== undefined && isNamedFirst(cut));
    if (cuts.includes(undefined) || (cuts.length === 1 && !isPlain && pattern !== EM_DASH))
      continue;
    return lone.map((parts, i) => {
      const [title, issuer] = cuts[i] ?? [];
      return title === undefined
        ? parts
        : { ...parts, segments: parts.segments.map((p) => ({ ...p, text: title })), issuer };
    });
  }
  return all;
}

/** "Employee of the Year (Bell & Co)": words tell the first to be what was given, and the other is neither that nor a place. */
function isNamedFirst([title, issuer]: [string, string]): boolean {
  return CREDENTIAL_WORDS.test(title) && !isPlace(issuer) && findDates(issuer) === undefined;
}

function isIssuer(text: string): boolean {
  return (
    COMPANY_WORDS.test(text) ||
    INSTITUTION_WORDS.test(text) ||
    ISSUER_WORDS.test(text) ||
    LEGAL_FORMS.test(text)
  );
}

/** All entries of a section are written alike: above 0 the title comes first. An issuer that a label names has no vote. */
function orderVote(all: readonly Parts[]): number {
  let vote = 0;
  for (const { segments, issuer } of all) {
    const [a, b] = segments;
    if (issuer !== undefined || a === undefined || b === undefined) continue;
    vote += credentialness(a.text) - credentialness(b.text);
  }
  return vote;
}

function withoutStop(title: string): string {
  return LEGAL_FORMS.test(title.split(/\s+/).at(-1) ?? "")
    ? title
    : title.replace(/(?<=\p{L}{3})\.$/u, "");
}

function toCredential({ entry, segments, issuer }: Parts, titleFirst: boolean): Certificate {
  const [first, second] = segments;
  const isSwapped = !titleFirst && second !== undefined && issuer === undefined;
  const title = isSwapped ? second : first;
  const other = isSwapped ? first : second;
  const given = (issuer ?? other?.text ?? "").replace(/[\s/|,;:–—-]+$/u, "");
  return {
    title: withoutStop(title?.text ?? ""),
    // A sentence about the award is no issuer.
    issuer: given.split(/\s+/).length > 7 ? "" : given,
    issuingDate: entry.dates?.start ?? "",
    description: entry.body.map((l) => l.text).join("\n"),
  };
}

/** The certificates of a section that says of each part what it is. */
export function certificatesFromLabels(entries: readonly LabelledEntry[]): Certificate[] {
  return entries
    .map(({ values, body, dates }) => ({
      title: values.get("title") ?? "",
      issuer: values.get("company") ?? "",
      issuingDate: dates?.start ?? "",
      description: body.map((line) => line.text).join("\n"),
    }))
    .filter((certificate) => certificate.title !== "");
}

/** The certificates in the lines of a CV's certifications section. */
export function certificationsOf(lines: readonly Line[]): Certificate[] {
  return credentialsOf(lines);
}

/** The awards of a section that says of each part what it is. */
export function awardsFromLabels(entries: readonly LabelledEntry[]): Award[] {
  return certificatesFromLabels(entries).map(toAward);
}

function toAward({ title, ...rest }: Certificate): Award {
  return { awardTitle: title, ...rest };
}

/** The awards in the lines of a CV's awards section. */
export function awardsOf(lines: readonly Line[]): Award[] {
  return credentialsOf(lines).map(toAward);
}
