import {
  addCandidates,
  claimLaneForLogin,
  createRun,
  endRun,
  finishUnsent,
  type LaneLease,
  leaseNextApplication,
  recordArrival,
  releaseLane,
  setLaneState,
} from "@sendoff/db/applying";
import { answerQuestions, listOpenQuestions, setNeedsSettings } from "@sendoff/db/needs";
import { syncPlatforms } from "@sendoff/db/platform";
import { readUnsubscribeToken } from "@sendoff/kit/mail";
import { MANIFESTS } from "@sendoff/portals/manifest";
import { listMailsTo } from "@sendoff/testkit/outbox";
import { createUser, type TestUser } from "@sendoff/testkit/test-user";
import { createTestWorld, type TestWorld } from "@sendoff/testkit/test-world";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type DigestDeps, handleNeedsDigest } from "./needs-digest.handler.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld();
  await syncPlatforms(world.db, MANIFESTS);
});
afterAll(() => world.close());

const DAY_MS = 24 * 3_600_000;
/** Days are counted from this one, also when it ends while the tests run. */
const BEGUN = Date.now();
/** Milliseconds to the next day's such hour in a zone that knows no summer time. */
function until(hour: number, utcOffsetHours: number, days = 1): number {
  const ahead = utcOffsetHours * 3_600_000;
  const midnight = BEGUN + ahead - ((BEGUN + ahead) % DAY_MS);
  return midnight + days * DAY_MS + hour * 3_600_000 - ahead - Date.now();
}
/** Asia/Kolkata, where test users live. */
const INDIA = 5.5;
const deps = (clockOffsetMs: number, more: Partial<DigestDeps> = {}): DigestDeps => ({
  ...world,
  config: {
    mode: "sandbox",
    clockOffsetMs,
    publicUrl: "https://sendoff.example",
    urlSigningKey: world.urlSigningKey,
  },
  stopping: new AbortController().signal,
  ...more,
});
const look = (clockOffsetMs = until(9, INDIA)) => handleNeedsDigest(deps(clockOffsetMs));
const mailsTo = (user: TestUser) => listMailsTo(world, user.email);

