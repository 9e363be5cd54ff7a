import type { PortalSession, SearchCriteria } from "../portal-driver.ts";
import type { Stage } from "../suite/stage.fixture.ts";
import type { PortalFixture, SuiteJob } from "../testing/portal.fixture.ts";
import {
  APPLIED_JOB,
  CLOSED_JOB,
  EXTERNAL_JOB,
  FULL_JOB,
  PLAIN_JOB,
} from "../testing/suite-jobs.fixture.ts";

const SHORTLY = { confirmTimeoutMs: 2_500 };
const MISSING_JOB = { id: "4999999999" };
const FOUND: SearchCriteria = { roles: ["Engineer"], locations: ["Pune"] };
const NOTHING: SearchCriteria = { roles: ["Zzyzx Keeper"], locations: ["Pune"] };

/**
 * Walks a driver over every page of its replica that the suite knows the way to, in one drawing. What it meets is its own
 * matter: the driver's suite says what is right, the walk only goes there.
 */
export async function walkPortal(stage: Stage, fixture: PortalFixture): Promise<void> {
  await walkSignIn(stage);
  await walkSignedOut(stage);
  await walkJobs(stage);
  for (const trouble of fixture.troubles) {
    // A changed layout is where nothing is to be found.
    if (trouble === "changed_layout") continue;
    const { session, account } = await stage.signedIn();
    await stage.portal.setTrouble(account, trouble);
    // Trouble may come in the middle of a click; what that ends in is the suite's matter.
    for (const job of [PLAIN_JOB, FULL_JOB]) {
      await applyTo(stage, session, job).catch(() => undefined);
    }
    await stage.driver.lookApplied(session, stage.cardOf(PLAIN_JOB));
    await stage.closeSessions();
  }
}

async function walkSignIn(stage: Stage): Promise<void> {
  const { driver, password } = stage;
  const wrong = await stage.openSession();
  await driver.signIn(wrong, { email: stage.newAccount(), password: "wrong" });
  const account = stage.newAccount("otp");
  const session = await stage.openSession();
  const asked = await driver.signIn(session, { email: account, password });
  if (asked.kind === "code_required") {
    const code = await stage.portal.getCode(account);
    await driver.submitCode(session, code === "111111" ? "222222" : "111111");
    await driver.submitCode(session, code);
    await driver.signIn(session, { email: account, password });
  }
  const guarded = await stage.openSession();
  await driver.signIn(guarded, { email: stage.newAccount("captcha"), password });
  await driver.isSignedIn(guarded);
  await stage.closeSessions();
}

async function walkSignedOut(stage: Stage): Promise<void> {
  const session = await stage.openSession();
  await stage.driver.read(session, stage.cardOf(PLAIN_JOB));
  await stage.driver.lookApplied(session, stage.cardOf(PLAIN_JOB));
  await search(stage, session, FOUND);
  await stage.closeSessions();
}

async function walkJobs(stage: Stage): Promise<void> {
  const { session } = await stage.signedIn();
  for (const criteria of [FOUND, NOTHING]) await search(stage, session, criteria);
  for (const job of [APPLIED_JOB, CLOSED_JOB, EXTERNAL_JOB, MISSING_JOB]) {
    await stage.driver.read(session, stage.cardOf(job));
    await stage.driver.lookApplied(session, stage.cardOf(job));
  }
  for (const job of [FULL_JOB, PLAIN_JOB]) await applyTo(stage, session, job);
  for (const job of [FULL_JOB, PLAIN_JOB]) await stage.driver.read(session, stage.cardOf(job));
  // Of a job that is gone the account's own list is asked, which has rows now.
  await stage.driver.lookApplied(session, stage.cardOf(MISSING_JOB));
  await stage.closeSessions();
}

async function search(
  stage: Stage,
  session: PortalSession,
  criteria: SearchCriteria,
): Promise<void> {
  const found = stage.driver.search(session, criteria);
  for (let next = await found.next(); next.done !== true;) next = await found.next();
}

async function applyTo(stage: Stage, session: PortalSession, job: SuiteJob): Promise<void> {
  const read = await stage.driver.read(session, stage.cardOf(job));
  if (read.kind !== "open") return;
  const outcome = await stage.prepare(session, job);
  if (outcome.kind === "prepared") await outcome.submit(SHORTLY);
}
