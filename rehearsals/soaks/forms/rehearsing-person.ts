import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { AnswerOutcome, NeedsYou } from "@sendoff/contract/needs-you";
import { type Profile } from "@sendoff/contract/profile";
import { routes } from "@sendoff/contract/routes";
import { type ApplicationDetail, type RunDetail } from "@sendoff/contract/run";
import {
  CallError,
  type Person,
  prepareApplicant,
  PREFERENCES,
  SANDBOX_PASSWORD,
} from "@sendoff/testkit/person";
import type { PortalControl } from "@sendoff/testkit/sandbox";
import { ROOT } from "../../../tooling/start/settings.ts";
import { giveRoom } from "../../stage/credits.ts";
import type { Stage } from "../../stage/stage.ts";
import { REPLIES, saveAnswers } from "./from-answers.ts";
import type { RehearsedPortal } from "./portals.ts";
import type { Trouble } from "./troubles.ts";

/** Of a run that does not move on: on a busy machine an applicant waits long for the next application. */
const RUN_TIMEOUT_MS = 900_000;
/** The first, one after a trouble is over, one for what its applicant answered, and one to spare. */
const RUNS_MOST = 4;
const LOOK_MS = 500;

/** One applicant with an account on the portal and a place of their own to look for jobs in. */
export interface Applicant {
  readonly index: number;
  readonly account: string;
  readonly person: Person;
  readonly platformId: number;
  readonly trouble: Trouble;
  readonly goal: number;
  /** The files beside the CV, by purpose, as they are to arrive. */
  readonly attachments: ReadonlyMap<string, string>;
}

/**
 * Forms that take several schools are to be given two, under names that lists of schools have; and some makers' own forms ask where
 * one lives.
 */
const complete = (profile: Profile): Profile => ({
  ...profile,
  personal: { ...profile.personal, address: "14 Residency Road" },
  education: [
    ...profile.education.map((item) => ({ ...item, institutionName: "Anna University" })),
    {
      degreeName: "High School",
      institutionName: "University of Delhi",
      institutionCity: "Delhi",
      gpa: "",
      startDate: "2008-06-01",
      endDate: "2010-04-30",
    },
  ],
});

/** Brings an applicant to where the first run can start. */
export async function prepare(
  stage: Stage,
  portal: RehearsedPortal,
  { index, city, goal }: { index: number; city: string; goal: number },
): Promise<Applicant> {
  const account = `rehearsal${index + 1}@example.com`;
  const person = await prepareApplicant(stage, account, complete);
  await person.update({ filters: { ...PREFERENCES, locations: [city] } });
  await saveAnswers(stage, person);
  const attachments = await keepAttachments(person);
  const platformId = await portal.connect(person, account, index);
  // Jobs that have to be tried again hold a credit anew.
  await giveRoom(stage, person, 2 * goal);
  return {
    index,
    account,
    person,
    platformId,
    trouble: portal.troubleOf(index),
    goal,
    attachments,
  };
}

const ATTACHMENTS = {
  cover_letter: join(ROOT, "packages/testkit/fixtures/cv/maya-torres.pdf"),
  photo: join(ROOT, "apps/api/src/testing/form.fixture.jpg"),
} as const;

/** Keeps a letter and a photo for forms that want them, and returns the hashes of what is kept. */
async function keepAttachments(person: Person): Promise<Map<string, string>> {
  for (const [purpose, path] of Object.entries(ATTACHMENTS)) {
    const form = new FormData();
    form.append(purpose, new Blob([readFileSync(path)]), basename(path));
    await person.call(routes.uploadAttachment, { form });
  }
  const listed = await person.call(routes.listAttachments);
  const { enclosures: attachments } = routes.listAttachments.responses[200].parse(listed);
  return new Map(attachments.map(({ purpose, sha256 }) => [purpose, sha256]));
}

/** What came of one applicant's runs. */
export interface Applied {
  readonly applicant: Applicant;
  readonly details: readonly ApplicationDetail[];
  readonly isTroubleMet: boolean;
  /** Why the product began no run for them in the end, in its words; undefined where none was refused. */
  readonly refusal: string | undefined;
  /** How their runs ended, one after the other. */
  readonly ends: readonly string[];
}

/**
 * Lets an applicant apply until nothing is left: past their trouble, and past the questions that only they can answer. A trouble
 * that is everybody's stays on: others may apply under it. At `deadline`, of `performance.now()`, what they are at is stopped.
 */
