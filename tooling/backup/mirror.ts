import { copyFile, mkdir, readdir, rename, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Which files are copied: those that are not there, or also those that differ in size or time. */
export type Which = "missing" | "changed";

/** Copies files below `from` to `to`. Nothing is ever deleted. Returns how many were copied. */
export async function mirror(from: string, to: string, which: Which): Promise<number> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".part"))
    .map((entry) => join(entry.parentPath, entry.name).slice(from.length + 1));
  return mirrorFiles(from, to, names, which);
}

/** The same for some files by name; one that `from` does not have is left out. */
export async function mirrorFiles(
  from: string,
  to: string,
  names: readonly string[],
  which: Which,
): Promise<number> {
  let copied = 0;
  for (const name of names) {
    const [source, copy] = [join(from, name), join(to, name)];
    const theirs = await stat(source).catch(() => undefined);
    const ours = await stat(copy).catch(() => undefined);
    if (theirs === undefined || (ours !== undefined && which === "missing")) continue;
    const isSame = ours?.size === theirs.size && Math.abs(ours.mtimeMs - theirs.mtimeMs) < 1000;
    if (isSame) continue;
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
    const unfinished = `${copy}.${process.pid}.part`;
    await copyFile(source, unfinished);
    await utimes(unfinished, theirs.atime, theirs.mtime);
    await rename(unfinished, copy);
    copied += 1;
  }
  return copied;
}
