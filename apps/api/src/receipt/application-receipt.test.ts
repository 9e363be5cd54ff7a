import { readFile } from "node:fs/promises";
import { ApplicationDetail, type GivenAnswer, routes } from "@sendoff/contract";
import { createId } from "@sendoff/kit";
import type { TestUser } from "@sendoff/testkit";
import { createRun, settleApplied, settleNotSent, settleUnknown } from "@sendoff/db";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, holdLane, openForm, submit } from "../testing/applied.fixture.ts";
import { readPdfPages } from "@sendoff/testkit/pdf-pages";
import { createTestApi, type TestApi } from "../testing/test-api.ts";
import { isSettable, settable } from "./application-words.ts";
import { piecesOf } from "./line.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const answer = (question: string, value: GivenAnswer["value"]): GivenAnswer => ({
  step: "Additional Questions",
  question,
  kind: "text",
  required: true,
  options: [],
  value,
  source: "profile",
  confidence: 1,
  why: "your profile says so",
});

interface Sent {
  readonly user: TestUser;
  readonly id: string;
}

/** An application that was sent, with this description and these answers. */
async function sent(description: string, answers: readonly GivenAnswer[]): Promise<Sent> {
  const user = await api.createUser({ time_zone: "Asia/Kolkata" });
  await connect(api.db, user.id);
  const lane = await holdLane(api.db, user.id);
  const run = await api.db.transaction().execute((trx) => createRun(trx, lane, 5));
  if (run.kind !== "created") throw new Error(run.kind);
  const lease = await submit(api.db, lane, run.runId);
  await settleApplied(api.db, lease, { text: "Application sent", proof: "confirmation_seen" });
  await api.database.pool.query(
    `update application set description = $2, answers = $3, match_score = 71, match_reasons = $4,
       cv_file_name = 'Meera_CV.pdf', cv_version = 4, cv_sha256 = $5, cv_id = (select id from cv where user_id = $6 limit 1)
     where id = $1`,
    [
      lease.id,
      description,
      JSON.stringify(answers),
      JSON.stringify([
        { part: "title", points: 40, of: 40, text: "The title is your role." },
        { part: "skills", points: 6, of: 25, text: "It names your skill SQL." },
      ]),
      "3f9a".repeat(16),
      user.id,
    ],
  );
  return { user, id: lease.id };
}

const download = ({ user, id }: Sent) =>
  api.app.inject({
    url: routes.downloadReceipt.path.replace(":id", id),
    headers: user.headers,
  });

async function textOf(one: Sent): Promise<{ pages: string[]; text: string }> {
  const pages = await readPdfPages((await download(one)).rawPayload);
  return { pages, text: pages.join(" ").replaceAll(/\s+/g, " ") };
}

async function addJpeg({ id }: Sent): Promise<string> {
  const key = `pictures/${id}/${createId()}.jpg`;
  const bytes = await readFile(new URL("../testing/form.fixture.jpg", import.meta.url));
  await api.storage.put(key, bytes);
  await api.db
    .insertInto("application_picture")
    .values({
      id: createId(),
      application_id: id,
      kind: "before_submit",
      storage_key: key,
      width: 640,
      height: 400,
    })
    .execute();
  return key;
}

test("the receipt says what was sent, with sources, proof, times, CV, match and pictures", async () => {
  const one = await sent("We build ledgers.", [answer("City?", "Pune"), answer("Notice?", "30")]);
  await addJpeg(one);
  const response = await download(one);
  expect(response.headers["content-type"]).toBe("application/pdf");
  expect(response.headers["content-disposition"]).toMatch(
    /^attachment; filename="sendoff_SO-\d{4}-\d{6}\.pdf"$/,
  );
  const { pages, text } = await textOf(one);
  for (const expected of [
    "Application receipt",
    "State Applied Sent ",
    "Quillstack, Pune",
    "City? Pune Certain. From your profile: your profile says so",
    "Proof LinkedIn's confirmation was seen: “Application sent”",
    "CV Meera_CV.pdf, version 4 sha256 3f9a3f9a",
    "How well it matched: 46 of 65, 71 %",
    "Title, 40 of 40: The title is your role.",
    "Not said: place, seniority, salary.",
    "What was sent: 2 answers",
    "IST: Applied",
    "We build ledgers.",
    "The form before it was sent",
    "1 free credit",
    "Sandbox: a rehearsal",
    `Page 1 of ${pages.length}`,
  ]) {
    expect(text).toContain(expected);
  }
  // The picture itself is in it, as it was taken.
  expect(response.rawPayload.includes(Buffer.from("/DCTDecode"))).toBe(true);
  expect(text).not.toContain("not there any more");
});

test.each([
  ["FAILED", false],
  ["NEEDS_USER", false],
  ["NEEDS_REVIEW", true],
  ["UNKNOWN", true],
] as const)(
  "the record of a submit that ended in %s calls nothing sent",
  async (status, isInDoubt) => {
    const user = await api.createUser({ time_zone: "Asia/Kolkata" });
    await connect(api.db, user.id);
    const lane = await holdLane(api.db, user.id);
    const run = await api.db.transaction().execute((trx) => createRun(trx, lane, 5));
    if (run.kind !== "created") throw new Error(run.kind);
    const lease = await submit(api.db, lane, run.runId);
    await (status === "UNKNOWN"
      ? settleUnknown(api.db, lease, { note: "", nextLookSeconds: 60 })
      : settleNotSent(api.db, lease, { status, reason: "It did not go through." }));
    const { text } = await textOf({ user, id: lease.id });
    const facts = text.slice(0, text.indexOf("Proof"));
    expect(facts).toContain("State");
    expect(facts).not.toContain("Sent ");
    expect(/Submit pressed \d/.test(facts)).toBe(isInDoubt);
  },
);

