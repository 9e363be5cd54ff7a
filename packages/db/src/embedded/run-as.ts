import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { OperationalError } from "@sendoff/kit/errors";

/** How PostgreSQL's programs are run: as ourselves, or, since PostgreSQL refuses uid 0, as somebody else. */
export interface RunAs {
  /** The account that owns the data folder; undefined when it is our own. */
  readonly owner: { readonly uid: number; readonly gid: number } | undefined;
  /** What goes before the program: nothing, or setpriv with its options. */
  readonly prefix: readonly string[];
  /** Options for spawn that change the account; empty when `prefix` does it. */
  readonly spawnOptions: { readonly uid?: number; readonly gid?: number };
}

const AS_OURSELVES: RunAs = { owner: undefined, prefix: [], spawnOptions: {} };

/** Either capability lets a process pass through folders like /root; containers often grant only the second. */
const TRAVERSING_CAPABILITIES = ["dac_read_search", "dac_override"];

/**
 * The account that is to own the cluster at `clusterDir`: undefined for our own. Root gives it to whoever owns the
 * cluster already (so that an ordinary user's data stays theirs), else to `postgres`, else to `nobody`.
 */
export function chooseOwner(clusterDir: string): RunAs["owner"] {
  if (process.getuid?.() !== 0) return undefined;
  const existing = statSync(clusterDir, { throwIfNoEntry: false });
  if (existing !== undefined && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const owner = findAccount("postgres") ?? findAccount("nobody");
  if (owner === undefined) {
    throw new OperationalError(
      503,
      "unavailable",
      "PostgreSQL does not run as root, and this machine has neither an account named postgres nor one named nobody. Run npm start as an ordinary user, or set DATABASE_URL.",
    );
  }
  return owner;
}

/**
 * Decides how to run PostgreSQL as `owner` so that it can reach itself (`initdb` is one of its programs), `dataDir` and `archive`: plainly, or, where a folder
 * on the way is closed to that account (/root), with a capability to pass through it. Throws OperationalError with advice.
 */
export function chooseRunAs(
  owner: RunAs["owner"],
  initdb: string,
  dataDir: string,
  archive = dataDir,
): RunAs {
  if (owner === undefined) return AS_OURSELVES;
  const candidates: RunAs[] = [
    { owner, prefix: [], spawnOptions: owner },
    ...TRAVERSING_CAPABILITIES.map((capability) => ({
      owner,
      prefix: [
        "setpriv",
        `--reuid=${owner.uid}`,
        `--regid=${owner.gid}`,
        "--clear-groups",
        // access(2), by which PostgreSQL looks at its own files, heeds capabilities only with this.
        "--securebits=+no_setuid_fixup",
        `--inh-caps=+${capability}`,
        `--ambient-caps=+${capability}`,
      ],
      spawnOptions: {},
    })),
  ];
  const found = candidates.find((candidate) => canReach(candidate, initdb, [dataDir, archive]));
  if (found === undefined) {
    throw new OperationalError(
      503,
      "unavailable",
      `PostgreSQL does not run as root, and the account it would use (uid ${owner.uid}) may not enter ${[...new Set([dataDir, archive])].join(" or ")}. Move the repository to a folder that others may enter (not below /root), install util-linux (setpriv), run npm start as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return found;
}

/** The program and arguments to spawn for `program` under `runAs`. */
export function commandFor(
  runAs: RunAs,
  program: string,
  args: readonly string[],
): { file: string; args: string[] } {
  const [first = program, ...rest] = [...runAs.prefix, program, ...args];
  return { file: first, args: rest };
}

function canReach(runAs: RunAs, initdb: string, folders: readonly [string, string]): boolean {
  // --show makes initdb look for its companions as it does in earnest, and write nothing.
  const script = 'cd "$2" && cd "$1" && "$3" --show --pgdata="$1/none"';
  const command = commandFor(runAs, "/bin/sh", ["-c", script, "sh", ...folders, initdb]);
  const result = spawnSync(command.file, command.args, {
    ...runAs.spawnOptions,
    cwd: "/",
    stdio: "ignore",
    timeout: 20_000,
  });
  return result.status === 0;
}

function findAccount(name: string): { uid: number; gid: number } | undefined {
  const readId = (flag: string): number => {
    const result = spawnSync("id", [flag, name], { encoding: "utf8" });
    return result.status === 0 ? Number.parseInt(result.stdout, 10) : Number.NaN;
  };
  const [uid, gid] = [readId("-u"), readId("-g")];
  return Number.isInteger(uid) && Number.isInteger(gid) && uid !== 0 ? { uid, gid } : undefined;
}
