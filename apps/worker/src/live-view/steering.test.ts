import type { LiveMessage } from "@sendoff/contract/live-view";
import type { PictureKind } from "@sendoff/contract/run";
import { addCandidates, createRun, leaseNextApplication, setLaneState } from "@sendoff/db/applying";
import { listBundles } from "@sendoff/db/portal-health";
import { createId } from "@sendoff/kit/ids";
import { getDriver } from "@sendoff/portals/registry";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { HeldPages, SIZE } from "../testing/held-page.fixture.ts";
import { LINKEDIN } from "../testing/test-worker.fixture.ts";
import { look, openLiveServing, ticketTo } from "../testing/live-viewer.fixture.ts";

const pages = new HeldPages();

const HELLO = { type: "hello", device: "desk", pixels: 640 } as const;
const AT = { x: 300 / SIZE.width, y: 220 / SIZE.height };

/** A window whose line has no way to go: what it sends is there in the same moment. */
function windowOn(pageId: string) {
  const live = pages.worker.live.find(pageId);
  if (live === undefined) throw new Error("the page is not held");
  const messages: LiveMessage[] = [];
  let frames = 0;
  const { onCommand: send, onClose: leave } = live.attach({
    id: createId(),
    send: (message) => void messages.push(message),
    sendFrame: () => void (frames += 1),
    close: () => undefined,
  });
  const state = () => messages.findLast((message) => message.type === "state");
  const isInControl = () =>
    state()?.viewers.some((each) => each.is_you && each.in_control) === true;
  return { send, leave, isInControl, frames: () => frames };
}

/** What happened to the page's pointer, from now on. */
const recordPointer = (page: Page): Promise<unknown> =>
  page.evaluate(
    "window.seen=[];for(const what of ['pointerdown','pointerup'])document.addEventListener(what,()=>seen.push(what))",
  );
const listPointer = (page: Page): Promise<unknown> => page.evaluate("seen");

test("passwords stay covered where one window goes in the moment in which another comes", async () => {
  const { key, page } = await pages.hold("/password");
  const { id } = await pages.find(key);
  const first = windowOn(id);
  first.send(HELLO);
  await expect.poll(() => first.frames()).toBeGreaterThan(0);
  const second = windowOn(id);
  first.leave();
  second.send(HELLO);
  await expect.poll(() => second.frames()).toBeGreaterThan(0);
  const fill = await page
    .locator("#p")
    .evaluate((box) => getComputedStyle(box).webkitTextFillColor);
  expect(fill).toBe("rgba(0, 0, 0, 0)");
});

test("a hand does nothing any more once the portal has let through", async () => {
  let press = (): void => undefined;
  const { row, page, answer } = await pages.ask("/check", async () => {
    // In the moment after the look, while the end is still written down.
    setImmediate(() => press());
    return true;
  });
  await recordPointer(page);
  const viewer = windowOn(row.id);
  viewer.send(HELLO);
  viewer.send({ type: "take", over: false });
  await expect.poll(viewer.isInControl).toBe(true);
  press = () => viewer.send({ type: "pointer", kind: "down", ...AT, held: false, clicks: 1 });
  viewer.send({ type: "done" });
  expect(await answer).toEqual({ kind: "passed", found: true });
  // What follows in the page comes after whatever the hand did in it.
  await page.mouse.move(700, 500);
  expect(await listPointer(page)).toEqual([]);
});

test("a window that goes while it takes control keeps nobody else from it", async () => {
  const { row } = await pages.ask();
  const gone = windowOn(row.id);
  gone.send(HELLO);
  gone.send({ type: "take", over: false });
  gone.leave();
  const viewer = await look(pages.own, row);
  await expect
    .poll(() => {
      viewer.send({ type: "take" });
      return viewer.isInControl;
    })
    .toBe(true);
});

test("a button that is held down is let go when its window goes", async () => {
  const { row, page } = await pages.ask();
  await recordPointer(page);
  const viewer = await look(pages.own, row);
  await viewer.take();
  viewer.send({ type: "pointer", kind: "move", ...AT });
  viewer.send({ type: "pointer", kind: "down", ...AT });
  await expect.poll(() => listPointer(page)).toEqual(["pointerdown"]);
  viewer.socket.close();
  await expect.poll(() => listPointer(page)).toEqual(["pointerdown", "pointerup"]);
});

test("a key that is held down is let go when its window goes", async () => {
  const { row, page } = await pages.ask();
  await page.evaluate(
    "window.seen=[];for(const what of ['keydown','keyup'])document.addEventListener(what,(e)=>seen.push(what+' '+e.code))",
  );
  const viewer = await look(pages.own, row);
  await viewer.take();
  viewer.send({ type: "key", kind: "down", key: " ", code: "Space" });
  await expect.poll(() => listPointer(page)).toEqual(["keydown Space"]);
  viewer.socket.close();
  await expect.poll(() => listPointer(page)).toEqual(["keydown Space", "keyup Space"]);
});

