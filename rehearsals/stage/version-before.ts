import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../tooling/start/settings.ts";
import { StartError } from "../../tooling/start/start-error.ts";

const MIGRATIONS = "packages/db/src/migrations";
/** The first file that our version brings up to date: it holds all of the earlier ones. */
const BASELINE = "0051-baseline";
/** Folders whose packages are ours: their code is the version's, everything else in node_modules is shared. */
const OWN = ["apps", "packages"];

/** A version of the product from the repository's history, in a folder of its own. */
export interface VersionBefore {
  readonly commit: string;
  readonly root: string;
  readonly newestMigration: string;
  /** What `prepareDatabase` of that version does. */
  readonly prepareDatabase: (url: string) => void;
}

/**
 * Takes a version out of the repository's history into `folder`: `commit`, or the latest one whose schema lacks at least one migration of
 * ours; where ours is the baseline itself, the last one that came to it by the migrations before it. It uses the dependencies that are
 * installed here. Throws StartError where there is no such history.
 */
export function takeVersionBefore(folder: string, commit = findBefore()): VersionBefore {
  const newestMigration = newestMigrationOf(commit);
  if (newestMigration === undefined) throw new StartError(`${commit} has no migrations.`);
  mkdirSync(folder, { recursive: true });
  const tarball = `${folder}.tar`;
  git(["archive", "--format=tar", "-o", tarball, commit, ...OWN, "package.json"]);
  run("tar", ["-xf", tarball, "-C", folder]);
  linkDependencies(folder);
  return {
    commit,
    root: folder,
    newestMigration,
    prepareDatabase(url) {
      const file = join(folder, "packages/db/src/migrate.ts");
      const script = `await (await import(${JSON.stringify(file)})).prepareDatabase(process.argv[1])`;
      run(process.execPath, ["--input-type=module", "-e", script, url]);
    },
  };
}

/** Each dependency as it is here, and the version's own packages in the place of ours. */
function linkDependencies(folder: string): void {
  const [ours, theirs] = [join(ROOT, "node_modules"), join(folder, "node_modules")];
  mkdirSync(join(theirs, "@sendoff"), { recursive: true });
  for (const name of readdirSync(ours)) {
    if (name !== "@sendoff") symlinkSync(join(ours, name), join(theirs, name));
  }
  for (const parent of OWN) {
    for (const name of readdirSync(join(folder, parent))) {
      symlinkSync(join(folder, parent, name), join(theirs, "@sendoff", name));
    }
  }
}

function findBefore(): string {
  const ours = newestOf(readdirSync(join(ROOT, MIGRATIONS)));
  const touching = git(["rev-list", "--first-parent", "HEAD", "--", MIGRATIONS]).split("\n");
  const before = touching.find((commit) => {
    const newest = commit === "" ? undefined : newestMigrationOf(commit);
    return newest !== undefined && newest !== ours && numberOf(newest) >= numberOf(BASELINE);
  });
  if (before === undefined) {
    throw new StartError("The history here has no version with an older schema. Name a commit.");
  }
  // The last one that had that schema, with all that was mended since it was made.
  const next = touching[touching.indexOf(before) - 1];
  return next === undefined ? before : git(["rev-parse", `${next}^1`]).trim();
}

const newestMigrationOf = (commit: string): string | undefined =>
  newestOf(git(["ls-tree", "--name-only", commit, `${MIGRATIONS}/`]).split("\n"));

function newestOf(paths: readonly string[]): string | undefined {
  return paths
    .map((path) => /(?:^|\/)(\d{4}-[\w-]+)\.ts$/.exec(path)?.[1])
    .filter((name) => name !== undefined)
    .toSorted()
    .at(-1);
}

const numberOf = (migration: string): number => Number(migration.slice(0, 4));

const git = (args: readonly string[]): string => run("git", args);

function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: ROOT,
    encoding: "utf8",
  });
  if (status === 0) return stdout;
  const said = error?.message ?? stderr.trim();
  throw new StartError(
    `${program} ${args[0] ?? ""} failed: ${said}\nThe version before is taken from the repository's history: a clone with all of it is needed.`,
  );
}