test("long text goes over as many pages as it needs, and nothing of it is lost", async () => {
  const words = Array.from({ length: 1500 }, (_each, index) => `word${index}`);
  const address = `https://careers.test/${"a".repeat(400)}end`;
  const one = await sent(`${words.join(" ")}\n\n${address}`, [answer("Why?", words.join(" "))]);
  const { pages, text } = await textOf(one);
  expect(pages.length).toBeGreaterThan(5);
  const there = new Set(text.split(" "));
  expect(words.filter((word) => !there.has(word))).toEqual([]);
  expect(text.replaceAll(" ", "")).toContain(address);
  pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${pages.length}`));
});

test.each([
  ["Devanagari", "वरिष्ठ अभियंता"],
  ["Tamil", "மூத்த பொறியாளர்"],
  ["Telugu", "సీనియర్ ఇంజనీర్"],
  ["Kannada", "ಹಿರಿಯ ಎಂಜಿನಿಯರ್"],
  ["Malayalam", "സീനിയർ എഞ്ചിനീയർ"],
  ["Bengali", "জ্যেষ্ঠ প্রকৌশলী"],
  ["Gujarati", "વરિષ્ઠ ઇજનેર"],
  ["Gurmukhi", "ਸੀਨੀਅਰ ਇੰਜੀਨੀਅਰ"],
  ["Thai", "วิศวกรอาวุโส"],
  ["Cyrillic", "Старший инженер"],
  ["Greek", "Ανώτερος μηχανικός"],
  ["Hebrew", "מהנדס תוכנה בכיר"],
  ["Arabic", "مهندس برمجيات"],
  ["Łódź and ₹", "Łódź, ₹24 lakh • “quoted” – Ștefan"],
])("every letter of %s has its glyph", (_script, text) => {
  expect(isSettable(text)).toBe(true);
  expect(
    piecesOf(text, "regular")
      .map((piece) => piece.text)
      .join(""),
  ).not.toContain("?");
});

test("a receipt in several scripts says what it has letters for, and that it has not all", async () => {
  const one = await sent("Вакансия 🚀 for 田中", [answer("نام", "مهندس ۱۲ (senior)")]);
  const { text } = await textOf(one);
  expect(text).toContain("Вакансия for ??");
  expect(text).toContain("Letters that this document has no font for");
  const plain = await sent("Вакансия 🚀", [answer("City?", "Pune")]);
  expect((await textOf(plain)).text).not.toContain("no font for");
  expect(settable("A\u200bB\tC ©")).toBe("AB    C ©");
});

test("right-to-left text is drawn from the right, its numbers and Latin words from the left", () => {
  const drawn = (text: string) => piecesOf(text, "regular").map((piece) => piece.text);
  expect(drawn("abc 123")).toEqual(["abc 123"]);
  expect(drawn("שלום abc עולם")).toEqual(["עולם", " ", "abc", "שלום "]);
  expect(drawn("מחיר 250 שקל").join("|")).toContain("250");
  expect(drawn("(שלום)")[0]).toContain("(");
});

test("deleting takes answers, description, pictures and CV, and leaves the fact and the cost", async () => {
  const one = await sent("Secret sauce", [answer("City?", "Pune")]);
  const key = await addJpeg(one);
  const remove = (user: TestUser) =>
    api.call(routes.deleteEvidence, { user, params: { id: one.id } });
  expect((await remove(await api.createUser())).status).toBe(404);
  const gone = await remove(one.user);
  expect(gone.status).toBe(200);
  const detail = ApplicationDetail.parse(gone.body);
  expect(detail).toMatchObject({
    evidence_deleted_at: expect.any(String),
    description: "",
    answers: [],
    pictures: [],
    cv: null,
    applicant: "",
    proof: "confirmation_seen",
    application: { status: "APPLIED", match_score: 71 },
    cost: { credits: 1, state: "captured" },
  });
  expect(await api.storage.find(key)).toBe(undefined);
  expect((await remove(one.user)).body).toMatchObject({
    evidence_deleted_at: detail.evidence_deleted_at,
  });
  const { text } = await textOf(one);
  expect(text).toContain("were deleted on");
  expect(text).not.toContain("Pune From");
  const billing = await api.call(routes.getBillingHistory, { user: one.user });
  expect(JSON.stringify(billing.body)).toContain(detail.application.receipt_no);
});

test("what is under way keeps its evidence, and strangers get nothing", async () => {
  const user = await api.createUser();
  await connect(api.db, user.id);
  const lane = await holdLane(api.db, user.id);
  const run = await api.db.transaction().execute((trx) => createRun(trx, lane, 5));
  if (run.kind !== "created") throw new Error(run.kind);
  const params = { id: (await openForm(api.db, lane, run.runId)).id };
  expect(await api.call(routes.deleteEvidence, { user, params })).toMatchObject({
    status: 409,
    body: { code: "conflict" },
  });
  const stranger = await api.createUser();
  for (const route of [routes.downloadReceipt, routes.deleteEvidence]) {
    expect((await api.call(route, { user: stranger, params })).status).toBe(404);
    expect((await api.call(route, { params })).status).toBe(401);
  }
});
