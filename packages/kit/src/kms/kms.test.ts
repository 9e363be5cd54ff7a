import { createServer } from "node:http";
import { inspect } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import { createVaultKeys } from "../vault.ts";
import { signForAws } from "./aws-signature.ts";
import { openKms } from "./open-kms.ts";
import { openWrappedKeys } from "./wrapped-keys.ts";

const TOKEN = "s.token";
const SECRET = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY";
const NOW = new Date("2026-11-28T10:00:00Z");
const ACCESS = { region: "ap-south-1", accessKeyId: "AKIDEXAMPLE", secretAccessKey: SECRET };

let close: () => void = () => undefined;
afterEach(() => close());

/** Wraps by turning the bytes around; refuses whoever does not sign in as Vault and AWS want it. Both services at one address. */
async function startService(): Promise<string> {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      const answer = (status: number, value: object) =>
        response
          .writeHead(status, { "content-type": "application/json" })
          .end(JSON.stringify(value));
      const turn = (text: string) => Buffer.from(text, "base64").reverse().toString("base64");
      const asked = JSON.parse(body) as Record<string, string>;
      if (request.url === "/v1/transit/encrypt/sendoff" && isToken(request.headers)) {
        answer(200, { data: { ciphertext: `vault:v1:${turn(asked["plaintext"] ?? "")}` } });
      } else if (asked["ciphertext"] === "garbled") {
        response.writeHead(200).end("a key in the clear");
      } else if (request.url === "/v1/transit/decrypt/sendoff" && isToken(request.headers)) {
        answer(200, { data: { plaintext: turn((asked["ciphertext"] ?? "").slice(9)) } });
      } else if (request.url === "/" && isSigned(request.headers, body)) {
        const isEncrypt = request.headers["x-amz-target"] === "TrentService.Encrypt";
        answer(
          200,
          isEncrypt
            ? { CiphertextBlob: turn(asked["Plaintext"] ?? "") }
            : { Plaintext: turn(asked["CiphertextBlob"] ?? "") },
        );
      } else answer(403, { errors: ["permission denied"] });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close = () => server.close();
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/`;
}

const isToken = (headers: Readonly<Record<string, unknown>>): boolean =>
  headers["x-vault-token"] === TOKEN;

function isSigned(headers: Readonly<Record<string, unknown>>, body: string): boolean {
  const of = (name: string) => String(headers[name]);
  const expected = signForAws(
    {
      method: "POST",
      url: new URL(`http://${of("host")}/`),
      headers: { "content-type": of("content-type"), "x-amz-target": of("x-amz-target") },
      body,
    },
    { service: "kms", ...ACCESS },
    NOW,
  );
  return headers["authorization"] === expected["authorization"];
}

const transit = (url: string, token = TOKEN) =>
  openKms({ provider: "vault-transit", url, key: "sendoff", token });
const aws = (url: string, secretAccessKey = SECRET) =>
  openKms(
    {
      provider: "aws-kms",
      url,
      key: "alias/sendoff",
      sessionToken: undefined,
      ...ACCESS,
      secretAccessKey,
    },
    () => NOW,
  );

describe("a key management service", () => {
  it.each([
    ["Vault's transit engine", transit],
    ["AWS KMS", aws],
  ])("wraps a key and unwraps it again: %s", async (_, open) => {
    const kms = open(await startService());
    const { privateKey } = createVaultKeys();
    const wrapped = await kms.wrap(privateKey);
    expect(wrapped).not.toContain(privateKey.toString("base64"));
    expect(await kms.unwrap(wrapped)).toEqual(privateKey);
  });

  it("that answers what is no JSON is reported without what it answered", async () => {
    const failed = transit(await startService()).unwrap("garbled");
    await expect(failed).rejects.toThrow("no JSON");
    await expect(failed.catch((error: unknown) => inspect(error))).resolves.not.toContain("a key");
  });

  it.each([
    ["Vault's transit engine", (url: string) => transit(url, "s.wrong")],
    ["AWS KMS", (url: string) => aws(url, "another secret")],
  ])("that refuses is reported without what was asked: %s", async (_, open) => {
    const failed = open(await startService()).unwrap("c2VjcmV0");
    await expect(failed).rejects.toThrow("refuses (403)");
    await expect(failed).rejects.not.toThrow(/c2VjcmV0|s\.wrong|another secret/);
  });
});

