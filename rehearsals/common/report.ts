/** A line for the terminal. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** What is to hold at the end, and whether it does. */
export type Check = readonly [what: string, holds: boolean];

/** Says each check with a tick or a cross, and returns whether all of them hold. */
export function sayChecks(checks: readonly Check[]): boolean {
  for (const [what, holds] of checks) say(`${holds ? "✓" : "✗"} ${what}`);
  return checks.every(([, holds]) => holds);
}
