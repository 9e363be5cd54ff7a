import { PLATFORM_IDS } from "@sendoff/contract/constants";
import { LivePage } from "@sendoff/contract/live-view";
import { routes } from "@sendoff/contract/routes";
import { openWindow, type Viewer } from "@sendoff/testkit/hand";
import { type Person, prepareApplicant, SANDBOX_PASSWORD } from "@sendoff/testkit/person";
import type { CheckKind } from "@sendoff/testkit/sandbox";
import { stagePortals } from "../stage/portals.ts";
import { openStage, type Stage } from "../stage/stage.ts";
import { type Aim, judge } from "./aims.ts";
import { type ApplyingFigures, describeApplying } from "./applying-figures.ts";
import { BENCH_CITY, BENCH_TITLE, benchJobs, loadJobs } from "./catalogue.ts";
import { latencyOf } from "../common/latency.ts";
import { measureDrag, measureTaps, waitForFrame } from "./live-hand.ts";
import { benchProduct } from "./product.ts";

const { linkedin } = PLATFORM_IDS;
const params = { platform_id: String(linkedin) };
const OPENINGS = 20;
const WAITING = 16;
const NEWCOMERS = 5;
const JOBS_EACH = 3;
const TIMEOUT_MS = 180_000;

export interface LiveFigures {
  /** From the opened socket to the first frame, through an api. */
  readonly firstFrameMs: readonly number[];
  readonly p95InputMs: number;
  readonly medianInputMs: number;
  readonly framesASecond: number;
  /** A newcomer's sign-in and run of three, in seconds, the middle of five: with nobody waiting, and with sixteen accounts that wait for their owners. */
  readonly aloneSeconds: number;
  readonly besideWaitingSeconds: number;
  readonly aims: readonly Aim[];
}

/**
 * The live view through one api and one worker with two slots: how soon a window shows the page, how soon it shows what its hand did,
 * and whether sixteen accounts that wait for their owners hold up a seventeenth. Throws when one of them does not come to its page.
 */
export async function benchLive(say: (line: string) => void): Promise<LiveFigures> {
  const stage = await openStage({
    name: "bench-live",
    workers: 1,
    workerEnvironment: { WORKER_SLOTS: "2", OWNER_PAGES: String(WAITING) },
  });
  try {
    await loadJobs(stage.linkedin, benchJobs(JOBS_EACH));
    const seen = await measureView(stage);
    // The first one warms up browser and caches.
    await runNewcomer(stage, "warm");
    const aloneSeconds = await runSome(stage, "alone");
    for (let nth = 0; nth < WAITING; nth += 1) await askOwner(stage, `waiting${nth}`, "consent");
    const besideWaitingSeconds = await runSome(stage, "seventeenth");
    const figures = { ...seen, aloneSeconds, besideWaitingSeconds };
    tell(say, figures);
    return { ...figures, aims: aimsOf(figures) };
  } finally {
    await stage.close();
  }
}

type Measured = Omit<LiveFigures, "aims">;

function tell(say: (line: string) => void, figures: Measured): void {
  const { firstFrameMs, aloneSeconds, besideWaitingSeconds } = figures;
  say(`  first frames: ${firstFrameMs.toSorted((a, b) => a - b).join(", ")} ms`);
  say(
    `  input to changed frame: ${figures.medianInputMs} ms at the median, ${figures.p95InputMs} ms at the 95th percentile`,
  );
  say(`  ${figures.framesASecond} frames a second of a page that changes`);
  say(
    `  a newcomer's run of ${JOBS_EACH}: ${aloneSeconds} s alone, ${besideWaitingSeconds} s beside ${WAITING} that wait`,
  );
}

function aimsOf(figures: Measured): Aim[] {
  const { besideWaitingSeconds, aloneSeconds } = figures;
  return [
    judge("the first frame within a second", Math.max(...figures.firstFrameMs), (ms) => ms <= 1000),
    judge(
      "from input to changed frame 250 ms at most at the 95th percentile",
      figures.p95InputMs,
      (ms) => ms <= 250,
    ),
    judge(
      "five frames a second of a page that changes",
      figures.framesASecond,
      (count) => count >= 5,
    ),
    judge(
      "the seventeenth account in 1.25 times its usual time at most",
      besideWaitingSeconds / aloneSeconds,
      (times) => times <= 1.25,
    ),
  ];
}

