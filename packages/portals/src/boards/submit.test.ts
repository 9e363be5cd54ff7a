import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { closeTestContexts, testBrowser } from "@sendoff/testkit/browser";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BoardSession } from "./board-session.ts";
import { submitOnce } from "./submit.ts";

let browser: Browser;
let sent = 0;
// A check that comes up after the click, passes by itself and then lets the form go, as Turnstile's may.
const FORM = `<form id="application-form"><button type="submit">Submit application</button></form><script>
  document.querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    document.body.insertAdjacentHTML("beforeend", "<iframe title='captcha check' width=300 height=65></iframe>");
    setTimeout(() => void fetch("/send", { method: "POST" }).then(() => { location.href = "/confirmation"; }), 700);
  });</script>`;
const server = createServer((request, response) => {
  if (request.method === "POST") sent += 1;
  response.setHeader("content-type", "text/html");
  response.end(request.url === "/confirmation" ? "<h1>Thank you for applying</h1>" : FORM);
});
beforeAll(async () => {
  browser = await testBrowser();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterAll(async () => {
  await closeTestContexts();
  server.closeAllConnections();
  server.close();
});

test("a check that passes by itself after the click is no challenge: what was sent is not told as unsent", async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}`;
  await page.goto(baseUrl);
  const session = { page, context, baseUrl, signal: new AbortController().signal };
  const board = new BoardSession(session, {
    maker: "greenhouse",
    token: "probe",
    host: "127.0.0.1",
  });
  const outcome = await submitOnce(board, { confirmTimeoutMs: 30_000 });
  await page.waitForURL("**/confirmation");
  expect([sent, outcome.kind]).toEqual([1, "confirmed"]);
  await context.close();
});
