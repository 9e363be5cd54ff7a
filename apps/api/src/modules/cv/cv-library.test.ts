import { readFile } from "node:fs/promises";
import { CvExtraction } from "@sendoff/contract/cv";
import { CvLibrary, CvRecipient } from "@sendoff/contract/cv-routes";
import { routes } from "@sendoff/contract/routes";
import { UserDetails } from "@sendoff/contract/user";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { connect, holdLane, LINKEDIN, PREFERENCES, submit } from "../../testing/applied.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

const CvReading = z.object({ data: CvExtraction });

let api: TestApi;
let pdf: Buffer;
beforeAll(async () => {
  api = await createTestApi();
  pdf = await readFile(new URL(import.meta.resolve("@sendoff/testkit/fixtures/cv/asha-raman.pdf")));
});
afterAll(() => api.close());

async function upload(user: TestUser, fileName: string, bytes = pdf): Promise<string> {
  const head = `--edge\r\nContent-Disposition: form-data; name="cv"; filename="${fileName}"\r\n\r\n`;
  const raw = Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--edge--\r\n")]);
  const headers = { "content-type": "multipart/form-data; boundary=edge" };
  const { body } = await api.call(routes.uploadCv, { user, raw, headers });
  return z.object({ cv: z.string() }).parse(body).cv;
}
async function library(user: TestUser): Promise<CvLibrary> {
  const { status, body } = await api.call(routes.listCvs, { user });
  expect(status).toBe(200);
  return CvLibrary.parse(body);
}
const currentName = async (user: TestUser) =>
  UserDetails.parse((await api.call(routes.getUserDetails, { user })).body).cv?.file_name;

test("every CV is listed, the newest first, with its size, hash and a file that opens", async () => {
  const user = await api.createUser();
  expect(await library(user)).toEqual({
    cvs: [],
    platforms: [],
    second_reading: { is_on: false, model: null },
  });
  await upload(user, "first.pdf");
  await upload(user, "zweite – Größe.pdf");
  const { cvs } = await library(user);
  expect(cvs.map((cv) => [cv.version, cv.file_name, cv.byte_count, cv.is_current])).toEqual([
    [2, "zweite – Größe.pdf", pdf.length, true],
    [1, "first.pdf", pdf.length, false],
  ]);
  const file = await api.app.inject({ method: "GET", url: cvs[0]?.file_url ?? "" });
  expect(file.statusCode).toBe(200);
  expect(file.rawPayload).toEqual(pdf);
  expect(file.headers["content-type"]).toBe("application/pdf");
  expect(file.headers["content-disposition"]).toBe(
    `inline; filename="zweite _ Gr__e.pdf"; filename*=UTF-8''zweite%20%E2%80%93%20Gr%C3%B6%C3%9Fe.pdf`,
  );
  const forged = await api.app.inject({ method: "GET", url: `${cvs[0]?.file_url ?? ""}x` });
  expect(forged.statusCode).toBe(404);
});

test("the first page of a CV is a picture, drawn once and deleted with it", async () => {
  const user = await api.createUser();
  const id = await upload(user, "first.pdf");
  const [cv] = (await library(user)).cvs;
  const look = () => api.app.inject({ method: "GET", url: cv?.page_url ?? "" });
  const first = await look();
  expect([first.statusCode, first.headers["content-type"]]).toEqual([200, "image/png"]);
  expect((await look()).rawPayload).toEqual(first.rawPayload);
  const folder = `cv/${user.id}`;
  expect(await api.storage.listBelow(folder)).toHaveLength(2);
  // The address of the picture opens the picture: neither the file itself, nor the other way round.
  const [page = "", file = ""] = [cv?.page_url, cv?.file_url].map((url) => url?.split("/").at(-1));
  for (const url of [
    `/v1/cv-files/${page}`,
    `/v1/files/${page}`,
    `/v1/files/${file}`,
    `/v1/cv-pages/${file}`,
  ])
    expect((await api.app.inject({ method: "GET", url })).statusCode).toBe(404);
  expect((await api.app.inject({ method: "GET", url: cv?.file_url ?? "" })).statusCode).toBe(200);
  const forged = await api.app.inject({ method: "GET", url: `${cv?.page_url ?? ""}x` });
  expect(forged.statusCode).toBe(404);
  await api.call(routes.deleteCv, { user, params: { id } });
  expect((await look()).statusCode).toBe(404);
  expect(await api.storage.listBelow(folder)).toEqual([]);
});

test("a CV that cannot be drawn has no picture, and is not tried again", async () => {
  const user = await api.createUser();
  await upload(user, "broken.pdf", Buffer.from("%PDF-1.7 and nothing more"));
  const [cv] = (await library(user)).cvs;
  const look = () => api.app.inject({ method: "GET", url: cv?.page_url ?? "" });
  expect((await look()).statusCode).toBe(404);
  expect(await api.storage.listBelow(`cv/${user.id}`)).toHaveLength(2);
  expect((await look()).statusCode).toBe(404);
});

test("what was read from a CV is there to be looked at, by its owner alone", async () => {
  const [user, other] = [await api.createUser(), await api.createUser()];
  const id = await upload(user, "first.pdf");
  const reading = (of: TestUser) => api.call(routes.getCvReading, { user: of, params: { id } });
  expect((await reading(user)).body).toEqual({ data: null });
  const read = await api.call(routes.readCv, { user, params: { id } });
  expect((await reading(user)).body).toEqual({ data: CvReading.parse(read.body).data });
  expect((await reading(other)).status).toBe(404);
});

