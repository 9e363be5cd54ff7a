import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { deflateSync } from "node:zlib";
import { Attachment } from "@sendoff/contract/attachments";
import { routes } from "@sendoff/contract/routes";
import { listFilesOfUser } from "@sendoff/db/account";
import type { TestUser } from "@sendoff/testkit/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";
import { cleanPhoto } from "./clean-photo.ts";

let api: TestApi;
let pdf: Buffer;
let jpeg: Buffer;
beforeAll(async () => {
  api = await createTestApi();
  pdf = await readFile(new URL(import.meta.resolve("@sendoff/testkit/fixtures/cv/asha-raman.pdf")));
  jpeg = await readFile(new URL("../../testing/form.fixture.jpg", import.meta.url));
});
afterAll(() => api.close());

const Kept = z.object({ enclosures: z.array(Attachment) });
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

function upload(user: TestUser, field: string, bytes: Buffer, fileName: string) {
  const head = `--edge\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\n\r\n`;
  return api.call(routes.uploadAttachment, {
    user,
    raw: Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--edge--\r\n")]),
    headers: { "content-type": "multipart/form-data; boundary=edge" },
  });
}
const list = async (user: TestUser) =>
  Kept.parse((await api.call(routes.listAttachments, { user })).body).enclosures;
const open = async (attachment: Attachment | undefined) =>
  api.app.inject({ url: attachment?.file_url ?? "" });

/** A segment of a JPEG. */
function segment(marker: number, data: string): Buffer {
  const body = Buffer.from(data, "latin1");
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** The picture with a place, a comment and a film behind its end; its camera was turned by 90 degrees. */
function withMetadata(): Buffer {
  const turned = Buffer.from(
    "4949 2a00 08000000 0100 1201 0300 01000000 0600 0000 00000000".replaceAll(" ", ""),
    "hex",
  );
  const exif = segment(0xe1, `Exif\0\0${turned.toString("latin1")}GPS 12.97N 77.59E`);
  const more = [
    exif,
    segment(0xe1, "http://ns.adobe.com/xap/1.0/\0Asha's phone"),
    segment(0xfe, "taken at home"),
  ];
  return Buffer.concat([
    jpeg.subarray(0, 2),
    ...more,
    jpeg.subarray(2),
    Buffer.from("a film of the flat"),
  ]);
}

function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type, "latin1"), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("tEXt", Buffer.from("Author\0Asha")),
    chunk("IDAT", deflateSync(Buffer.alloc((width + 1) * height))),
    chunk("IEND", Buffer.alloc(0)),
    Buffer.from("more"),
  ]);
}

test("a cover letter is kept as it came, shown, replaced and deleted, each time without a file left over", async () => {
  const user = await api.createUser();
  expect(await list(user)).toEqual([]);
  expect((await upload(user, "cover_letter", pdf, "../To Saffron.PDF")).status).toBe(200);
  const [first] = await list(user);
  expect(first).toMatchObject({
    purpose: "cover_letter",
    file_name: "To Saffron.pdf",
    byte_count: pdf.length,
    sha256: sha256(pdf),
  });
  const shown = await open(first);
  expect(shown.headers["content-type"]).toBe("application/pdf");
  expect(sha256(shown.rawPayload)).toBe(sha256(pdf));
  const [replaced = ""] = await listFilesOfUser(api.db, user.id, "");
  expect(await api.storage.find(replaced)).toBeDefined();
  const other = Buffer.concat([pdf, Buffer.from("\n% another")]);
  await upload(user, "cover_letter", other, "letter.pdf");
  expect(await list(user)).toMatchObject([{ file_name: "letter.pdf", sha256: sha256(other) }]);
  expect((await open(first)).statusCode).toBe(404);
  expect(await api.storage.find(replaced)).toBeUndefined();
  const [key = ""] = await listFilesOfUser(api.db, user.id, "");
  expect(key).toMatch(new RegExp(`^cv/${user.id}/`));
  const params = { purpose: "cover_letter" };
  expect((await api.call(routes.deleteAttachment, { user, params })).status).toBe(200);
  expect(await api.storage.find(key)).toBeUndefined();
  expect((await api.call(routes.deleteAttachment, { user, params })).status).toBe(404);
});

