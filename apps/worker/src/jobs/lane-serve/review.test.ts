import { proveLedger } from "@sendoff/db/ledger";
import { rejectPrepared } from "@sendoff/db/review";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openConnectedRun } from "../../testing/connected-run.fixture.ts";
import { easyApplyJob } from "../../testing/easy-apply-job.fixture.ts";
import {
  applicationsOf,
  approve,
  arrived,
  NOTICE,
  prepareAll,
  preparedForm,
  sendApproved,
} from "../../testing/reviewed.fixture.ts";
import { openSandbox, type Sandbox } from "../../testing/sandbox.fixture.ts";
import { openTestWorker, type TestWorker } from "../../testing/test-worker.fixture.ts";
import { handleLaneServe } from "./lane-serve.handler.ts";

let sandbox: Sandbox;
let own: TestWorker;
beforeAll(async () => {
  sandbox = await openSandbox();
  own = await openTestWorker(sandbox.linkedinUrl);
});
afterAll(() => own.close());

const REFERRAL = { kind: "text", label: "Who referred you?", required: false };
const SHIFTS = {
  kind: "radio",
  label: "Which shift suits you best?",
  required: true,
  options: ["Day", "Night"],
};

test("prepared ones wait without a credit; what is approved arrives field by field, what is rejected never does", async () => {
  const { db } = own.world;
  const account = "review@example.com";
  const { userId, key, sha256 } = await prepareAll(own, sandbox, account, [
    easyApplyJob("4200000001", "Saffron Grid", [NOTICE, REFERRAL]),
    easyApplyJob("4200000002", "Blue Tarmac", [NOTICE]),
    easyApplyJob("4200000003", "Halcyon Rail", [NOTICE]),
  ]);
  expect(await sandbox.listReceived(account)).toEqual([]);
  const waiting = await applicationsOf(own, userId);
  expect(waiting.map(({ status, credit }) => [status, credit])).toEqual([
    ["NEEDS_APPROVAL", null],
    ["NEEDS_APPROVAL", null],
    ["NEEDS_APPROVAL", null],
  ]);
  const [first, second, third] = waiting.map(({ id }) => id);
  if (first === undefined || second === undefined || third === undefined) throw new Error("three");
  const form = await preparedForm(own, first);
  expect(form.cv).toMatchObject({ version: 1, sha256 });
  expect(form.questions.find(({ question }) => question === NOTICE.label)).toMatchObject({
    value: expect.stringContaining("30"),
    required: true,
    can_edit: true,
  });
  expect(form.questions.find(({ question }) => question === REFERRAL.label)).toMatchObject({
    value: null,
    source: null,
    can_edit: true,
  });
  expect(form.questions.find(({ kind }) => kind === "file")).toMatchObject({ can_edit: false });

  const written = { [NOTICE.label]: "Two weeks, by agreement", [REFERRAL.label]: "Meera Nair" };
  expect(await approve(own, userId, first, written)).toMatchObject({ kind: "approved" });
  // Two tabs at once: one of them wins, and one application arrives.
  const both = await Promise.all([approve(own, userId, third), approve(own, userId, third)]);
  expect(both.map(({ kind }) => kind).toSorted()).toEqual(["approved", "not_waiting"]);
  const rejected = await db
    .transaction()
    .execute((trx) => rejectPrepared(trx, { userId, applicationId: second }, "Not this one"));
  expect(rejected.kind).toBe("rejected");
  const toSend = await preparedForm(own, first);

  await sendApproved(own, key, 3);

  const received = await sandbox.listReceived(account);
  expect(received.map(({ job_id }) => job_id).toSorted()).toEqual(["4200000001", "4200000003"]);
  const got = arrived(received.find(({ job_id }) => job_id === "4200000001"));
  expect(got).toMatchObject(written);
  const asked = toSend.questions.filter(({ kind }) => kind !== "file");
  expect(
    Object.fromEntries(asked.map(({ question }) => [question, got[question] ?? null])),
  ).toEqual(Object.fromEntries(asked.map(({ question, value }) => [question, value])));
  const after = await applicationsOf(own, userId);
  expect(after).toMatchObject([
    { status: "APPLIED", credit: "captured" },
    { status: "SKIPPED", reason_code: "rejected", credit: null },
    { status: "APPLIED", credit: "captured" },
  ]);
  const { answers } = await db
    .selectFrom("application")
    .select("answers")
    .where("id", "=", first)
    .executeTakeFirstOrThrow();
  expect(answers).toContainEqual(
    expect.objectContaining({ question: REFERRAL.label, value: "Meera Nair", source: "review" }),
  );
  expect(await proveLedger(db)).toMatchObject({ isSound: true, captures: 2 });
});

