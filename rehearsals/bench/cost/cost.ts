import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Dated = z.object({ date: z.iso.date(), source: z.string().min(1) });
const Dollars = z.number().positive();
/** What is rented, each price with its date and where it is from. */
export const Prices = z.object({
  machines: z
    .array(
      Dated.extend({
        name: z.string(),
        cores: z.number().positive(),
        gigabytes: z.number().positive(),
        dollarsAnHour: Dollars,
      }),
    )
    .min(1),
  objectStorage: Dated.extend({ dollarsAGigabyteMonth: Dollars }),
  blockStorage: Dated.extend({ dollarsAGigabyteMonth: Dollars }),
  mail: Dated.extend({ dollarsAThousand: Dollars }),
});
export type Prices = z.infer<typeof Prices>;
type Machine = Prices["machines"][number];

/** What applying takes, as `npm run bench` and the database measured it. */
export const Measured = z.object({
  date: z.iso.date(),
  /** Processor seconds of an application on each portal, at 8 slots and without a pace. */
  cpuSecondsEach: z.record(z.string(), z.number().positive()),
  /** What a turn of its own for each application adds: with a pace the page is closed between two. */
  cpuSecondsOfTurn: z.number().min(0),
  /** Processor seconds an hour of one api, one worker and PostgreSQL that have nothing to do. */
  cpuSecondsAnHourAtRest: z.number().min(0),
  /** Memory of these at rest, and what each slot under way adds. */
  megabytesAtRest: z.number().positive(),
  megabytesASlot: z.number().positive(),
  /** The two pictures of an application, and its rows with their indexes. */
  pictureBytesEach: z.number().positive(),
  databaseBytesEach: z.number().positive(),
  /** How long a page of an account is open for one application. */
  secondsOpenEach: z.number().positive(),
  /** PostgreSQL's part of an application's processor seconds, and its transactions, reads that stand alone among them. */
  postgresCpuSecondsEach: z.number().positive(),
  transactionsEach: z.number().positive(),
  /** Processor seconds of the api for a call, its memory, and what each stream that is watched adds. */
  apiCpuSecondsACall: z.number().positive(),
  megabytesAnApi: z.number().positive(),
  kilobytesAStream: z.number().positive(),
  /** Commits that one server brought to its disk in a second, the fewest that were measured. */
  commitsASecond: z.number().positive(),
  /** What one look for an account to serve adds for each account that has a run open. */
  claimSecondsAnOpenAccount: z.number().positive(),
  /** How many due schedules one look starts, and how long it takes. */
  schedulesABatch: z.number().positive(),
  secondsABatch: z.number().positive(),
});
export type Measured = z.infer<typeof Measured>;

/** How the product is set up and used. */
export interface Use {
  /** The pace of live mode: seconds between two applications of one account. */
  readonly paceSeconds: number;
  /** How much of a core is planned for: what is left carries the hours in which many apply at once. */
  readonly share: number;
  readonly pictureMonths: number;
  readonly databaseMonths: number;
  readonly mailsAThousand: number;
}

export const USE: Use = {
  paceSeconds: 45,
  share: 0.7,
  pictureMonths: 12,
  databaseMonths: 12,
  // A run of 25 tells its end; a morning mail and a sign-in code come with every second one.
  mailsAThousand: 80,
};

const BYTES_A_GIGABYTE = 1e9;
const SECONDS_AN_HOUR = 3600;

/** Cost of a thousand applications on one machine, in dollars. */
export interface ThousandCost {
  readonly processor: number;
  readonly pictures: number;
  readonly database: number;
  readonly mail: number;
  readonly all: number;
}

/** Cost of a thousand applications on one portal, paced as live mode paces them. */
export function costOfThousand(
  { machine, prices }: { readonly machine: Machine; readonly prices: Prices },
  measured: Measured,
  cpuSecondsEach: number,
  use: Use = USE,
): ThousandCost {
  const coreSecond = machine.dollarsAnHour / machine.cores / SECONDS_AN_HOUR / use.share;
  const gigabytesOf = (bytesEach: number): number => (1000 * bytesEach) / BYTES_A_GIGABYTE;
  const processor = 1000 * (cpuSecondsEach + measured.cpuSecondsOfTurn) * coreSecond;
  const pictures =
    gigabytesOf(measured.pictureBytesEach) *
    use.pictureMonths *
    prices.objectStorage.dollarsAGigabyteMonth;
  const database =
    gigabytesOf(measured.databaseBytesEach) *
    use.databaseMonths *
    prices.blockStorage.dollarsAGigabyteMonth;
  const mail = (use.mailsAThousand / 1000) * prices.mail.dollarsAThousand;
  return { processor, pictures, database, mail, all: processor + pictures + database + mail };
}

/** How many accounts that apply without a rest a machine carries, each at live mode's pace, and what bounds it. */
export function pacedAccounts(
  machine: Machine,
  measured: Measured,
  cpuSecondsEach: number,
  { paceSeconds, share }: Use = USE,
): { readonly byProcessor: number; readonly byMemory: number; readonly slots: number } {
  const each = cpuSecondsEach + measured.cpuSecondsOfTurn;
  const atRest = measured.cpuSecondsAnHourAtRest / SECONDS_AN_HOUR;
  const period = paceSeconds + measured.secondsOpenEach;
  const byProcessor = Math.floor(((machine.cores * share - atRest) * period) / each);
  const free = machine.gigabytes * 1000 * share - measured.megabytesAtRest;
  const slots = Math.max(0, Math.floor(free / measured.megabytesASlot));
  return { byProcessor, byMemory: Math.floor((slots * period) / measured.secondsOpenEach), slots };
}

/** The committed figures and prices. Throws what is wrong with them. */
export function readCostInputs(): { readonly prices: Prices; readonly measured: Measured } {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(import.meta.dirname, name), "utf8"));
  return {
    prices: Prices.parse(read("prices.json")),
    measured: Measured.parse(read("measured.json")),
  };
}

const dollars = (amount: number): string => `$${amount.toFixed(amount < 0.1 ? 4 : 3)}`;

/** The sheet as a Markdown table for each machine: all that docs/cost.md says in numbers. */
export function describeCost({ prices, measured }: ReturnType<typeof readCostInputs>): string {
  const tables = prices.machines.map((machine) => {
    const rows = Object.entries(measured.cpuSecondsEach).map(([portal, seconds]) => {
      const cost = costOfThousand({ machine, prices }, measured, seconds);
      const { byProcessor, byMemory } = pacedAccounts(machine, measured, seconds);
      const accounts = Math.min(byProcessor, byMemory);
      return [
        portal,
        ...[cost.processor, cost.pictures, cost.database, cost.mail, cost.all].map(dollars),
        String(accounts),
        (accounts / machine.cores).toFixed(0),
        byProcessor <= byMemory ? "processor" : "memory",
      ];
    });
    return [
      `**${machine.name}**, ${dollars(machine.dollarsAnHour)} an hour:`,
      table(HEAD, rows),
    ].join("\n\n");
  });
  return tables.join("\n\n");
}

const HEAD = [
  "Portal",
  "Processor",
  "Pictures",
  "Database",
  "Mail",
  "1,000 applications",
  "Accounts",
  "Accounts a core",
  "Bound by",
];

/** Columns as wide as their longest cell, as the formatter writes them. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(3, ...all.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}
