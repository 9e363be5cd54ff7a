import { z } from "zod";
import { inPageCounted } from "../page-script.ts";
import type { Surface } from "./control.ts";
import { callAt } from "./main-frame.ts";

const ShownOption = z.object({ text: z.string(), selector: z.string() });
const Counted = z.object({ value: z.array(ShownOption), guesses: z.array(z.string()) });
/** An option of a list that is open. */
export type ShownOption = z.infer<typeof ShownOption>;
const script = inPageCounted("shownOptions");

/** What a page may need besides the time that is waited for options. */
const GRACE_MS = 5_000;

/**
 * The options that the list of a box shows now, once there is one that is not `stale`, or those that are there when time is up.
 * `onGuess` is told of each guess that one was found by.
 */
export async function shownOptions(
  surface: Surface,
  selector: string,
  wish: { readonly timeoutMs: number; readonly stale: string[] },
  onGuess?: (guess: string) => void,
): Promise<ShownOption[]> {
  const there = { selector, ...wish };
  const answer = await callAt(surface, "shownOptionsOf", there, wish.timeoutMs + GRACE_MS);
  const known = Counted.safeParse(answer).data;
  const box = surface.locator(selector).first();
  const { value, guesses } = known ?? Counted.parse(await box.evaluate(script, wish));
  for (const guess of guesses) onGuess?.(guess);
  return value;
}
