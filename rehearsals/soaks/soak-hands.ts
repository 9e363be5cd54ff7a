import { CANARY, HandOf, type Passed } from "./hands/hand-of.ts";
import { listCases } from "./hands/cases.ts";
import { type Tapped, tapPictures } from "./hands/tap-pictures.ts";
import { findTyped } from "./hands/find-canary.ts";
import { json, readOptions, seed, wholeNumber, writeFigures } from "../common/options.ts";
import { type Check, say, sayChecks } from "../common/report.ts";
import { seededRandom } from "../common/seeded-random.ts";
import { plainJobs } from "../stage/plain-jobs.ts";
import { openStage, type Stage } from "../stage/stage.ts";

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

/**
 * People pass every kind of check in the worker's own page. Fails for a check that is not passed, a sign-in that had to be begun
 * again although nothing died, two windows in control at once, a window without control that is heard, anything typed that is
 * found afterwards, and taps and text in the web app's own page that land elsewhere or arrive otherwise than they were meant.
 */
process.exitCode = (await soak()) ? 0 : 1;

async function soak(): Promise<boolean> {
  const {
    each,
    "at-once": atOnce,
    taps,
    minutes,
    ...options
  } = readOptions("soak:hands", {
    seed,
    each: wholeNumber(100),
    "at-once": wholeNumber(6),
    taps: wholeNumber(1000),
    // No case begins later: what was passed until then is told.
    minutes: wholeNumber(600),
    json,
  });
  say(`soak:hands seed ${options.seed}: ${each} of each kind of check, ${atOnce} at once`);
  const stage = await openStage({
    name: "soak-hands",
    apis: 2,
    workers: 2,
    // A thousand taps are one wait, and take longer than people do.
    workerEnvironment: { LEASE_SECONDS: "8", WORKER_SLOTS: "2", OWNER_WAIT_MINUTES: "60" },
  });
  try {
    await stage.linkedin.loadJobs(plainJobs(60), "replace");
    const random = seededRandom(options.seed);
    const tapped = taps === 0 ? undefined : await tapPictures(stage, taps, random);
    const passed = await passAll(stage, listCases(each, random), {
      atOnce,
      deadline: performance.now() + minutes * 60_000,
    });
    const typed = await findTyped(stage, CANARY);
    const checks = [
      ...listChecks(passed, typed),
      ...(tapped === undefined ? [] : listTapped(tapped)),
    ];
    const isSound = sayChecks(checks);
    for (const place of typed) say(`    ${place}`);
    for (const one of [...(tapped?.missed ?? []), ...(tapped?.garbled ?? [])])
      say(`    ${JSON.stringify(one)}`);
    for (const one of passed.filter(isWrong)) say(`    ${JSON.stringify(one)}`);
    tellKinds(passed);
    writeFigures(options.json, { seed: options.seed, tapped, passed, typed });
    return isSound;
  } finally {
    await stage.close();
  }
}

/** Several people at once, each with the next case that nobody has taken. */
async function passAll(
  stage: Stage,
  cases: ReturnType<typeof listCases>,
  { atOnce, deadline }: { readonly atOnce: number; readonly deadline: number },
): Promise<Passed[]> {
  const open = [...cases];
  const passed: Passed[] = [];
  let deaths = 0;
  const kill = (what: "worker" | "api"): void => {
    const all = what === "worker" ? stage.workers : stage.apis;
    deaths += 1;
    all[deaths % all.length]?.kill();
  };
  const go = async (name: string): Promise<void> => {
    const hand = new HandOf(stage, name);
    while (performance.now() < deadline) {
      const next = open.shift();
      if (next === undefined) return;
      passed.push(await hand.pass(next, kill));
      if (passed.length % 10 === 0) say(`  ${passed.length} of ${cases.length}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, nth) => go(`hand${nth}`)));
  return passed;
}

/** Of a hand whose line broke while it held or drew something, the portal refuses what came of it. */
function isRefused(one: Passed): boolean {
  return one.refusals > (["hold", "slider"].includes(one.case.kind) ? one.cutOff : 0);
}

function isWrong(one: Passed): boolean {
  return !one.isPassed || isRefused(one) || one.mostInControl > 1 || one.newSignIns > 0;
}

function listChecks(passed: readonly Passed[], typed: readonly string[]): Check[] {
  const workersDied = passed.filter(({ case: { kill } }) => kill === "worker").length;
  const signIns = sum(passed.map(({ newSignIns }) => newSignIns));
  const missed = passed.filter(({ isPassed }) => !isPassed).length;
  return [
    [`${passed.length - missed} of ${passed.length} checks passed`, missed === 0],
    [
      `${signIns} sign-ins begun again; ${workersDied} workers died, each with the pages of two people at most`,
      signIns <= workersDied * 6 && (workersDied > 0 || signIns === 0),
    ],
    ["no two windows in control at once", passed.every((one) => one.mostInControl <= 1)],
    ["nothing refused by the portal", !passed.some(isRefused)],
    ["pictures came to every window", passed.every((one) => one.frames > 0)],
    [
      `what was typed is nowhere; ${sum(passed.map((one) => one.typed))} times it stood in the page's own field`,
      typed.length === 0,
    ],
  ];
}

function listTapped({ taps, missed, garbled }: Tapped): Check[] {
  return [
    [
      `${taps - missed.length} of ${taps} taps in the web app two pixels off at most`,
      missed.length === 0,
    ],
    ["text of thirteen scripts arrived as it was typed", garbled.length === 0],
  ];
}

function tellKinds(passed: readonly Passed[]): void {
  for (const [kind, all] of Map.groupBy(passed, (one) => one.case.kind)) {
    const phones = all.filter((one) => one.case.device === "phone").length;
    const runs = all.filter((one) => one.case.at !== "sign_in").length;
    const watched = all.filter((one) => one.case.isWatched).length;
    const done = all.filter((one) => one.isPassed).length;
    say(
      `  ${kind}: ${done} of ${all.length}, ${phones} on a phone, ${runs} in a run, ${watched} with a second window`,
    );
  }
}
