import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { HeldPages, SIZE } from "../testing/held-page.fixture.ts";
import { look } from "../testing/live-viewer.fixture.ts";

const pages = new HeldPages();

test("who looks gets a frame at once and one after the other of a page that moves, in the order they were drawn", async () => {
  const { key } = await pages.hold("/moving");
  const viewer = await look(pages.own, await pages.find(key), { pixels: 640 });
  await viewer.until(() => viewer.frames.length >= 10, "ten frames");
  const [first] = viewer.frames;
  expect(first).toMatchObject(SIZE);
  const numbers = viewer.frames.map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(viewer.state).toMatchObject({
    state: "open",
    title: "Moving",
    address: `${pages.site.url}/moving`,
  });
});

test("a viewer that does not say that it has drawn gets two frames and no more", async () => {
  const { key } = await pages.hold("/moving");
  const quick = await look(pages.own, await pages.find(key));
  const slow = await look(pages.own, await pages.find(key));
  // From here on it takes what comes and says nothing.
  slow.send = () => undefined;
  const before = slow.frames.length;
  await quick.until(() => quick.frames.length >= 20, "twenty frames");
  expect(slow.frames.length - before).toBeLessThanOrEqual(2);
});

test("a password is covered while somebody watches", async () => {
  const { key, page } = await pages.hold("/password");
  const fill = () =>
    page.locator("#p").evaluate((box) => getComputedStyle(box).webkitTextFillColor);
  expect(await fill()).not.toBe("rgba(0, 0, 0, 0)");
  const viewer = await look(pages.own, await pages.find(key));
  await viewer.until(() => viewer.frames.length > 0, "a frame");
  expect(await fill()).toBe("rgba(0, 0, 0, 0)");
  await page.reload();
  await expect.poll(fill).toBe("rgba(0, 0, 0, 0)");
});

test("only one of two windows acts, the other sees it, and may take over", async () => {
  const { row, page } = await pages.ask();
  const first = await look(pages.own, row);
  const second = await look(pages.own, row, { device: "phone" });
  await first.take();
  second.send({ type: "take" });
  await second.until(
    () => second.state?.viewers.some((each) => each.in_control && !each.is_you),
    "the other",
  );
  expect(second.isInControl).toBe(false);
  second.tap(300, 120, SIZE);
  first.tap(300, 220, SIZE);
  await first.until(() => first.state?.focus.includes("Notes"), "the focus");
  expect(await page.evaluate("taps.length")).toBe(1);
  await second.take(true);
  await first.until(() => !first.isInControl, "the loss");
  first.tap(300, 220, SIZE);
  second.tap(300, 120, SIZE);
  await second.until(() => second.state?.focus === 'text field "Your answer"', "the focus");
  expect(await page.evaluate("taps.length")).toBe(2);
});

const SCRIPTS = {
  English: "Quick fox, 42!",
  German: "Größe & Straße",
  French: "Œuvre à côté",
  Russian: "Съешь ещё булок",
  Greek: "Ξεσκεπάζω ψυχή",
  Hindi: "नमस्ते दुनिया",
  Tamil: "தமிழ் மொழி",
  Arabic: "مرحبا بالعالم",
  Hebrew: "שלום עולם",
  Japanese: "日本語かな",
  Emoji: "👩‍💻 done ✅",
};

test("typed, composed and pasted text of ten scripts arrives as it was typed", async () => {
  const { row, page } = await pages.ask();
  const viewer = await look(pages.own, row);
  await viewer.take();
  viewer.tap(300, 120, SIZE);
  await viewer.until(() => viewer.state?.focus.includes("Your answer"), "the focus");
  const box = page.getByLabel("Your answer");
  for (const [script, text] of Object.entries(SCRIPTS)) {
    await box.fill("");
    for (const character of text) viewer.key(character, "KeyQ");
    await expect.poll(() => box.inputValue(), { message: script }).toBe(text);
    await box.fill("");
    viewer.send({ type: "text", text });
    await expect.poll(() => box.inputValue(), { message: script }).toBe(text);
  }
  // Keys that are no text, and no way to the clipboard that all accounts share.
  viewer.key("a", "KeyA", 2);
  viewer.key("c", "KeyC", 2);
  viewer.key("Backspace", "Backspace");
  viewer.key("v", "KeyV", 2);
  viewer.key("x", "KeyX");
  await expect.poll(() => box.inputValue()).toBe("x");
});

test("a list in a frame, whose choices no picture shows, is reported with them and chosen from by name", async () => {
  const { row, page } = await pages.ask("/list");
  const list = page.frameLocator("iframe").getByLabel("Month of birth");
  const viewer = await look(pages.own, row);
  await viewer.take();
  viewer.tap(300, 120, SIZE);
  await viewer.until(() => viewer.state?.focus === 'list "Month of birth"', "the list");
  expect(viewer.state?.choices).toEqual({
    options: [
      { index: 1, label: "January" },
      { index: 2, label: "February" },
    ],
    chosen: 0,
  });
  // As a window sends it that has not seen yet that the list is another one now.
  viewer.send({ type: "choose", index: 1, label: "Monday" });
  viewer.send({ type: "choose", index: 2, label: "February" });
  await viewer.until(() => viewer.state?.choices?.chosen === 2, "the choice");
  expect(await list.inputValue()).toBe("February");
  expect(await page.frames()[1]?.title()).toBe("changed February");
  // The choices that the tap had opened, where nobody sees them, are in no later tap's way.
  viewer.tap(700, 120, SIZE);
  await viewer.until(() => viewer.state?.focus === 'text field "Beside it"', "the field");
  expect(viewer.state?.choices).toBeNull();
  viewer.send({ type: "choose", index: 1, label: "January" });
  viewer.key("x", "KeyX");
  await expect.poll(() => page.getByLabel("Beside it").inputValue()).toBe("x");
  expect(await list.inputValue()).toBe("February");
});

