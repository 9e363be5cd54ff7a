import { createHash } from "node:crypto";
import { GivenAnswer } from "@sendoff/contract/form";
import { type LaneKey } from "@sendoff/db/applying";
import { saveAttachment } from "@sendoff/db/cv";
import { approvePrepared, findPreparedForm, setReviewMode } from "@sendoff/db/review";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { openBoardRun, openRun } from "../../testing/board-run.fixture.ts";
import { openSandbox, type Sandbox } from "../../testing/sandbox.fixture.ts";
import { openTestWorker, type TestWorker } from "../../testing/test-worker.fixture.ts";
import { handleLaneServe } from "./lane-serve.handler.ts";

let sandbox: Sandbox;
let own: TestWorker;
beforeAll(async () => {
  sandbox = await openSandbox("boards");
  own = await openTestWorker(sandbox.boardsUrl);
});
afterAll(async () => {
  await own.close();
});

const FILES = {
  cover_letter: { name: "to-saffron.pdf", type: "application/pdf", bytes: "%PDF-1.4 a letter" },
  photo: { name: "me.jpg", type: "image/jpeg", bytes: "\u00ff\u00d8 a face" },
} as const;
type Purpose = keyof typeof FILES;
const bytesOf = (purpose: Purpose) => Buffer.from(FILES[purpose].bytes, "latin1");
const hashOf = (purpose: Purpose) => createHash("sha256").update(bytesOf(purpose)).digest("hex");

async function keep(userId: string, purpose: Purpose, bytes = bytesOf(purpose)): Promise<void> {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const storageKey = `cv/${userId}/${sha256}`;
  await own.world.storage.put(storageKey, bytes);
  const { name: fileName, type: mimeType } = FILES[purpose];
  await own.world.db.transaction().execute((trx) =>
    saveAttachment(trx, {
      userId,
      purpose,
      fileName,
      mimeType,
      byteCount: bytes.length,
      sha256,
      storageKey,
    }),
  );
}

const find = ({ userId }: LaneKey) =>
  own.world.db
    .selectFrom("application")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
const file = (purpose: Purpose, label: string) => ({
  kind: "file",
  purpose,
  label,
  required: true,
});

test("a form that wants a letter and a photo waits for them, then gets each in its own field, byte for byte", async () => {
  const { worker } = own;
  await sandbox.loadJobs([
    {
      id: "4500000001",
      vendor: "greenhouse",
      company: "Saffron Grid",
      title: "Backend Engineer",
      location: "Bengaluru, Karnataka, India",
      asks: ["phone"],
      questions: [file("photo", "Photo"), file("cover_letter", "Letter of motivation")],
    },
  ]);
  const address = "https://boards.greenhouse.io/saffron-grid";
  const { user, key } = await openBoardRun(own, address, 1);
  await handleLaneServe(worker);
  const stopped = await find(key);
  expect(stopped.status).toBe("NEEDS_ANSWER");
  expect(stopped.open_questions).toMatchObject([
    { kind: "file", reason: expect.stringContaining("wants a photo") },
    { kind: "file", reason: expect.stringContaining("wants a cover letter") },
  ]);
  expect(await sandbox.listReceived(user.email)).toEqual([]);

  await keep(user.id, "cover_letter");
  await keep(user.id, "photo");
  await openRun(own, key, 1);
  await handleLaneServe(worker);
  const [received] = await sandbox.listReceived(user.email);
  expect(received?.cv?.sha256).toBe(user.sha256);
  expect(
    Object.fromEntries((received?.other_files ?? []).map((each) => [each.purpose, each.sha256])),
  ).toEqual({ cover_letter: hashOf("cover_letter"), photo: hashOf("photo") });
  const sent = await find(key);
  expect(sent.status).toBe("APPLIED");
  const files = z
    .array(GivenAnswer)
    .parse(sent.answers)
    .filter(({ kind }) => kind === "file");
  expect(files.map(({ question, value, why }) => [question, value, why])).toEqual(
    expect.arrayContaining([
      ["Photo", `me-${hashOf("photo").slice(0, 8)}.jpg`, `Your photo, sha256 ${hashOf("photo")}`],
      [
        "Letter of motivation",
        `to-saffron-${hashOf("cover_letter").slice(0, 8)}.pdf`,
        `Your cover letter, sha256 ${hashOf("cover_letter")}`,
      ],
    ]),
  );
});

const letterJob = (id: string, vendor: string, company: string, title: string) => ({
  id,
  vendor,
  company,
  title,
  location: "Bengaluru, Karnataka, India",
  asks: ["phone"],
  questions: [{ ...file("cover_letter", "Letter of motivation"), required: false }],
});

test("a letter that is deleted while its account is served goes out with nothing more", async () => {
  await sandbox.loadJobs([
    letterJob("4500000011", "greenhouse", "Blue Tarmac", "Backend Engineer"),
    letterJob("4500000012", "greenhouse", "Blue Tarmac", "Senior Backend Engineer"),
  ]);
  const address = "https://boards.greenhouse.io/blue-tarmac";
  const { user } = await openBoardRun(own, address, 2);
  await keep(user.id, "cover_letter");
  // Deleted at the very moment at which the first has arrived, in the middle of the turn.
  await sql
    .raw(`
      create function forget_letter() returns trigger language plpgsql as $$ begin
        delete from enclosure where user_id = new.user_id; return null; end $$;
      create trigger forget_letter after update on application for each row
        when (new.user_id = '${user.id}' and new.status = 'APPLIED') execute function forget_letter()`)
    .execute(own.world.db);
  await handleLaneServe(own.worker);
  const received = await sandbox.listReceived(user.email);
  expect(received.map(({ other_files: files }) => files?.length)).toEqual([1, 0]);
});

test("an approved form with another letter than the approved one is looked at again", async () => {
  const { db } = own.world;
  await sandbox.loadJobs([
    letterJob("4500000021", "greenhouse", "Halcyon Rail", "Backend Engineer"),
  ]);
  const address = "https://boards.greenhouse.io/halcyon-rail";
  const { user, key } = await openBoardRun(own, address, 1);
  await setReviewMode(db, key, true);
  await keep(user.id, "cover_letter");
  await handleLaneServe(own.worker);
  const { id: applicationId, status } = await find(key);
  expect(status).toBe("NEEDS_APPROVAL");
  const form = await findPreparedForm(db, applicationId);
  const approval = { applicationId, revision: form?.revision ?? 0, edits: [] };
  await db.transaction().execute((trx) => approvePrepared(trx, user.id, approval));
  await keep(user.id, "cover_letter", Buffer.from("%PDF-1.4 another letter"));
  await openRun(own, key, 1).catch(() => "a run is open still");
  await handleLaneServe(own.worker);
  expect(await sandbox.listReceived(user.email)).toEqual([]);
  expect(await find(key)).toMatchObject({
    status: "NEEDS_APPROVAL",
    reason: expect.stringContaining("“Letter of motivation” is another one"),
  });
});
