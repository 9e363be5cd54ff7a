import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { closeTestContexts, testBrowser } from "@sendoff/testkit/browser";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BoardSession } from "./board-session.ts";
import { BoardSteps } from "./board-steps.ts";
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
// One that finds fault with an answer only now, and asks no server.
const STRICT = `<form id="application-form"><label for="years">Years *</label><input id="years" aria-describedby="years-error" required>
  <div id="years-error" role="alert" hidden>Years: at most 40</div><label for="why">Why *</label><textarea id="why" required></textarea>
  <button type="submit">Submit application</button></form><script>
  document.querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    document.querySelector("#years-error").hidden = false;
  });</script>`;
const server = createServer((request, response) => {
  if (request.method === "POST") sent += 1;
  response.setHeader("content-type", "text/html");
  response.end(
    request.url === "/confirmation"
      ? "<h1>Thank you for applying</h1>"
      : request.url === "/strict"
        ? STRICT
        : FORM,
  );
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

test.each([
  { maker: "personio", isGeneral: true },
  { maker: "greenhouse", isGeneral: false },
] as const)(
  "a form of $maker that complains of an answer after the click and can be sent again was not sent",
  async ({ maker, isGeneral }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const { port } = server.address() as AddressInfo;
    const baseUrl = `http://127.0.0.1:${port}`;
    await page.goto(`${baseUrl}/strict`);
    await page.fill("#years", "400");
    await page.fill("#why", "Because");
    const session = { page, context, baseUrl, signal: new AbortController().signal };
    const board = new BoardSession(session, {
      maker,
      token: "probe",
      host: "127.0.0.1",
    });
    const { general } = board.pages;
    expect(general !== undefined).toBe(isGeneral);
    const steps =
      general === undefined
        ? undefined
        : new BoardSteps(board, { ...general, root: "", submit: "" });
    expect(await submitOnce(board, { confirmTimeoutMs: 400 }, steps)).toEqual({
      kind: "rejected",
      message: "Years: at most 40",
    });
    await context.close();
  },
);
