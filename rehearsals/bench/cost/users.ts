import { table, type Measured, type Prices, USE } from "./cost.ts";

/** What users do, on the average of all that have an account. None of it was measured: put yours there. */
export interface Habits {
  /** Of all users, those who have a run on a day, and what each of them sends in it. */
  readonly activeShare: number;
  readonly applicationsADay: number;
  /** Calls of the api by each of them on such a day. */
  readonly callsADay: number;
  /** The part of a day that falls into its busiest hour: many have planned their run for the morning. */
  readonly busiestHour: number;
  /** Of all users, those who have a run open before them in that hour. */
  readonly watchingShare: number;
}

export const HABITS: Habits = {
  activeShare: 0.3,
  applicationsADay: 10,
  callsADay: 120,
  busiestHour: 0.2,
  watchingShare: 0.01,
};

/** The portal whose applications are reckoned with. */
const PORTAL = "linkedin";
/** Slots of one worker process, connections of each process and slot (docs/scaling.md), and transactions of a call. */
const SLOTS_A_WORKER = 16;
const CONNECTIONS = { aWorker: 9, aSlot: 2, anApi: 13 };
const TRANSACTIONS_A_CALL = 3;
/** A call costs PostgreSQL no more than the api. */
const POSTGRES_SHARE_OF_CALL = 1;
const HOURS_A_MONTH = 730;
const SECONDS_AN_HOUR = 3600;

/** Of what is there to be had without asking: the usual limits of one server. */
const ONE_SERVER = { connections: 200, streamsAnApi: 1000, cores: 16, terabytes: 4 };

/** What so many users need in the busiest hour of a day, and what a year of them leaves. */
export interface Need {
  readonly applicationsASecond: number;
  readonly callsASecond: number;
  readonly slots: number;
  readonly workers: number;
  readonly apis: number;
  readonly streams: number;
  readonly connections: number;
  readonly workerCores: number;
  readonly apiCores: number;
  readonly postgresCores: number;
  /** Of these, what looks for accounts to serve take: each reads all that have a run under way. */
  readonly claimCores: number;
  readonly gigabytesOfMemory: number;
  readonly transactionsASecond: number;
  readonly startsAMinute: number;
  readonly databaseGigabytesAYear: number;
  readonly pictureGigabytesAYear: number;
  readonly dollarsAMonth: number;
}

type Inputs = { readonly prices: Prices; readonly measured: Measured };

/** The need of `users`; cores and slots with the room that is planned for (`share` of cost.ts). */
export function needOf(users: number, { prices, measured }: Inputs, habits = HABITS): Need {
  const { share } = USE;
  const active = users * habits.activeShare;
  const applicationsADay = active * habits.applicationsADay;
  const inBusiestSecond = habits.busiestHour / SECONDS_AN_HOUR;
  const applicationsASecond = applicationsADay * inBusiestSecond;
  const callsASecond = active * habits.callsADay * inBusiestSecond;
  const cpuEach = (measured.cpuSecondsEach[PORTAL] ?? 0) + measured.cpuSecondsOfTurn;
  const postgresACall = measured.apiCpuSecondsACall * POSTGRES_SHARE_OF_CALL;
  const atRest = measured.cpuSecondsAnHourAtRest / SECONDS_AN_HOUR;
  const workerCores =
    (applicationsASecond * (cpuEach - measured.postgresCpuSecondsEach)) / share + atRest;
  const apiCores = (callsASecond * measured.apiCpuSecondsACall) / share;
  const underWay = applicationsASecond * (USE.paceSeconds + measured.secondsOpenEach);
  const claimCores = (applicationsASecond * underWay * measured.claimSecondsAnOpenAccount) / share;
  const postgresCores =
    (applicationsASecond * measured.postgresCpuSecondsEach + callsASecond * postgresACall) / share +
    claimCores;
  const slots = Math.max(1, Math.ceil((applicationsASecond * measured.secondsOpenEach) / share));
  const workers = Math.ceil(slots / SLOTS_A_WORKER);
  const streams = Math.ceil(users * habits.watchingShare);
  const apis = Math.max(Math.ceil(apiCores), Math.ceil(streams / ONE_SERVER.streamsAnApi), 1);
  const megabytes =
    workers * measured.megabytesAtRest +
    slots * measured.megabytesASlot +
    apis * measured.megabytesAnApi +
    (streams * measured.kilobytesAStream) / 1000;
  const gigabytesOfMemory = megabytes / 1000;
  const databaseGigabytesAYear = (applicationsADay * 365 * measured.databaseBytesEach) / 1e9;
  const pictureGigabytesAYear = (applicationsADay * 365 * measured.pictureBytesEach) / 1e9;
  return {
    applicationsASecond,
    callsASecond,
    slots,
    workers,
    apis,
    streams,
    connections:
      workers * CONNECTIONS.aWorker + slots * CONNECTIONS.aSlot + apis * CONNECTIONS.anApi,
    workerCores,
    apiCores,
    postgresCores,
    claimCores,
    gigabytesOfMemory,
    transactionsASecond:
      applicationsASecond * measured.transactionsEach + callsASecond * TRANSACTIONS_A_CALL,
    // All plan nine o'clock, and starts of one time are spread over ten minutes.
    startsAMinute: active / 10,
    databaseGigabytesAYear,
    pictureGigabytesAYear,
    dollarsAMonth: dollarsOf(prices, {
      cores: workerCores + apiCores + postgresCores,
      gigabytes: gigabytesOfMemory / share,
      databaseGigabytes: databaseGigabytesAYear,
      pictureGigabytes: pictureGigabytesAYear,
      mailsAMonth: (applicationsADay * 30 * USE.mailsAThousand) / 1000,
    }),
  };
}

