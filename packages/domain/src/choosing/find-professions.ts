import { PROFESSIONS, type ProfessionName } from "./professions/read-professions.ts";
import { readTitle, type TitleWord } from "./read-title.ts";

/** A profession with the words of the title that name it. */
interface Found {
  readonly name: ProfessionName;
  /** Positions, in ascending order. */
  readonly at: readonly number[];
  /** Its words stand next to each other. */
  readonly isTight: boolean;
  /** A field with a rank's word, or a name in full. */
  readonly hasHead: boolean;
}

/** A profession that a title names. */
export interface Match {
  readonly name: ProfessionName;
  /** The words that name it. */
  readonly words: readonly string[];
  /** They say what somebody is, not only a field of work. */
  readonly hasHead: boolean;
}

/** Words that say what somebody is in a field of work: with "sales" before them they name a profession. */
const HEADS = new Set(
  "executive officer specialist associate coordinator manager lead leader head director vp svp avp president assistant consultant representative rep expert professional supervisor administrator admin advisor adviser partner chief trainee intern internship apprentice generalist agent operator clerk staff member incharge leadership graduate fresher person handler worker operative practitioner strategist controller technician engineer inspector processor owner hand attendant guru ninja lady boy man ambassador trainer".split(
    " ",
  ),
);
/** These behind a profession's name make another one of it: "Nurse Recruiter", "Teacher Placement Consultant". */
const OTHER_HEADS = new Set(
  "recruiter consultant representative rep agent advisor adviser helper inspector planner administrator coordinator trainer educator instructor sales salesperson writer editor liaison researcher estimator auditor broker promoter ambassador tutor mentor support recruitment placement hiring".split(
    " ",
  ),
);
/** Ranks that leave a profession what it is. */
const DEVELOPERS = new Set(
  "developer engineer programmer coder development engineering dev developper".split(" "),
);
/** The professions that a job's title, or a role, names; none where it names none that is known. */
export function findProfessions(title: string): ReadonlySet<string> {
  return new Set(matchesOf(title).map(({ name }) => name.profession));
}

/** Whether a title names what somebody is, and not only a field of work ("Logistics, Grade 2"). */
export function isClear(title: string): boolean {
  return matchesOf(title).some(({ name, hasHead }) => hasHead && !name.isWeak);
}

/** A user's roles are compared with every card, and a card's title is asked for several times. The bound keeps a worker small. */
const KNOWN = new Map<string, readonly Match[]>();
const KNOWN_MAX = 2000;

/** The professions of a title with the words that name each. */
export function matchesOf(title: string): readonly Match[] {
  const known = KNOWN.get(title);
  if (known !== undefined) return known;
  const matches = matchTitle(title);
  if (KNOWN.size >= KNOWN_MAX) KNOWN.clear();
  KNOWN.set(title, matches);
  return matches;
}

function matchTitle(title: string): readonly Match[] {
  const words = readTitle(title);
  const all = withoutParts(namesIn(words), words);
  const isFirst = ({ at }: Found): boolean => at.every((index) => words[index]?.segment === 0);
  const first = headsOf(all.filter(isFirst), words);
  const across = all.filter(
    (found) => !isFirst(found) && found.at.some((index) => words[index]?.segment === 0),
  );
  const narrowed = across.filter(
    (found) =>
      first.length === 0 ||
      first.some((own) => isPart(own.at, found.at) && (own.at.length === 1 || !found.name.isField)),
  );
  const behind = all.filter((found) => found.at.every((index) => (words[index]?.segment ?? 0) > 0));
  const listed = behind.filter((found) => found.hasHead && isPlural(title, words, found));
  const kept = first.filter((own) => !narrowed.some(({ at }) => isPart(own.at, at)));
  const main = [...narrowed, ...kept];
  const chosen = main.length === 0 ? headsOf(behind, words) : [...main, ...listed];
  return chosen.map(({ name, at, hasHead }) => ({
    name,
    hasHead,
    words: at.map((index) => words[index]?.text ?? ""),
  }));
}

/** Whether a word behind the first dash, or one of its name right before it, begins its part: "Manager - Human Resources". */
function beginsPart(index: number, at: readonly number[], words: readonly TitleWord[]): boolean {
  const own = words[index];
  if (own?.segment === 0) return true;
  const begin = words.findIndex((word) => word.phrase === own?.phrase);
  return index === begin || at.includes(begin);
}

