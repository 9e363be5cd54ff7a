import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { z } from "zod";

/** A process that is not mistaken for a later one of the same number. */
export const ProcessIdentity = z.object({
  pid: z.number().int().positive(),
  /** As the system tells it; only compared. */
  startTime: z.string(),
});
export type ProcessIdentity = z.infer<typeof ProcessIdentity>;

/** What the system tells about a running process; undefined when there is none (a zombie is none). */
interface ProcessFacts {
  readonly parentPid: number;
  readonly startTime: string;
  readonly commandLine: string;
}

/** The identity of a running process; undefined when it has ended. */
export function findIdentity(pid: number): ProcessIdentity | undefined {
  const facts = findFacts(pid);
  return facts === undefined ? undefined : { pid, startTime: facts.startTime };
}

/** Whether that very process still runs. */
export function isRunning(identity: ProcessIdentity): boolean {
  return findFacts(identity.pid)?.startTime === identity.startTime;
}

/** The npm and run.mjs processes that started this one, nearest first. When one of them is gone, nobody waits for us. */
export function listLaunchers(): ProcessIdentity[] {
  const launchers: ProcessIdentity[] = [];
  let pid = process.ppid;
  for (let depth = 0; depth < 4 && pid > 1; depth += 1) {
    const facts = findFacts(pid);
    if (facts === undefined) break;
    if (isLauncher(facts.commandLine)) {
      launchers.push({ pid, startTime: facts.startTime });
    }
    pid = facts.parentPid;
  }
  return launchers;
}

/** npm itself (it names its process "npm start") or our run.mjs; a shell that has either in its command line is neither. */
function isLauncher(commandLine: string): boolean {
  if (/^(?:\S*\/)?(?:ba|da|k|z)?sh\s/.test(commandLine)) return false;
  return /^npm\s/.test(commandLine) || /\b(?:run\.mjs|npm-cli\.js)\b/.test(commandLine);
}

function findFacts(pid: number): ProcessFacts | undefined {
  return process.platform === "linux" ? findLinuxFacts(pid) : findPsFacts(pid);
}

function findLinuxFacts(pid: number): ProcessFacts | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may hold anything; the fields after its last bracket are state, parent, …, start time (22nd).
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state, parentPid, startTime] = [fields[0], fields[1], fields[19]];
    if (state === "Z" || parentPid === undefined || startTime === undefined) return undefined;
    const commandLine = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    return { parentPid: Number(parentPid), startTime, commandLine };
  } catch {
    return undefined;
  }
}

function findPsFacts(pid: number): ProcessFacts | undefined {
  const result = spawnSync("ps", ["-o", "state=,ppid=,lstart=,args=", "-p", String(pid)], {
    encoding: "utf8",
    env: { PATH: "/bin:/usr/bin", LC_ALL: "C" },
  });
  // Z 1 Sat Nov 21 04:09:00 2026 node …
  const match = /^\s*(\S+)\s+(\d+)\s+(\S+\s+\S+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)$/m.exec(result.stdout);
  const [, state, parentPid, startTime, commandLine] = match ?? [];
  if (state === undefined || state.startsWith("Z")) return undefined;
  if (parentPid === undefined || startTime === undefined) return undefined;
  return { parentPid: Number(parentPid), startTime, commandLine: commandLine ?? "" };
}
