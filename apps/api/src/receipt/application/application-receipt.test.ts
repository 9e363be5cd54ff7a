import { readFile } from "node:fs/promises";
import { type GivenAnswer } from "@sendoff/contract/form";
import { routes } from "@sendoff/contract/routes";
import { ApplicationDetail } from "@sendoff/contract/run";
import { createId } from "@sendoff/kit/ids";
import type { TestUser } from "@sendoff/testkit/test-user";
import { createRun, settleApplied, settleNotSent, settleUnknown } from "@sendoff/db/applying";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, holdLane, openForm, submit } from "../../testing/applied.fixture.ts";
import { readPdfPages } from "@sendoff/testkit/pdf-pages";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";
import { settable } from "./application-words.ts";
import { type FontSet, openFonts } from "../pdf/fonts.ts";
import { piecesOf } from "../pdf/line.ts";

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
  const bytes = await readFile(new URL("../../testing/form.fixture.jpg", import.meta.url));
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

test("the receipt says on one page what was sent, with sources, proof, times, CV and pictures", async () => {
  const one = await sent("We build ledgers.", [
    answer("E-mail", "m@sent.test"),
    answer("Notice?", "30"),
  ]);
  await addJpeg(one);
  const response = await download(one);
  expect(response.headers["content-type"]).toBe("application/pdf");
  expect(response.headers["content-disposition"]).toMatch(
    /^attachment; filename="sendoff_SO-\d{4}-\d{6}\.pdf"$/,
  );
  const { pages, text } = await textOf(one);
  for (const expected of [
    "Application receipt",
    "Quillstack, Pune",
    "Notice? 30 Profile",
    "LinkedIn showed “Application sent”",
    "m@sent.test Posting",
    "What was sent 2 answers, none guessed",
    "CV sent Meera_CV.pdf, version 4 3f9a 3f9a 3f9a",
    "Before sending",
    "1 free credit",
    "Sandbox: a rehearsal",
    "All times are IST (Asia/Kolkata)",
    "page 1 of 1",
  ]) {
    expect(text).toContain(expected);
  }
  expect(pages).toHaveLength(1);
  // The account's own address is not what the employer got.
  expect(text).not.toContain(one.user.email);
  // The picture itself is in it, as it was taken.
  expect(response.rawPayload.includes(Buffer.from("/DCTDecode"))).toBe(true);
  expect(text).not.toContain("Not kept any more");
});

test("what stands for one event has one time: in the facts, in the history and in the postmark", async () => {
  const one = await sent("", []);
  // As a slow transaction leaves them: the row was written a second before its event.
  await api.database.pool.query(
    `update application_event set at = at + interval '1 second' where application_id = $1 and status = 'APPLIED'`,
    [one.id],
  );
  const detail = ApplicationDetail.parse(
    (await api.call(routes.getApplication, { user: one.user, params: { id: one.id } })).body,
  );
  expect(detail.timeline.findLast(({ status }) => status === "APPLIED")?.at).toBe(
    detail.application.applied_at,
  );
});

test.each([
  ["FAILED", false],
  ["NEEDS_USER", false],
  ["NEEDS_REVIEW", true],
  ["UNKNOWN", true],
] as const)(
  "the record of a submit that ended in %s calls nothing sent",
  async (status, isUnconfirmed) => {
    const user = await api.createUser({ time_zone: "Asia/Kolkata" });
    await connect(api.db, user.id);
    const lane = await holdLane(api.db, user.id);
    const run = await api.db.transaction().execute((trx) => createRun(trx, lane, 5));
    if (run.kind !== "created") throw new Error(run.kind);
    const lease = await submit(api.db, lane, run.runId);
    await (status === "UNKNOWN"
      ? settleUnknown(api.db, lease, { note: "", nextVerificationSeconds: 60 })
      : settleNotSent(api.db, lease, { status, reason: "It did not go through." }));
    const { text } = await textOf({ user, id: lease.id });
    const facts = text.slice(0, text.indexOf("Cost"));
    expect(facts).toContain("Application record");
    expect(facts).not.toMatch(/Sent |S ?E ?N ?T/);
    expect(/Submit pressed [A-Z]/.test(facts)).toBe(isUnconfirmed);
  },
);