const isWord = (wanted: string, text: string): boolean =>
  wanted === "dev" ? DEVELOPERS.has(text) : wanted === text;

/** Every name whose words the title has. */
function namesIn(words: readonly TitleWord[]): Found[] {
  const firsts = [
    ...new Set(words.map(({ text }) => text)),
    ...(words.some(({ text }) => DEVELOPERS.has(text)) ? ["dev"] : []),
  ];
  return firsts
    .flatMap((first) => PROFESSIONS.names.get(first) ?? [])
    .flatMap((name) => {
      const places = placeOf(name.words, words);
      if (places === undefined) return [];
      const at = places.toSorted((one, other) => one - other);
      const head = name.isField ? headFor(at, words) : undefined;
      const all = head === undefined ? at : [...at, head].toSorted((one, other) => one - other);
      const segments = new Set(all.map((index) => words[index]?.segment ?? 0));
      if (
        segments.size > 1 &&
        !(
          segments.has(0) &&
          Math.max(...segments) === 1 &&
          all.every((index) => beginsPart(index, all, words))
        )
      )
        return [];
      return [
        {
          name,
          at: all,
          isTight: isRun(all) && (name.isField || isSame(at, places)),
          hasHead: !name.isField || head !== undefined,
        },
      ];
    });
}

/** Where a name's words stand, in the name's order: next to each other where they do so anywhere. */
function placeOf(wanted: readonly string[], words: readonly TitleWord[]): number[] | undefined {
  for (let start = 0; start + wanted.length <= words.length; start += 1) {
    const at = wanted.map((word) =>
      words.findIndex(
        (own, index) => index >= start && index < start + wanted.length && isWord(word, own.text),
      ),
    );
    if (new Set(at).size === wanted.length && !at.includes(-1)) return at;
  }
  const at = wanted.map((word) => words.findIndex((own) => isWord(word, own.text)));
  return at.includes(-1) || new Set(at).size < wanted.length ? undefined : at;
}

const isRun = (at: readonly number[]): boolean =>
  at.every((index, order) => order === 0 || index === (at[order - 1] ?? 0) + 1);

/** The rank's word that a field of work takes: the one behind it, else the nearest of the title. */
function headFor(at: readonly number[], words: readonly TitleWord[]): number | undefined {
  const last = at.at(-1) ?? 0;
  const isHead = (index: number): boolean => HEADS.has(words[index]?.text ?? "");
  // Of "Admin Executive" the last word is the head.
  const heads = words.flatMap((word, index) =>
    isHead(index) &&
    !at.includes(index) &&
    !(isHead(index + 1) && words[index + 1]?.phrase === word.phrase)
      ? [index]
      : [],
  );
  const [first] = heads;
  // "Head, Customer Support (small team)": what stands first is the head of what stands behind it.
  if (first !== undefined && words[first]?.segment === 0 && (words[last]?.segment ?? 0) > 0)
    return first;
  return heads.toSorted((one, other) => distance(one, last) - distance(other, last))[0];
}

const distance = (head: number, last: number): number =>
  head > last ? head - last : (last - head) * 2 + 1;

/** Whether the words of one are among those of another, which has more. */
function isPart(one: readonly number[], other: readonly number[]): boolean {
  return one.length < other.length && one.every((index) => other.includes(index));
}

/** Without names that are a part of a longer one ("nurse" of "nursery nurse"), and those whose words a tighter one has taken. */
function withoutParts(all: readonly Found[], words: readonly TitleWord[]): Found[] {
  const full = all.filter(({ name }) => !name.isField);
  return all.filter((one) => {
    // "Sales Engineer" is a name in full before it is an engineer in sales.
    if (
      one.name.isField &&
      full.some(
        (other) => isSame(other.at, one.at) && other.name.profession !== one.name.profession,
      )
    )
      return false;
    if (
      all.some((other) => isPart(one.at, other.at) && reaches(other) && isOnePhrase(other, words))
    )
      return false;
    if (takesOthersHead(one, full, words)) return false;
    if (one.isTight) return true;
    return !all.some(
      (other) =>
        other.isTight &&
        other.hasHead &&
        other.at.length >= 2 &&
        other.at.length >= one.at.length &&
        other.at.some((index) => one.at.includes(index)) &&
        !isPart(other.at, one.at) &&
        !isSame(other.at, one.at) &&
        !sharesHead(one, other, words),
    );
  });
}

