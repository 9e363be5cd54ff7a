import { readdirSync, readFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join, resolve } from "node:path";
import { findHolders } from "./port-holder.mjs";
import { SETUP_DIR } from "./paths.mjs";
import { SetupError } from "./progress.mjs";

/** Where npm start listens unless a variable of that name says otherwise. */
export const DEFAULT_PORTS = {
  PORT: 5000,
  METRICS_PORT: 5001,
  WORKER_PORT: 5002,
  SANDBOX_PORT_BASE: 5050,
  SENDOFF_PG_PORT: 54_329,
};

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/**
 * One variable and the ports that follow from it.
 * @typedef {object} Wanted
 * @property {string} variable
 * @property {string} purpose
 * @property {number} value
 * @property {readonly number[]} offsets  its ports, counted from the value
 * @property {number} step  how far away another value is looked for
 */

/** @typedef {{ port: number, purpose: string, holder: import("./port-holder.mjs").Holder | undefined }} Taken */

/** SMTP and five pages beside the base port (DECISIONS D11). */
const SANDBOX_OFFSETS = [-25, 0, 1, 2, 3, 4, 5, 6];
const HIGHEST = 65_000;
const MOST_TRIES = 200;

/** What else a typed line may have said that the next one must say too. An address with a password is not repeated. */
const REPEATED = ["SENDOFF_MODE", "SENDOFF_DATA_DIR"];

/**
 * Refuses to start while a port is taken: says by whom, and one line to copy that moves everything that has to move. What an
 * earlier, killed start of the same data folder holds is no obstacle: the start takes it over or ends it. Throws SetupError.
 * @param {Environment} environment
 * @param {string} command  what the person typed
 */
export async function refuseTakenPorts(environment, command) {
  const wanted = listWanted(environment);
  refuseSharedPorts(wanted);
  const own = listOwnProcesses(resolve(environment["SENDOFF_DATA_DIR"] || SETUP_DIR));
  /** @type {Taken[]} */
  const taken = [];
  for (const { port, purpose } of wanted.flatMap(portsOf)) {
    if (!(await isTaken(port))) continue;
    const holders = findHolders(port);
    for (const holder of holders.length === 0 ? [undefined] : holders) {
      if (!isOwn(own, port, holder?.pid)) taken.push({ port, purpose, holder });
    }
  }
  if (taken.length === 0) return;
  const line = await otherPorts(wanted, taken, environment);
  throw new SetupError(
    `These ports are taken:\n${describeTaken(taken)}\nStop what holds them, or copy this line to use other ports:\n\n  ${line} ${command}`,
  );
}

/**
 * Two of our own cannot listen on one port. Throws SetupError with the names of both.
 * @param {readonly Wanted[]} wanted
 */
function refuseSharedPorts(wanted) {
  /** @type {Map<number, string>} */
  const variables = new Map();
  for (const each of wanted) {
    for (const { port } of portsOf(each)) {
      const other = variables.get(port);
      if (other !== undefined) {
        throw new SetupError(
          `${other} and ${each.variable} both ask for port ${port}. Give each its own (SANDBOX_PORT_BASE also takes the port 25 below it and the five above it).`,
        );
      }
      variables.set(port, each.variable);
    }
  }
}

/**
 * @param {Environment} environment
 * @returns {Wanted[]}
 */
function listWanted(environment) {
  const isLive = environment["SENDOFF_MODE"] === "live";
  const hasDatabase = (environment["DATABASE_URL"] ?? "") !== "";
  /** @param {string} name */
  const runs = (name) => !isLive || (environment["SENDOFF_PROCESSES"] ?? name).includes(name);
  const api = [
    { variable: "PORT", purpose: "app", offsets: [0], step: 10 },
    { variable: "METRICS_PORT", purpose: "metrics", offsets: [0], step: 10 },
  ];
  const worker = [{ variable: "WORKER_PORT", purpose: "worker", offsets: [0], step: 10 }];
  const wanted = [
    ...(runs("api") ? api : []),
    ...(runs("worker") ? worker : []),
    ...(isLive
      ? []
      : [
          {
            variable: "SANDBOX_PORT_BASE",
            purpose: "sandbox",
            offsets: SANDBOX_OFFSETS,
            step: 100,
          },
        ]),
    ...(hasDatabase
      ? []
      : [{ variable: "SENDOFF_PG_PORT", purpose: "database", offsets: [0], step: 1 }]),
  ];
  const defaults = new Map(Object.entries(DEFAULT_PORTS));
  return (
    wanted
      .map((each) => ({
        ...each,
        value: Number(environment[each.variable] ?? defaults.get(each.variable)),
      }))
      // 0 takes any; what is no port is refused with all that is wrong when the settings are read.
      .filter(({ value }) => Number.isInteger(value) && value > 0 && value < 65_536)
  );
}

