import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { claimLaneForLogin } from "@sendoff/db/applying";
import { findLivePage, type LivePageView } from "@sendoff/db/live-view";
import { getDriver } from "@sendoff/portals/registry";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, onTestFinished } from "vitest";
import type { GiveUpDuring } from "../browser/slots.ts";
import type { OwnerAnswer } from "../live-view/live-pages.ts";
import type { WorkerContext } from "../context/worker-context.ts";
import { openLiveServing, untilAsked } from "./live-viewer.fixture.ts";
import {
  createApplicant,
  keyOf,
  LINKEDIN,
  openTestWorker,
  type TestWorker,
} from "./test-worker.fixture.ts";

/** The window of every held page, in CSS pixels. */
export const SIZE = { width: 1280, height: 860 };

/** A portal of a few pages, and another origin that nothing is to reach. */
export async function openSite() {
  const reached: string[] = [];
  const other = createServer((request, response) => {
    reached.push(request.url ?? "");
    response.setHeader("content-type", "text/html").end("<h1>Elsewhere</h1>");
  });
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const otherUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const pages: Record<string, string> = {
    "/check": `<title>Security check</title><body style="margin:0;height:3000px">
      <input aria-label="Your answer" style="position:absolute;left:100px;top:100px;width:400px;height:40px">
      <textarea aria-label="Notes" style="position:absolute;left:100px;top:200px;width:400px;height:100px"></textarea>
      <a style="position:absolute;left:600px;top:100px;width:100px;height:30px" href="${otherUrl}/link">out</a>
      <a style="position:absolute;left:600px;top:150px;width:100px;height:30px" target="_blank" href="${otherUrl}/window">window</a>
      <a style="position:absolute;left:600px;top:200px;width:100px;height:30px" href="/away">redirect</a>
      <a style="position:absolute;left:600px;top:250px;width:100px;height:30px" download href="/file.bin">file</a>
      <a style="position:absolute;left:600px;top:300px;width:100px;height:30px" href="file:///etc/passwd">disk</a>
      <a style="position:absolute;left:600px;top:350px;width:100px;height:30px" href="/passed">on</a>
      <script>window.taps=[];document.addEventListener("click",(e)=>taps.push([e.clientX,e.clientY]))</script>`,
    "/ways": `<title>Ways out</title><body style="margin:0;height:900px">
      ${[
        `<button onclick="window.open('${otherUrl}/open')">open</button>`,
        `<form method="post" action="${otherUrl}/post" style="margin:0"><button>post</button></form>`,
        `<button onclick="const meta=document.createElement('meta');meta.httpEquiv='refresh';meta.content='0;url=${otherUrl}/refresh';document.head.append(meta)">refresh</button>`,
        `<button onclick="setTimeout(()=>{location='${otherUrl}/timer'},50)">timer</button>`,
        `<iframe style="border:0;width:200px;height:40px" src="/frame"></iframe>`,
        `<input type="file" aria-label="A file" style="width:200px;height:40px">`,
      ]
        .map(
          (way, nth) => `<div style="position:absolute;left:100px;top:${nth * 60}px">${way}</div>`,
        )
        .join("")}`,
    "/frame": `<body style="margin:0"><a target="_top" href="${otherUrl}/top" style="display:block;height:40px">top</a>`,
    "/busy": `<title>Busy</title><body style="margin:0;height:900px"
      onmousedown="const call=new XMLHttpRequest();call.open('GET','/silent',false);call.send()">`,
    "/list": `<title>A list</title><body style="margin:0">
      <iframe style="position:absolute;left:100px;top:100px;width:400px;height:200px;border:0" src="/choices"></iframe>
      <input aria-label="Beside it" style="position:absolute;left:600px;top:100px;width:200px;height:40px">`,
    "/choices": `<body style="margin:0"><select aria-label="Month of birth" style="width:400px;height:40px"
      onchange="document.title='changed '+value"><option disabled selected>Choose<option>January<option>February</select>`,
    "/passed": "<title>Passed</title><h1>You are through</h1>",
    "/moving": `<title>Moving</title><body><h1 id="n">0</h1>
      <script>let n=0;setInterval(()=>{document.getElementById("n").textContent=++n},50)</script>`,
    "/password": `<title>Sign in</title><body><input id="p" type="password" value="very-secret" style="font-size:40px">`,
  };
  const server = createServer((request, response) => {
    // Whoever waits for it waits for ever.
    if (request.url === "/silent") return;
    if (request.url === "/away") {
      response.writeHead(302, { location: `${otherUrl}/redirect` }).end();
      return;
    }
    if (request.url === "/file.bin") {
      response.setHeader("content-disposition", "attachment").end("bytes");
      return;
    }
    response
      .setHeader("content-type", "text/html")
      .end(pages[request.url ?? ""] ?? "<h1>Hello</h1>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    other.closeAllConnections();
    await Promise.all([server, other].map((each) => new Promise((done) => each.close(done))));
  };
  return { url, reached, close };
}

/** Pages that a worker holds on the accounts of people of their own, on a portal of a few pages; opened and closed with the test file. */
export class HeldPages {
  #own: TestWorker | undefined;
  #live: Awaited<ReturnType<typeof openLiveServing>> | undefined;
  #site: Awaited<ReturnType<typeof openSite>> | undefined;
  readonly #closing: (() => Promise<void>)[] = [];

  constructor() {
    beforeAll(async () => {
      this.#site = await openSite();
      this.#own = await openTestWorker(this.#site.url);
      this.#live = await openLiveServing(this.#own);
    });
    afterEach(async () => {
      for (const close of this.#closing.splice(0)) await close();
    });
    afterAll(async () => {
      await this.#live?.close();
      await this.#own?.close();
      await this.#site?.close();
    });
  }

  get own(): TestWorker {
    return opened(this.#own);
  }
  get worker(): WorkerContext {
    return opened(this.#live).worker;
  }
  get site(): Awaited<ReturnType<typeof openSite>> {
    return opened(this.#site);
  }

  /** A page that a worker holds on somebody's account. */
  async hold(path: string, worker = this.worker) {
    const { own, site } = this;
    const key = keyOf(await createApplicant(own.world));
    const take = { worker: "w", leaseSeconds: 60, dailyLimit: 5 };
    const lease = await claimLaneForLogin(own.world.db, key, take);
    if (lease === undefined) throw new Error("the lane is held");
    const context = await worker.pool.openContext({ hosts: ["127.0.0.1"] });
    const page: Page = await context.newPage();
    await page.goto(`${site.url}${path}`);
    const held = await worker.live.open(page, { driver: getDriver(LINKEDIN), lease });
    this.#closing.push(async () => {
      await held.close();
      await context.close().catch(() => undefined);
    });
    return { key, lease, page, held };
  }

  async find(key: { userId: string; platformId: number }): Promise<LivePageView> {
    const page = await findLivePage(this.own.world.db, key);
    if (page === undefined) throw new Error("there is no page");
    return page;
  }

  /** Begins to wait for the owner; `answer` is what comes of it. */
  async ask(
    path = "/check",
    lookAgain: (isDone: boolean) => Promise<true | undefined> = async () => true,
    worker = this.worker,
    giveUpDuring: GiveUpDuring = (wait) => wait(),
  ) {
    const { key, lease, page, held } = await this.hold(path, worker);
    const stop = new AbortController();
    onTestFinished(() => stop.abort());
    const ask = (): Promise<OwnerAnswer<true>> => {
      const answer = held.ask({
        note: "LinkedIn shows a check that only you can pass.",
        look: lookAgain,
        signal: stop.signal,
        giveUpDuring,
      });
      answer.catch(() => undefined);
      return answer;
    };
    const answer = ask();
    return { key, lease, page, held, answer, ask, row: await untilAsked(this.own, key) };
  }
}

function opened<T>(part: T | undefined): T {
  if (part === undefined) throw new Error("not opened yet");
  return part;
}
