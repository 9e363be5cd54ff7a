import type { ApplicationDetail, RunDetail } from "@sendoff/contract";
import { compareWithPortal } from "../../stage/compare.ts";
import { giveRoom } from "../../stage/credits.ts";
import { prepareApplicant, PREFERENCES } from "../../stage/people.ts";
import type { Person } from "../../stage/person.ts";
import { addJobs, listReceived, setFaults } from "../../stage/portal-record.ts";
import { pick, seededRandom } from "../../stage/seeded-random.ts";
import type { Stage } from "../../stage/stage.ts";
import { type JobPlan, type PortalName, rehearsedPortals } from "./portals.ts";
import { randomPages } from "./random-form.ts";

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
] as const;
const TITLES = ["Backend Engineer", "Senior Backend Engineer", "Backend Engineer II"] as const;
export const APPLICATIONS_EACH = 25;
const RUN_TIMEOUT_MS = 1_500_000;
/** Three times the longest form: a page may be corrected once, and a form begun anew after a lost connection. */
const FORM_PAGES_MOST = 27;

export interface Rehearsal {
  readonly portal: PortalName;
  readonly sent: number;
  /** How many ended as what. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly seconds: number;
  /** What contradicts the portal's record or the protocol, as sentences; empty when nothing does. */
  readonly problems: readonly string[];
}

/** Lets some people apply to generated forms while their portal misbehaves, and compares what arrived with their receipts. */
export async function rehearse(
  stage: Stage,
  portal: PortalName,
  applications: number,
  seed: number,
): Promise<Rehearsal> {
  const random = seededRandom(seed);
  const people = Math.ceil(applications / APPLICATIONS_EACH);
  const url = rehearsedPortals[portal].url(stage);
  const plans = planJobs(random, people, applications);
  await addJobs(url, plans.map(rehearsedPortals[portal].jobOf), "replace");
  const startedAt = performance.now();
  const results = await Promise.all(
    Array.from({ length: people }, (_, index) => {
      const trouble = index === 0 ? {} : pick(random, rehearsedPortals[portal].troubles);
      return rehearseOne(stage, portal, index, { trouble, goal: APPLICATIONS_EACH });
    }),
  );
  const details = results.flatMap((result) => result.details);
  return {
    portal,
    sent: details.filter(isApplied).length,
    outcomes: countOutcomes(details),
    seconds: Math.round((performance.now() - startedAt) / 1000),
    problems: results.flatMap((result) => result.problems),
  };
}

function planJobs(random: () => number, people: number, applications: number): JobPlan[] {
  return Array.from({ length: applications }, (_, nth) => {
    const person = nth % people;
    return {
      nth,
      person,
      title: pick(random, TITLES),
      company: `Company ${nth + 1}`,
      city: cityOf(person),
      pages: randomPages(random),
      variety: nth,
    };
  });
}

function cityOf(person: number): string {
  return CITIES[person % CITIES.length] ?? CITIES[0];
}

async function rehearseOne(
  stage: Stage,
  portal: PortalName,
  index: number,
  { trouble, goal }: { trouble: object; goal: number },
): Promise<{ details: ApplicationDetail[]; problems: string[] }> {
  const { url, connect, applicantOf } = rehearsedPortals[portal];
  const account = `rehearsal${index + 1}@example.com`;
  const person = await prepareApplicant(stage, account);
  await person.update({
    filters: { ...PREFERENCES, locations: [cityOf(index)] },
  });
  const platformId = await connect(person, account, index);
  await giveRoom(stage, person, goal);
  const applicant = applicantOf(person, account);
  await setFaults(url(stage), { ...trouble, scope: { applicant } });
  const details = await applyToAll(person, platformId, goal);
  const received = await listReceived(url(stage), applicant);
  const problems = [
    ...compareWithPortal(details, received),
    ...details.flatMap(findUnfinished),
    ...details.flatMap(findLoops),
  ];
  return {
    details,
    problems: problems.map((text) => `${account} ${JSON.stringify(trouble)}: ${text}`),
  };
}

/** Runs until the search has nothing more: a portal that lost its connection ends a run early. */
async function applyToAll(
  person: Person,
  platformId: number,
  goal: number,
): Promise<ApplicationDetail[]> {
  const ids = new Set<string>();
  for (let round = 0; round < 3; round += 1) {
    const run = await person.waitForRun(await person.apply(platformId, goal), RUN_TIMEOUT_MS);
    for (const application of run.applications) ids.add(application.id);
    if (isOver(run)) break;
  }
  return Promise.all([...ids].map((id) => person.getApplication(id)));
}

function isOver({ run }: RunDetail): boolean {
  return run.end_reason === "goal_reached" || run.end_reason === "search_exhausted";
}

function isApplied({ application }: ApplicationDetail): boolean {
  return application.status === "APPLIED";
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

function countOutcomes(details: readonly ApplicationDetail[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { application } of details) {
    const name =
      application.reason === ""
        ? application.status
        : `${application.status}: ${application.reason}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).toSorted(([, a], [, b]) => b - a));
}
