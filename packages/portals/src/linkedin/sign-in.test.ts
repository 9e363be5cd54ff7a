import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { inspect } from "node:util";
import { closeTestContexts, testBrowser } from "@sendoff/testkit/browser";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { PortalSession } from "../portal-driver.ts";
import { HASTY } from "../suite/stage.fixture.ts";
import { goOnSigningIn, isSignedIn, signIn } from "./sign-in.ts";

// Nothing listens there.
const BASE = "http://127.0.0.1:9";
const FORM = "<form><input id=username><input id=password type=password></form>";

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await testBrowser();
});
afterAll(closeTestContexts);
beforeEach(async () => {
  context = await browser.newContext();
});
afterEach(async () => context.close());

async function open(): Promise<PortalSession> {
  const page = await context.newPage();
  return { context, page, baseUrl: BASE, signal: new AbortController().signal };
}

test("a sign-in form on a host that is not the portal's own gets no credentials", async () => {
  const session = await open();
  await session.page.route("**/*", (route) =>
    new URL(route.request().url()).hostname === "files.licdn.com"
      ? route.fulfill({ body: FORM, contentType: "text/html" })
      : route.fulfill({
          body: "<script>location='http://files.licdn.com/'</script>",
          contentType: "text/html",
        }),
  );
  const outcome = await signIn(session, { email: "asha@example.test", password: "hunter2" });
  expect(outcome).toMatchObject({ kind: "page_changed", locator: "login.host" });
  expect(await session.page.locator("#password").inputValue()).toBe("");
});

test("a portal that does not answer is reported without the session's cookies", async () => {
  const session = await open();
  const cookie = { name: "JSESSIONID", value: "ajax:5550001", url: BASE };
  await context.addCookies([cookie]);
  const error: unknown = await isSignedIn(session).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ code: "portal_unreachable" });
  expect(inspect(error, { depth: null })).not.toContain(cookie.value);
});

test.each([
  [200, true],
  [401, false],
  [403, false],
])("who-am-I answered %i: signed in %s", async (status, isIn) => {
  expect(await askWith(status)).toBe(isIn);
});

test.each([429, 999, 503])(
  "who-am-I answered %i says nothing of the session: it is no reason to type a password again",
  async (status) => {
    await expect(askWith(status)).rejects.toMatchObject({ code: "portal_unreachable" });
  },
);

test("what a page says of its owner's own entry refuses nobody: it still asks", async () => {
  const body = "<h1>News</h1><p role=alert>That was not correct.</p>";
  const answer = await withPortal(
    (request, response) =>
      request.url === "/check/notice/1"
        ? response.setHeader("content-type", "text/html").end(body)
        : response.writeHead(401).end(),
    async (baseUrl) => {
      const session = { ...(await open()), baseUrl, patience: HASTY };
      await session.page.goto(`${baseUrl}/check/notice/1`);
      return goOnSigningIn(session);
    },
  );
  expect(answer.kind).toBe("page_changed");
});

const askWith = (status: number): Promise<boolean> =>
  withPortal(
    (_request, response) => response.writeHead(status).end(),
    async (baseUrl) => isSignedIn({ ...(await open()), baseUrl }),
  );

async function withPortal<T>(
  serve: RequestListener,
  ask: (baseUrl: string) => Promise<T>,
): Promise<T> {
  const server = createServer(serve);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no address");
  try {
    return await ask(`http://127.0.0.1:${address.port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
