import type { ApplicationDetail, FieldValue } from "@sendoff/contract";
import type { ReceivedApplication } from "@sendoff/testkit/sandbox";
import { z } from "zod";
import { compareWithPortal } from "../../stage/compare.ts";
import { pick, seededRandom } from "../../stage/seeded-random.ts";
import type { Stage } from "../../stage/stage.ts";
import { type Coverage, countArrived, findNeverWritten } from "./coverage.ts";
import {
  type JobPlan,
  type PortalName,
  type RehearsedPortal,
  rehearsedPortals,
} from "./portals.ts";
import type { Random, Rehearsed } from "./question.ts";
import { createFormMaker } from "./random-form.ts";
import { type Applicant, applyToAll, type Applied, prepare } from "./rehearsing-person.ts";

/** Cities by which the applicants' searches are kept apart. */
const CITIES = [
  "Pune",
  "Mumbai",
  "Chennai",
  "Kolkata",
  "Delhi",
  "Noida",
  "Hyderabad",
  "Bangalore",
  "Ahmedabad",
  "Jaipur",
  "Lucknow",
  "Indore",
  "Bhopal",
  "Nagpur",
  "Surat",
  "Coimbatore",
  "Chandigarh",
  "Patna",
  "Ranchi",
  "Guwahati",
  "Vijayawada",
  "Madurai",
  "Nashik",
  "Rajkot",
  "Kanpur",
  "Amritsar",
  "Raipur",
  "Jodhpur",
  "Udaipur",
  "Dehradun",
] as const;
const TITLES = ["Backend Engineer", "Senior Backend Engineer", "Backend Engineer II"] as const;
const APPLICATIONS_EACH = 25;
/** Three times the longest form: a page may be corrected once, and a form begun anew after a lost connection. */
const FORM_PAGES_MOST = 27;
/** People who get ready at the same time. */
const PREPARED_AT_ONCE = 4;

/** A job with what has to arrive for each of its questions. */
interface RehearsedJob extends JobPlan {
  readonly pages: readonly (readonly Rehearsed[])[];
}

const JobBody = z.object({ id: z.string(), title: z.string(), company: z.string() });
/** By the job's name in the portal's addresses. */
type JobsById = ReadonlyMap<string, RehearsedJob>;

/** One trouble: who had it, whether it came, and how their applications ended. */
export interface TroubleRow {
  readonly people: number;
  readonly met: number;
  readonly outcomes: Readonly<Record<string, number>>;
}

export interface Rehearsal {
  readonly portal: PortalName;
  /** Jobs that were there to apply to. */
  readonly planned: number;
  readonly sent: number;
  /** How every application ended, with the product's reason where there is one; and the jobs to which none was begun. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly seconds: number;
  /** By replica, then by kind of control: how often it arrived and was written. */
  readonly kinds: Readonly<Record<string, Coverage>>;
  /** Questions at which applications have stopped for good, and how many. */
  readonly leftOpen: Readonly<Record<string, number>>;
  readonly troubles: ReadonlyMap<string, TroubleRow>;
  /** What contradicts the portal's record or the protocol, or was not shown, as sentences; empty when nothing does. */
  readonly problems: readonly string[];
}

/** Lets people apply to generated forms while their portal misbehaves, and compares what arrived with their receipts. */
export async function rehearse(
  stage: Stage,
  name: PortalName,
  applications: number,
  seed: number,
): Promise<Rehearsal> {
  const portal = rehearsedPortals[name];
  const people = Math.min(
    Math.max(Math.ceil(applications / APPLICATIONS_EACH), portal.troubles.length),
    CITIES.length,
  );
  const jobs = planJobs(portal, seededRandom(seed), people, applications);
  await portal.control(stage).loadJobs(
    jobs.map((job) => portal.jobOf(withoutRight(job))),
    "replace",
  );
  const byId = new Map(jobs.map((job) => [listedIdOf(portal, job), job]));
  const startedAt = performance.now();
  const applicants = await prepareAll(stage, portal, jobs, people);
  const applied = await applyInTurn(stage, portal, applicants);
  const { asReceipt = (item: ReceivedApplication) => item } = portal;
  const received = (await portal.control(stage).listReceived()).map(asReceipt);
  const coverages = coverAll(portal, applied, received);
  const troubles = countTroubles(applied);
  const details = applied.flatMap((each) => each.details);
  const begun = new Set(details.map(({ application }) => application.portal_job_id));
  return {
    portal: name,
    planned: jobs.length,
    sent: details.filter((each) => statusOf(each) === "APPLIED").length,
    outcomes: { ...countOutcomes(details), "not begun": jobs.length - begun.size },
    seconds: Math.round((performance.now() - startedAt) / 1000),
    kinds: Object.fromEntries(coverages),
    leftOpen: countEach(
      details.flatMap((detail) =>
        detail.open_questions.map(
          ({ question, options }) => `${question} [${options.slice(0, 3).join(", ")}]`,
        ),
      ),
    ),
    troubles,
    problems: [
      ...applied.flatMap((each) => findProblems(portal, each, byId, received)),
      ...Object.entries(portal.draws).flatMap(([replica, drawn]) =>
        findNeverWritten(replica, drawn, coverages.get(replica) ?? new Map()),
      ),
      ...portal.troubles
        .filter((trouble) => (troubles.get(trouble.name)?.met ?? 0) === 0)
        .map((trouble) => `nobody met the trouble “${trouble.name}”`),
    ],
  };
}