test("a long answer stands in full on the pages after the table, which says where", async () => {
  const words = Array.from({ length: 1500 }, (_each, index) => `word${index}`);
  const address = `https://careers.test/${"a".repeat(400)}end`;
  const one = await sent("", [
    answer("Why?", words.join(" ")),
    answer("City?", "Pune"),
    answer("Where can we read more?", `Here:\n${address}`),
  ]);
  const { pages, text } = await textOf(one);
  expect(pages.length).toBeGreaterThan(2);
  const there = new Set(text.split(" "));
  expect(words.filter((word) => !there.has(word))).toEqual([]);
  expect(text.replaceAll(" ", "")).toContain(address);
  expect(pages[0]).toContain("Page 2, A");
  expect(pages[0]).toContain(`Page ${pages.length}, B`);
  expect(pages[0]).not.toContain("word1 ");
  pages.forEach((page, index) => expect(page).toContain(`page ${index + 1} of ${pages.length}`));
});

test("forty answers stay on one page", async () => {
  const many = Array.from({ length: 40 }, (_each, index) => answer(`Question ${index}?`, "Yes"));
  expect((await textOf(await sent("", many))).pages).toHaveLength(1);
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
  ["Chinese", "职位申请已发送，國際繁體字"],
  ["Japanese", "応募を送信しました。ソフト"],
  ["Korean", "지원서를 보냈습니다"],
  ["emoji", "🚀 👩🏽‍💻 ✅ ❤️ 🇮🇳 1️⃣"],
  ["Łódź and ₹", "Łódź, ₹24 lakh • “quoted” – Ștefan"],
])("every letter of %s has its glyph", async (_script, text) => {
  const shown = settable(text);
  const fonts = await openFonts(shown);
  for (const face of ["text", "display", "mono"] as const) {
    const pieces = piecesOf(shown, { face, weight: "bold" }, fonts);
    const drawn = pieces.flatMap((piece) =>
      Array.from(piece.text, (letter) => [letter, piece.font]),
    );
    expect(drawn.filter(([letter, font = ""]) => !hasGlyph(fonts, font, letter))).toEqual([]);
  }
});

function hasGlyph(fonts: FontSet, font: string, letter = ""): boolean {
  return fonts.fonts.get(font)?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) === true;
}

test("a receipt in several scripts reads as it was written, and says so where a letter is in no font", async () => {
  const one = await sent("", [
    answer("职位", "应聘 🚀 지원"),
    answer("نام", "مهندس ۱۲ (senior)"),
    answer("नाम", "मीरा नायर"),
  ]);
  const { text } = await textOf(one);
  expect(text).toContain("职位 应聘 🚀 지원 Profile");
  expect(text).not.toContain("?");
  expect(text).not.toContain("no font for");
  const ethiopic = await sent("", [answer("Name", "ሰላም")]);
  expect((await textOf(ethiopic)).text).toMatch(
    /Letters that this document has no font for.*\?\?\?/,
  );
  expect(settable("A\u200bB\tC ©\u0000")).toBe("AB    C ©");
});

test("right-to-left text is drawn from the right, its numbers and Latin words from the left", async () => {
  const text = "abc 123 שלום עולם מחיר 250 שקל () أول ۱۲";
  const fonts = await openFonts(text);
  const drawn = (line: string) => piecesOf(line, {}, fonts).map((piece) => piece.text);
  expect(drawn("abc 123")).toEqual(["abc 123"]);
  expect(drawn("שלום abc עולם")).toEqual(["עולם", " ", "abc", "שלום "]);
  expect(drawn("מחיר 250 שקל").join("|")).toContain("250");
  // Brackets close on the other side, and stand there.
  expect(drawn("(שלום) (abc)").join("|")).toBe("(|abc|) (|שלום|)");
  // The font's shaping turns these digits round once more.
  expect(drawn("أول ۱۲")[0]).toBe("۲۱");
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

test("is in the user's language, and says what was sent as it was sent", async () => {
  const one = await sent("Build things.", [
    answer("Are you willing to relocate?", "Yes"),
    answer("I agree", true),
  ]);
  await api.database.pool.query("update app_user set language = 'hi' where id = $1", [one.user.id]);
  const { text } = await textOf(one);
  expect(text).toContain("आवेदन की रसीद");
  expect(text).toContain("क्या भेजा गया");
  expect(text).toMatch(/Are you willing to relocate\? Yes/);
  expect(text).not.toMatch(/Application receipt|What was sent|Where it came from|All times/);
});