test("a CV made current is what the user's details name, until it is deleted with its file", async () => {
  const user = await api.createUser();
  const first = await upload(user, "first.pdf");
  await upload(user, "second.pdf");
  expect(await currentName(user)).toBe("second.pdf");
  await api.call(routes.makeCvCurrent, { user, params: { id: first } });
  expect(await currentName(user)).toBe("first.pdf");
  const [, old] = (await library(user)).cvs;
  const { storage_key: key } = await api.db
    .selectFrom("cv")
    .select("storage_key")
    .where("id", "=", first)
    .executeTakeFirstOrThrow();
  const answer = await api.call(routes.deleteCv, { user, params: { id: first } });
  expect(CvLibrary.parse(answer.body).cvs).toMatchObject([
    { file_name: "second.pdf", is_current: true },
  ]);
  expect(await currentName(user)).toBe("second.pdf");
  expect(await api.storage.find(key)).toBeUndefined();
  expect(await api.app.inject({ method: "GET", url: old?.file_url ?? "" })).toMatchObject({
    statusCode: 404,
  });
});

test.each([
  ["Data Engineer", "Data Engineer.pdf"],
  ["Data Engineer.PDF", "Data Engineer.pdf"],
  ["../../etc/passwd.docx", "passwd.docx.pdf"],
  ["x".repeat(200), `${"x".repeat(196)}.pdf`],
])("a CV renamed %s goes out as %s", async (typed, kept) => {
  const user = await api.createUser();
  const id = await upload(user, "cv.pdf");
  const { body } = await api.call(routes.renameCv, {
    user,
    params: { id },
    body: { file_name: typed },
  });
  expect(CvLibrary.parse(body).cvs[0]?.file_name).toBe(kept);
});

test("a name without a letter is refused and says what to type", async () => {
  const user = await api.createUser();
  const id = await upload(user, "cv.pdf");
  expect(
    await api.call(routes.renameCv, { user, params: { id }, body: { file_name: ".pdf" } }),
  ).toMatchObject({ status: 400, body: { issues: [{ path: "file_name" }] } });
});

test("a platform gets the CV chosen for it; one that is not connected gets none", async () => {
  const user = await api.createUser();
  const first = await upload(user, "first.pdf");
  const choose = (cv: string | null, platformId = LINKEDIN) =>
    api.call(routes.choosePlatformCv, { user, body: { platform_id: platformId, cv } });
  expect(await choose(first)).toMatchObject({ status: 404 });
  await connect(api.db, user.id);
  expect(await choose(first)).toMatchObject({ status: 200 });
  expect((await library(user)).platforms).toMatchObject([{ platform_id: LINKEDIN, cv: first }]);
  await choose(null);
  expect((await library(user)).platforms).toMatchObject([{ platform_id: LINKEDIN, cv: null }]);
});

test("a CV says whom it went to; a run under way holds it, its receipt keeps its name when it is gone", async () => {
  const user = await api.createUser({ filters: PREFERENCES });
  await connect(api.db, user.id);
  const id = await upload(user, "sent.pdf");
  const run = await api.call(routes.applyJobs, { user, body: { platform_id: LINKEDIN } });
  const { run_id: runId } = z.object({ run_id: z.string() }).parse(run.body);
  const cv = { id, fileName: "sent.pdf", version: 2, sha256: "b".repeat(64) };
  const { id: application } = await submit(api.db, await holdLane(api.db, user.id), runId, cv);
  expect((await library(user)).cvs[0]).toMatchObject({
    is_in_use: true,
    sent: { employers: 1, applications: 1 },
  });
  const sent = await api.call(routes.listCvRecipients, { user, params: { id } });
  expect(z.array(CvRecipient).parse(sent.body)).toMatchObject([
    { application_id: application, company_name: "Quillstack" },
  ]);
  expect(await api.call(routes.deleteCv, { user, params: { id } })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("Stop the run") },
  });
  await api.db
    .updateTable("run")
    .set({ state: "ended", end_reason: "stopped", ended_at: new Date() })
    .where("id", "=", runId)
    .execute();
  expect(await api.call(routes.deleteCv, { user, params: { id } })).toMatchObject({ status: 200 });
  const receipt = await api.call(routes.getApplication, { user, params: { id: application } });
  expect(receipt.body).toMatchObject({ cv: { file_name: "sent.pdf", sha256: "b".repeat(64) } });
});

test("another user's CV is a 404 for every call", async () => {
  const [owner, stranger] = [await api.createUser(), await api.createUser()];
  await connect(api.db, stranger.id);
  const id = await upload(owner, "mine.pdf");
  const params = { id };
  const body = { file_name: "theirs" };
  const answers = [
    await api.call(routes.listCvRecipients, { user: stranger, params }),
    await api.call(routes.readCv, { user: stranger, params }),
    await api.call(routes.makeCvCurrent, { user: stranger, params }),
    await api.call(routes.renameCv, { user: stranger, params, body }),
    await api.call(routes.deleteCv, { user: stranger, params }),
    await api.call(routes.choosePlatformCv, {
      user: stranger,
      body: { platform_id: LINKEDIN, cv: id },
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect((await library(owner)).cvs).toMatchObject([{ file_name: "mine.pdf" }]);
});

test("an older CV can be read again without touching the newer one", async () => {
  const user = await api.createUser();
  const first = await upload(user, "first.pdf");
  await upload(user, "second.pdf");
  const read = await api.call(routes.readCv, { user, params: { id: first } });
  const { data } = z.object({ data: CvExtraction }).parse(read.body);
  expect(data.personalInformation.firstName).toBe("Asha");
});
