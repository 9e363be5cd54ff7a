import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { hashText } from "../seeded-random.ts";

export const CatalogueRequest = z.strictObject({
  /** "replace" (the default) serves only these; "merge" adds to or overwrites those that are there, by id. */
  mode: z.enum(["replace", "merge"]).default("replace"),
  jobs: z.array(z.unknown()).max(5000),
});

/** Accounts that had applied before; "some" lets about 3 % of accounts have applied, by hash. */
export const AlreadyApplied = z.union([z.enum(["none", "some", "everyone"]), z.array(z.string())]);

interface CatalogueJob {
  id: string;
  already_applied: z.infer<typeof AlreadyApplied>;
}

export interface Catalogue<Job extends CatalogueJob> {
  list(): readonly Job[];
  find(id: string): Job | undefined;
  load(jobs: readonly Job[], mode: "replace" | "merge"): Promise<void>;
  /** Back to the catalogue the sandbox comes with. */
  reset(): Promise<void>;
  /** Whether this account had applied before the sandbox was ever used. */
  hadApplied(job: Job, account: string): boolean;
}

const ALREADY_APPLIED_ONE_IN = 33;

async function readLoaded<Job>(path: string, schema: z.ZodType<Job>): Promise<Job[] | undefined> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  return text === undefined ? undefined : z.array(schema).parse(JSON.parse(text));
}

interface CatalogueOptions<Job> {
  dataDir: string;
  site: string;
  schema: z.ZodType<Job>;
  generate: () => Job[];
}

/** The jobs on offer. A catalogue that was loaded stays loaded over a restart. */
export async function openCatalogue<Job extends CatalogueJob>(
  options: CatalogueOptions<Job>,
): Promise<Catalogue<Job>> {
  const path = join(options.dataDir, `${options.site}-jobs.json`);
  let jobs = (await readLoaded(path, options.schema)) ?? options.generate();
  let byId = new Map(jobs.map((job) => [job.id, job]));
  const use = (next: Job[]): void => {
    jobs = next;
    byId = new Map(next.map((job) => [job.id, job]));
  };
  return {
    list: () => jobs,
    find: (id) => byId.get(id),
    async load(loaded, mode) {
      const kept = mode === "merge" ? [...byId.values()] : [];
      const merged = new Map([...kept, ...loaded].map((job) => [job.id, job]));
      use([...merged.values()]);
      await writeFile(`${path}.next`, JSON.stringify(jobs));
      await rename(`${path}.next`, path);
    },
    async reset() {
      await rm(path, { force: true });
      use(options.generate());
    },
    hadApplied(job, account) {
      if (job.already_applied === "everyone") return true;
      if (job.already_applied === "none") return false;
      if (job.already_applied === "some") {
        return hashText(`${job.id}:${account}`) % ALREADY_APPLIED_ONE_IN === 0;
      }
      return job.already_applied.some((email) => email.toLowerCase() === account);
    },
  };
}
