import { COMPANIES, type Company } from "../../job-site/catalogue/companies.ts";
import type { Job } from "../job.ts";
import { Maker } from "../vendor.ts";
import { createJob, ENGINEERS, FAMILIES, familyAt } from "./generate.ts";

/** Workable and Rippling give a list in pages of 10 and 20: one company has more jobs than either. */
const JOBS_PER_COMPANY = [24, 6];
/** Companies 1, 6, 11 and so on: those of `generate.ts` are 0, 5, 10 and so on. */
const EVERY = 5;
/** Far from the numbers of `generate.ts`, so that neither list moves the other's jobs. */
const FIRST_INDEX = 10_000;

/** Where a maker's companies stand in the list never changes, whichever makers there are. */
const PLACES: Readonly<Record<Maker, number>> = {
  workable: 0,
  recruitee: 1,
  personio: 2,
  teamtailor: 3,
  breezy: 4,
  smartrecruiters: 5,
  rippling: 6,
};

function companyAt(place: number): Company {
  const company = COMPANIES[place * EVERY + 1];
  if (company === undefined) throw new Error("The catalogue has a hole");
  return company;
}

function jobsOf(maker: Maker, nth: number, count: number): Job[] {
  const place = PLACES[maker] * JOBS_PER_COMPANY.length + nth;
  const company = companyAt(place);
  return Array.from({ length: count }, (_, index) => {
    const number = FIRST_INDEX + place * 100 + index;
    const families = index % 3 === 0 ? FAMILIES : ENGINEERS;
    return createJob(company, familyAt(families, number), maker, number);
  });
}

/** The jobs of two companies with each maker of `makers/`. The same on every machine and at every start. */
export function generateMakerCatalogue(): Job[] {
  return Maker.options.flatMap((maker) =>
    JOBS_PER_COMPANY.flatMap((count, nth) => jobsOf(maker, nth, count)),
  );
}
