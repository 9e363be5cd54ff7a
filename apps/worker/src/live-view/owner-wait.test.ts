import { declineLivePage, listAskedPages } from "@sendoff/db/live-view";
import { listMailsTo } from "@sendoff/testkit/outbox";
import { expect, onTestFinished, test } from "vitest";
import { ownerSentence } from "../session/pass-checks.ts";
import { HeldPages, SIZE } from "../testing/held-page.fixture.ts";
import { look, openLiveServing, untilAsked } from "../testing/live-viewer.fixture.ts";
import type { LivePatience } from "./live-deps.ts";
import { createLookCalls } from "./look-calls.ts";
import { ownerMail } from "./owner-mail.ts";

const pages = new HeldPages();

/** A worker that waits for so many seconds, and less patiently than a real one. */
async function hastyServing(waitSeconds: number, patience: LivePatience, ownerPages = 16) {
  const own = { ...pages.own };
  own.worker = { ...own.worker, config: { ...own.worker.config, ownerPages } };
  const hasty = await openLiveServing(own, waitSeconds, undefined, patience);
  onTestFinished(hasty.close);
  return hasty.worker;
}

test.each(["closed", "crashed"])(
  "a page that is %s while its owner is waited for is lost at once, and its windows learn of it",
  async (how) => {
    const { row, page, answer } = await pages.ask();
    const viewer = await look(pages.own, row);
    await viewer.take();
    if (how === "closed") await page.context().close();
    else await page.goto("chrome://crash").catch(() => undefined);
    expect(await answer).toEqual({ kind: "lost" });
    await viewer.until(() =>
      viewer.messages.some((each) => each.type === "end" && each.as === "lost"),
    );
  },
);

test("a browser that has closed no connection and says nothing any more is gone", async () => {
  const { page } = await pages.hold("/check");
  const asked = { wake: async () => undefined, hasPassed: undefined, probeMs: 20 };
  const silent = { page, answer: () => new Promise<void>(() => undefined) };
  const calls = createLookCalls(silent, asked);
  onTestFinished(calls.stop);
  await expect.poll(calls.isGone).toBe(true);
});

test("a look that comes to nothing once costs nobody their page", async () => {
  let looks = 0;
  const lookOnce = async (): Promise<true> => {
    looks += 1;
    if (looks === 1) throw new Error("no answer");
    return true;
  };
  const worker = await hastyServing(120, { lookAgainMs: 10 });
  const { page, answer } = await pages.ask("/check", lookOnce, worker);
  await page.goto(`${pages.site.url}/passed`);
  expect(await answer).toEqual({ kind: "passed", found: true });
});

test("a portal that answers no look any more ends the wait, and that is told as lost", async () => {
  const worker = await hastyServing(120, { lookAgainMs: 10 });
  const never = () => Promise.reject(new Error("no answer"));
  const { key, page, held, answer } = await pages.ask("/check", never, worker);
  await page.goto(`${pages.site.url}/passed`);
  expect(await answer).toEqual({ kind: "lost" });
  await held.close();
  expect(await pages.find(key)).toMatchObject({ isLive: false, endedAs: "lost" });
});

test("a page that is busy for ever, or a look that never returns, keeps no wait from its end", async () => {
  const worker = await hastyServing(3, { inputMs: 100, lateLookMs: 100 });
  const busy = await pages.ask("/busy", undefined, worker);
  const viewer = await look(pages.own, busy.row);
  await viewer.take();
  viewer.tap(300, 120, SIZE);
  const endless = () => new Promise<true>(() => undefined);
  const silent = await pages.ask("/check", endless, worker);
  const other = await look(pages.own, silent.row);
  await other.take();
  other.send({ type: "done" });
  expect(await busy.answer).toEqual({ kind: "time_over" });
  expect(await silent.answer).toEqual({ kind: "time_over" });
});

test("Not now is heard while the portal is looked at", async () => {
  const { key, row, answer } = await pages.ask("/check", () => new Promise(() => undefined));
  const viewer = await look(pages.own, row);
  await viewer.take();
  viewer.send({ type: "done" });
  await viewer.until(() => viewer.state?.is_looking === true, "the look");
  await declineLivePage(pages.own.world.db, key);
  expect(await answer).toEqual({ kind: "not_now" });
});

test("a page that goes on after Not now is open to be watched, asks again, and its owner is written to again", async () => {
  const { db } = pages.own.world;
  const { key, row, held, answer, ask } = await pages.ask();
  const { rows } = await pages.own.world.database.pool.query<{ email: string }>(
    "select email from app_user where id = $1",
    [key.userId],
  );
  const countMails = async () => (await listMailsTo(pages.own.world, rows[0]?.email ?? "")).length;
  await expect.poll(countMails).toBe(1);
  await declineLivePage(db, key);
  expect(await listAskedPages(db, key.userId)).toEqual([]);
  expect(await answer).toEqual({ kind: "not_now" });
  expect(await pages.find(key)).toMatchObject({ isLive: true, askedAt: null, endedAs: null });
  const again = ask();
  expect(await untilAsked(pages.own, key)).toMatchObject({ id: row.id });
  await expect.poll(countMails).toBe(2);
  const viewer = await look(pages.own, row);
  await viewer.take();
  viewer.send({ type: "done" });
  expect(await again).toEqual({ kind: "passed", found: true });
  await held.close();
  // What the last wait came to, not the one before.
  expect(await pages.find(key)).toMatchObject({ isLive: false, endedAs: "closed" });
});

test("one account more than there is room for is distinguished from one that nobody is to be asked about", async () => {
  const crowded = await hastyServing(120, {}, 1);
  await pages.ask("/check", undefined, crowded);
  const second = await pages.hold("/check", crowded);
  const question = {
    note: "",
    look: async () => true as const,
    signal: new AbortController().signal,
    giveUpDuring: <R>(wait: () => Promise<R>) => wait(),
  };
  expect(await second.held.ask(question)).toEqual({ kind: "no_room" });
  expect(ownerSentence("LinkedIn", "no_room", "connect")).toContain(
    "Connect LinkedIn again in some minutes",
  );
  const off = await hastyServing(0, {});
  const third = await pages.hold("/check", off);
  expect(await third.held.ask(question)).toEqual({ kind: "not_asked" });
});

test("others have the slot before the owner is written to", async () => {
  const { pool } = pages.own.world.database;
  const countMails = async (): Promise<unknown> => {
    const { rows } = await pool.query(
      "select count(*)::int as n from live_page where mailed_at is not null",
    );
    return rows[0].n;
  };
  const before = await countMails();
  const writtenBy: unknown[] = [];
  await pages.ask("/check", undefined, undefined, async (wait) => {
    writtenBy.push(await countMails());
    return wait();
  });
  await expect.poll(countMails).not.toBe(before);
  expect(writtenBy).toEqual([before]);
});

test("the mail about a company's board promises no second try", () => {
  const owner = { email: "a@b.test", firstName: "Asha", platformId: 9, platformName: "Acme" };
  const ask = { note: "Acme shows a check.", minutes: 15, publicUrl: "https://s.test" };
  expect(ownerMail(owner, { ...ask, isBoard: false }).text).toContain("begin again at any time");
  const { text } = ownerMail(owner, { ...ask, isBoard: true });
  expect(text).not.toContain("begin again");
  expect(text).toContain("its link waits under Needs you");
});
