import type { Logger } from "@sendoff/kit/logger";
import { logBackgroundFault } from "./errors.ts";

/** Prometheus waits ten seconds for all figures together. */
const LONGEST_MS = 3000;

/**
 * What a figure is made from, or undefined where the database fails or does not answer in time: the other figures are wanted most when it
 * is away.
 */
export async function readFigure<T>(
  logger: Logger,
  what: string,
  read: () => Promise<T>,
): Promise<T | undefined> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error("The database does not answer")),
    LONGEST_MS,
  );
  try {
    return await Promise.race([read(), late.promise]);
  } catch (error) {
    logBackgroundFault(logger, what, error);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
