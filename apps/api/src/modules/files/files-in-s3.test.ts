import { readFileSync } from "node:fs";
import { openStorage, type Storage } from "@sendoff/kit/storage";
import { startFauxqs } from "fauxqs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

const BUCKET = "sendoff-files";
const PICTURE = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7) % 256));

let api: TestApi;
let store: Awaited<ReturnType<typeof startFauxqs>>;
let storage: Storage;
let app: Awaited<ReturnType<typeof buildApp>>["app"];
beforeAll(async () => {
  api = await createTestApi();
  store = await startFauxqs({
    port: 0,
    host: "127.0.0.1",
    logger: false,
    init: { buckets: [BUCKET] },
  });
  storage = await openStorage({
    kind: "s3",
    endpoint: `http://127.0.0.1:${store.port}`,
    bucket: BUCKET,
    accessKeyId: "test-key",
    secretAccessKey: "test-secret",
    region: "us-east-1",
  });
  ({ app } = await buildApp({ ...api, storage }));
});
afterAll(async () => {
  await app.close();
  await store.stop();
  await api.close();
});

const get = (key: string) => app.inject({ url: api.signer.sign(key, api.clock.now()) });

test("a picture in an S3-compatible store is shown by the address that the api signed, until it is removed", async () => {
  await storage.put("pictures/a/after.jpg", PICTURE);
  const shown = await get("pictures/a/after.jpg");
  expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  expect(shown.rawPayload.equals(PICTURE)).toBe(true);
  await storage.remove("pictures/a/after.jpg");
  expect((await get("pictures/a/after.jpg")).statusCode).toBe(404);
});

test("what the api itself keeps lies in the store and not on its disk", async () => {
  const user = await api.createUser();
  const cv = readFileSync(
    new URL("../../../../../packages/testkit/fixtures/cv/asha-raman.pdf", import.meta.url),
  );
  const form = new FormData();
  form.append("cv", new Blob([cv]), "asha.pdf");
  const request = new Request("http://api/", { method: "POST", body: form });
  const answer = await app.inject({
    method: "POST",
    url: "/v1/job/uploadCV",
    headers: { ...user.headers, "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect(answer.statusCode).toBe(200);
  expect(await storage.listBelow("cv")).toHaveLength(1);
  expect(await api.storage.listBelow("cv")).toEqual([]);
});

test("a store that is away is a 503, which says to try again", async () => {
  await store.stop();
  const answer = await get("pictures/a/before.jpg");
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: "unavailable" });
});
