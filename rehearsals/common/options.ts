import { writeFileSync } from "node:fs";

/** The file after `--json`, if given. */
export function readJsonOption(args: readonly string[]): string | undefined {
  return readTextOption(args, "--json");
}

/** The number after an option, or `otherwise`. Throws RangeError when it is no whole number. */
export function readNumberOption(args: readonly string[], name: string, otherwise: number): number {
  const at = args.indexOf(name);
  if (at < 0) return otherwise;
  const value = Number(args[at + 1]);
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`${name} takes a whole number`);
  return value;
}

/** Writes figures where `--json` says. */
export function writeFigures(file: string | undefined, figures: unknown): void {
  if (file !== undefined) writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
}

/** The text after an option, if given. */
export function readTextOption(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
}
