import { seededRandom, type SeededRandom } from "../../seeded-random.ts";
import type { Posting } from "./opening.ts";
import type { Situation } from "./question-bank.ts";

/** What tells one site's catalogue from another's. */
export interface SiteManner<Steps> {
  readonly seed: string;
  /** The site's id of its n-th job. */
  readonly nameOf: (index: number) => string;
  /** How the site writes where a job is. */
  readonly placeText: (posting: Posting, index: number) => string;
  /** Tenths of a star. */
  readonly rating: { readonly from: number; readonly to: number };
  /** Shares of jobs that are applied for elsewhere and that are advertised. */
  readonly externalShare: number;
  readonly promotedShare: number;
  readonly makeForm: (situation: Situation, random: SeededRandom) => Steps;
}

const CLOSED_SHARE = 0.05;

/** The n-th job of a site as its catalogue has it: the same at every start. Frauds are open, easy and not applied to. */
export function postedJob<Steps>(posting: Posting, index: number, site: SiteManner<Steps>) {
  const random = seededRandom(`${site.seed}:${index}`);
  const { family, place, level, repostOf, ...listed } = posting;
  const isRemote = place.name === "Remote";
  const route = random.next();
  const city = isRemote ? "Bangalore" : place.name;
  const situation = { family, company: posting.company, city, isRemote, level };
  const isHonest = posting.scam === null;
  return {
    ...listed,
    id: site.nameOf(index),
    location: site.placeText(posting, index),
    rating: random.between(site.rating.from, site.rating.to) / 10,
    skills: [...family.skills],
    keywords: [...family.keywords],
    apply: route < site.externalShare && isHonest ? "external" : "easy",
    state: route > 1 - CLOSED_SHARE && isHonest ? "closed" : "open",
    promoted: random.isLikely(site.promotedShare),
    already_applied: isHonest ? "some" : "none",
    repost_of: repostOf === null ? null : site.nameOf(repostOf),
    steps: site.makeForm(situation, random),
  };
}