async function connect(user: TestUser, platformId = 1): Promise<LaneLease> {
  const key = { userId: user.id, platformId };
  await world.db
    .insertInto("lane")
    .values({ user_id: user.id, platform_id: platformId, state: "connected", daily_limit: 10 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const wish = { worker: "w", leaseSeconds: 60, dailyLimit: 10 };
  const lane = await claimLaneForLogin(world.db, key, wish);
  if (lane === undefined) throw new Error("the lane is held");
  await setLaneState(world.db, lane, "connected", "");
  return lane;
}

let jobs = 0;
/** One application that has stopped at this question. */
async function stop(user: TestUser, question: string): Promise<void> {
  const lane = await connect(user);
  const run = await world.db.transaction().execute((trx) => createRun(trx, lane, 5));
  if (run.kind !== "created") throw new Error(run.kind);
  jobs += 1;
  const job = {
    title: `Engineer ${jobs}`,
    company: "Quillstack",
    location: "Pune",
    url: "https://x.test",
  };
  await addCandidates(world.db, lane, run.runId, [{ ...job, portalJobId: `job-${jobs}` }]);
  const lease = await leaseNextApplication(world.db, lane, run.runId, {
    worker: "w",
    leaseSeconds: 60,
  });
  if (lease === undefined) throw new Error("nothing was queued");
  await finishUnsent(world.db, lease, {
    status: "NEEDS_ANSWER",
    openQuestions: [
      { question, kind: "text", options: [], reason: "", step: "", key: question.toLowerCase() },
    ],
  });
  await endRun(world.db, lane, run.runId, "search_exhausted", "");
  await releaseLane(world.db, lane, 0);
}

test("what waits is reported once in the morning, by text and HTML, with a way out in both and in the headers", async () => {
  const user = await createUser(world, { first_name: "Asha" });
  await stop(user, "Years with <Kafka>?");
  await stop(user, "Years with <Kafka>?");
  await stop(user, "Do you hold a passport?");
  await look();
  await look(until(11, INDIA));
  const [mail, ...others] = await mailsTo(user);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("2 things need you in Sendoff");
  expect(mail?.text).toContain("Hello Asha,");
  expect(mail?.text).toContain("- Years with <Kafka>?\n  2 jobs wait for this answer");
  expect(mail?.text).toContain("https://sendoff.example/app/needs-you");
  expect(mail?.html).toContain("Years with &lt;Kafka&gt;?");
  // Its signs lie in the mail, for either ground; whatever is fetched when a mail is read tells that it is.
  expect(mail?.html?.match(/src="[^"]*"/g)).toEqual([
    'src="cid:mark@sendoff"',
    'src="cid:mark-on-dark@sendoff"',
  ]);
  expect(mail?.html).toContain("prefers-color-scheme:dark");
  const token = /\/unsubscribe\/(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
  expect(readUnsubscribeToken(world.urlSigningKey, token)).toBe(user.id);
  expect(mail?.html).toContain(`https://sendoff.example/unsubscribe/${token}`);
  expect(mail?.headers).toEqual({
    "List-Unsubscribe": `<https://sendoff.example/v1/job/mail/unsubscribe/${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

test("only the user's own morning counts", async () => {
  const india = await createUser(world);
  const hawaii = await createUser(world, { time_zone: "Pacific/Honolulu" });
  for (const user of [india, hawaii]) await stop(user, "Where?");
  for (const hour of [3, 7.9, 12.1, 14]) await look(until(hour, INDIA));
  expect(await mailsTo(india)).toEqual([]);
  await look(until(8.1, INDIA));
  expect(await mailsTo(india)).toHaveLength(1);
  // India's small hours are the mornings of Hawaii, fifteen and a half hours behind.
  expect(await mailsTo(hawaii)).toHaveLength(1);
});

test("nobody is told of nothing: not without needs, not of what was answered, not who wants no mail", async () => {
  const [idle, answered, silent] = await Promise.all([
    createUser(world),
    createUser(world),
    createUser(world),
  ]);
  for (const user of [answered, silent]) await stop(user, "Where?");
  const [open] = await listOpenQuestions(world.db, answered.id);
  const given = [{ questionId: open?.question.id ?? "", answer: "Here" }];
  await world.db.transaction().execute((trx) => answerQuestions(trx, answered.id, given));
  await setNeedsSettings(world.db, silent.id, { dailyMail: false });
  await look();
  for (const user of [idle, answered, silent]) expect(await mailsTo(user)).toEqual([]);
});

test("the same is reported again after a week, something new the next morning", async () => {
  const user = await createUser(world);
  await stop(user, "Where?");
  const count = async () => (await mailsTo(user)).length;
  await look(until(9, INDIA, 1));
  for (const day of [2, 3, 7]) await look(until(9, INDIA, day));
  expect(await count()).toBe(1);
  await look(until(9.1, INDIA, 8));
  expect(await count()).toBe(2);
  const fresh = await createUser(world);
  await stop(fresh, "Where?");
  await look(until(9, INDIA, -1));
  await stop(fresh, "When?");
  await look(until(9, INDIA, 1));
  expect((await mailsTo(fresh)).map((mail) => mail.subject)).toEqual([
    "2 things need you in Sendoff",
    "1 thing needs you in Sendoff",
  ]);
});

test.each([
  ["needs_user", "- LinkedIn wants to see you\n  Runs there wait until you have passed its check"],
  [
    "code_required",
    "- LinkedIn asks for a code\n  Runs there wait until you have connected it once more and typed that code",
  ],
] as const)("an account that waits for its owner is told of: %s", async (state, mailOn) => {
  const user = await createUser(world);
  const lane = await connect(user);
  await setLaneState(world.db, lane, state, "A check");
  await look();
  expect((await mailsTo(user))[0]?.text).toContain(mailOn);
});

test("one application and several are reported in sentences that fit", async () => {
  const user = await createUser(world);
  await stop(user, "Where?");
  const become = (status: string) =>
    world.db
      .updateTable("application")
      .set({ status, reason_code: "form_check", updated_at: new Date() })
      .where("user_id", "=", user.id)
      .execute();
  const mailOn = async (day: number) => {
    await look(until(9, INDIA, day));
    return (await mailsTo(user))[0]?.text;
  };
  const FINISH = ["Its form has a check", "Their forms have checks"] as const;
  const TELL = [
    "whether it arrived; its credit is back",
    "whether they arrived; their credits are back",
  ];
  await become("NEEDS_USER");
  expect(await mailOn(1)).toContain(`- 1 application to finish\n  ${FINISH[0]} that only a person`);
  await become("NEEDS_REVIEW");
  expect(await mailOn(2)).toContain(`- 1 application to look at\n  Nobody can tell ${TELL[0]}`);
  await stop(user, "When?");
  await become("NEEDS_USER");
  expect(await mailOn(3)).toContain(
    `- 2 applications to finish\n  ${FINISH[1]} that only a person`,
  );
  await become("NEEDS_REVIEW");
  expect(await mailOn(4)).toContain(`- 2 applications to look at\n  Nobody can tell ${TELL[1]}`);
  // As the inbox counts them: each is one thing to do, all approvals together are one.
  expect((await mailsTo(user))[0]?.subject).toBe("2 things need you in Sendoff");
  await become("NEEDS_APPROVAL");
  expect(await mailOn(5)).toContain("- 2 applications to approve");
  expect((await mailsTo(user))[0]?.subject).toBe("1 thing needs you in Sendoff");
});

test("an unconfirmed submit and a form's check are reported until their user has said what came of them", async () => {
  const user = await createUser(world);
  await stop(user, "Where?");
  const become = (status: string, reasonCode: string) =>
    world.db
      .updateTable("application")
      .set({ status, reason_code: reasonCode, updated_at: new Date() })
      .where("user_id", "=", user.id)
      .returning("id")
      .executeTakeFirstOrThrow();
  await become("NEEDS_USER", "form_check");
  await look(until(9, INDIA, 1));
  const { id } = await become("NEEDS_REVIEW", "cannot_tell");
  await look(until(9, INDIA, 2));
  expect((await mailsTo(user)).map(({ text }) => /^- .*$/m.exec(text)?.[0])).toEqual([
    "- 1 application to look at",
    "- 1 application to finish",
  ]);
  await recordArrival(world.db, { userId: user.id, id }, { verdict: "cannot_tell" });
  await look(until(9, INDIA, 12));
  expect(await mailsTo(user)).toHaveLength(2);
});

test("a day on which something was sent or answered is told the next morning, once, what waits first", async () => {
  const user = await createUser(world);
  await stop(user, "Where?");
  await stop(user, "When?");
  const sent = await world.db
    .updateTable("application")
    .set({ status: "APPLIED", proof: "confirmation_seen", applied_at: new Date(), cost_cents: 0 })
    .where("user_id", "=", user.id)
    .returning("id")
    .execute();
  await world.db
    .updateTable("application")
    .set({
      response_status: "INTERVIEW_SCHEDULED",
      response_on: "2026-11-20",
      response_at: new Date(),
      response_reached: 2,
      interview_on: "2026-11-20",
    })
    .where("id", "=", sent[0]?.id ?? "")
    .execute();
  await stop(user, "Which shift?");
  await look(until(9, INDIA, 1));
  await look(until(11, INDIA, 1));
  await look(until(9, INDIA, 2));
  const [mail, ...others] = await mailsTo(user);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("2 sent, 1 answer, 1 needs you");
  expect(mail?.text).toMatch(
    /- Which shift\?[\s\S]*Sent: 2, Skipped: 0, Failed: 0, Credits left: \d[\s\S]*- Interview: Quillstack\n {2}Engineer \d+\n {2}https:\/\/sendoff\.example\/app\/applications\//,
  );
  expect(mail?.html).toContain("All that was sent");
  expect(
    readUnsubscribeToken(
      world.urlSigningKey,
      /unsubscribe\/(\S+)/.exec(mail?.text ?? "")?.[1] ?? "",
    ),
  ).toBe(user.id);
});

test("several workers tell everybody once, and one that dies in the middle leaves nobody out", async () => {
  const users = await Promise.all(Array.from({ length: 12 }, () => createUser(world)));
  for (const user of users) await stop(user, "Where?");
  let sealed = 0;
  const dying = deps(until(9, INDIA), {
    sealer: {
      ...world.sealer,
      seal: (...args) => {
        sealed += 1;
        if (sealed > 9) throw new Error("killed");
        return world.sealer.seal(...args);
      },
    },
  });
  await expect(handleNeedsDigest(dying)).rejects.toThrow("killed");
  await Promise.all([look(), look(), look(), look()]);
  await look();
  for (const user of users) expect(await mailsTo(user)).toHaveLength(1);
});
