import { openCatalogue, type Catalogue } from "../job-site/catalogue-store.ts";
import { seededRandom } from "../seeded-random.ts";
import { contactQuestions, RESUME_QUESTION } from "./catalogue/form-steps.ts";
import { generateCatalogue } from "./catalogue/generate.ts";
import { Job, numberSteps, type JobInput } from "./job.ts";

/** Fills what a test left out: an open full-time job in Bangalore with a contact and a resume step. */
export function completeJob(input: JobInput): Job {
  const random = seededRandom(input.id);
  const steps = input.steps ?? [
    { title: "Contact info", questions: contactQuestions({ asksName: false, isOnePage: false }) },
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

/** The jobs on offer. A catalogue that was loaded stays loaded over a restart. */
export function openJobs(dataDir: string): Promise<Catalogue<Job>> {
  return openCatalogue({ dataDir, site: "linkedin", schema: Job, generate: generateCatalogue });
}