function planJobs(
  portal: RehearsedPortal,
  random: Random,
  people: number,
  applications: number,
): RehearsedJob[] {
  const makers = new Map<string, () => Rehearsed[][]>();
  return dealJobs(portal, people, applications).map((person, nth) => {
    const replica = portal.replicaOf(person);
    const makeForm = makers.get(replica) ?? createFormMaker(random);
    makers.set(replica, makeForm);
    return {
      nth,
      person,
      title: pick(random, TITLES),
      company: `Company ${nth + 1}`,
      city: cityOf(person),
      pages: makeForm(),
      variety: Math.floor(random() * 1_000_000),
    };
  });
}

/** Whose job the n-th is: everybody's in turn, as long as their trouble leaves them room. */
function dealJobs(portal: RehearsedPortal, people: number, applications: number): number[] {
  const jobs: number[] = [];
  for (let round = 0; jobs.length < applications; round += 1) {
    for (let person = 0; person < people && jobs.length < applications; person += 1) {
      if (round < (portal.troubleOf(person).jobsMost ?? Infinity)) jobs.push(person);
    }
  }
  return jobs;
}

function withoutRight(job: RehearsedJob): JobPlan {
  return {
    ...job,
    pages: job.pages.map((page) => page.map(({ right: _right, ...asked }) => asked)),
  };
}

function cityOf(person: number): string {
  return CITIES[person % CITIES.length] ?? CITIES[0];
}

async function prepareAll(
  stage: Stage,
  portal: RehearsedPortal,
  jobs: readonly RehearsedJob[],
  people: number,
): Promise<Applicant[]> {
  const applicants: Applicant[] = [];
  for (let first = 0; first < people; first += PREPARED_AT_ONCE) {
    const length = Math.min(PREPARED_AT_ONCE, people - first);
    const group = Array.from({ length }, (_, nth) => {
      const index = first + nth;
      const goal = jobs.filter(({ person }) => person === index).length;
      return prepare(stage, portal, { index, city: cityOf(index), goal });
    });
    applicants.push(...(await Promise.all(group)));
  }
  return applicants.filter(({ goal }) => goal > 0);
}

/** All at once; then, one trouble after the other, those whose trouble is everybody's. */
async function applyInTurn(
  stage: Stage,
  portal: RehearsedPortal,
  applicants: readonly Applicant[],
): Promise<Applied[]> {
  const turns = Map.groupBy(applicants, ({ trouble }) =>
    trouble.isForAll === true ? trouble.name : "",
  );
  const applied: Applied[] = [];
  for (const turn of turns.values()) {
    const results = turn.map((applicant) => applyToAll(stage, portal, applicant));
    applied.push(...(await Promise.all(results)));
    const calm = turn[0]?.trouble.isForAll === true ? turn[0].trouble.calm : undefined;
    if (calm !== undefined) await portal.control(stage).setFaults(calm);
  }
  return applied;
}

function listedIdOf(portal: RehearsedPortal, plan: RehearsedJob): string {
  const job = JobBody.parse(portal.jobOf(plan));
  return portal.listedId?.(job) ?? job.id;
}

const statusOf = ({ application }: ApplicationDetail): string => application.status;

function coverAll(
  portal: RehearsedPortal,
  applied: readonly Applied[],
  received: readonly ReceivedApplication[],
): Map<string, Coverage> {
  const coverages = new Map<string, Coverage>();
  for (const { applicant, details } of applied) {
    const replica = portal.replicaOf(applicant.index);
    const coverage: Coverage = coverages.get(replica) ?? new Map();
    coverages.set(replica, coverage);
    for (const detail of details) {
      const item = received.find((each) => each.job_id === detail.application.portal_job_id);
      if (item !== undefined) countArrived(coverage, item, detail.answers);
    }
  }
  return coverages;
}

