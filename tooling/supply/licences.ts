import { z } from "zod";
import type { LicenceException } from "./exceptions.ts";

/** A package that npm installs, as the lock file has it. */
export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; empty where the package says nothing. */
  readonly licence: string;
  /** Not part of what runs: a tool of tests or builds. */
  readonly isDevelopment: boolean;
}

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      link: z.boolean().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});

const FOLDER = "node_modules/";

/** Every package of others in a package-lock.json, by name and version. */
export function readLock(text: string): LockedPackage[] {
  return Object.entries(Lock.parse(JSON.parse(text)).packages)
    .filter(([path, { link }]) => path.includes(FOLDER) && link !== true)
    .map(([path, { version = "", license: licence = "", dev: isDevelopment = false }]) => ({
      name: path.slice(path.lastIndexOf(FOLDER) + FOLDER.length),
      version,
      licence,
      isDevelopment,
    }))
    .toSorted((a, b) => `${a.name} ${a.version}`.localeCompare(`${b.name} ${b.version}`));
}

export interface LicenceRules {
  readonly allowed: ReadonlySet<string>;
  readonly exceptions: readonly LicenceException[];
}

/** A sentence for each package whose licence nobody has allowed, and for each exception that nothing needs any more. */
export function findLicenceProblems(
  packages: readonly LockedPackage[],
  { allowed, exceptions }: LicenceRules,
): string[] {
  const needed = new Set<LicenceException>();
  const refused = packages.filter(({ name, licence }) => {
    if (isAllowed(licence, allowed)) return false;
    const exception = exceptions.find((each) => each.name.test(name) && each.licence === licence);
    if (exception !== undefined) needed.add(exception);
    return exception === undefined;
  });
  return [
    ...refused.map(
      ({ name, version, licence }) =>
        `${name} ${version} has the licence ${licence === "" ? "(none named)" : licence}: read it, and allow it or write an exception with the reason (tooling/supply/exceptions.ts)`,
    ),
    ...exceptions
      .filter((each) => !needed.has(each))
      .map((each) => `No package needs the exception for ${String(each.name)}: take it out`),
  ];
}

/** Whether an SPDX expression can be met with these licences: one side of OR, both of AND. */
export function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const inner = /\(([^()]*)\)/.exec(expression);
  if (inner !== null) {
    const [whole, part = ""] = inner;
    // Stands for the brackets' own verdict, under a name that no licence has.
    const verdict = isAllowed(part, allowed) ? "(yes)" : "(no)";
    const name = verdict.slice(1, -1);
    return isAllowed(expression.replace(whole, name), new Set([...allowed, "yes"]));
  }
  return expression
    .split(/ OR /)
    .some((side) => side.split(/ AND /).every((each) => allowed.has(each.trim())));
}

/** A table of all packages by licence, for people. */
export function describeLicences(packages: readonly LockedPackage[]): string {
  const byLicence = Map.groupBy(packages, ({ licence }) => licence || "(none named)");
  const sections = [...byLicence]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([licence, those]) => {
      const lines = those.map(
        ({ name, version, isDevelopment }) =>
          `- ${name} ${version}${isDevelopment ? " (tools and tests)" : ""}`,
      );
      return `## ${licence}\n\n${lines.join("\n")}\n`;
    });
  return `# Licences of dependencies\n\n${sections.join("\n")}`;
}
