import type { Locator } from "playwright-core";
import { z } from "zod";
import { inPageCounted } from "../page-script.ts";

const ShownOption = z.object({ text: z.string(), selector: z.string() });
const Counted = z.object({ value: z.array(ShownOption), guesses: z.array(z.string()) });
/** An option of a list that is open. */
export type ShownOption = z.infer<typeof ShownOption>;
const script = inPageCounted("shownOptions");

/**
 * The options that the list of a box shows now, once there is one that is not `stale`, or those that are there when time is up.
 * `onGuess` is told of each guess that one was found by.
 */
export async function shownOptions(
  box: Locator,
  wish: { readonly timeoutMs: number; readonly stale: string[] },
  onGuess?: (guess: string) => void,
): Promise<ShownOption[]> {
  const { value, guesses } = Counted.parse(await box.evaluate(script, wish));
  for (const guess of guesses) onGuess?.(guess);
  return value;
}
