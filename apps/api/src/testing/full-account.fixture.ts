import { routes } from "@sendoff/contract/routes";
import { createRun, saveLaneSecret, settleApplied } from "@sendoff/db/applying";
import { saveAttachment } from "@sendoff/db/cv";
import { createId } from "@sendoff/kit/ids";
import type { TestUser } from "@sendoff/testkit/test-user";
import { addPicture, connect, holdLane, LINKEDIN, PREFERENCES, submit } from "./applied.fixture.ts";
import type { Till } from "./till.fixture.ts";

/** What nobody else's data holds: whatever of it is found somewhere is this person's. */
export const PERSON = {
  first_name: "Zephyrine",
  last_name: "Quackenbush",
  username: "zephyrine.q",
  location: "Timbuktu",
  mobile: "+919812345670",
} as const;

export interface FullAccount {
  readonly user: TestUser;
  /** The application that was confirmed, and the one that is being submitted. */
  readonly applied: string;
  readonly submitting: string;
  /** Keys of the files that are kept. */
  readonly files: readonly string[];
}

/** An account with something in every corner: a paid recharge, a CV, a connected platform, applications, schedules, answers. */
export async function fillAccount(till: Till): Promise<FullAccount> {
  const { api } = till;
  const { db, storage, sealer } = api;
  const user = await api.createUser({
    ...PERSON,
    dial_code: "+91",
    filters: PREFERENCES,
    country_id: 356,
  });
  const order = await till.order(user, 80, 2);
  await till.bringBack(await till.pay(order));
  await connect(db, user.id);
  const files = [`cv/${user.id}.pdf`];
  const key = { userId: user.id, platformId: LINKEDIN };
  const lane = await holdLane(db, user.id);
  const secret = ["lane_secret", "sealed", user.id] as const;
  await saveLaneSecret(db, lane, "session", sealer.seal("a browser session", [...secret]));
  const run = await db.transaction().execute((trx) => createRun(trx, key, 5));
  if (run.kind !== "created") throw new Error(run.kind);
  const applied = await submit(db, lane, run.runId);
  await settleApplied(db, applied, { text: "Application sent", proof: "confirmation_seen" });
  await addPicture(db, applied.id, "before_submit");
  files.push(`pictures/${applied.id}/before_submit.jpg`);
  const letter = `cv/${user.id}/letter.pdf`;
  files.push(letter);
  await db.transaction().execute((trx) =>
    saveAttachment(trx, {
      userId: user.id,
      purpose: "cover_letter",
      fileName: "letter.pdf",
      mimeType: "application/pdf",
      byteCount: 1,
      sha256: "a".repeat(64),
      storageKey: letter,
    }),
  );
  const submitting = await submit(db, lane, run.runId);
  for (const file of files) await storage.put(file, Buffer.from(`the bytes of ${file}`));
  await db
    .insertInto("saved_answer")
    .values({
      id: createId(),
      user_id: user.id,
      question_key: "city",
      question: "City",
      answer: JSON.stringify("Timbuktu"),
      kind: "text",
    })
    .execute();
  await api.call(routes.updateSchedule, {
    user,
    body: [
      {
        platform_id: LINKEDIN,
        frequency: "DAILY",
        application_goal: 3,
        start_time: "09:00:00",
        end_date: null,
      },
    ],
  });
  await api.call(routes.sendEmailOtp, { body: { email: user.email } });
  const phone = { dial_code: "+91", mobile: PERSON.mobile };
  await api.call(routes.sendPhoneOtp, { user, body: phone });
  return { user, applied: applied.id, submitting: submitting.id, files };
}
