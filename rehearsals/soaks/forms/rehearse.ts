import type { ApplicationDetail } from "@sendoff/contract/run";
import type { ReceivedApplication } from "@sendoff/testkit/sandbox";
import { seededRandom } from "../../common/seeded-random.ts";
import type { Stage } from "../../stage/stage.ts";
import { type Coverage, countArrived, findNeverWritten } from "./coverage.ts";
import { findProblems } from "./find-problems.ts";
import {
  CITIES,
  cityOf,
  listedIdOf,
  planJobs,
  type RehearsedJob,
  withoutRight,
} from "./plan-jobs.ts";
import { type PortalName, type RehearsedPortal, rehearsedPortals } from "./portals.ts";
import { type Applicant, applyToAll, type Applied, prepare } from "./rehearsing-person.ts";

const APPLICATIONS_EACH = 25;
/** People who get ready at the same time. */
const PREPARED_AT_ONCE = 4;

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
  /** Questions at which applications have stopped for good, each with where and why, and how many. */
  readonly leftOpen: Readonly<Record<string, number>>;
  readonly troubles: ReadonlyMap<string, TroubleRow>;
  /** Why the product began no further run, in its words and with whose it was, and how often. */
  readonly refusals: Readonly<Record<string, number>>;
  /** What contradicts the portal's record or the protocol, as sentences; empty when nothing does. */
  readonly problems: readonly string[];
  /** Kinds of control that nobody wrote and troubles that nobody met, as sentences. */
  readonly notShown: readonly string[];
}

export interface RehearsalSize {
  readonly applications: number;
  readonly seed: number;
  /** What is not sent by then is left; undefined: however long it takes. */
  readonly minutes: number | undefined;
}

/** Lets people apply to generated forms while their portal misbehaves, and compares what arrived with their receipts. */
export async function rehearse(
  stage: Stage,
  name: PortalName,
  { applications, seed, minutes }: RehearsalSize,
): Promise<Rehearsal> {
  const portal = rehearsedPortals[name];
  const people = Math.min(
    Math.max(Math.ceil(applications / APPLICATIONS_EACH), portal.peopleLeast),
    CITIES.length,
  );
  const jobs = planJobs(portal, seededRandom(seed), people, applications);
  await portal.control(stage).loadJobs(
    jobs.map((job) => portal.jobOf(withoutRight(job))),
    "replace",
  );
  const byId = new Map(jobs.map((job) => [listedIdOf(portal, job), job]));
  const startedAt = performance.now();
  const deadline = minutes === undefined ? Infinity : startedAt + minutes * 60_000;
  const applicants = await prepareAll(stage, portal, jobs, people);
  const applied = await applyInTurn(stage, portal, { applicants, deadline });
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
    leftOpen: countEach(applied.flatMap((each) => questionsLeft(portal, each))),
    troubles,
    refusals: countEach(
      applied.flatMap(({ applicant, refusal }) =>
        refusal === undefined ? [] : [`${applicant.trouble.name}: ${refusal}`],
      ),
    ),
    problems: applied.flatMap((each) => findProblems(portal, each, byId, received)),
    notShown: [
      ...Object.entries(portal.draws).flatMap(([replica, drawn]) =>
        findNeverWritten(replica, drawn, coverages.get(replica) ?? new Map()),
      ),
      ...portal.troubles
        .filter((trouble) => (troubles.get(trouble.name)?.met ?? 0) === 0)
        .map(
          ({ name: trouble }) =>
            `nobody met the trouble “${trouble}” (${endsOf(trouble, applied)})`,
        ),
    ],
  };
}

/** How the runs of those who had a trouble ended. */
function endsOf(trouble: string, applied: readonly Applied[]): string {
  const ends = applied
    .filter(({ applicant }) => applicant.trouble.name === trouble)
    .flatMap((each) => each.ends);
  return ends.length === 0 ? "no run" : `runs: ${ends.join(", ")}`;
}

/** What an applicant's applications have stopped at, with where and why. */
function questionsLeft(portal: RehearsedPortal, { applicant, details }: Applied): string[] {
  const where = `${portal.replicaOf(applicant.index)}, ${applicant.trouble.name}`;
  return details.flatMap(({ open_questions: questions }) =>
    questions.map(
      ({ question, options, reason }) =>
        `“${question}” [${options.slice(0, 3).join(", ")}] (${where}): ${reason}`,
    ),
  );
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
  {
    applicants,
    deadline,
  }: { readonly applicants: readonly Applicant[]; readonly deadline: number },
): Promise<Applied[]> {
  const turns = Map.groupBy(applicants, ({ trouble }) =>
    trouble.isForAll === true ? trouble.name : "",
  );
  const applied: Applied[] = [];
  for (const turn of turns.values()) {
    const results = turn.map((applicant) => applyToAll(stage, portal, applicant, deadline));
    applied.push(...(await Promise.all(results)));
    const calm = turn[0]?.trouble.isForAll === true ? turn[0].trouble.calm : undefined;
    if (calm !== undefined) await portal.control(stage).setFaults(calm);
  }
  return applied;
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