test("nothing leads out of the portal: no link, redirect, window, file, disk or other port", async () => {
  const { row, page } = await pages.ask();
  const viewer = await look(pages.own, row);
  await viewer.take();
  const notices = () =>
    viewer.messages.flatMap((each) => (each.type === "notice" ? [each.notice] : []));
  for (const [y, notice] of [
    [110, "stays_on_portal"],
    [160, "no_new_window"],
    [210, "stays_on_portal"],
    [260, "no_download"],
  ] as const) {
    const before = notices().length;
    viewer.tap(620, y, SIZE);
    await viewer.until(() => notices().length > before, notice);
    expect(notices().at(-1)).toBe(notice);
  }
  viewer.tap(620, 310, SIZE);
  viewer.tap(300, 120, SIZE);
  await viewer.until(() => viewer.state?.focus.includes("Your answer"), "the focus");
  expect(page.url()).toBe(`${pages.site.url}/check`);
  expect(page.context().pages()).toHaveLength(1);
  expect(pages.site.reached).toEqual([]);
});

test("nor does a script, a form, a refresh, a timer or a frame lead out of it, and no file is chosen", async () => {
  const { row, page } = await pages.ask("/ways");
  const viewer = await look(pages.own, row);
  await viewer.take();
  const notices = () =>
    viewer.messages.flatMap((each) => (each.type === "notice" ? [each.notice] : []));
  const ways = ["no_new_window", ...Array.from({ length: 4 }, () => "stays_on_portal")];
  for (const [nth, notice] of ways.entries()) {
    const before = notices().length;
    viewer.tap(110, nth * 60 + 10, SIZE);
    await viewer.until(() => notices().length > before, `${nth}: ${notice}`);
    expect(notices().at(-1)).toBe(notice);
  }
  const chooser = page.waitForEvent("filechooser");
  viewer.tap(110, 310, SIZE);
  await chooser;
  expect(page.url()).toBe(`${pages.site.url}/ways`);
  expect(await page.getByLabel("A file").inputValue()).toBe("");
  expect(page.context().pages()).toHaveLength(1);
  expect(pages.site.reached).toEqual([]);
});

test("a page that lets its owner through is noticed by itself, and the wait ends in the same page", async () => {
  const { row, page, answer, key } = await pages.ask();
  const viewer = await look(pages.own, row);
  await viewer.take();
  viewer.tap(620, 360, SIZE);
  expect(await answer).toEqual({ kind: "passed", found: true });
  await viewer.until(() =>
    viewer.messages.some((each) => each.type === "end" && each.as === "passed"),
  );
  expect(page.url()).toBe(`${pages.site.url}/passed`);
  expect(await pages.find(key)).toMatchObject({ isLive: true, askedAt: null });
});

test("Done while the portal still asks is reported, and the page goes on waiting", async () => {
  const looks: boolean[] = [];
  const { row, answer } = await pages.ask("/check", async (isDone) => {
    looks.push(isDone);
    return looks.length > 1 ? true : undefined;
  });
  const viewer = await look(pages.own, row);
  await viewer.take();
  viewer.send({ type: "done" });
  await viewer.until(() =>
    viewer.messages.some((each) => each.type === "notice" && each.notice === "still_asked"),
  );
  viewer.send({ type: "done" });
  expect(await answer).toEqual({ kind: "passed", found: true });
  expect(looks).toEqual([true, true]);
});

test("a ticket that is none, or another server's, opens nothing", async () => {
  const { key } = await pages.hold("/check");
  const { workerUrl } = await pages.find(key);
  for (const ticket of ["", "forged.ticket"]) {
    const socket = new WebSocket(workerUrl, { headers: { "x-sendoff-ticket": ticket } });
    const refusal = await new Promise<string>((resolve) =>
      socket.once("error", (error) => resolve(error.message)),
    );
    expect(refusal).toContain("401");
  }
});

test("what is typed by hand is in no table, no log and no file", async () => {
  const canary = "canary-7f3e91";
  const { row, page, answer } = await pages.ask();
  const viewer = await look(pages.own, row);
  await viewer.take();
  viewer.tap(300, 120, SIZE);
  await viewer.until(() => viewer.state?.focus.includes("Your answer"), "the focus");
  for (const character of canary) viewer.key(character);
  await expect.poll(() => page.getByLabel("Your answer").inputValue()).toBe(canary);
  viewer.send({ type: "done" });
  await answer;
  expect(JSON.stringify(viewer.messages)).not.toContain(canary);
  expect(pages.own.world.logLines().join("\n")).not.toContain(canary);
  const tables = await pages.own.world.database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  for (const { name } of tables.rows) {
    const found = await pages.own.world.database.pool.query(
      `select count(*)::int as n from "${name}" t where t::text like $1`,
      [`%${canary}%`],
    );
    expect([name, found.rows[0].n]).toEqual([name, 0]);
  }
  const files = await readdir(pages.own.world.folder, { recursive: true, withFileTypes: true });
  for (const file of files.filter((each) => each.isFile())) {
    const bytes = await readFile(join(file.parentPath, file.name));
    expect([file.name, bytes.includes(canary)]).toEqual([file.name, false]);
  }
});
