import { controlName } from "../job.ts";
import { MAKER_FIELDS } from "../makers/fields.ts";
import { openSandbox } from "../../testing/job-site.fixture.ts";
import type { Maker } from "../vendor.ts";
import { BoardsSite } from "./boards.fixture.ts";

export const APPLICANT = "asha@example.test";
export const BOARD = "probe-sons";

/** A job that asks for name, e-mail and CV only. */
export const plainJob = (maker: Maker, name = "plain", state = "open") => ({
  id: MAKER_FIELDS[maker].jobId(`${maker}:${name}`),
  vendor: maker,
  title: "Plain Engineer",
  company: "Probe & Sons",
  state,
});

const QUESTIONS = [
  { label: "Years with SQL?", kind: "numeric", min: 0, max: 60 },
  { label: "Expected CTC in lakhs?", kind: "decimal", max: 500 },
  { label: "Why us?", kind: "textarea", required: false, max_length: 40 },
  { label: "Notice period?", kind: "select", options: ["15 days", "30 days"] },
  { label: "Will you relocate?", kind: "radio", options: ["Yes", "No"] },
  { label: "Which shift?", kind: "radio", options: ["Morning", "Evening", "Night"] },
  { label: "Which tools?", kind: "checkboxes", options: ["Git", "Kafka", "SQL"] },
  { label: "Earliest start", kind: "date" },
  { label: "Where do you live?", kind: "location" },
  { label: "I agree to the privacy policy", kind: "consent", section: "consent" },
  { label: "Photo", kind: "file", purpose: "photo", required: false },
];

/** A job with one question of every kind, and every standard one that the maker has. */
export const everyKindOf = (maker: Maker) => ({
  ...plainJob(maker, "every"),
  title: "Everything Engineer",
  asks: MAKER_FIELDS[maker].standard
    .map(([part]) => part)
    .filter((part) => !/base|resume/.test(part)),
  questions: QUESTIONS,
});

/** The name of the control of `everyKindOf`'s n-th own question. */
export const ownName = (maker: Maker, index: number): string =>
  controlName(maker, everyKindOf(maker).id, index);

export const submitPath = (maker: Maker, id: string): string => `/${maker}/${BOARD}/${id}`;

/** Of each standard question the name, by what it asks; a maker that asks for one name has no last one. */
export function standardNames(maker: Maker) {
  const drafts = MAKER_FIELDS[maker].standard.flatMap(([, each]) => each);
  const idOf = (wanted: RegExp): string | undefined =>
    drafts.find(({ label }) => wanted.test(label))?.id;
  return {
    first: idOf(/^(?:first name|name|full name)$/i),
    last: idOf(/^last name$/i),
    email: idOf(/^e-?mail/i),
    confirm: idOf(/^confirm/i),
    phone: drafts.find(({ kind }) => kind === "phone")?.id,
    resume: drafts.find(({ purpose }) => purpose === "resume")?.id,
  };
}

/** What a plain job's form sends. */
export function plainFields(maker: Maker, email = APPLICANT): Record<string, string | Blob> {
  const { first, last, confirm, resume, ...names } = standardNames(maker);
  const entered: [string | undefined, string | Blob][] = [
    [first, "Asha"],
    [last, "Kumar"],
    [names.email, email],
    [confirm, email],
    [resume, new Blob(["%PDF one"])],
  ];
  return Object.fromEntries(
    entered.flatMap(([name, value]) => (name === undefined ? [] : [[name, value]])),
  );
}

interface KnownJob {
  id: string;
  vendor: string;
  board: string;
  state: string;
}

/** The boards, and what they hold of a maker. */
export class MakersSite extends BoardsSite {
  static override async open(): Promise<MakersSite> {
    const sandbox = await openSandbox();
    return new MakersSite(sandbox, sandbox.urls.boards);
  }

  async #jobsOf(maker: Maker): Promise<KnownJob[]> {
    const jobs: KnownJob[] = await (await this.control("GET", "jobs")).json();
    return jobs.filter((job) => job.vendor === maker);
  }

  /** The ids of the open jobs of a board. */
  async openIds(maker: Maker, board: string): Promise<string[]> {
    return (await this.#jobsOf(maker))
      .filter((job) => job.board === board && job.state === "open")
      .map((job) => job.id);
  }

  /** The board of the company with the most jobs. */
  async biggestBoard(maker: Maker): Promise<string> {
    const boards = [...Map.groupBy(await this.#jobsOf(maker), (job) => job.board)];
    const [first] = boards.toSorted(([, left], [, right]) => right.length - left.length);
    if (first === undefined) throw new Error(`${maker} has no jobs`);
    return first[0];
  }
}

/** The boards with a plain job and one of every kind for each of these makers. */
export async function openMakers(makers: readonly Maker[]): Promise<MakersSite> {
  const site = await MakersSite.open();
  const jobs = makers.flatMap((maker) => [plainJob(maker), everyKindOf(maker)]);
  const response = await site.control("POST", "jobs", { mode: "merge", jobs });
  if (!response.ok) throw new Error(await response.text());
  return site;
}
