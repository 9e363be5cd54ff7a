import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";

/** A whole number; `otherwise` where none is given. */
export const wholeNumber = (otherwise: number, least = 0) =>
  z.coerce.number().int().min(least).default(otherwise);

/** What brings random choices back; a new one where none is given. */
export const seed = z.coerce
  .number()
  .int()
  .nonnegative()
  .default(() => Math.floor(Math.random() * 2 ** 31));

/** A word or a name. */
export const text = z.string().min(1);

/** The file in which figures are to be written (`writeFigures`). */
export const json = text.optional();

/** A switch, without a value. */
export const flag = z.boolean().default(false);

/**
 * The options of `npm run COMMAND`, each `--name` by its line of `shape`, where `flag` is the one that takes no value. What is wrong with
 * them is said, and ends the process with 2.
 */
export function readOptions<S extends Readonly<Record<string, z.ZodType>>>(
  command: string,
  shape: S,
): z.output<z.ZodObject<S>> {
  const options = Object.fromEntries(
    Object.entries<z.ZodType>(shape).map(([name, type]) => [
      name,
      { type: type === flag ? ("boolean" as const) : ("string" as const) },
    ]),
  );
  try {
    return z.object(shape).parse(parseArgs({ options }).values);
  } catch (error) {
    const why =
      error instanceof z.ZodError
        ? error.issues.map((issue) => `--${issue.path.join(".")}: ${issue.message}`).join("\n")
        : String(error);
    process.stderr.write(`${why}\nnpm run ${command} -- --help lists the options.\n`);
    process.exit(2);
  }
}

/** Writes figures where `--json` says. */
export function writeFigures(file: string | undefined, figures: unknown): void {
  if (file !== undefined) writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
}
