import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useDrawnPages } from "../testing/drawn-page.fixture.ts";
import { canBeTypedInto, canPress, press, type } from "./hand.ts";
import { callInWorld } from "../page-world.ts";
import { callAt } from "./main-frame.ts";

const open = useDrawnPages();
/** What cannot be reached is given up soon. */
const SOON_MS = 400;
const LIMIT_MS = 20_000;

let page: Page;

/** Shows a page that notes each trusted press and input as `what id`. */
async function draw(body: string): Promise<void> {
  const { session } = await open(
    `<main>${body}</main><script>
      const log = (window.log = []);
      for (const what of ["mousedown", "click", "input"])
        addEventListener(what, (event) => event.isTrusted && log.push(what + " " + event.composedPath().find((each) => each.id && each.id !== "host").id), true);
    </script>`,
    "https://drawn.invalid/form",
  );
  ({ page } = session);
}

const logged = (): Promise<unknown> => page.evaluate("window.log");
const PRESSED = ["mousedown a", "click a"];

test.each([
  ["in view", `<button id="a">Yes</button>`],
  ["far below", `<div style="height:4000px"></div><button id="a">Yes</button>`],
  [
    "in an open shadow root",
    `<div id="host"></div><script>host.attachShadow({mode:"open"}).innerHTML='<button id="a">Yes</button>'</script>`,
  ],
  [
    "whose words are put into a slot",
    `<div id="host">Yes</div><script>host.attachShadow({mode:"open"}).innerHTML='<button id="a"><slot></slot></button>'</script>`,
  ],
  [
    "whose element is put into a slot",
    `<div id="host"><b>Yes</b></div><script>host.attachShadow({mode:"open"}).innerHTML='<button id="a"><slot></slot></button>'</script>`,
  ],
  [
    "that moves at first",
    `<button id="a" style="position:absolute;animation:go .3s linear"></button><style>@keyframes go{from{left:300px}to{left:0}}</style>`,
  ],
  [
    "that is covered at first",
    `<button id="a">Yes</button><div id="over" style="position:fixed;inset:0"></div><script>setTimeout(()=>over.remove(),300)</script>`,
  ],
  [
    "under a bar at the window's edge",
    `<button id="a" style="position:absolute;top:calc(100vh - 40px);left:0;height:30px">Yes</button><div style="height:3000px"></div><div style="position:fixed;inset:auto 0 0 0;height:60px"></div>`,
  ],
  [
    "that is off at first",
    `<button id="a" disabled>Yes</button><script>setTimeout(()=>{a.disabled=false},300)</script>`,
  ],
])("a button %s is pressed once", async (_where, body) => {
  await draw(body);
  expect(await canPress(page, `[id="a"]`, LIMIT_MS)).toBe(true);
  expect(await logged()).toEqual([]);
  await press(page, `[id="a"]`, LIMIT_MS);
  expect(await logged()).toEqual(PRESSED);
});

test.each([
  [
    "that something covers",
    `<button id="a">Yes</button><div style="position:fixed;inset:0"></div>`,
  ],
  ["that is off", `<button id="a" disabled>Yes</button>`],
  ["that nobody sees", `<button id="a" style="visibility:hidden">Yes</button>`],
  ["that is not there", ``],
])("a button %s is not pressed, and that is an error", async (_what, body) => {
  await draw(body);
  expect(await canPress(page, `[id="a"]`, SOON_MS)).toBe(false);
  await expect(press(page, `[id="a"]`, SOON_MS)).rejects.toThrow(/Timeout/);
  expect(await logged()).toEqual([]);
});

test("what stands in shadow roots in each other is found by the selector that leads through them", async () => {
  await draw(
    `<div id="o u>t"></div><script>
      const inner = document.querySelector("main > div").attachShadow({ mode: "open" });
      inner.innerHTML = '<p><span></span></p>';
      inner.querySelector("span").attachShadow({ mode: "open" }).innerHTML = '<i></i><button id="a">Yes</button><input id="b">';
    </script>`,
  );
  const way = '[id="o u>t"] p:nth-child(1) > span:nth-child(1)';
  expect(await canPress(page, `${way} [id="a"]`, SOON_MS)).toBe(true);
  await press(page, `${way} [id="a"]`, LIMIT_MS);
  await type(page, `${way} input:nth-child(3)`, "30", LIMIT_MS);
  expect(await logged()).toEqual([...PRESSED, "input b"]);
  expect(await canPress(page, `${way} [id="c"]`, SOON_MS)).toBe(false);
});

