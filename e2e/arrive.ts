import type { Page } from "@playwright/test";
import { TOKEN_STORAGE_KEY } from "@sendoff/contract/constants";
import { type Profile } from "@sendoff/contract/profile";
import { routes } from "@sendoff/contract/routes";
import { RunSummary } from "@sendoff/contract/run";
import { Person, prepareApplicant } from "@sendoff/testkit/person";
import { z } from "zod";
import type { Product } from "./product.ts";
import { expect } from "./test.ts";

/** What everybody tells at 'Complete Your Profile' (flows.ts). */
const DETAILS = {
  first_name: "Asha",
  last_name: "Raman",
  username: "asha",
  notice_period: "30 days",
  current_ctc: 2_600_000,
  expected_ctc: 3_400_000,
  dial_code: "+91",
  mobile: "9876543210",
};

export const UNTIL_APPLIED_MS = 240_000;
let arrivals = 0;

/** An address that no earlier test has used. */
export function newAddress(name: string): string {
  arrivals += 1;
  return `${name}.${Date.now().toString(36)}${arrivals}@example.com`;
}

/**
 * Somebody who has signed in and completed their profile; the browser has their session and no page yet. By the product's own
 * calls: the pages for it are under test in main-job.spec.ts, connecting.spec.ts and accessibility.spec.ts.
 */
export async function arrive(
  page: Page,
  product: Product,
  name: string,
  details: Readonly<Record<string, string>> = {},
): Promise<Person> {
  const person = new Person(addressesOf(product), newAddress(name));
  await person.signIn();
  await person.update({ ...DETAILS, ...details });
  await giveSession(page, product, person);
  return person;
}

/** The same with a CV, a whole profile and job preferences; `complete` has the last word on the profile. */
export async function arriveReady(
  page: Page,
  product: Product,
  name: string,
  complete?: (profile: Profile) => Profile,
): Promise<Person> {
  const person = await prepareApplicant(addressesOf(product), newAddress(name), complete);
  await giveSession(page, product, person);
  return person;
}

/**
 * Applies until there is nothing more to apply to, by the product's own calls: the page of a run is under test in
 * main-job.spec.ts and company-board.spec.ts.
 */
export async function applyToAll(person: Person, platformId: number): Promise<void> {
  // What was approved or answered goes out in a run of its own, which ends a moment after the last of it has arrived.
  for (const run of z.array(RunSummary).parse(await person.call(routes.listRuns))) {
    await person.waitForRun(run.id, UNTIL_APPLIED_MS);
  }
  const { run } = await person.waitForRun(await person.apply(platformId), UNTIL_APPLIED_MS);
  expect(run.end_reason).toBe("search_exhausted");
}

function addressesOf({ appUrl, mailUrl }: Product) {
  return { apiUrl: appUrl, mailUrl };
}

/** In a document of the app's origin, where a test's page begins (test.ts); a context of a test's own has none yet. */
async function giveSession(page: Page, { appUrl }: Product, { token }: Person): Promise<void> {
  if (new URL(page.url()).origin !== appUrl) await page.goto(`${appUrl}/healthz`);
  const entry = [TOKEN_STORAGE_KEY, token] as const;
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), entry);
}
