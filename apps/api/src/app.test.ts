import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { routes } from "@sendoff/contract/routes";
import { recordLedgerProof } from "@sendoff/db/ledger";
import { listMailsTo } from "@sendoff/testkit/outbox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { buildApp } from "./app.ts";
import { createTestApi, type TestApi } from "./testing/test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

test("every answer has the security headers and a request id", async () => {
  for (const url of ["/healthz", "/v1/job/config", "/v1/nothing", "/some/page"]) {
    const { headers } = await get(url);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toMatch(/style-src 'self' 'sha256-/);
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toContain("unsafe");
    expect(headers["permissions-policy"]).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/form-action 'self' http:\/\/localhost:5055/);
  }
});

test("in live mode browsers are told to come by TLS only, for a year and under all its names", async () => {
  const live = await buildApp({ ...api, config: { ...api.config, mode: "live" } });
  const [bound, free] = [await live.app.inject("/"), await get("/")];
  expect(bound.headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  expect(free.headers["strict-transport-security"]).toBeUndefined();
  await live.app.close();
});

test("under a name that is not this server's nothing is answered but whether it runs", async () => {
  const host = "rebound.evil.test:5000";
  for (const url of ["/", "/v1/job/config", "/docs", "/openapi.json", "/v1/files/x"]) {
    const answer = await get(url, { host });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining("PUBLIC_URL") });
  }
  expect((await get("/healthz", { host })).statusCode).toBe(200);
  expect((await get("/v1/job/config", { host: "[::1]:5000" })).statusCode).toBe(200);
});

test("only the configured origin may read answers, and never with credentials", async () => {
  const own = await get("/v1/job/config", { origin: "http://localhost:5000" });
  expect(own.headers["access-control-allow-origin"]).toBe("http://localhost:5000");
  expect(own.headers["access-control-allow-credentials"]).toBeUndefined();
  const other = await get("/v1/job/config", { origin: "http://localhost:5000.evil.test" });
  expect(other.headers["access-control-allow-origin"]).toBeUndefined();
});

test("an unknown path is a JSON 404, and a wrong method says which the address takes", async () => {
  for (const url of ["/v1/nothing", "/v1", "/job/nothing", "/v1/job/config/more"]) {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: "not_found" });
    expect(answer.headers["cache-control"]).toBe("no-store");
  }
  const wrong = await get("/v1/job/auth/send-email-otp");
  expect(wrong.statusCode).toBe(404);
  expect(wrong.json<{ message: string }>().message).toBe("This address takes POST");
});

test("HEAD answers like GET without a body", async () => {
  const answer = await api.app.inject({ method: "HEAD", url: "/v1/job/config" });
  expect([answer.statusCode, answer.body]).toEqual([200, ""]);
});

test("what the web app asks first names the mode and the mailbox", async () => {
  const { body } = await api.call(routes.getConfig);
  expect(body).toEqual({
    mode: "sandbox",
    mailbox_url: "http://127.0.0.1:5050/mail",
    sms: true,
    boards_url: "http://127.0.0.1:5054",
    social: [],
    usd_inr_rate: 84,
  });
});

// SPEC 7.6
test("the description lists every call of the contract as OpenAPI 3.1 and the docs page shows it", async () => {
  const document = z
    .object({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse((await get("/openapi.json")).json());
  expect(document.openapi).toMatch(/^3\.1/);
  for (const route of Object.values(routes)) {
    const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
    expect(document.paths[path]).toHaveProperty(route.method.toLowerCase());
  }
  const page = await get("/docs/");
  expect(String(page.headers["content-security-policy"])).toContain("frame-ancestors 'none'");
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/<script>(?!\s*<\/script>)/);
  expect((await get("/docs/static/swagger-ui-bundle.js")).statusCode).toBe(200);
});

test("requests are counted by route, never by address", async () => {
  await get("/v1/files/secret-address.signature");
  const text = await api.metrics.metrics();
  expect(text).toMatch(
    /sendoff_http_requests_total\{[^}]*route="\/v1\/files\/:token"[^}]*\} [1-9]/,
  );
  expect(text).not.toContain("secret-address");
});

test("the newest proof of the ledger stands among the figures, and none before the first", async () => {
  expect(await api.metrics.metrics()).not.toMatch(/^sendoff_ledger_sound \d/m);
  await recordLedgerProof(api.db);
  expect(await api.metrics.metrics()).toMatch(/^sendoff_ledger_sound 1$/m);
  await api.db
    .updateTable("ledger_proof")
    .set({ is_sound: false, proved_at: new Date(1_700_000_000_000) })
    .execute();
  const text = await api.metrics.metrics();
  expect(text).toMatch(/^sendoff_ledger_sound 0$/m);
  expect(text).toMatch(/^sendoff_ledger_proved_timestamp_seconds 1700000000$/m);
});

