import { linkSync, rmSync, writeFileSync } from "node:fs";

/**
 * Writes a file that must not exist yet and returns whether it was us. The file appears whole: nobody ever reads half of
 * it, not even after a kill.
 */
export function createOnce(path: string, text: string): boolean {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, text);
  try {
    linkSync(unfinished, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}
