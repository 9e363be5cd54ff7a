import { describe, expect, test, vi } from "vitest";
import { Stage } from "../suite/stage.fixture.ts";
import { Census } from "./census.fixture.ts";
import { listFixtures } from "./fixtures.fixture.ts";
import { whyNotMet } from "./not-met.fixture.ts";
import { walkPortal } from "./walk.fixture.ts";

// A whole walk over each drawing of a site, in a real browser on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 1_200_000 });

/** Hit counts, and why what was not met is not. */
function reportOf(name: string, census: Census): string {
  const missing = census.dead().map((variant) => `${variant}: ${whyNotMet(name, variant) ?? "?"}`);
  const lines = [...census.report(), "not met:", ...missing];
  return `${name}, pages on which each variant was:\n  ${lines.join("\n  ")}\n`;
}

describe.each(listFixtures())("$name", ({ name, load }) => {
  test("every variant of every page object is somewhere on the replica's pages, the first ones above all", async () => {
    const fixture = await load();
    const census = new Census();
    const stage = new Stage(fixture, (session) => census.listen(session));
    await stage.start();
    try {
      for (const variant of fixture.variants) {
        await stage.portal.setVariant(variant);
        await walkPortal(stage, fixture);
      }
    } finally {
      await stage.stop();
    }
    process.stdout.write(reportOf(name, census));
    const isUnexplained = (variant: string): boolean => whyNotMet(name, variant) === undefined;
    expect(census.report()).not.toEqual([]);
    expect(census.withoutFirst().filter(isUnexplained)).toEqual([]);
    expect(census.dead().filter(isUnexplained)).toEqual([]);
  });
});
