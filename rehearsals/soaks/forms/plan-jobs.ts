import { z } from "zod";
import { pick } from "../../common/seeded-random.ts";
import type { JobPlan, RehearsedPortal } from "./portals.ts";
import type { Random, Rehearsed } from "./question.ts";
import { createFormMaker } from "./random-form.ts";

/** Cities by which the applicants' searches are kept apart. */
export const CITIES = [
  "Pune",
  "Mumbai",
  "Chennai",
  "Kolkata",
  "Delhi",
  "Noida",
  "Hyderabad",
  "Bangalore",
  "Ahmedabad",
  "Jaipur",
  "Lucknow",
  "Indore",
  "Bhopal",
  "Nagpur",
  "Surat",
  "Coimbatore",
  "Chandigarh",
  "Patna",
  "Ranchi",
  "Guwahati",
  "Vijayawada",
  "Madurai",
  "Nashik",
  "Rajkot",
  "Kanpur",
  "Amritsar",
  "Raipur",
  "Jodhpur",
  "Udaipur",
  "Dehradun",
] as const;
const TITLES = ["Backend Engineer", "Senior Backend Engineer", "Backend Engineer II"] as const;

/** A job with what has to arrive for each of its questions. */
export interface RehearsedJob extends JobPlan {
  readonly pages: readonly (readonly Rehearsed[])[];
}

const JobBody = z.object({ id: z.string(), title: z.string(), company: z.string() });
/** By the job's name in the portal's addresses. */
export type JobsById = ReadonlyMap<string, RehearsedJob>;

/** Jobs for so many people, each in the city that their search is for, with a form of its own. */
export function planJobs(
  portal: RehearsedPortal,
  random: Random,
  people: number,
  applications: number,
): RehearsedJob[] {
  const makers = new Map<string, () => Rehearsed[][]>();
  return dealJobs(portal, people, applications).map((person, nth) => {
    const replica = portal.replicaOf(person);
    const makeForm = makers.get(replica) ?? createFormMaker(random);
    makers.set(replica, makeForm);
    return {
      nth,
      person,
      title: pick(random, TITLES),
      company: `Company ${nth + 1}`,
      city: cityOf(person),
      pages: makeForm(),
      variety: Math.floor(random() * 1_000_000),
    };
  });
}

/** Whose job the n-th is: everybody's in turn, as long as their trouble leaves them room. */
function dealJobs(portal: RehearsedPortal, people: number, applications: number): number[] {
  const jobs: number[] = [];
  for (let round = 0; jobs.length < applications; round += 1) {
    for (let person = 0; person < people && jobs.length < applications; person += 1) {
      if (round < (portal.troubleOf(person).jobsMost ?? Infinity)) jobs.push(person);
    }
  }
  return jobs;
}

/** The job as the portal is told of it. */
export function withoutRight(job: RehearsedJob): JobPlan {
  return {
    ...job,
    pages: job.pages.map((page) => page.map(({ right: _right, ...asked }) => asked)),
  };
}

/** Where a person looks for jobs. */
export function cityOf(person: number): string {
  return CITIES[person % CITIES.length] ?? CITIES[0];
}

/** The job's name in the portal's addresses. */
export function listedIdOf(portal: RehearsedPortal, plan: RehearsedJob): string {
  const job = JobBody.parse(portal.jobOf(plan));
  return portal.listedId?.(job) ?? job.id;
}