export async function applyToAll(
  stage: Stage,
  portal: RehearsedPortal,
  applicant: Applicant,
  deadline = Infinity,
): Promise<Applied> {
  const { person, platformId, trouble, goal } = applicant;
  const faults = createFaults(
    portal.control(stage),
    trouble,
    portal.applicantOf(person, applicant.account),
  );
  const ids = new Set<string>();
  const endings: RunDetail[] = [];
  let hasWaited = false;
  let refusal: string | undefined;
  await faults.begin();
  for (let runs = 0; runs < RUNS_MOST && performance.now() < deadline; runs += 1) {
    const { id, why } = await startRun(person, platformId, goal);
    refusal = why;
    if (id === undefined) break;
    const cancelStop = stopAt(person, id, deadline);
    if (trouble.isOverAfter === "wait" && !hasWaited) {
      hasWaited = await waitForWait(person, id);
      await faults.end();
    }
    const run = await person.waitForRun(id, RUN_TIMEOUT_MS).finally(cancelStop);
    endings.push(run);
    for (const application of run.applications) ids.add(application.id);
    if (trouble.isOverAfter !== undefined) await faults.end();
    const { answered, helped, started } = await helpOut(applicant);
    // What was answered goes on by itself, in a run of the product's own.
    for (const own of started) {
      const cancel = stopAt(person, own, deadline);
      const { applications } = await person.waitForRun(own, RUN_TIMEOUT_MS).finally(cancel);
      for (const application of applications) ids.add(application.id);
    }
    const reason = run.run.end_reason;
    const isOver = reason === "goal_reached" || reason === "search_exhausted";
    // A second run that comes to nothing is followed by a third.
    const failed = endings.filter((each) => each.run.end_reason === "failed").length;
    if (reason === "portal_limit" || failed > 1 || (isOver && answered + helped === 0)) break;
  }
  if (trouble.isForAll !== true) await faults.end();
  const details = await Promise.all([...ids].map((id) => person.getApplication(id)));
  return {
    applicant,
    details,
    isTroubleMet: isMet(trouble, { endings, details, hasWaited }),
    refusal,
    ends: endings.map(({ run }) => run.end_reason ?? run.state),
  };
}

function isMet(
  { ends, status, note, isOverAfter }: Trouble,
  seen: { endings: RunDetail[]; details: ApplicationDetail[]; hasWaited: boolean },
): boolean {
  if (isOverAfter === "wait") return seen.hasWaited;
  if (ends !== undefined) return seen.endings.some(({ run }) => run.end_reason === ends);
  const events = seen.details.flatMap(({ timeline }) => timeline);
  if (status !== undefined) return events.some((each) => each.status === status);
  if (note !== undefined) return events.some((each) => note.test(each.note));
  return seen.details.length > 0;
}

/** The portal's switches of one trouble, set and taken back once. */
function createFaults(
  portal: PortalControl,
  { faults, calm, isForAll }: Trouble,
  applicant: string,
) {
  const towards = isForAll === true ? undefined : applicant;
  let isOn = false;
  return {
    async begin(): Promise<void> {
      await portal.setFaults({ ...faults }, towards);
      isOn = calm !== undefined;
    },
    async end(): Promise<void> {
      if (!isOn) return;
      isOn = false;
      await portal.setFaults({ ...calm }, towards);
    },
  };
}

async function startRun(
  person: Person,
  platformId: number,
  goal: number,
): Promise<{ readonly id: string | undefined; readonly why: string | undefined }> {
  try {
    return { id: await person.apply(platformId, goal), why: undefined };
  } catch (error) {
    if (error instanceof CallError && error.status < 500)
      return { id: undefined, why: error.message };
    throw error;
  }
}

/** Stops a run once the time is up, unless what it returns is called before. */
function stopAt(person: Person, id: string, deadline: number): () => void {
  if (deadline === Infinity) return () => undefined;
  const stop = (): void =>
    void person.call(routes.stopRun, { params: { id } }).catch(() => undefined);
  const timer = setTimeout(stop, Math.max(0, deadline - performance.now()));
  return () => clearTimeout(timer);
}

/** Whether the run came to wait before it was over. */
async function waitForWait(person: Person, runId: string): Promise<boolean> {
  for (;;) {
    const { run } = await person.getRun(runId);
    if (run.state === "waiting") return true;
    if (run.state === "ended") return false;
    await delay(LOOK_MS);
  }
}

/** Does what the product asks of this applicant: answers questions, passes checks, lets a board go on. */
async function helpOut({
  person,
  account,
  platformId,
}: Applicant): Promise<{ answered: number; helped: number; started: Set<string> }> {
  const { questions, accounts } = NeedsYou.parse(await person.call(routes.getNeedsYou));
  const started = new Set<string>();
  let answered = 0;
  for (const { id, question } of questions) {
    const answer = REPLIES.get(question);
    if (answer === undefined) continue;
    const outcome = await person.call(routes.answerQuestion, { params: { id }, body: { answer } });
    for (const { run_id: runId } of AnswerOutcome.parse(outcome).platforms) {
      if (runId !== null) started.add(runId);
    }
    answered += 1;
  }
  for (const need of accounts) {
    if (need.can_resume) {
      const params = { platform_id: String(platformId) };
      await person.call(routes.resumeAccount, { params });
    } else await person.connect(platformId, account, SANDBOX_PASSWORD);
  }
  return { answered, helped: accounts.length, started };
}
