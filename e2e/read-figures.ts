import type { Page } from "@playwright/test";
import { follow } from "./flows.ts";
import { expect } from "./test.ts";

/** What each place says of a figure, by the place; a place that says nothing of it just now is left out. */
export type Said = Readonly<Record<string, string | number>>;

const PAGES = [
  "dashboard",
  "needs-you",
  "platforms",
  "scheduler",
  "wallet",
  "analytics",
  "logs?status=applied",
  "runs",
  "cv",
] as const;

/** The pages as a screen reader has them. */
type Trees = Readonly<
  Record<
    | "dashboard"
    | "inbox"
    | "platforms"
    | "scheduler"
    | "wallet"
    | "analytics"
    | "logs"
    | "runs"
    | "cv",
    string
  >
>;

/** Reads every page as a screen reader has it, and returns each figure with all places that say it. */
export async function readFigures(page: Page): Promise<Readonly<Record<string, Said>>> {
  for (;;) {
    const trees = await readTrees(page);
    // Read within one day of the user's: at its end the first page is of another one.
    await page.goto("/app/dashboard");
    if ((await settle(page)) === trees.dashboard) return { ...oneByOne(trees), ...byName(trees) };
  }
}

async function readTrees(page: Page): Promise<Trees> {
  const trees = new Map<string, string>();
  for (const name of PAGES) {
    if (["dashboard", "logs?status=applied", "runs", "cv"].includes(name)) {
      await page.goto(`/app/${name}`);
    } else await follow(page, `/app/${name}`);
    trees.set(name, await settle(page));
  }
  const of = (name: (typeof PAGES)[number]): string => trees.get(name) ?? "";
  return {
    dashboard: of("dashboard"),
    inbox: of("needs-you"),
    platforms: of("platforms"),
    scheduler: of("scheduler"),
    wallet: of("wallet"),
    analytics: of("analytics"),
    logs: of("logs?status=applied"),
    runs: of("runs"),
    cv: of("cv"),
  };
}

/** The tree of the page once nothing of it is on its way. */
async function settle(page: Page): Promise<string> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main :is(.skeleton, [aria-busy=true])")).toHaveCount(0);
  return page.locator("body").ariaSnapshot();
}

/** The first thing that the pattern finds. */
function find(tree: string, pattern: RegExp): string | undefined {
  return pattern.exec(tree)?.[1];
}

const sumOf = (values: Iterable<string | undefined>): number =>
  [...values].reduce((sum, value) => sum + Number(value ?? 0), 0);

/** All first groups of a pattern. */
const all = (tree: string, pattern: RegExp): string[] =>
  [...tree.matchAll(pattern)].map(([, value = ""]) => value);

function said(places: Readonly<Record<string, string | number | undefined>>): Said {
  return Object.fromEntries(
    Object.entries(places).flatMap(([place, value]) =>
      value === undefined ? [] : [[place, typeof value === "number" ? value : value.trim()]],
    ),
  );
}

const asNumber = (value: string | undefined): number | undefined =>
  value === undefined ? undefined : Number(value);

