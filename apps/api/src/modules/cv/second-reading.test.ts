import { readFile } from "node:fs/promises";
import { CvExtraction } from "@sendoff/contract/cv";
import { CvLibrary } from "@sendoff/contract/cv-routes";
import { routes } from "@sendoff/contract/routes";
import { MODEL_KEY, type ModelServer, startModelServer } from "@sendoff/testkit/model-server";
import type { TestUser } from "@sendoff/testkit/test-user";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
let model: ModelServer;
beforeAll(async () => {
  model = await startModelServer();
  const offer = { name: "small-model", host: "127.0.0.1" };
  api = await createTestApi({
    model: offer,
    modelSettings: {
      ...offer,
      provider: "openai-compatible",
      url: model.url,
      apiKey: MODEL_KEY,
    },
  });
});
afterAll(async () => {
  await api.close();
  await model.close();
});
beforeEach(() => {
  model.heard.length = 0;
});

/** A Word file whose headings nobody knows, so that the rules find nobody's jobs in it. */
const LINES = [
  "Noor Haddad",
  "noor.haddad@example.com",
  "Stations of my life so far",
  "Harbour pilot with Maas Loodsen, 2016 to 2021, on ships of all sizes",
  "Knots I can tie",
  "Radar plotting and Dutch coastal law",
];
function wordFile(): Buffer {
  const body = LINES.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join("");
  const xml = `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`;
  return Buffer.from(zipSync({ "word/document.xml": strToU8(xml) }));
}

const Reading = z.object({ data: CvExtraction, second_reading: z.array(z.string()).optional() });

async function upload(user: TestUser, bytes: Buffer): Promise<void> {
  const head = `--edge\r\nContent-Disposition: form-data; name="cv"; filename="cv"\r\n\r\n`;
  const raw = Buffer.concat([Buffer.from(head), bytes, Buffer.from("\r\n--edge--\r\n")]);
  const headers = { "content-type": "multipart/form-data; boundary=edge" };
  expect(await api.call(routes.uploadCv, { user, raw, headers })).toMatchObject({ status: 200 });
}
const read = async (user: TestUser) => {
  const { status, body } = await api.call(routes.extractCv, { user });
  expect(status).toBe(200);
  return Reading.parse(body);
};
const change = (user: TestUser, is_on: boolean) =>
  api.call(routes.changeSecondReading, { user, body: { is_on } });

async function aReader(): Promise<TestUser> {
  const user = await api.createUser();
  await upload(user, wordFile());
  return user;
}

const TRUE = {
  workExperience: [
    { jobTitle: "Harbour pilot", company: "Maas Loodsen", startDate: "2016", endDate: "2021" },
  ],
  skills: [{ skill: "Radar plotting", experience: 12 }],
};

test("no CV goes to a model until its user says so, and none afterwards when they take it back", async () => {
  model.say({ text: JSON.stringify(TRUE) });
  const user = await aReader();
  const { body } = await api.call(routes.listCvs, { user });
  expect(CvLibrary.parse(body).second_reading).toEqual({
    is_on: false,
    model: { name: "small-model", host: "127.0.0.1" },
  });
  const first = await read(user);
  expect(first.second_reading).toBeUndefined();
  expect(first.data.workExperience).toEqual([]);
  expect(model.heard).toEqual([]);
  const on = await change(user, true);
  expect(CvLibrary.parse(on.body).second_reading.is_on).toBe(true);
  expect((await read(user)).second_reading).toContain("workExperience.0");
  await change(user, false);
  expect((await read(user)).second_reading).toBeUndefined();
  expect(model.heard).toHaveLength(1);
});

test("what the model finds in the text fills the gaps and is named; what was read stays, and so does the CSV", async () => {
  const user = await aReader();
  await change(user, true);
  const reply = { ...TRUE, personalInformation: { email: "other@example.com", phone: "12345678" } };
  model.say({ text: JSON.stringify(reply) });
  const { data, second_reading } = await read(user);
  expect(second_reading).toEqual(["workExperience.0", "skills.0"]);
  expect(data.workExperience).toMatchObject([
    { jobTitle: "Harbour pilot", company: "Maas Loodsen", startDate: "2016", endDate: "2021" },
  ]);
  expect(data.skills).toEqual([{ skill: "Radar plotting", experience: 0 }]);
  expect(data.personalInformation).toMatchObject({ email: "noor.haddad@example.com", phone: "" });
  expect(model.heard[0]).toContain("Maas Loodsen");
  const csv = await api.call(routes.downloadCv, { user });
  expect(csv.body).toContain("noor.haddad@example.com");
  expect(csv.body).not.toContain("Maas Loodsen");
});

test("a model that invents adds nothing at all", async () => {
  const user = await aReader();
  const before = await read(user);
  await change(user, true);
  const award = { issuer: "Queen", issuingDate: "2019" };
  model.say({
    text: JSON.stringify({
      personalInformation: { phone: "+31 6 1111 2222", city: "Rotterdam", lastName: "el-Haddad" },
      workExperience: [{ jobTitle: "Admiral", company: "Royal Navy", startDate: "1999-01" }],
      education: [{ degreeName: "PhD", institution: { name: "MIT" } }],
      skills: [{ skill: "Kubernetes", experience: 10 }],
      languages: [{ name: "Klingon", proficiency: "Native" }],
      achievements: [{ awardTitle: "Order of the Garter", ...award }],
      certifications: [{ title: "AWS Architect", ...award }],
    }),
  });
  expect(await read(user)).toEqual(before);
  expect(model.heard).toHaveLength(1);
});

test("a CV without gaps is not sent", async () => {
  const user = await api.createUser();
  await change(user, true);
  const pdf = new URL(import.meta.resolve("@sendoff/testkit/fixtures/cv/asha-raman.pdf"));
  await upload(user, await readFile(pdf));
  expect((await read(user)).data.personalInformation.firstName).toBe("Asha");
  expect(model.heard).toEqual([]);
});

test("a model that fails changes nothing, and is left alone for a while", async () => {
  const user = await aReader();
  const before = await read(user);
  await change(user, true);
  model.say({ status: 500, body: "down" });
  expect(await read(user)).toEqual(before);
  model.say({ text: JSON.stringify(TRUE) });
  expect(await read(user)).toEqual(before);
  expect(model.heard).toHaveLength(1);
});

test("without a model nobody can switch it on", async () => {
  const bare = await createTestApi();
  try {
    const user = await bare.createUser();
    const answer = await bare.call(routes.changeSecondReading, { user, body: { is_on: true } });
    expect(answer).toMatchObject({ status: 409, body: { code: "conflict" } });
    const { body } = await bare.call(routes.listCvs, { user });
    expect(CvLibrary.parse(body).second_reading).toEqual({ is_on: false, model: null });
  } finally {
    await bare.close();
  }
});
