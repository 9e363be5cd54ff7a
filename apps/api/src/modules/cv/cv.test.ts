import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { CvExtraction, emptyCvExtraction } from "@sendoff/contract/cv";
import { routes } from "@sendoff/contract/routes";
import { UserDetails } from "@sendoff/contract/user";
import type { TestUser } from "@sendoff/testkit/test-user";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type Called, createTestApi, type TestApi } from "../../testing/test-api.ts";
import { extractionToCsv } from "./cv-csv.ts";

let api: TestApi;
let pdf: Buffer;
beforeAll(async () => {
  api = await createTestApi();
  pdf = await readFile(new URL(import.meta.resolve("@sendoff/testkit/fixtures/cv/asha-raman.pdf")));
});
afterAll(() => api.close());

const Uploaded = z.object({
  cv: z.string(),
  file_name: z.string(),
  version: z.number(),
  sha256: z.string(),
});

function form(bytes: Buffer, fileName = "my cv.pdf", field = "cv"): Buffer {
  const head = `--edge\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: application/pdf\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--edge--\r\n")]);
}

const upload = (user: TestUser, raw: Buffer): Promise<Called> =>
  api.call(routes.uploadCv, {
    user,
    raw,
    headers: { "content-type": "multipart/form-data; boundary=edge" },
  });

// SPEC 3.33, 7.19
test("an upload is stored as it came and shows up in the user's details", async () => {
  const user = await api.createUser();
  const answer = await upload(user, form(pdf, "../../etc/my cv.pdf"));
  expect(answer.status).toBe(200);
  const cv = Uploaded.parse(answer.body);
  const sha256 = createHash("sha256").update(pdf).digest("hex");
  expect(cv).toMatchObject({ file_name: "my cv.pdf", version: 1, sha256 });
  const row = await api.db
    .selectFrom("cv")
    .selectAll()
    .where("id", "=", cv.cv)
    .executeTakeFirstOrThrow();
  expect(await api.storage.find(row.storage_key)).toEqual(pdf);
  const { body } = await api.call(routes.getUserDetails, { user });
  expect(UserDetails.parse(body).cv).toMatchObject({ id: cv.cv, version: 1 });
});

test("uploads at once get numbers of their own", async () => {
  const user = await api.createUser();
  const answers = await Promise.all(Array.from({ length: 6 }, () => upload(user, form(pdf))));
  const versions = answers.map(({ body }) => Uploaded.parse(body).version);
  expect(versions.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
});

// SPEC 1.6, 3.25, 3.26, 7.20, 7.21
test("a CV is read into the spec's shape, kept, and downloaded as CSV", async () => {
  const user = await api.createUser();
  expect(await api.call(routes.extractCv, { user })).toMatchObject({
    status: 404,
    body: { code: "no_cv" },
  });
  await upload(user, form(pdf));
  expect(await api.call(routes.downloadCv, { user })).toMatchObject({
    status: 404,
    body: { code: "no_cv" },
  });
  const extracted = await api.call(routes.extractCv, {
    user,
    raw: "",
    headers: { "content-type": "application/json" },
  });
  expect(extracted.status).toBe(200);
  const { data } = z.object({ data: CvExtraction }).parse(extracted.body);
  expect(data.personalInformation.firstName).toBe("Asha");
  const csv = await api.call(routes.downloadCv, { user });
  expect(csv.headers["content-type"]).toContain("text/csv");
  expect(csv.headers["content-disposition"]).toContain('filename="downloaded_cv.csv"');
  expect(csv.body).toContain("Personal information,1,First name,Asha\r\n");
});

test("another user's CV is nobody else's", async () => {
  const [owner, stranger] = [await api.createUser(), await api.createUser()];
  await upload(owner, form(pdf));
  for (const route of [routes.extractCv, routes.downloadCv]) {
    expect(await api.call(route, { user: stranger })).toMatchObject({ status: 404 });
  }
});

// SPEC 5.24, 9.6
test("a file of exactly 5 MB is taken, one byte more is not", async () => {
  const user = await api.createUser();
  const full = Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024 - pdf.length)]);
  expect((await upload(user, form(full))).status).toBe(200);
  const more = await upload(user, form(Buffer.concat([full, Buffer.from("x")])));
  expect(more).toMatchObject({ status: 413, body: { code: "too_large" } });
});

// SPEC 5.22, 7.19
test.each([
  ["no file", Buffer.from("--edge--\r\n"), 400],
  ["a file in another field", form(Buffer.from("%PDF-"), "cv.pdf", "file"), 400],
  ["an empty choice", form(Buffer.alloc(0), ""), 400],
  ["an empty file", form(Buffer.alloc(0)), 422],
  ["a picture named .pdf", form(Buffer.from("\x89PNG\r\n\x1a\n")), 415],
  ["a form that breaks off", form(Buffer.from("%PDF-1.7")).subarray(0, 120), 400],
  ["no form at all", Buffer.from("hello"), 400],
])("%s is refused", async (_name, raw, status) => {
  const user = await api.createUser();
  expect(await upload(user, raw)).toMatchObject({ status });
  expect(await api.db.selectFrom("cv").where("user_id", "=", user.id).execute()).toEqual([]);
});

// SPEC 5.21, 8.10
test("nothing selected says so in the spec's words, and another content type is a 415", async () => {
  const user = await api.createUser();
  expect(await upload(user, form(Buffer.alloc(0), ""))).toMatchObject({
    body: { message: "Please select a file first" },
  });
  expect(await api.call(routes.uploadCv, { user, body: {} })).toMatchObject({ status: 415 });
});

test("a PDF that cannot be read says why and leaves no extraction", async () => {
  const user = await api.createUser();
  await upload(user, form(Buffer.from("%PDF-1.7 but then nothing of the kind")));
  const answer = await api.call(routes.extractCv, { user });
  expect(answer).toMatchObject({ status: 422, body: { code: "unreadable_file" } });
  expect(await api.call(routes.downloadCv, { user })).toMatchObject({ status: 404 });
});

test("cells that a spreadsheet would run are neutralised and quotes are doubled", () => {
  const extraction = emptyCvExtraction();
  extraction.personalInformation.firstName = '=HYPERLINK("x")';
  extraction.personalInformation.city = "+1,2";
  extraction.skills = [
    { skill: "-Go", experience: 0 },
    { skill: "@Rust\nC", experience: 3 },
    { skill: "\tTab", experience: 0 },
  ];
  const csv = extractionToCsv(extraction);
  expect(csv.startsWith("\uFEFFSection,Item,Field,Value\r\n")).toBe(true);
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  expect(csv).toContain(`"'+1,2"`);
  expect(csv).toContain("'-Go\r\n");
  expect(csv).toContain(`"'@Rust\nC"`);
  expect(csv).toContain("'\tTab");
});

test("a file's name keeps no character that turns it round or is not seen, but those that words need", async () => {
  const user = await api.createUser();
  const answer = await upload(
    user,
    form(pdf, "cv\u202Efdp.exe\u200B\u2066 \u0915\u094D\u200D\u0937.pdf"),
  );
  expect(Uploaded.parse(answer.body).file_name).toBe("cvfdp.exe \u0915\u094D\u200D\u0937.pdf");
});

test("nobody keeps more than fifty CVs, and one that is deleted makes room", async () => {
  const user = await api.createUser();
  const first = Uploaded.parse((await upload(user, form(pdf))).body);
  await sql`insert into cv (id, user_id, version, file_name, mime_type, byte_count, sha256, storage_key)
    select gen_random_uuid(), user_id, version + n, file_name, mime_type, byte_count, sha256, storage_key || n
    from cv, generate_series(1, 49) as n where user_id = ${user.id}`.execute(api.db);
  const refused = await upload(user, form(pdf));
  expect(refused).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("Delete one of them first") },
  });
  await api.call(routes.deleteCv, { user, params: { id: first.cv } });
  expect((await upload(user, form(pdf))).status).toBe(200);
});
