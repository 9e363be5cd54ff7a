import { emptyCvExtraction } from "@sendoff/contract/cv";
import { createId } from "@sendoff/kit/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getApplicant } from "../applying/applicant.repository.ts";
import { endRunOfLane } from "../applying/end-run.repository.ts";
import { type Books, LINKEDIN, openBooks } from "../testing/books.fixture.ts";
import { createCv, findCurrentCv, findShownExtraction, recordExtraction } from "./cv.repository.ts";
import { choosePlatformCv, deleteCv, listCvs, makeCvCurrent } from "./cv-library.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

const add = async (userId: string): Promise<string> => {
  const id = createId();
  await books.db.transaction().execute((trx) =>
    createCv(trx, {
      id,
      userId,
      fileName: "cv.pdf",
      mimeType: "application/pdf",
      byteCount: 7,
      sha256: "a".repeat(64),
      storageKey: `cv/${userId}/${id}.pdf`,
    }),
  );
  return id;
};
const remove = (userId: string, cvId: string) =>
  books.db.transaction().execute((trx) => deleteCv(trx, { userId, cvId }));
const choose = (userId: string, cvId: string | undefined) =>
  books.db
    .transaction()
    .execute((trx) => choosePlatformCv(trx, { userId, platformId: LINKEDIN }, cvId));
const current = async (userId: string) => (await findCurrentCv(books.db, userId))?.id;
const sentBy = async (userId: string) =>
  (await getApplicant(books.db, { userId, platformId: LINKEDIN })).cv?.id;

/** A user with a connected account, three CVs and nothing chosen. */
async function owner(): Promise<{ userId: string; cvs: [string, string, string] }> {
  const { userId } = await books.createLane();
  return { userId, cvs: [await add(userId), await add(userId), await add(userId)] };
}

test("the newest is current until another is made so, and an upload is current again", async () => {
  const { userId, cvs } = await owner();
  expect(await current(userId)).toBe(cvs[2]);
  expect(await makeCvCurrent(books.db, { userId, cvId: cvs[0] })).toBe(true);
  expect(await current(userId)).toBe(cvs[0]);
  const listed = await listCvs(books.db, userId);
  expect(listed.map((cv) => [cv.version, cv.isCurrent])).toEqual([
    [3, false],
    [2, false],
    [1, true],
  ]);
  const newest = await add(userId);
  expect(await current(userId)).toBe(newest);
});

test("deleting the current one makes the newest that is left current; deleting another changes nothing", async () => {
  const { userId, cvs } = await owner();
  await makeCvCurrent(books.db, { userId, cvId: cvs[0] });
  expect(await remove(userId, cvs[1])).toMatchObject({ kind: "deleted" });
  expect(await current(userId)).toBe(cvs[0]);
  await remove(userId, cvs[0]);
  expect(await current(userId)).toBe(cvs[2]);
  await remove(userId, cvs[2]);
  expect(await current(userId)).toBeUndefined();
});

test("a platform gets the CV chosen for it, and the current one again once that is deleted or unchosen", async () => {
  const { userId, cvs } = await owner();
  expect(await choose(userId, cvs[0])).toBe(true);
  expect(await sentBy(userId)).toBe(cvs[0]);
  expect(await choose(userId, cvs[1])).toBe(true);
  expect(await sentBy(userId)).toBe(cvs[1]);
  await remove(userId, cvs[1]);
  expect(await sentBy(userId)).toBe(cvs[2]);
  await choose(userId, cvs[0]);
  expect(await choose(userId, undefined)).toBe(true);
  expect(await sentBy(userId)).toBe(cvs[2]);
});

test("a run under way keeps the CV it began with, which cannot be deleted meanwhile", async () => {
  const { userId, cvs } = await owner();
  const key = { userId, platformId: LINKEDIN };
  await choose(userId, cvs[0]);
  await books.openRun(key);
  await choose(userId, cvs[1]);
  await makeCvCurrent(books.db, { userId, cvId: cvs[1] });
  await add(userId);
  expect(await sentBy(userId)).toBe(cvs[0]);
  expect(await remove(userId, cvs[0])).toEqual({ kind: "in_use" });
  expect((await listCvs(books.db, userId)).filter((cv) => cv.isInUse)).toMatchObject([
    { id: cvs[0] },
  ]);
  await endRunOfLane(books.db, key, "stopped", "");
  expect(await sentBy(userId)).toBe(cvs[1]);
  expect(await remove(userId, cvs[0])).toMatchObject({ kind: "deleted" });
});

test("nobody touches another user's CV", async () => {
  const [mine, theirs] = [await owner(), await owner()];
  const cvId = theirs.cvs[0];
  expect(await makeCvCurrent(books.db, { userId: mine.userId, cvId })).toBe(false);
  expect(await choose(mine.userId, cvId)).toBe(false);
  expect(await remove(mine.userId, cvId)).toEqual({ kind: "missing" });
  await expect(
    books.db
      .updateTable("app_user")
      .set({ current_cv_id: cvId })
      .where("id", "=", mine.userId)
      .execute(),
  ).rejects.toThrow(/foreign key/);
  expect(await listCvs(books.db, theirs.userId)).toHaveLength(3);
});

test("what is shown of a CV is what the current one says, else the newest that could be read", async () => {
  const { userId, cvs } = await owner();
  const say = (cvId: string, firstName: string) => {
    const extraction = emptyCvExtraction();
    extraction.personalInformation.firstName = firstName;
    return recordExtraction(books.db, { userId, cvId, extraction });
  };
  const shown = async () => (await findShownExtraction(books.db, userId))?.extraction;
  await say(cvs[0], "One");
  await say(cvs[1], "Two");
  expect(await shown()).toMatchObject({ personalInformation: { firstName: "Two" } });
  await makeCvCurrent(books.db, { userId, cvId: cvs[0] });
  expect(await shown()).toMatchObject({ personalInformation: { firstName: "One" } });
});

test("a version that went out is never given again, and tells how many employers have it", async () => {
  const applied = await books.submit();
  const { userId } = applied.lane;
  const cvId = await add(userId);
  await books.db
    .updateTable("application")
    .set({ cv_id: cvId, cv_version: 1, cv_file_name: "cv.pdf", cv_sha256: "a".repeat(64) })
    .where("id", "=", applied.lease.id)
    .execute();
  expect(await listCvs(books.db, userId)).toMatchObject([
    { version: 1, employers: 1, applications: 1 },
  ]);
  await remove(userId, cvId);
  await add(userId);
  expect(await listCvs(books.db, userId)).toMatchObject([{ version: 2, employers: 0 }]);
});
