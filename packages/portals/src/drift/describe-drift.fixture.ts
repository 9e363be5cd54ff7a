import { afterEach, describe, expect, test } from "vitest";
import type { Census } from "./census.fixture.ts";
import { listNotMet, whyNotMet } from "./not-met.fixture.ts";

/**
 * Holds the page objects of a driver against the pages that its suite went over: a variant that is on none of them is either
 * gone from the portal or was never right. Call it after all other tests of the file, which fill `census`.
 */
export function describeDrift(portal: string, census: Census): void {
  afterEach(({ task }) => {
    if (task.result?.state === "fail") census.breakOff();
  });
  describe(`${portal}: drift of its pages`, () => {
    test("every variant that was looked for is somewhere on the replica's pages, the first ones above all", ({
      skip,
    }) => {
      // That test says what is wrong; a list of all that it never reached would hide it.
      skip(!census.isWhole, "An earlier test of this file has failed");
      const isUnexplained = (variant: string): boolean => whyNotMet(portal, variant) === undefined;
      expect(census.report()).not.toEqual([]);
      expect({
        first: census.withoutFirst().filter(isUnexplained),
        all: census.dead().filter(isUnexplained),
        // The list of exceptions holds nothing that is met after all.
        needlesslyListed: listNotMet(portal).filter((variant) => !census.dead().includes(variant)),
      }).toEqual({ first: [], all: [], needlesslyListed: [] });
    });
  });
}