test("a photo is kept without place, comments and what hangs behind it, and stays upright", async () => {
  const user = await api.createUser();
  const raw = withMetadata();
  expect((await upload(user, "photo", raw, "me.jpeg")).status).toBe(200);
  const [photo] = await list(user);
  expect(photo).toMatchObject({ purpose: "photo", file_name: "me.jpg" });
  const bytes = (await open(photo)).rawPayload;
  expect(photo?.sha256).toBe(sha256(bytes));
  for (const secret of ["GPS", "Asha's phone", "taken at home", "a film"]) {
    expect(raw.includes(secret)).toBe(true);
    expect(bytes.includes(secret)).toBe(false);
  }
  // Exif's orientation 6, alone.
  expect(bytes.includes(Buffer.from("0112000300000001000600", "hex"))).toBe(true);
  const clean = cleanPhoto(jpeg);
  if (clean.kind !== "clean") throw new Error(clean.message);
  expect(clean).toMatchObject({ type: "jpg", width: 640, height: 400 });
  // The picture itself is untouched: cleaning what is clean changes nothing.
  expect(cleanPhoto(clean.bytes)).toEqual(clean);
});

test("a PNG keeps its picture and loses its texts", async () => {
  const user = await api.createUser();
  await upload(user, "photo", png(200, 300), "me.png");
  const [photo] = await list(user);
  const { rawPayload, headers } = await open(photo);
  expect(headers["content-type"]).toBe("image/png");
  expect(rawPayload.includes("Asha")).toBe(false);
  expect(rawPayload.subarray(-8, -4).toString("latin1")).toBe("IEND");
});

test("a photo says once how large it is and holds a picture, and what stands in unknown segments is left out", () => {
  const frame = (side: number) =>
    segment(0xc0, String.fromCharCode(8, side, side, side, side, 1, 1, 17, 0));
  const [start, rest] = [jpeg.subarray(0, 2), jpeg.subarray(2)];
  const [signature, header] = [png(200, 200).subarray(0, 8), png(200, 200).subarray(8, 33)];
  header.writeUInt32BE(60_000, 8);
  for (const odd of [
    Buffer.concat([start, frame(1), Buffer.from([0xff, 0xd9])]),
    Buffer.concat([start, frame(255), rest]),
    Buffer.concat([signature, header, png(200, 200).subarray(8)]),
  ]) {
    expect(cleanPhoto(odd)).toMatchObject({ kind: "refused", status: 422 });
  }
  const talkative = [segment(0xf0, "at home"), segment(0x02, "at home")];
  expect(cleanPhoto(Buffer.concat([start, ...talkative, rest]))).toEqual(cleanPhoto(jpeg));
});

test("what is no letter, no photo, too small or broken is refused with a reason, and the one before stays", async () => {
  const user = await api.createUser();
  await upload(user, "photo", png(200, 200), "me.png");
  const doc = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(2048)]);
  const cases: [string, Buffer, number, RegExp][] = [
    ["cover_letter", doc, 415, /\.pdf or \.docx/],
    ["cover_letter", jpeg, 415, /\.pdf or \.docx/],
    ["photo", pdf, 415, /\.jpg or \.png/],
    ["photo", png(40, 40), 422, /40 by 40 pixels/],
    ["photo", png(7000, 100), 422, /100 to 6000/],
    ["photo", jpeg.subarray(0, 900), 422, /damaged/],
    ["photo", Buffer.alloc(0), 422, /empty/],
    ["cv", pdf, 400, /select a file/],
  ];
  for (const [field, bytes, status, message] of cases) {
    const answer = await upload(user, field, bytes, "x.pdf");
    expect([field, answer.status]).toEqual([field, status]);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(message) });
  }
  expect(await list(user)).toMatchObject([{ sha256: expect.any(String), purpose: "photo" }]);
  expect(await listFilesOfUser(api.db, user.id, "")).toHaveLength(1);
});

test("nobody sees or deletes another's files, and without a token nobody any", async () => {
  const [user, stranger] = [await api.createUser(), await api.createUser()];
  await upload(user, "cover_letter", pdf, "letter.pdf");
  expect(await list(stranger)).toEqual([]);
  const params = { purpose: "cover_letter" };
  expect((await api.call(routes.deleteAttachment, { user: stranger, params })).status).toBe(404);
  expect((await api.call(routes.listAttachments)).status).toBe(401);
  expect((await api.call(routes.deleteAttachment, { params })).status).toBe(401);
  expect((await api.call(routes.uploadAttachment)).status).toBe(401);
});
