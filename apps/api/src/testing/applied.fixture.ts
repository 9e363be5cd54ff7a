import {
  addCandidates,
  type ApplicationLease,
  claimLaneForLogin,
  createRun,
  type Intent,
  type LaneLease,
  leaseNextApplication,
  recordIntent,
} from "@sendoff/db/applying";
import { type Database } from "@sendoff/db/client";
import { createCv } from "@sendoff/db/cv";
import { createId } from "@sendoff/kit/ids";
import type { TestUser } from "@sendoff/testkit/test-user";
import type { TestApi } from "./test-api.ts";

export const LINKEDIN = 1;
export const PREFERENCES = JSON.stringify({ roles: ["Data Engineer"], locations: ["Pune"] });

type Db = Database["kysely"];

/** A connected account, as after a sign-in, of a user who has uploaded a CV. */
export async function connect(db: Db, userId: string, platformId = LINKEDIN): Promise<void> {
  await db.transaction().execute((trx) =>
    createCv(trx, {
      id: createId(),
      userId,
      fileName: "cv.pdf",
      mimeType: "application/pdf",
      byteCount: 1,
      sha256: "0".repeat(64),
      storageKey: `cv/${userId}.pdf`,
    }),
  );
  await db
    .insertInto("lane")
    .values({
      user_id: userId,
      platform_id: platformId,
      state: "connected",
      account_label: "a•••@example.test",
      daily_limit: 10,
    })
    .execute();
}

/** The lane as a worker holds it. */
export async function holdLane(db: Db, userId: string, platformId = LINKEDIN): Promise<LaneLease> {
  const lease = await claimLaneForLogin(
    db,
    { userId, platformId },
    { worker: "w", leaseSeconds: 60, dailyLimit: 10 },
  );
  if (lease === undefined) throw new Error("the lane is held");
  return lease;
}

let jobs = 0;
/** An application in APPLYING, as a worker has it open. */
export async function openForm(db: Db, lane: LaneLease, runId: string): Promise<ApplicationLease> {
  jobs += 1;
  await addCandidates(db, lane, runId, [
    {
      portalJobId: `job-${jobs}`,
      title: `Engineer ${jobs}`,
      company: "Quillstack",
      location: "Pune",
      url: `https://www.linkedin.com/jobs/view/${jobs}/`,
    },
  ]);
  const lease = await leaseNextApplication(db, lane, runId, { worker: "w", leaseSeconds: 60 });
  if (lease === undefined) throw new Error("nothing was queued");
  return lease;
}

/** The same with its intent written down and a credit held. */
export async function submit(
  db: Db,
  lane: LaneLease,
  runId: string,
  cv: Intent["cv"] = null,
): Promise<ApplicationLease> {
  const lease = await openForm(db, lane, runId);
  const intent = await recordIntent(db, lane, lease, { ...INTENT, cv }, 0);
  if (intent.kind !== "recorded") throw new Error(intent.kind);
  return lease;
}

const INTENT: Intent = {
  answers: [
    {
      step: "Contact info",
      question: "City",
      kind: "text",
      required: true,
      options: [],
      value: "Pune",
      source: "profile",
      confidence: 1,
      why: "your location",
    },
  ],
  steps: [],
  applicant: "Asha Raman",
  applicantEmail: "asha@example.test",
  cv: null,
};

/** A picture of an application, as the worker notes it. */
export async function addPicture(db: Db, applicationId: string, kind: string): Promise<void> {
  await db
    .insertInto("application_picture")
    .values({
      id: createId(),
      application_id: applicationId,
      kind,
      storage_key: `pictures/${applicationId}/${kind}.jpg`,
      width: 1280,
      height: 860,
    })
    .execute();
}

/** A user whose lane a worker holds in a run. */
export interface Runner {
  readonly user: TestUser;
  readonly lane: LaneLease;
  readonly runId: string;
}

/** A new user with a connected account and a run of seven under way. */
export async function startRunner(api: Pick<TestApi, "db" | "createUser">): Promise<Runner> {
  const user = await api.createUser();
  await connect(api.db, user.id);
  const lane = await holdLane(api.db, user.id);
  const run = await api.db.transaction().execute((trx) => createRun(trx, lane, 7));
  if (run.kind !== "created") throw new Error(run.kind);
  return { user, lane, runId: run.runId };
}