async function measureView(stage: Stage) {
  const person = await askOwner(stage, "viewed", "pictures");
  const firstFrameMs: number[] = [];
  for (let turn = 0; turn < OPENINGS; turn += 1) {
    const window = await openWindow(person, stage.apiUrl, linkedin);
    const opened = performance.now();
    if (window.frames.length === 0) await waitForFrame(window);
    firstFrameMs.push(Math.round(performance.now() - opened));
    window.socket.terminate();
  }
  const hand = await takeWindow(stage, person);
  const taps = latencyOf(await measureTaps(hand, stage.linkedin, accountOf("viewed")));
  await leave(person, hand);
  const dragging = await askOwner(stage, "dragged", "slider");
  const slider = await takeWindow(stage, dragging);
  const framesASecond = await measureDrag(slider, stage.linkedin, accountOf("dragged"));
  await leave(dragging, slider);
  const { medianMs: medianInputMs, p95Ms: p95InputMs } = taps;
  return { firstFrameMs, medianInputMs, p95InputMs, framesASecond };
}

async function takeWindow(stage: Stage, person: Person): Promise<Viewer> {
  const window = await openWindow(person, stage.apiUrl, linkedin);
  await window.until(() => window.state !== undefined, "the page's state");
  await window.take(true);
  return window;
}

async function leave(person: Person, window: Viewer): Promise<void> {
  window.socket.terminate();
  await person.call(routes.declineLivePage, { params });
}

const accountOf = (name: string): string => `live-${name}@example.com`;

/** Somebody whose portal asks for them in their sign-in; resolves once their page waits. */
async function askOwner(stage: Stage, name: string, kind: CheckKind): Promise<Person> {
  const person = await prepareApplicant(stage, accountOf(name));
  await stage.linkedin.planCheck(accountOf(name), { kind, at: "sign_in" });
  await signIn(person, name);
  const { state } = LivePage.parse(await person.call(routes.getLivePage, { params }));
  if (state !== "asked") throw new Error(`${name} is not asked: ${state}`);
  return person;
}

/** The call returns once the portal has let in, or asks. */
const signIn = (person: Person, name: string): Promise<unknown> =>
  person.call(routes.login, {
    body: {
      email: accountOf(name),
      password: SANDBOX_PASSWORD,
      website: "",
      platform_id: linkedin,
    },
  });

/** The middle of several newcomers, one after the other. */
async function runSome(stage: Stage, name: string): Promise<number> {
  const seconds: number[] = [];
  for (let nth = 0; nth < NEWCOMERS; nth += 1) {
    seconds.push(await runNewcomer(stage, `${name}${nth}`));
  }
  return seconds.toSorted((a, b) => a - b)[Math.floor(NEWCOMERS / 2)] ?? 0;
}

/** Seconds of a new account from its sign-in to the end of its run. */
async function runNewcomer(stage: Stage, name: string): Promise<number> {
  const person = await prepareApplicant(stage, accountOf(name));
  await person.update({ filters: { roles: [BENCH_TITLE], locations: [BENCH_CITY] } });
  const started = performance.now();
  await signIn(person, name);
  const { run } = await person.waitForRun(await person.apply(linkedin, JOBS_EACH), TIMEOUT_MS);
  if (run.end_reason !== "goal_reached") throw new Error(`${name}: ${run.end_reason}`);
  return Math.round((performance.now() - started) / 100) / 10;
}

const WATCHED_SLOTS = 2;
const WATCHED_APPLICATIONS = 32;
/** By turns, so that a machine that slows down slows both. */
const ROUNDS = 2;

/** Applications a minute with somebody who looks at every page, beside the same with nobody. */
export async function benchWatched(
  say: (line: string) => void,
): Promise<{ readonly lines: readonly ApplyingFigures[]; readonly aims: readonly Aim[] }> {
  const portal = stagePortals.linkedin;
  const jobs = benchJobs(WATCHED_APPLICATIONS);
  const lines: ApplyingFigures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const isWatched of [false, true]) {
      const runner = isWatched ? "watched" : "unwatched";
      const line = await benchProduct({ runner, portal, isWatched }, WATCHED_SLOTS, jobs);
      lines.push(line);
      say(describeApplying(line));
    }
  }
  const rateOf = (runner: string): number =>
    lines
      .filter((line) => line.runner === runner)
      .reduce((sum, { perMinute }) => sum + perMinute, 0);
  const share = rateOf("watched") / rateOf("unwatched");
  const text = "watched runs at least 0.95 as fast as others";
  return { lines, aims: [judge(text, share, (value) => value >= 0.95)] };
}