it("a request to AWS is signed as its documentation's example", () => {
  const url = new URL("https://iam.amazonaws.com/?Action=ListUsers&Version=2010-05-08");
  const headers = { "content-type": "application/x-www-form-urlencoded; charset=utf-8" };
  const signed = signForAws(
    { method: "GET", url, headers, body: "" },
    { ...ACCESS, service: "iam", region: "us-east-1" },
    new Date("2015-08-30T12:36:00Z"),
  );
  expect(signed["authorization"]).toBe(
    "AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/iam/aws4_request, SignedHeaders=content-type;host;x-amz-date, Signature=5d672d79c15b13162d9279b0855cfba6789a8edb4c82c400e06b5924a6f2b5d7",
  );
});

describe("the vault's keys in an environment", () => {
  it("are unwrapped where they are wrapped, in a copy, and are half of the pair", async () => {
    const url = await startService();
    const [keys, before] = [createVaultKeys(), createVaultKeys()];
    const wrap = async (key: Buffer) => `kms:${await transit(url).wrap(key)}`;
    const environment = {
      SENDOFF_VAULT_PUBLIC_KEY: keys.publicKey.toString("base64"),
      SENDOFF_VAULT_PRIVATE_KEY: await wrap(keys.privateKey),
      SENDOFF_VAULT_OTHER_PRIVATE_KEYS: `${await wrap(before.privateKey)},plain`,
      KMS_PROVIDER: "vault-transit",
      KMS_URL: url,
      KMS_KEY: "sendoff",
      KMS_TOKEN: TOKEN,
    };
    expect(await openWrappedKeys(environment)).toEqual({
      ...environment,
      SENDOFF_VAULT_PRIVATE_KEY: keys.privateKey.toString("base64"),
      SENDOFF_VAULT_OTHER_PRIVATE_KEYS: `${before.privateKey.toString("base64")},plain`,
    });
    const strange = { ...environment, SENDOFF_VAULT_PRIVATE_KEY: await wrap(before.privateKey) };
    await expect(openWrappedKeys(strange)).rejects.toThrow("no half of the pair");
  });

  it("are left alone where none is wrapped; where one is, the service must be named", async () => {
    const plain = { SENDOFF_VAULT_PRIVATE_KEY: "a key" };
    expect(await openWrappedKeys(plain)).toBe(plain);
    const wrapped = { SENDOFF_VAULT_PRIVATE_KEY: "kms:x" };
    await expect(openWrappedKeys(wrapped)).rejects.toThrow("KMS_PROVIDER");
    const half = { ...wrapped, KMS_PROVIDER: "aws-kms" };
    await expect(openWrappedKeys(half)).rejects.toThrow("KMS_SECRET_ACCESS_KEY");
    const vault = { KMS_PROVIDER: "vault-transit", KMS_KEY: "k", KMS_TOKEN: "t" };
    const aws = {
      KMS_PROVIDER: "aws-kms",
      KMS_KEY: "k",
      KMS_REGION: "ap-south-1",
      KMS_ACCESS_KEY_ID: "a",
      KMS_SECRET_ACCESS_KEY: "s",
    };
    for (const service of [vault, aws]) {
      for (const KMS_URL of ["http://vault.example.com", "http://localhost:1@vault.example.com"]) {
        const open = { ...wrapped, ...service, KMS_URL };
        await expect(openWrappedKeys(open)).rejects.toThrow("https: beyond this machine");
      }
    }
  });
});
