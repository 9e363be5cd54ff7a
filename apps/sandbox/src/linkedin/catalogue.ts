import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { hashText, seededRandom } from "../seeded-random.ts";
import { contactQuestions, RESUME_QUESTION } from "./catalogue/form-steps.ts";
import { generateCatalogue } from "./catalogue/generate.ts";
import { Job, numberSteps, type JobInput } from "./job.ts";

export const CatalogueRequest = z.strictObject({
  /** "replace" (the default) serves only these; "merge" adds to or overwrites those that are there, by id. */
  mode: z.enum(["replace", "merge"]).default("replace"),
  jobs: z.array(z.unknown()).max(5000),
});

export interface Catalogue {
  list(): readonly Job[];
  find(id: string): Job | undefined;
  load(jobs: readonly Job[], mode: "replace" | "merge"): Promise<void>;
  /** Back to the catalogue the sandbox comes with. */
  reset(): Promise<void>;
  /** Whether this account had applied before the sandbox was ever used. */
  hadApplied(job: Job, account: string): boolean;
}

const ALREADY_APPLIED_ONE_IN = 33;

/** Fills what a test left out: an open full-time job in Bangalore with a contact and a resume step. */
export function completeJob(input: JobInput): Job {
  const random = seededRandom(input.id);
  const steps = input.steps ?? [
    { title: "Contact info", questions: contactQuestions(false) },
    { title: "Resume", questions: [RESUME_QUESTION] },
  ];
  return Job.parse({
    company_about: "",
    location: "Bengaluru, Karnataka, India",
    workplace: "on_site",
    job_type: "F",
    experience_level: 3,
    posted_hours_ago: 5,
    salary: null,
    description: `${input.company} is looking for a ${input.title}.`,
    skills: [],
    keywords: [],
    apply: "easy",
    state: "open",
    promoted: false,
    applicants: random.between(3, 90),
    ats: null,
    button_word: "Easy Apply",
    leave_dialog: "save",
    has_safety_reminder: false,
    already_applied: "none",
    has_review: true,
    ...input,
    steps: numberSteps(input.id, steps),
  });
}

async function readLoaded(path: string): Promise<Job[] | undefined> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  return text === undefined ? undefined : z.array(Job).parse(JSON.parse(text));
}

/** The jobs on offer. A catalogue that was loaded stays loaded over a restart. */
export async function openCatalogue(dataDir: string): Promise<Catalogue> {
  const path = join(dataDir, "linkedin-jobs.json");
  let jobs = (await readLoaded(path)) ?? generateCatalogue();
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
      use(generateCatalogue());
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