/** On the first machine of the prices, by the dearer of cores and memory; what is kept, after a year of it. */
function dollarsOf(
  { machines, objectStorage, blockStorage, mail }: Prices,
  need: {
    readonly cores: number;
    readonly gigabytes: number;
    readonly databaseGigabytes: number;
    readonly pictureGigabytes: number;
    readonly mailsAMonth: number;
  },
): number {
  const [machine] = machines;
  if (machine === undefined) throw new Error("no machine has a price");
  const rented = Math.max(
    1,
    Math.ceil(Math.max(need.cores / machine.cores, need.gigabytes / machine.gigabytes)),
  );
  return (
    rented * machine.dollarsAnHour * HOURS_A_MONTH +
    need.databaseGigabytes * blockStorage.dollarsAGigabyteMonth +
    need.pictureGigabytes * objectStorage.dollarsAGigabyteMonth +
    (need.mailsAMonth / 1000) * mail.dollarsAThousand
  );
}

/** Something that there is only so much of, and what is done when it is used up. */
interface Limit {
  readonly name: string;
  readonly most: number;
  readonly need: (need: Need) => number;
  readonly remedy: string;
}

function limitsOf({ prices, measured }: Inputs): readonly Limit[] {
  const [machine] = prices.machines;
  const cores = machine?.cores ?? 0;
  return [
    {
      name: `one machine of ${cores} cores for all`,
      most: cores,
      need: (each) => each.workerCores + each.apiCores + each.postgresCores,
      remedy: "workers on machines of their own",
    },
    {
      name: `${ONE_SERVER.connections} connections of PostgreSQL`,
      most: ONE_SERVER.connections,
      need: (each) => each.connections,
      remedy: "PgBouncer between",
    },
    {
      name: `${ONE_SERVER.streamsAnApi.toLocaleString("en")} streams of one api`,
      most: ONE_SERVER.streamsAnApi,
      need: (each) => each.streams,
      remedy: "more apis",
    },
    {
      name: `${measured.commitsASecond} transactions a second, each on a plain disk`,
      most: measured.commitsASecond,
      need: (each) => each.transactionsASecond,
      remedy:
        "a server with a disk that takes more; measure it with `npm run bench -- --only commits`",
    },
    {
      name: `${ONE_SERVER.terabytes} TB of rows in a year`,
      most: ONE_SERVER.terabytes * 1000,
      need: (each) => each.databaseGigabytesAYear,
      remedy: "users over several servers (below), or older applications put away",
    },
    {
      name: `${ONE_SERVER.cores} cores of PostgreSQL`,
      most: ONE_SERVER.cores,
      need: (each) => each.postgresCores,
      remedy: "users over several servers (below)",
    },
    {
      name: "one core of PostgreSQL for looks for an account",
      most: 1,
      need: (each) => each.claimCores,
      remedy: "workers that each look among a part of the accounts: not built",
    },
    {
      name: "one worker's looks for due schedules",
      most: (measured.schedulesABatch / measured.secondsABatch) * 60,
      need: (each) => each.startsAMinute,
      remedy: "nothing: several workers take them side by side",
    },
  ];
}

/** How many users use something up; found by halving, for what is needed grows with them. */
function usersUntil({ most, need }: Limit, inputs: Inputs): number {
  let [enough, tooMany] = [1, 1e9];
  while (tooMany - enough > 1) {
    const middle = Math.floor((enough + tooMany) / 2);
    if (need(needOf(middle, inputs)) <= most) enough = middle;
    else tooMany = middle;
  }
  return enough;
}

const STEPS = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000];

const round = (value: number): string => {
  if (value >= 100) return Math.round(value).toLocaleString("en");
  return value >= 10 ? value.toFixed(0) : value.toFixed(value >= 1 ? 1 : 2);
};
/** To two figures: what it is made of is not known any better. */
const roughly = (value: number): string => Number(value.toPrecision(2)).toLocaleString("en");

/** The two tables of docs/scaling.md, "From one user to a million". */
export function describeUsers(inputs: Inputs): string {
  const rows = STEPS.map((users) => {
    const need = needOf(users, inputs);
    return [
      users.toLocaleString("en"),
      round(need.applicationsASecond),
      `${need.workers.toLocaleString("en")} (${need.slots.toLocaleString("en")})`,
      need.apis.toLocaleString("en"),
      round(need.workerCores + need.apiCores),
      round(need.gigabytesOfMemory),
      `${round(need.postgresCores)}, ${round(need.transactionsASecond)}`,
      round(need.databaseGigabytesAYear),
      round(need.pictureGigabytesAYear),
      `$${roughly(need.dollarsAMonth)}`,
    ];
  });
  const limits = limitsOf(inputs)
    .map((limit) => ({ ...limit, users: usersUntil(limit, inputs) }))
    .toSorted((one, other) => one.users - other.users)
    .map(({ users, name, remedy }) => [roughly(users), name, remedy]);
  return [table(HEAD, rows), table(["Users", "Used up", "What then"], limits)].join("\n\n");
}

const HEAD = [
  "Users",
  "Applications a second",
  "Workers (slots)",
  "Apis",
  "Cores of both",
  "GB of memory",
  "PostgreSQL: cores, transactions a second",
  "GB of rows a year",
  "GB of pictures a year",
  "A month",
];
