import { watchStatements } from "@sendoff/testkit/statements";
import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { emptyProfile } from "@sendoff/contract/profile";
import { type LaneKey, PORTAL_LOGIN_CHANNEL } from "@sendoff/db/applying";
import { createDatabase } from "@sendoff/db/client";
import { QUEUE_CHANNEL } from "@sendoff/db/boss";
import { LIVE_PAGE_CHANNEL } from "@sendoff/db/live-view";
import { createListener } from "@sendoff/db/listen-notify";
import { syncPlatforms } from "@sendoff/db/platform";
import { createId } from "@sendoff/kit/ids";
import { openJournal } from "@sendoff/kit/journal";
import { createLogger } from "@sendoff/kit/logger";
import { boardsBaseUrl, MANIFESTS } from "@sendoff/portals/manifest";
import { createVariantCounter } from "@sendoff/portals/variant-counter";
import { createUser, type TestUser } from "@sendoff/testkit/test-user";
import { createTestWorld, type TestWorld } from "@sendoff/testkit/test-world";
import { type BrowserPool, createBrowserPool } from "../browser/browser-pool.ts";
import { createPhotographer } from "../browser/pictures.ts";
import { createLivePages } from "../live-view/live-pages.ts";
import { createSteeredPages, type SteeredPages } from "../browser/steered-pages.ts";
import { createSlots } from "../browser/slots.ts";
import { readWorkerConfig } from "../config.ts";
import { createWorkerFigures } from "../figures/worker-figures.ts";
import { createFailureKeeper } from "../portal-health/failure-keeper.ts";
import { createOddityCounter } from "../portal-health/oddity-counter.ts";
import { createDriverLookup } from "../context/driver-lookup.ts";
import type { WorkerContext } from "../context/worker-context.ts";

export const LINKEDIN = 1;
export const INDEED = 4;
export const PASSWORD = "correct-horse";

export interface TestWorker {
  readonly world: TestWorld;
  readonly worker: WorkerContext;
  readonly steered: SteeredPages;
  readonly portalUrl: string;
  readonly close: () => Promise<void>;
}

let sharedPool: BrowserPool | undefined;

/** The pool of this process: its browser serves all test files, as a worker's serves all accounts, and ends with it. */
function browserPool(executablePath: string): BrowserPool {
  sharedPool ??= createBrowserPool({
    source: { executablePath },
    logger: createLogger("test pool", "silent"),
    // As the browser of the other tests: what is drawn goes through fewer processes.
    flags: ["--in-process-gpu"],
  });
  return sharedPool;
}

/** A worker's own parts on a database, a queue and a folder of their own; the portal is at `portalUrl`. */
export async function openTestWorker(portalUrl: string): Promise<TestWorker> {
  const world = await createTestWorld();
  await syncPlatforms(world.db, MANIFESTS);
  const chromiumPath = process.env["SENDOFF_CHROMIUM"] ?? "";
  const config = readWorkerConfig({
    DATABASE_URL: world.database.url,
    SENDOFF_DATA_DIR: world.folder,
    SENDOFF_CHROMIUM: chromiumPath,
    SENDOFF_VAULT_PUBLIC_KEY: world.vaultKeys.publicKey.toString("base64"),
    SENDOFF_VAULT_PRIVATE_KEY: world.vaultKeys.privateKey.toString("base64"),
    // Tests of waiting for an account's owner switch it on.
    OWNER_WAIT_MINUTES: "0",
    SENDOFF_SECRET_URL_SIGNING: world.urlSigningKey.toString("base64"),
  });
  const listener = createListener(
    world.database.url,
    [PORTAL_LOGIN_CHANNEL, LIVE_PAGE_CHANNEL, QUEUE_CHANNEL],
    () => undefined,
  );
  const baseUrlOf: WorkerContext["baseUrlOf"] = ({ manifest: { board } }) =>
    board === undefined ? portalUrl : boardsBaseUrl(board, portalUrl);
  const stopping = new AbortController().signal;
  const steered = createSteeredPages();
  const store = { ...world, steered };
  const live = createLivePages({ ...store, config, listener, baseUrlOf, stopping }, () => "");
  // The worker under test has the rights of its role; what a test does beside it has the owner's.
  const database = createDatabase({
    url: world.database.urlOf("worker"),
    poolSize: 10,
    applicationName: "sendoff-test-worker",
  });
  const slots = createSlots(2);
  const variants = createVariantCounter();
  const oddities = createOddityCounter();
  const worker: WorkerContext = {
    ...world,
    db: watchStatements(database.kysely),
    workerId: "test worker",
    journal: await openJournal(config.journal.place, world.storage, "test-worker"),
    config,
    listener,
    pool: browserPool(chromiumPath),
    slots,
    photographer: createPhotographer(store),
    failures: createFailureKeeper(store, config.bundles),
    random: Math.random,
    variants,
    oddities,
    figures: createWorkerFigures({ slots, variants, oddities }),
    drafter: undefined,
    ...createDriverLookup(world.db),
    baseUrlOf,
    live,
    // A busy machine takes several times as long; tests of pages that never come are impatient by themselves.
    patience: 3,
    stopping,
  };
  const close = async (): Promise<void> => {
    await listener.close();
    await database.close();
    await world.close();
  };
  return { world, worker, steered, portalUrl, close };
}

/** What an applicant looks for. On a portal with a search each pair of role and place is a search of its own. */
export interface Wanted {
  readonly roles: readonly string[];
  readonly locations: readonly string[];
}
/** One search: that all pairs are gone over is the drivers' and the queries' own matter, and each costs a page. */
const ONE_SEARCH: Wanted = { roles: ["Backend Engineer"], locations: ["Bangalore"] };
/** For a board, whose list is read once whoever looks for what. */
export const SEVERAL_ROLES: Wanted = {
  roles: ["Backend Engineer", "Software Engineer", "Full Stack Developer"],
  locations: ["Bangalore", "Remote", "Hyderabad"],
};

/** A person with a profile and a CV, who may start a run. */
export async function createApplicant(
  world: TestWorld,
  wanted: Wanted = ONE_SEARCH,
): Promise<TestUser & { sha256: string }> {
  const profile = emptyProfile();
  const user = await createUser(world, {
    first_name: "Asha",
    last_name: "Raman",
    dial_code: "+91",
    mobile: "9876543210",
    location: "Bangalore, Karnataka, India",
    role: "Senior Backend Engineer",
    notice_period: "30 days",
    current_ctc: 2_600_000,
    current_ctc_currency: "INR",
    expected_ctc: 3_400_000,
    expected_ctc_currency: "INR",
    filters: JSON.stringify({
      ...wanted,
      salary_range: { min: 2_400_000, max: 3_800_000 },
      ...profile,
    }),
  });
  const pdf = await readFile(
    new URL(import.meta.resolve("@sendoff/testkit/fixtures/cv/asha-raman.pdf")),
  );
  const sha256 = createHash("sha256").update(pdf).digest("hex");
  const storageKey = `cv/${user.id}/${randomBytes(4).toString("hex")}.pdf`;
  await world.storage.put(storageKey, pdf);
  await world.db
    .insertInto("cv")
    .values({
      id: createId(),
      user_id: user.id,
      version: 1,
      file_name: "asha-raman.pdf",
      mime_type: "application/pdf",
      byte_count: pdf.length,
      sha256,
      storage_key: storageKey,
    })
    .execute();
  return { ...user, sha256 };
}

export const keyOf = (user: { id: string }): LaneKey => ({ userId: user.id, platformId: LINKEDIN });