function countTroubles(applied: readonly Applied[]): Map<string, TroubleRow> {
  const groups = Map.groupBy(applied, ({ applicant }) => applicant.trouble.name);
  return new Map(
    [...groups].map(([name, group]) => [
      name,
      {
        people: group.length,
        met: group.filter(({ isTroubleMet }) => isTroubleMet).length,
        outcomes: countOutcomes(group.flatMap(({ details }) => details)),
      },
    ]),
  );
}

function countOutcomes(details: readonly ApplicationDetail[]): Record<string, number> {
  return countEach(
    details.map(({ application: { status, reason } }) => {
      // What it has stopped at is counted for all.
      return reason === "" || status === "NEEDS_ANSWER" ? status : `${status}: ${reason}`;
    }),
  );
}

/** How often each of them is there, the most frequent first. */
function countEach(names: readonly string[]): Record<string, number> {
  const counts = [...Map.groupBy(names, (name) => name)].map(
    ([name, all]) => [name, all.length] as const,
  );
  return Object.fromEntries(counts.toSorted(([, a], [, b]) => b - a));
}

function findProblems(
  portal: RehearsedPortal,
  { applicant, details }: Applied,
  jobs: JobsById,
  received: readonly ReceivedApplication[],
): string[] {
  const { account, person, trouble, enclosures } = applicant;
  const name = portal.applicantOf(person, account).toLowerCase();
  const own = received.filter((item) => item.applicant_email.toLowerCase() === name);
  // Of these the product says that nobody can tell.
  const inDoubt = new Set(
    details
      .filter((detail) => statusOf(detail) === "NEEDS_REVIEW")
      .map(({ application }) => application.portal_job_id),
  );
  const problems = [
    ...compareWithPortal(
      details,
      own.filter((item) => !inDoubt.has(item.job_id)),
    ),
    ...own.flatMap((item) => findWrong(item, jobs)),
    ...(portal.takesFiles === false
      ? []
      : own.flatMap((item) => findWrongFiles(item, jobs, enclosures))),
    ...details.flatMap(findUnfinished),
    ...details.flatMap(findLoops),
  ];
  return problems.map((text) => `${account}, ${trouble.name}: ${text}`);
}

/** Answers that are not what the applicant has told. */
function findWrong(item: ReceivedApplication, jobs: JobsById): string[] {
  const pages = jobs.get(item.job_id)?.pages ?? [];
  const asked = new Map(pages.flat().map((each) => [each.label, each.right]));
  return item.answers.flatMap(({ question, value }) => {
    const right = asked.get(question);
    if (right === undefined || fold(right) === fold(value)) return [];
    return [`${item.company}: “${question}” arrived as ${fold(value)}, right is ${fold(right)}`];
  });
}

/** Letters and photos that were wanted and did not arrive, that nobody wanted, or that are not the applicant's own. */
function findWrongFiles(
  item: ReceivedApplication,
  jobs: JobsById,
  kept: ReadonlyMap<string, string>,
): string[] {
  const asked = (jobs.get(item.job_id)?.pages ?? []).flat();
  return [...kept].flatMap(([purpose, sha256]) => {
    const wanted = asked.filter((each) => each.required && each.purpose === purpose).length;
    const arrived = item.other_files.filter((file) => file.purpose === purpose);
    const isRight = arrived.length === wanted && arrived.every((file) => file.sha256 === sha256);
    const found = arrived.map((file) => file.sha256.slice(0, 8)).join(", ");
    return isRight ? [] : [`${item.company} wants ${wanted} ${purpose} and got [${found}]`];
  });
}

function fold(value: FieldValue): string {
  return typeof value === "object" ? value.toSorted().join(" + ") : String(value);
}

function findUnfinished({ application }: ApplicationDetail): string[] {
  const isOpen = ["APPLYING", "SUBMITTING", "UNKNOWN"].includes(application.status);
  return isOpen ? [`${application.company_name} is still ${application.status}`] : [];
}

/** More pages of a form than one application can need. */
function findLoops({ application, steps }: ApplicationDetail): string[] {
  const pages = steps.filter(({ name }) => name === "form").length;
  return pages > FORM_PAGES_MOST ? [`${application.company_name} went through ${pages} pages`] : [];
}
