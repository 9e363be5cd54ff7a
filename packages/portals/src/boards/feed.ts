import { z } from "zod";

/** A job as a maker's public feed tells of it. */
export interface FeedJob {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  /** The company's name, where the feed has it. */
  readonly company?: string;
}

/** What a card says of a job besides its name. */
type StatedPart = "company" | "place";

export interface FeedReading {
  readonly jobs: readonly FeedJob[];
  /** Entries that could not be understood. */
  readonly odd: number;
  /** What none of its entries says any more. */
  readonly unstated: readonly StatedPart[];
  /** Path and query of the next part, where there is one. */
  readonly next?: string;
}

/** What an XML feed is handed over as. */
export const XmlItems = z.object({ items: z.array(z.unknown()) });

/** A public list of a company's jobs that is no page. */
export interface JobFeed {
  /** Its name for drift reports. */
  readonly id: string;
  /** `pages`: on the host of the company's pages; `feed`: on the maker's `feedHost`. */
  readonly host: "pages" | "feed";
  /** Path and query, from the host's root. */
  readonly path: (token: string) => string;
  /** XML is handed over as `{ items: [{ <name of a child>: <its words> }] }` of the elements called `xmlItem`. */
  readonly xmlItem?: string;
  /** Undefined when it is not this feed at all. */
  readonly read: (raw: unknown, token: string) => FeedReading | undefined;
}

/** More jobs than this are no company's open ones. */
const MOST_ENTRIES = 5_000;
/** Longer than any title or place; what is longer is cut. */
const LONGEST_WORDS = 300;

/** Words as feeds give them: missing, null, a number or text. */
export const Words = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((words) =>
    String(words ?? "")
      .replaceAll(/\s+/g, " ")
      .trim()
      .slice(0, LONGEST_WORDS),
  );

/** Several words as one place: "Pune, Maharashtra, India", each said once. */
export function placeOf(...parts: readonly string[]): string {
  return [...new Set(parts.filter((part) => part !== ""))].join(", ");
}

/** What of a card a field tells, by the field's path in an entry; `places.city` is also the city of any of several places. */
type FieldsOfCard = Readonly<Record<string, StatedPart>>;

interface EntryReading<Entry> {
  readonly schema: z.ZodType<Entry>;
  /** Fields that entries have even where they say nothing. */
  readonly says: FieldsOfCard;
  /** Undefined for what is no open job. */
  readonly jobOf: (entry: Entry) => FeedJob | undefined;
}

function hasField(value: unknown, path: readonly string[]): boolean {
  const [name, ...rest] = path;
  if (name === undefined) return true;
  if (Array.isArray(value)) return value.some((each) => hasField(each, path));
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, each]) => key === name && hasField(each, rest));
}

/** Parts of a card that a feed tells in a field which none of its entries has: the field is called otherwise now. */
function unstatedBy(entries: readonly unknown[], says: FieldsOfCard): StatedPart[] {
  if (entries.length === 0) return [];
  const unstated = Object.entries(says).filter(
    ([path]) => !entries.some((entry) => hasField(entry, path.split("."))),
  );
  return [...new Set(unstated.map(([, part]) => part))];
}

/** Reads each entry by itself, so that an odd one costs no other. */
export function readEntries<Entry>(
  entries: readonly unknown[],
  { schema, says, jobOf }: EntryReading<Entry>,
): FeedReading {
  const jobs: FeedJob[] = [];
  let odd = Math.max(0, entries.length - MOST_ENTRIES);
  for (const each of entries.slice(0, MOST_ENTRIES)) {
    const entry = schema.safeParse(each);
    if (!entry.success) {
      odd += 1;
      continue;
    }
    const job = jobOf(entry.data);
    if (job === undefined) continue;
    // An id becomes a part of an address.
    if (/^[\w-]{1,120}$/.test(job.id) && job.title !== "") jobs.push(job);
    else odd += 1;
  }
  return { jobs, odd, unstated: unstatedBy(entries, says) };
}