describe("the web app", () => {
  test("before it is built a page says how to build it", async () => {
    const answer = await get("/app/dashboard");
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain("npm start");
  });

  test("every page gets index.html afresh, hashed files are kept, nothing outside is served", async () => {
    const folder = api.config.webDist;
    await mkdir(join(folder, "assets"), { recursive: true });
    await writeFile(join(folder, "index.html"), "<!doctype html><title>App</title>");
    await writeFile(join(folder, "assets", "index-DlAUqK2U.js"), "export {};");
    await writeFile(join(folder, "..", "outside.txt"), "secret");
    for (const url of ["/", "/app/dashboard", "/pricing?x=1", "/payment-success?txnid=%00"]) {
      const answer = await get(url, { accept: "text/html" });
      expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-cache"]);
      expect(answer.body).toContain("<title>App</title>");
    }
    const hashed = await get("/assets/index-DlAUqK2U.js");
    expect(hashed.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(hashed.headers["content-type"]).toContain("javascript");
    for (const url of [
      "/assets/gone-12345678.js",
      "/../outside.txt",
      "/%2e%2e/outside.txt",
      "/..%2foutside.txt",
    ]) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: "not_found" });
    }
    expect((await api.app.inject({ method: "HEAD", url: "/" })).statusCode).toBe(200);
    expect((await api.app.inject({ method: "POST", url: "/app" })).statusCode).toBe(404);
  });

  test("an address with a broken escape is a page that is not there, and the API's is still refused", async () => {
    const folder = api.config.webDist;
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "index.html"), "<!doctype html><title>App</title>");
    for (const url of ["/%", "/app/%zz", "/jobs/%E0%A4%A?x=%zz"]) {
      const page = await api.app.inject({ url });
      expect({ url, status: page.statusCode, body: page.body }).toMatchObject({
        status: 200,
        body: expect.stringContaining("<title>App</title>"),
      });
      expect(page.headers["content-security-policy"]).toContain("default-src 'self'");
    }
    expect((await api.app.inject({ url: "/v1/job/%zz" })).json()).toMatchObject({
      code: "invalid_input",
    });
  });

  test("a visitor's / is the written landing page, the sign-in card's is the app", async () => {
    const folder = api.config.webDist;
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "index.html"), "<!doctype html><title>App</title>");
    await writeFile(join(folder, "landing.html"), "<!doctype html><title>Landing</title>");
    expect((await get("/")).body).toContain("<title>Landing</title>");
    expect((await get("/?utm_source=mail")).body).toContain("<title>Landing</title>");
    expect((await get("/?login=1&next=%2Fapp%2Fwallet")).body).toContain("<title>App</title>");
    expect((await get("/pricing")).body).toContain("<title>App</title>");
  });

  test("a file goes out as the browser can take it: brotli, gzip or plain", async () => {
    const assets = join(api.config.webDist, "assets");
    await mkdir(assets, { recursive: true });
    const code = "export const answer = 42;".repeat(40);
    await writeFile(join(assets, "part-DlAUqK2V.js"), code);
    await writeFile(join(assets, "part-DlAUqK2V.js.br"), brotliCompressSync(code));
    await writeFile(join(assets, "part-DlAUqK2V.js.gz"), gzipSync(code));
    const url = "/assets/part-DlAUqK2V.js";
    const small = await get(url, { "accept-encoding": "gzip, deflate, br" });
    expect(small.headers["content-encoding"]).toBe("br");
    expect(small.headers["content-type"]).toContain("javascript");
    expect(small.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(small.headers["vary"]).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(code);
    const older = await get(url, { "accept-encoding": "gzip" });
    expect(older.headers["content-encoding"]).toBe("gzip");
    expect((await get(url)).body).toBe(code);
  });
});

describe("stored pictures", () => {
  test("a signed address shows the picture and may be cached by its owner", async () => {
    await api.storage.put("pictures/a.png", Buffer.from("png bytes"));
    const answer = await get(api.signer.sign("pictures/a.png", api.clock.now()));
    expect([answer.statusCode, answer.body]).toEqual([200, "png bytes"]);
    expect(answer.headers["content-type"]).toBe("image/png");
    expect(answer.headers["cache-control"]).toBe("private, max-age=300, immutable");
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("a forged, cut, expired or dead address is a 404", async () => {
    const now = api.clock.now();
    const good = api.signer.sign("pictures/a.png", now);
    const expired = api.signer.sign("pictures/a.png", new Date(now.getTime() - 16 * 60_000));
    const gone = api.signer.sign("pictures/none.png", now);
    for (const url of [
      `${good}x`,
      good.slice(0, -4),
      expired,
      gone,
      "/v1/files/a.b.c",
      "/v1/files/x",
    ]) {
      expect((await get(url)).statusCode).toBe(404);
    }
  });

  test("anything but a picture is only downloaded", async () => {
    await api.storage.put("cv/u/x.html", Buffer.from("<script>"));
    const { headers } = await get(api.signer.sign("cv/u/x.html", api.clock.now()));
    expect(headers["content-type"]).toBe("application/octet-stream");
    expect(headers["content-disposition"]).toBe("attachment");
  });
});

test("codes, tokens, passwords and addresses of pictures never reach the log", async () => {
  const email = "secretive@example.test";
  const sent = await api.call(routes.sendEmailOtp, { body: { email } });
  const { orderId } = z.object({ orderId: z.string() }).parse(sent.body);
  const code = z.string().parse((await listMailsTo(api, email))[0]?.code);
  const signedIn = await api.call(routes.verifyEmailOtp, {
    body: { email, orderId, code: Number(code) },
  });
  const token = z.object({ auth_token: z.string() }).parse(signedIn.body).auth_token;
  const user = { id: "", email, token, headers: { authorization: `Bearer ${token}` } };
  const password = "hunter2-battery-staple";
  await api.call(routes.login, { user, body: { email, password, platform_id: 999 } });
  await api.call(routes.login, { user, raw: `{"password":"${password}"` });
  const picture = api.signer.sign("pictures/a.png", api.clock.now());
  await get(picture);
  // A fault of ours logs its cause; that must not carry secrets either.
  api.logger.error({ password, token, nested: { code } }, `Authorization: Bearer ${token}`);
  const log = api.logLines().join("");
  expect(log).toContain("/v1/job/auth/verify-email-otp");
  for (const secret of [token, password, `"${code}"`, ` ${code}`, picture, orderId]) {
    expect(log).not.toContain(secret);
  }
});
