import { shuffled } from "../../soaks/forms/question.ts";
import { countryOfPlace } from "@sendoff/domain/choosing";
import type { StagePortal } from "../../stage/stage-portal.ts";
import { z } from "zod";
import type { Fit, Judged, Posting } from "./judged.ts";
import type { Newcomer } from "./newcomer.ts";
import { createNewcomerForms, type Topical } from "./questions.ts";

/** How many of each a newcomer's searches find. */
export const MIX: Readonly<Record<Fit, number>> = { matching: 10, near: 4, irrelevant: 8 };

const FITS: readonly Fit[] = ["matching", "near", "irrelevant"];

/** A job on a portal, with what is known of it here. */
export interface PlannedJob {
  readonly id: string;
  readonly fit: Fit;
  readonly title: string;
  readonly pages: readonly (readonly Topical[])[];
  /** As the portal's catalogue takes it. */
  readonly job: object;
}

const JobId = z.object({ id: z.string() });

/**
 * The catalogue that one newcomer finds on one portal: postings that fit, near ones, and those of other trades and frauds, each with a
 * form of its own. All are in the newcomer's city, but for irrelevant ones of other countries, and found by each of their searches, as on
 * portals that show what is remotely alike.
 * `company` is whose board it is, where the portal is one.
 */
export function planJobs(
  portal: StagePortal,
  newcomer: Newcomer,
  judged: Judged,
  random: () => number,
  company?: string,
): PlannedJob[] {
  const makeForm = createNewcomerForms(newcomer, judged.skills, random);
  const chosen = FITS.flatMap((fit) =>
    shuffled(
      judged.postings.filter((each) => each.fit === fit),
      random,
    )
      .toSorted((a, b) => Number(isIn(b.posting, newcomer)) - Number(isIn(a.posting, newcomer)))
      .slice(0, MIX[fit]),
  );
  return shuffled(chosen, random).map(({ posting, fit }, nth) => {
    const pages = makeForm();
    const plan = {
      nth,
      title: posting.title,
      company: company ?? posting.company,
      city: newcomer.city,
      pages: pages.map((page) => page.map(({ topic: _topic, ...asked }) => asked)),
    };
    const job = {
      ...portal.jobOf(plan),
      location:
        isIn(posting, newcomer) || (fit === "irrelevant" && isAbroad(posting, newcomer))
          ? posting.location
          : `${newcomer.city}, ${newcomer.country}`,
      description: posting.description,
      salary: posting.pay ?? null,
      keywords: [...judged.roles, ...newcomer.jobs.map((line) => line.split("|")[0] ?? "")],
    };
    return { id: JobId.parse(job).id, fit, title: posting.title, pages, job };
  });
}

/** A job of another country may be irrelevant for nothing but that. */
function isAbroad({ location }: Posting, { country }: Newcomer): boolean {
  const [there, here] = [countryOfPlace(location), countryOfPlace(country)];
  return there !== undefined && here !== undefined && there !== here;
}

const isIn = ({ location }: Posting, { city }: Newcomer): boolean => location.includes(city);