test("a ticket opens one socket", async () => {
  const { key } = await pages.hold("/check");
  const row = await pages.find(key);
  const ticket = ticketTo(pages.own, row);
  const open = () =>
    new Promise<string>((resolve) => {
      const socket = new WebSocket(row.workerUrl, { headers: { "x-sendoff-ticket": ticket } });
      onTestFinished(() => socket.terminate());
      socket.once("open", () => resolve("open"));
      socket.once("error", (error) => resolve(error.message));
    });
  expect(await open()).toBe("open");
  expect(await open()).toContain("401");
});

test("a line that is not heard of any more is ended, one that answers stays", async () => {
  const quick = await openLiveServing(pages.own, 120, 250);
  onTestFinished(quick.close);
  const { key } = await pages.hold("/check", quick.worker);
  const row = await pages.find(key);
  const silent = await look(pages.own, row, {}, { autoPong: false });
  const alive = await look(pages.own, row);
  await expect.poll(() => silent.closedWith).toBeDefined();
  let pings = 0;
  alive.socket.on("ping", () => (pings += 1));
  await expect.poll(() => pings).toBeGreaterThan(2);
  expect(alive.closedWith).toBeUndefined();
});

test("a database that loses a question while the owner is waited for ends no wait", async () => {
  const { row, answer } = await pages.ask();
  const { pool } = pages.own.world.database;
  // The mail to the owner asks that table too, and first: behind the lock it would keep the wait from beginning.
  await expect
    .poll(async () => {
      const mailed = "select 1 from live_page where id = $1 and mailed_at is not null";
      return (await pool.query(mailed, [row.id])).rowCount;
    })
    .toBe(1);
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("lock table live_page in access exclusive mode");
    // The question that now waits for the table loses its connection.
    const ended: number[] = [];
    await expect
      .poll(async () => {
        const { rows } = await pool.query<{ pid: number }>(
          `select pid, pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
            and pid <> pg_backend_pid() and wait_event_type = 'Lock' and query like '%from live_page p left join run%'`,
        );
        ended.push(...rows.map((row) => row.pid));
        return ended.length;
      })
      .toBeGreaterThan(0);
    // Otherwise it may get the table after all, and its connection end later, under something else.
    await expect
      .poll(async () => {
        const sessions = "select pid from pg_stat_activity where pid = any($1)";
        return (await pool.query(sessions, [ended])).rows;
      })
      .toEqual([]);
  } finally {
    await client.query("rollback");
    client.release();
  }
  const viewer = await look(pages.own, row);
  await viewer.take();
  viewer.send({ type: "done" });
  expect(await answer).toEqual({ kind: "passed", found: true });
});

test("of a page that its owner's hand was in no failure bundle is kept, and no picture of what it shows", async () => {
  const { key, lease, row, page, answer } = await pages.ask();
  const { db, storage, logLines } = pages.own.world;
  const { failures, photographer } = pages.worker;
  await setLaneState(db, lease, "connected", "");
  const run = await db.transaction().execute((trx) => createRun(trx, key, 1));
  if (run.kind !== "created") throw new Error(run.kind);
  const { runId } = run;
  const url = "https://p.test/1";
  const job = { portalJobId: "1", title: "T", company: "C", location: "L", url };
  await addCandidates(db, lease, runId, [job]);
  const work = { worker: "w", leaseSeconds: 60 };
  const application = await leaseNextApplication(db, lease, runId, work);
  if (application === undefined) throw new Error("nothing was queued");
  const takePicture = async (kind: PictureKind) =>
    (await photographer.take(page, application, kind)).stored;

  const viewer = await look(pages.own, row);
  await viewer.take();
  viewer.tap(300, 120, SIZE);
  await viewer.until(() => viewer.state?.focus.includes("Your answer"), "the focus");
  viewer.send({ type: "text", text: "canary" });
  await expect.poll(() => page.getByLabel("Your answer").inputValue()).toBe("canary");
  viewer.send({ type: "done" });
  await answer;
  expect(await takePicture("after_confirmation")).toBe("failed");
  expect(await photographer.takeLive(page, runId)).toBeUndefined();

  await page.goto(`${pages.site.url}/passed`);
  expect(await takePicture("after_confirmation")).toBe("stored");
  // A picture of what went wrong is for those who mend it too, and a later page may repeat what was typed: a number that a code was sent to, for example.
  expect(await takePicture("problem")).toBe("failed");
  await failures.keep(page, {
    kind: "page_changed",
    manifest: getDriver(LINKEDIN).manifest,
    place: "login.email",
    words: [],
  });
  expect(await listBundles(db, 10)).toEqual([]);
  expect(await storage.listBelow("failures")).toEqual([]);
  expect(logLines().join("\n")).toContain(
    `"place":"login.email","address":"${pages.site.url}/passed"`,
  );
});