test.each([
  ["in view", `<button id="a">Yes</button>`],
  [
    "in an open shadow root",
    `<div id="host"></div><script>host.attachShadow({mode:"open"}).innerHTML='<button id="a">Yes</button>'</script>`,
  ],
  [
    "whose words are put into a slot",
    `<div id="host">Yes</div><script>host.attachShadow({mode:"open"}).innerHTML='<button id="a"><slot></slot></button>'</script>`,
  ],
])("where to press a button %s is known without the browser library", async (_where, body) => {
  await draw(body);
  const answer = await callAt(page, "placeToPress", { selector: `[id="a"]` }, LIMIT_MS);
  expect(answer?.value).toEqual({ x: expect.any(Number), y: expect.any(Number) });
});

test("a button in a host that is switched off is not pressed", async () => {
  await draw(
    `<div id="host" aria-disabled="true"></div><script>host.attachShadow({mode:"open"}).innerHTML='<button id="a">Yes</button>'</script>`,
  );
  expect(await canPress(page, `[id="a"]`, SOON_MS)).toBe(false);
});

test("of two that a selector finds the first is pressed", async () => {
  await draw(`<button id="a" class="x">A</button><button id="b" class="x">B</button>`);
  await press(page, ".x", LIMIT_MS);
  expect(await logged()).toEqual(PRESSED);
});

test("a button in a frame, and one that only the browser library finds, are pressed", async () => {
  await draw(
    `<button id="a">Yes</button><iframe srcdoc="<button id='c' onclick='this.textContent=1'>No</button>"></iframe>`,
  );
  const frame = page.frameLocator("iframe");
  await press(frame, "#c", LIMIT_MS);
  expect(await frame.locator("#c").textContent()).toBe("1");
  await press(page, "text=Yes", LIMIT_MS);
  expect(await logged()).toEqual(PRESSED);
});

test.each([
  ["a line", `<input id="a" value="before">`],
  ["a number", `<input id="a" type="number" value="12">`],
  ["an area", `<textarea id="a">before</textarea>`],
  [
    "a line in an open shadow root",
    `<div id="host"></div><script>host.attachShadow({mode:"open"}).innerHTML='<input id="a" value="before">'</script>`,
  ],
  [
    "a line that is off at first",
    `<input id="a" disabled><script>setTimeout(()=>{a.disabled=false},300)</script>`,
  ],
])("what %s held is replaced by what is typed, in one input", async (_what, body) => {
  await draw(body);
  await type(page, `[id="a"]`, "30", LIMIT_MS);
  expect(await page.locator("#a").inputValue()).toBe("30");
  expect(await logged()).toEqual(["input a"]);
});

test("an emptied box, a date and a box for rich text are left to the browser library", async () => {
  await draw(
    `<input id="a" value="before"><input id="d" type="date"><div id="r" contenteditable></div>`,
  );
  await type(page, "#a", "", LIMIT_MS);
  await type(page, "#d", "2026-12-01", LIMIT_MS);
  await type(page, "#r", "Hello", LIMIT_MS);
  expect(await page.locator("#a").inputValue()).toBe("");
  expect(await page.locator("#d").inputValue()).toBe("2026-12-01");
  expect(await page.locator("#r").textContent()).toBe("Hello");
});

test("nothing is typed into a box for reading only, nor anywhere else", async () => {
  await draw(`<input id="b" autofocus><input id="a" readonly value="before">`);
  await expect(type(page, `[id="a"]`, "30", SOON_MS)).rejects.toThrow(/Timeout/);
  expect(await page.locator("#a").inputValue()).toBe("before");
  expect(await page.locator("#b").inputValue()).toBe("");
});

test("a box whose page gives the focus to another is not typed into", async () => {
  await draw(`<input id="b"><input id="a" value="before" onfocus="b.focus()">`);
  await type(page, `[id="a"]`, "30", SOON_MS).catch(() => undefined);
  expect(await page.locator("#a").inputValue()).toBe("before");
});

test("a list's box is typed into where it is a box for text that is not for reading only", async () => {
  await draw(`<input id="a"><input id="b" readonly><button id="c">Choose</button>`);
  const answers = ["#a", "#b", "#c"].map((selector) => canBeTypedInto(page, selector));
  expect(await Promise.all(answers)).toEqual([true, false, false]);
});

/** Lets our world of the page wait for each of its frames, as on a machine that is out of breath. */
const SLOW_FRAMES = `{
  const own = requestAnimationFrame;
  globalThis.requestAnimationFrame = (draw) => setTimeout(() => own(draw), 700);
  const nothing = () => [];
  (globalThis.sendoff ??= {}).slow = { beginLook: nothing, takeGuesses: nothing, takeKeyLog: nothing, begin: nothing };
}`;

test("a button of a page that draws a frame now and then only is within reach", async () => {
  await draw(`<button id="a">Yes</button>`);
  const slow = { name: "slow", source: SLOW_FRAMES };
  await callInWorld(page.mainFrame(), slow, { entry: "begin", argument: null }, LIMIT_MS);
  expect(await canPress(page, `[id="a"]`, LIMIT_MS)).toBe(true);
});
