import { listPageKeys } from "@sendoff/db/portal-health";
import { createVariantCounter } from "@sendoff/portals/variant-counter";
import { createTestWorld } from "@sendoff/testkit/test-world";
import { expect, onTestFinished, test } from "vitest";
import { createHitReporter, startReportingHits } from "./key-hits.ts";

test("workers add what they counted since the last time, each hit once, also after a database that was away", async () => {
  const world = await createTestWorld();
  onTestFinished(() => world.close());
  const [one, other] = [createVariantCounter(), createVariantCounter()];
  const report = createHitReporter({ ...world, variants: one });
  one.hit("indeed", "apply.next", "role");
  one.miss("indeed", "apply.next");
  other.hit("indeed", "apply.next", "role");
  await Promise.all([report(), startReportingHits({ ...world, variants: other }).finish()]);
  await world.database.pool.query("alter table page_key_hit rename to page_key_hit_away");
  one.hit("indeed", "apply.next", "role");
  await expect(report()).rejects.toThrow("page_key_hit");
  await world.database.pool.query("alter table page_key_hit_away rename to page_key_hit");
  await report();
  await report();
  const found = await listPageKeys(world.db, 24);
  expect(found.map(({ variant, hits }) => [variant, hits])).toEqual([
    ["role", 3],
    ["none", 1],
  ]);
});