/** The figures that are one for the person. */
function oneByOne(trees: Trees): Record<string, Said> {
  const { dashboard, inbox, platforms, scheduler, wallet, analytics, logs, runs, cv } = trees;
  const onEach = (what: string, read: (tree: string) => string | number | undefined) =>
    Object.fromEntries(
      Object.entries(trees).map(([name, tree]) => [`${what} on ${name}`, read(tree)]),
    );
  const isEmpty = inbox.includes("Nothing needs you.");
  return {
    "what waits for the person": said({
      ...onEach("badge", (tree) => Number(find(tree, /link "Needs you(?: (\d+))?"/) ?? 0)),
      "the dashboard's sentence": dashboard.includes("Nothing needs you.")
        ? 0
        : asNumber(find(dashboard, /(\d+) things? needs? you\./)),
      "the dashboard's card": asNumber(
        find(dashboard, /region "Needs you":\n\s+- heading[^\n]*\n\s+- text: "?(\d+)/),
      ),
      "the inbox's tab": isEmpty ? 0 : asNumber(find(inbox, /tab "All (\d+)"/)),
      "the inbox's list": isEmpty ? 0 : all(inbox, /(\/app\/needs-you\?item=)/g).length,
    }),
    "applications today": said({
      "the dashboard's figure": asNumber(find(dashboard, /Applications Today (\d+)/)),
      "the dashboard's sentence": dashboard.includes("Nothing sent yet today.")
        ? 0
        : asNumber(find(dashboard, /(\d+) applications? sent today\./)),
      "the platforms' limits": sumOf(all(platforms, /limit (\d+) of \d+/g)),
      "the day's bar": asNumber(find(analytics, /(\d+) today\b/)) ?? 0,
      // All of this person's history is of one day.
      "analytics' total": asNumber(find(analytics, /Total Applied (\d+)/)),
      "the logs": asNumber(find(logs, /status: (\d+) entr/)) ?? 0,
      "the runs": sumOf(all(runs, /cell "(\d+) of \d+"/g)),
      "this month's": asNumber(find(wallet, /(\d+) confirmed applications?/)),
    }),
    "the most of a day": said({
      "the dashboard's figure": asNumber(find(dashboard, /Today \d+ of up to (\d+)/)),
      "the platforms' limits": /limit \d+ of/.test(platforms)
        ? sumOf(all(platforms, /limit \d+ of (\d+)/g))
        : undefined,
    }),
    "the wallet's balance": said({
      ...onEach("sidebar", (tree) => find(tree, /link "Wallet (₹[\d,.]+)"/)),
      "the dashboard's figure": find(dashboard, /Wallet Balance (₹[\d,.]+)/),
      "the wallet's card": find(
        wallet,
        /region "Current Balance":\n[^\n]*\n\s+- paragraph: (₹[\d,.]+)/,
      ),
    }),
    credits: said({
      "the dashboard's figure": asNumber(
        find(dashboard, /Wallet Balance [^\n]*?(\d+) (?:free applications?|credits?)/),
      ),
      "the wallet's card": asNumber(
        find(wallet, /region "Credits Available":\n[^\n]*\n\s+- paragraph: "?(\d+)/),
      ),
      "the scheduler's": asNumber(
        find(scheduler, /term: You have\n\s+- definition: (\d+) credits?/),
      ),
    }),
    "job preferences are there": said({
      "the dashboard": String(dashboard.includes("text: Profile Complete")),
      "the scheduler": String(!scheduler.includes("Job preferences not found")),
      "the profile": String(/2 Job Preferences Completed"/.test(cv)),
    }),
    "sections that are complete": said({
      "the profile's summary": asNumber(find(cv, /(\d) of 8 complete/)),
      "the profile's headings": all(cv, /heading "\d [^"]+ (Completed)"/g).length,
    }),
    "days that the credits last": said(daysOf(scheduler)),
  };
}

/** By the scheduler's sentence and by its list of the next seven days, of which only whole ones count. */
function daysOf(scheduler: string): Record<string, number | undefined> {
  const days = scheduler
    .split('list "The next seven days"')[1]
    ?.split(/\n {6}- listitem:/)
    .filter((day) => / {10}- '?listitem/.test(day));
  // What is not saved counts in the sentence, and is no planned start.
  if (days === undefined || days.length === 0 || scheduler.includes("not saved yet")) return {};
  const short = days.findIndex((day) => /credits for|no credits/.test(day));
  const words = /enough for (\d+) day/.exec(scheduler)?.[1];
  return {
    "the sentence": Math.min(Number(words ?? 0), days.length),
    "the seven days": short === -1 ? days.length : short,
  };
}

/** The figures that each platform or run has for itself. */
function byName({ dashboard, platforms, scheduler, runs }: Trees): Record<string, Said> {
  const ready = all(dashboard, /text: (\w+ \d+ of \d+ today[^\n]*)/g);
  const cards = platforms.split(/- article "/).slice(1);
  const figures: Record<string, Said> = {};
  for (const card of cards) {
    const name = /^\w+/.exec(card)?.[0] ?? "";
    const line = ready.find((each) => each.startsWith(`${name} `));
    if (line === undefined) continue;
    figures[`today on ${name}`] = said({
      "the dashboard": find(line, /(\d+ of \d+) today/),
      "its card": find(card, /limit (\d+ of \d+)/),
    });
    const reach = /Your (\d+ credits? will send \d+ of the next \d+)/;
    figures[`what the credits reach on ${name}`] = said({
      "the dashboard": find(line, reach) ?? "all",
      "its card": find(card, reach) ?? "all",
    });
  }
  const saved = [...scheduler.matchAll(/rowheader "(\w+) Next ([^"]+)"/g)];
  const planned = new Set(all(scheduler, /listitem "\d\d:\d\d (\w+): (?!not saved yet)/g));
  figures["platforms with planned starts"] = said({
    "their rows": saved
      .map(([, name = ""]) => name)
      .toSorted()
      .join(", "),
    "the next seven days": [...planned].toSorted().join(", "),
  });
  const next = find(scheduler, /term: Next run\n\s+- definition: ([^\n]+)/);
  figures["the next run"] = said({
    "the summary": next,
    "its row": saved
      .map(([, name, when]) => `${name}, ${when}`)
      .find((row) => next === undefined || row === next || next.startsWith(row)),
  });
  const newest = /cell "(\d+ of \d+)"\n\s+- cell "(\d+)"/.exec(runs);
  const last = find(dashboard, /Last run: ([^\n]+)/);
  figures["what the last run sent"] =
    last === undefined
      ? {}
      : said({ "the dashboard": find(last, /(\d+ of \d+) sent/), "the list of runs": newest?.[1] });
  figures["what waits of the last run"] =
    last === undefined
      ? {}
      : said({
          "the dashboard": find(last, /(\d+) waits?/) ?? "0",
          "the list of runs": newest?.[2],
        });
  return figures;
}