test("a form that asks something else than was approved waits again, and what was written stays", async () => {
  const account = "changed@example.com";
  const { userId, key } = await prepareAll(own, sandbox, account, [
    easyApplyJob("4300000001", "Saffron Grid", [NOTICE]),
  ]);
  const id = (await applicationsOf(own, userId))[0]?.id ?? "";
  await approve(own, userId, id, { [NOTICE.label]: "Two weeks" });
  await sandbox.loadJobs([easyApplyJob("4300000001", "Saffron Grid", [NOTICE, REFERRAL])]);
  await sendApproved(own, key, 1);
  expect(await sandbox.listReceived(account)).toEqual([]);
  expect(await applicationsOf(own, userId)).toMatchObject([
    { status: "NEEDS_APPROVAL", reason: expect.stringContaining(REFERRAL.label), credit: null },
  ]);
  const again = await preparedForm(own, id);
  expect(again).toMatchObject({ revision: 2, approvedAt: null });
  expect(again.questions.find(({ question }) => question === NOTICE.label)?.value).toBe(
    "Two weeks",
  );
  await approve(own, userId, id);
  await sendApproved(own, key, 1);
  expect(await applicationsOf(own, userId)).toMatchObject([{ status: "APPLIED", reason: "" }]);
  const [received] = await sandbox.listReceived(account);
  expect(arrived(received)).toMatchObject({ [NOTICE.label]: "Two weeks" });
});

test("a job that closes expires, waiting or approved, with no credit held or taken", async () => {
  const { db } = own.world;
  const account = "closed@example.com";
  const jobs = (state: string) => [
    easyApplyJob("4500000001", "Saffron Grid", [NOTICE], state),
    easyApplyJob("4500000002", "Blue Tarmac", [NOTICE], state),
  ];
  const { userId, key } = await prepareAll(own, sandbox, account, jobs("open"));
  const [first, second] = await applicationsOf(own, userId);
  await approve(own, userId, first?.id ?? "");
  await sandbox.loadJobs(jobs("closed"));
  await db
    .updateTable("prepared_form")
    .set({ next_check_at: new Date(0) })
    .where("application_id", "=", second?.id ?? "")
    .execute();
  // No run: the look alone is work enough for a turn.
  await handleLaneServe(own.worker);
  const expired = { status: "SKIPPED", reason_code: "expired", credit: null };
  expect(await applicationsOf(own, userId)).toMatchObject([
    { status: "QUEUED", reason_code: "approved" },
    { ...expired, reason: expect.stringContaining("no longer accepts applications") },
  ]);
  await sendApproved(own, key, 1);
  expect(await applicationsOf(own, userId)).toMatchObject([
    { ...expired, reason: expect.stringContaining("no credit was used") },
    expired,
  ]);
  expect(await sandbox.listReceived(account)).toEqual([]);
  expect(await proveLedger(db)).toMatchObject({ isSound: true });
});

test("without review mode nothing waits, and a required choice that nobody knows still asks", async () => {
  const account = "unreviewed@example.com";
  await sandbox.loadJobs([
    easyApplyJob("4600000001", "Saffron Grid", [NOTICE]),
    easyApplyJob("4600000002", "Blue Tarmac", [SHIFTS]),
  ]);
  const { user } = await openConnectedRun(own, account, 2);
  await handleLaneServe(own.worker);
  expect(await applicationsOf(own, user.id)).toMatchObject([
    { status: "APPLIED" },
    { status: "NEEDS_ANSWER" },
  ]);
});
