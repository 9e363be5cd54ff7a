import { z } from "zod";
import { describeAim, judgeAims } from "./aims.ts";
import { benchApi } from "./api.ts";
import { benchApplying } from "./applying.ts";
import { benchCommits } from "./commits.ts";
import { benchHistory } from "./history.ts";
import { benchLedger } from "./ledger.ts";
import { benchLive, benchWatched } from "./live.ts";
import { benchPortals } from "./portals.ts";
import { SCRIPT_NAMES } from "./scripts/scripts.ts";
import { benchSchedules } from "./schedules.ts";
import { benchStarting } from "./starting.ts";
import { benchStreams } from "./streams.ts";
import { json, readOptions, writeFigures } from "../common/options.ts";
import { say } from "../common/report.ts";

const SLOTS = [1, 4, 8, 16];
const PORTAL_SLOTS = [1, 8];
const PARTS = [
  "applying",
  "portals",
  "ledger",
  "commits",
  "history",
  "schedules",
  "streams",
  "api",
  "live",
  "watched",
  "starting",
] as const;

const OPTIONS = readOptions("bench", {
  only: z.enum(PARTS).optional(),
  portal: z.enum(SCRIPT_NAMES).optional(),
  slots: z.coerce.number().int().min(1).max(64).optional(),
  rows: z.coerce.number().int().min(100_000).max(100_000_000).default(1_000_000),
  json,
});

await bench(OPTIONS);

/** A missed aim is said and is no failure: the figures depend on the machine. What cannot be measured throws. */
async function bench({ only, portal, slots, rows, json }: typeof OPTIONS): Promise<void> {
  const isWanted = (part: (typeof PARTS)[number]): boolean => only === undefined || only === part;
  const applying = isWanted("applying") ? await measureApplying(slots) : {};
  const portals = isWanted("portals") ? { portals: await measurePortals(portal, slots) } : {};
  const ledger = isWanted("ledger") ? { ledger: await measureLedger() } : {};
  const commits = isWanted("commits") ? { commits: await measureCommits() } : {};
  const schedules = isWanted("schedules") ? { schedules: await measureSchedules() } : {};
  const history = isWanted("history") ? { history: await measureHistory(rows) } : {};
  const streams = isWanted("streams") ? { streams: await measureStreams() } : {};
  const api = isWanted("api") ? { api: await measureApi() } : {};
  const live = isWanted("live") ? { live: await measureLive() } : {};
  const watched = isWanted("watched") ? { watched: await measureWatched() } : {};
  const starting = isWanted("starting") ? { starting: await measureStarting() } : {};
  writeFigures(json, {
    ...applying,
    ...portals,
    ...ledger,
    ...commits,
    ...history,
    ...schedules,
    ...streams,
    ...api,
    ...live,
    ...watched,
    ...starting,
  });
}

async function measureLedger() {
  say("Ledger: the embedded PostgreSQL, each commit on the disk");
  const ledger = await benchLedger(say);
  for (const aim of ledger.aims) say(describeAim(aim));
  return ledger;
}

async function measureCommits() {
  say("Commits: a thousand lanes take steps, each commit on the disk");
  const commits = await benchCommits(say);
  for (const aim of commits.aims) say(describeAim(aim));
  return commits;
}

async function measureHistory(rows: number) {
  say("History: one user's 100,000 applications among everybody's");
  const history = await benchHistory(rows, say);
  for (const aim of history.aims) say(describeAim(aim));
  return history;
}

async function measureApplying(slots: number | undefined) {
  say("Applying: 300 ms added to every answer of the portal, full evidence");
  const chromiumPath = process.env["SENDOFF_CHROMIUM"] ?? "";
  const applying = await benchApplying(chromiumPath, slots === undefined ? SLOTS : [slots], say);
  const aims = judgeAims(applying);
  for (const aim of aims) say(describeAim(aim));
  return { applying, aims };
}

async function measurePortals(portal: (typeof OPTIONS)["portal"], slots: number | undefined) {
  say(
    "Portals: as applying, on each portal and beside a bare script there, both with two pictures",
  );
  const chromiumPath = process.env["SENDOFF_CHROMIUM"] ?? "";
  const slotCounts = slots === undefined ? PORTAL_SLOTS : [slots];
  return benchPortals(chromiumPath, { portal, slotCounts }, say);
}

async function measureSchedules() {
  say("Schedules: the scan for due runs, each commit on the disk");
  return benchSchedules(say);
}

async function measureStreams() {
  say("Streams: one api, a thousand people who watch a run each");
  return benchStreams(say);
}

async function measureApi() {
  say("Calls: one api, eight calls at a time, beside a bare Fastify with the same queries");
  const api = await benchApi(say);
  for (const aim of api.aims) say(describeAim(aim));
  return api;
}

async function measureLive() {
  say("Live view: one api, one worker with two slots");
  const live = await benchLive(say);
  for (const aim of live.aims) say(describeAim(aim));
  return live;
}

async function measureWatched() {
  say("Watched: as applying, with and without somebody who looks");
  const watched = await benchWatched(say);
  for (const aim of watched.aims) say(describeAim(aim));
  return watched;
}

async function measureStarting() {
  say("Starting");
  const starting = await benchStarting();
  const { firstSeconds, secondSeconds, idleMegabytes } = starting;
  say(`  first ${firstSeconds} s, again ${secondSeconds} s, ${idleMegabytes} MB at rest`);
  return starting;
}
