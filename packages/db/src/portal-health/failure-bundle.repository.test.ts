import { createId } from "@sendoff/kit/ids";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Books, LINKEDIN, openBooks } from "../testing/books.fixture.ts";
import {
  findBundle,
  forgetBundles,
  listBundles,
  listOutdatedBundles,
  recordBundleFiles,
  reserveBundle,
} from "./failure-bundle.repository.ts";

let books: Books;
beforeAll(async () => {
  books = await openBooks();
});
afterAll(() => books.close());

const bundle = () => ({
  id: createId(),
  platformId: LINKEDIN,
  applicationId: null,
  kind: "page_changed" as const,
  place: "job.easyApply",
});

test("a storm of failures stores as many a day as are allowed, and the next day more", async () => {
  const kept = await Promise.all(
    Array.from({ length: 20 }, () => reserveBundle(books.db, bundle(), 5)),
  );
  expect(kept.filter(Boolean)).toHaveLength(5);
  await sql`update failure_bundle set taken_at = now() - interval '25 hours'`.execute(books.db);
  const fresh = bundle();
  expect(await reserveBundle(books.db, fresh, 5)).toBe(true);
  await recordBundleFiles(books.db, fresh.id, ["page.html", "picture.jpg"], 1234);
  expect(await findBundle(books.db, fresh.id)).toMatchObject({
    files: ["page.html", "picture.jpg"],
    byteCount: 1234,
    place: "job.easyApply",
  });
  expect(await findBundle(books.db, "../etc")).toBeUndefined();
  expect((await listBundles(books.db, 3)).map(({ id }) => id)[0]).toBe(fresh.id);
  expect(await listOutdatedBundles(books.db, 1, 100)).toHaveLength(5);
  await forgetBundles(books.db, await listOutdatedBundles(books.db, 1, 100));
  expect(await listBundles(books.db, 10)).toHaveLength(1);
});