/** @param {Wanted} wanted */
function portsOf({ purpose, value, offsets }) {
  return offsets.map((offset) => ({ port: value + offset, purpose }));
}

/**
 * Processes of this data folder that still run, as .data/run and PostgreSQL's own file name them.
 * @param {string} dataDir
 * @returns {{ pid: number, port: number | undefined }[]}
 */
function listOwnProcesses(dataDir) {
  const folder = join(dataDir, "run");
  const known = listFolder(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => ({
      pid: Number(/"pid":(\d+)/.exec(read(join(folder, name)))?.[1]),
      port: undefined,
    }));
  const [pid, , , port] = read(join(dataDir, "postgres/cluster/postmaster.pid")).split("\n");
  return [...known, { pid: Number(pid), port: Number(port) }].filter(
    (each) => each.pid > 0 && each.pid !== process.pid && isAlive(each.pid),
  );
}

/**
 * Where the system does not tell who holds a port, a running process of ours is taken to be the one.
 * @param {readonly { pid: number, port: number | undefined }[]} own
 * @param {number} port
 * @param {number | undefined} holder
 */
function isOwn(own, port, holder) {
  return own.some((each) =>
    holder === undefined ? each.port === undefined || each.port === port : each.pid === holder,
  );
}

/**
 * One line for each holder with all it holds.
 * @param {readonly Taken[]} taken
 */
function describeTaken(taken) {
  /** @type {Map<string, Map<string, number[]>>} */
  const byHolder = new Map();
  for (const { port, purpose, holder } of taken) {
    const name = holder?.name ?? "another program";
    const purposes = byHolder.get(name) ?? new Map();
    purposes.set(purpose, [...(purposes.get(purpose) ?? []), port]);
    byHolder.set(name, purposes);
  }
  return [...byHolder]
    .map(([name, purposes]) => {
      const ports = [...purposes].map(([purpose, numbers]) => `${spanOf(numbers)} (${purpose})`);
      return `  ${ports.join(", ")}: ${name}`;
    })
    .join("\n");
}

/** @param {readonly number[]} numbers */
function spanOf(numbers) {
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return first === last ? String(first) : `${first} to ${last}`;
}

/**
 * The variables to set: those whose ports are taken, to free ones; those that were set, as they were.
 * @param {readonly Wanted[]} wanted
 * @param {readonly Taken[]} taken
 * @param {Environment} environment
 */
async function otherPorts(wanted, taken, environment) {
  const used = new Set([...wanted.flatMap(portsOf), ...taken].map(({ port }) => port));
  const isTakenPort = new Set(taken.map(({ port }) => port));
  /** @type {string[]} */
  const settings = [];
  for (const each of wanted) {
    if (portsOf(each).some(({ port }) => isTakenPort.has(port))) {
      settings.push(`${each.variable}=${await findFreeValue(each, used)}`);
    } else if (environment[each.variable] !== undefined) {
      settings.push(`${each.variable}=${each.value}`);
    }
  }
  for (const name of REPEATED) {
    const value = environment[name] ?? "";
    if (value !== "") settings.push(`${name}=${quote(value)}`);
  }
  return settings.join(" ");
}

/**
 * @param {Wanted} wanted
 * @param {Set<number>} used  ports that others of ours take; the found ones are added
 */
async function findFreeValue(wanted, used) {
  for (let tries = 1; tries < MOST_TRIES; tries += 1) {
    const far = wanted.value + wanted.step * tries;
    const value = far > HIGHEST ? far - 60_000 : far;
    const ports = wanted.offsets.map((offset) => value + offset);
    if (ports.some((port) => used.has(port))) continue;
    const taken = await Promise.all(ports.map(isTaken));
    if (taken.includes(true)) continue;
    for (const port of ports) used.add(port);
    return value;
  }
  throw new SetupError(`No free port was found for ${wanted.variable} near ${wanted.value}.`);
}

/** @param {string} text */
function quote(text) {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

/**
 * Taken: a server answers on either loopback address, or nobody may listen there.
 * @param {number} port
 */
async function isTaken(port) {
  const answers = await Promise.all(["127.0.0.1", "::1"].map((host) => canConnect(port, host)));
  return answers.includes(true) || !(await canListen(port));
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canConnect(port, host) {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1000 });
    const answer = (/** @type {boolean} */ isThere) => {
      socket.destroy();
      resolve(isThere);
    };
    for (const event of ["error", "timeout"]) socket.once(event, () => answer(false));
    socket.once("connect", () => answer(true));
  });
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function canListen(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** @param {string} folder */
function listFolder(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