/** Next to each other, in one phrase, or across a dash; "Administrator & Data Entry Clerk" has no data administrator. */
function isOnePhrase({ at, isTight }: Found, words: readonly TitleWord[]): boolean {
  const phrases = new Set(at.map((index) => words[index]?.phrase));
  const segments = new Set(at.map((index) => words[index]?.segment));
  return isTight || phrases.size === 1 || segments.size > 1;
}

/** "Cloud Data Engineer AWS" has no AWS engineer: its engineer is the data engineer. */
function takesOthersHead(one: Found, full: readonly Found[], words: readonly TitleWord[]): boolean {
  if (!one.name.isField) return false;
  const head = one.at[0] ?? 0;
  const isHeadFirst = HEADS.has(words[head]?.text ?? "") && one.at.length > one.name.words.length;
  return (
    isHeadFirst &&
    full.some(
      (other) =>
        other.isTight &&
        other.at.length > 1 &&
        other.at.includes(head) &&
        !isSame(other.at, one.at) &&
        one.at.every((index) => words[index]?.phrase === words[head]?.phrase),
    )
  );
}

/** "Accounts & Admin Executive" is an executive of both. */
function sharesHead(one: Found, other: Found, words: readonly TitleWord[]): boolean {
  const field = one.at.filter((index) => !other.at.includes(index));
  return (
    one.name.isField &&
    field.length === one.name.words.length &&
    field.every((index) =>
      other.at.every(
        (at) => words[index]?.segment === words[at]?.segment || HEADS.has(words[at]?.text ?? ""),
      ),
    ) &&
    field.every(
      (index) =>
        !other.at.some(
          (at) => !HEADS.has(words[at]?.text ?? "") && words[at]?.phrase === words[index]?.phrase,
        ),
    )
  );
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((index, order) => index === other[order]);
/** A field whose rank's word stands far off does not swallow a name in full. */
const reaches = ({ at, name }: Found): boolean =>
  !name.isField || (at.at(-1) ?? 0) - (at[0] ?? 0) <= at.length + 1;

/** Of each part that is joined by "and", what it names at its end: in English, what somebody is stands last. */
function headsOf(found: readonly Found[], words: readonly TitleWord[]): Found[] {
  const end = ({ at }: Found): number =>
    Math.max(...at.filter((index) => words[index]?.isBehind === false), -1);
  const named = found.filter((each) => each.hasHead);
  const phraseOf = (each: Found): number =>
    words[end(each) === -1 ? (each.at[0] ?? 0) : end(each)]?.phrase ?? 0;
  return found.filter((each) => {
    if (!each.hasHead && named.some((other) => phraseOf(other) === phraseOf(each))) return false;
    if (end(each) === -1 && found.some((other) => end(other) >= 0)) return false;
    const last = Math.max(...found.filter((other) => phraseOf(other) === phraseOf(each)).map(end));
    if (end(each) < last) return false;
    return !becomesOther(each, words);
  });
}

/** Whether words behind a profession's name make another one of it. */
function becomesOther(found: Found, words: readonly TitleWord[]): boolean {
  const last = found.at.at(-1) ?? 0;
  const own = words[last];
  const rest = words
    .slice(last + 1)
    .filter(
      (word) =>
        word.segment === own?.segment &&
        word.phrase === own.phrase &&
        word.isBehind === own.isBehind,
    );
  const [next] = rest;
  if (next === undefined) return false;
  if (OTHER_HEADS.has(next.text)) return true;
  const head = rest.findIndex((word) => HEADS.has(word.text) || OTHER_HEADS.has(word.text));
  return head > 0 && !found.name.isField;
}

/** "We are hiring: Backend Developers, Data Analysts" names several, in the plural. */
function isPlural(title: string, words: readonly TitleWord[], found: Found): boolean {
  const last = words[found.at.at(-1) ?? 0]?.text ?? "";
  return last !== "" && new RegExp(`\\b${last.replaceAll(/[^\p{L}]/gu, "")}s\\b`, "iu").test(title);
}
