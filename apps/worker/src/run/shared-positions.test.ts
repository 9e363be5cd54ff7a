import { PLATFORM_IDS } from "@sendoff/contract/constants";
import { createRun } from "@sendoff/db/applying";
import { grantCredits, proveLedger } from "@sendoff/db/ledger";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { handleLaneServe } from "../jobs/lane-serve/lane-serve.handler.ts";
import { connectWithSession } from "../testing/connected-run.fixture.ts";
import { openSandbox, type Sandbox } from "../testing/sandbox.fixture.ts";
import {
  createApplicant,
  openTestWorker,
  type TestWorker,
} from "../testing/test-worker.fixture.ts";

const PORTALS = ["linkedin", "indeed", "glassdoor"] as const;
type Portal = (typeof PORTALS)[number];

let sandbox: Sandbox;
let own: TestWorker;
beforeAll(async () => {
  sandbox = await openSandbox();
  own = await openTestWorker(sandbox.linkedinUrl);
});
afterAll(async () => {
  await own.close();
});

const Posting = z.looseObject({
  id: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  description: z.string(),
  apply: z.string(),
  state: z.string(),
  keywords: z.array(z.string()),
});
type Posting = z.infer<typeof Posting>;

const POSITIONS = 4;
const ACCOUNT = "everywhere@example.com";
/** Where the applicant looks: each further place doubles the searches. */
const PLACE = /bengaluru|bangalore/i;
const SHORT_FORMS: Readonly<Record<Portal, readonly object[]>> = {
  linkedin: [{ title: "Resume", questions: [{ kind: "resume", label: "Resume", required: true }] }],
  indeed: [{ module: "contact" }, { module: "resume" }],
  glassdoor: [{ module: "contact" }, { module: "resume" }],
};

const urlOf = (portal: Portal): string => sandbox.portals[portal].url;

interface Offer {
  readonly portal: Portal;
  readonly posting: Posting;
}

/** The same position by what no site rewrites: the employer's own description. Those written most differently come first. */
function findShared(offers: readonly Offer[]): Offer[][] {
  const spellings = (shared: readonly Offer[]): number =>
    new Set(shared.map(({ posting }) => `${posting.title}|${posting.company}`)).size;
  return [...Map.groupBy(offers, ({ posting }) => posting.description).values()]
    .filter((shared) => new Set(shared.map(({ portal }) => portal)).size > 1)
    .filter((shared) => shared.every(({ posting }) => PLACE.test(posting.location)))
    .filter((shared) =>
      shared.every(({ posting }) => posting.apply === "easy" && posting.state === "open"),
    )
    .toSorted((one, other) => spellings(other) - spellings(one) || other.length - one.length)
    .slice(0, POSITIONS);
}

test("a position that LinkedIn, Indeed and Glassdoor spell in their own ways is applied to once", async () => {
  const { world } = own;
  const offers: Offer[] = [];
  for (const portal of PORTALS) {
    const postings = z.array(Posting).parse(await sandbox.portals[portal].listJobs());
    offers.push(...postings.map((posting) => ({ portal, posting })));
  }
  const shared = findShared(offers);
  expect(shared).toHaveLength(POSITIONS);
  for (const portal of PORTALS) {
    const jobs = shared
      .flat()
      .filter((offer) => offer.portal === portal)
      // Found whatever it is called, and asked for nothing: which form it has is not what this is about.
      .map(({ posting }) => ({
        ...posting,
        keywords: [...posting.keywords, "Backend Engineer"],
        steps: SHORT_FORMS[portal],
        already_applied: "none",
      }));
    await sandbox.portals[portal].loadJobs(jobs, "replace");
  }

  const worker = {
    ...own.worker,
    baseUrlOf: ({ manifest }: { manifest: { key: string } }) =>
      urlOf(z.enum(PORTALS).parse(manifest.key)),
  };
  const user = await createApplicant(world);
  // They look for these very positions, whatever they pay and ask.
  const titles = new Set(shared.flat().map(({ posting }) => posting.title));
  await world.db
    .updateTable("app_user")
    .set({
      minimum_score: 0,
      filters: sql`filters || ${JSON.stringify({ roles: ["Backend Engineer", ...titles] })}::jsonb`,
    })
    .where("id", "=", user.id)
    .execute();
  await world.db.transaction().execute((trx) =>
    grantCredits(trx, {
      userId: user.id,
      sourceKey: "enough",
      source: "gift",
      credits: 2 * shared.flat().length,
      unitPriceCents: 0,
      note: "Enough for every posting",
    }),
  );
  for (const portal of PORTALS) {
    const key = { userId: user.id, platformId: PLATFORM_IDS[portal] };
    await connectWithSession(own, urlOf(portal), key, ACCOUNT);
    const run = await world.db.transaction().execute((trx) => createRun(trx, key, POSITIONS));
    expect(run.kind).toBe("created");
  }
  await handleLaneServe(worker);

  const positionOf = new Map(
    shared.flatMap((same, nth) =>
      same.map(({ portal, posting }) => [`${portal} ${posting.id}`, nth]),
    ),
  );
  const arrived: (number | undefined)[] = [];
  for (const portal of PORTALS) {
    const received = await sandbox.portals[portal].listReceived();
    arrived.push(...received.map(({ job_id: id }) => positionOf.get(`${portal} ${id}`)));
  }
  expect(arrived.toSorted((one = -1, other = -1) => one - other)).toEqual(
    shared.map((_, nth) => nth),
  );
  const others = await world.db
    .selectFrom("application")
    .select(["status", "reason_code", "reason"])
    .where("status", "<>", "APPLIED")
    .execute();
  expect(others).toHaveLength(shared.flat().length - POSITIONS);
  for (const other of others) {
    expect(other).toMatchObject({ status: "SKIPPED", reason_code: "same_job" });
    expect(other.reason).toMatch(
      /^You applied for this same job on (?:LinkedIn|Indeed|Glassdoor) on \d{1,2} \w{3} \d{4}\.$/,
    );
  }
  expect(await proveLedger(world.db)).toMatchObject({ isSound: true, captures: POSITIONS });
});
