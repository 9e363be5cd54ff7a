import type { BrowserContextOptions } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openPage, type TestPage } from "../testing/browser.fixture.ts";
import { JobSite, openSandbox } from "../testing/job-site.fixture.ts";
import { CHECK_KINDS, type CheckKind } from "./plan.ts";
import { CheckControl } from "./testing/checks.fixture.ts";
import { fingerOf, keysOf, mouseOf } from "./testing/hand.fixture.ts";

const DESK = { viewport: { width: 1280, height: 860 } };
const PHONE = { viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true };
/** A page that is in the way of every other. */
const HOME = "/feed/";

let checks: CheckControl;
let opened: TestPage | undefined;
let turns = 0;
beforeAll(async () => {
  const sandbox = await openSandbox();
  checks = new CheckControl(new JobSite(sandbox, sandbox.urls.linkedin));
});
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});
afterAll(() => checks.site.sandbox.close());

/** A visitor who stands before a check. */
async function meet(kind: CheckKind, options: BrowserContextOptions) {
  turns += 1;
  const email = `hand+${turns}@example.test`;
  await checks.plan(email, { kind, at: "any_page" });
  opened = await openPage(checks.site.base, options);
  const { page, context } = opened;
  await checks.enter(context, email);
  await page.goto(HOME);
  await page.locator(`[data-check=${kind}]`).waitFor();
  return { page, email };
}

/** What a hand does otherwise than with the others: to choose, to draw, to hold, to tick a box. A number is tapped elsewhere. */
const BY_TOUCH: readonly CheckKind[] = ["pictures", "slider", "hold", "frame_box"];
const CASES = CHECK_KINDS.flatMap((kind) => [
  { kind, on: "desk", options: DESK, handOf: mouseOf },
  ...(BY_TOUCH.includes(kind) ? [{ kind, on: "phone", options: PHONE, handOf: fingerOf }] : []),
]);

test.each(CASES)(
  "$kind on a $on lets a hand through to the page that was asked for",
  async ({ kind, options, handOf }) => {
    const { page, email } = await meet(kind, options);
    await checks.passByHand(page, handOf(page), email);
    await page.waitForURL(`**${HOME}`);
    const { planned, asked } = await checks.read(email);
    expect(planned).toEqual([]);
    expect(asked).toMatchObject([{ kind, at: "any_page", shown: 1, refusals: [] }]);
    expect(asked[0]?.passed_at).not.toBeNull();
  },
);

test.each(["pictures", "slider", "hold"] as const)(
  "%s lets somebody through who has only keys",
  async (kind) => {
    const { page, email } = await meet(kind, DESK);
    await checks.passByHand(page, keysOf(page), email);
    await page.waitForURL(`**${HOME}`);
    expect(await checks.reasons(email)).toEqual([]);
  },
);

/** What a script does that knows nothing of the page, and what the server makes of it. */
const BARE = {
  pictures: ["nothing_chosen", "nothing_chosen"],
  slider: ["not_moved", "not_moved"],
  hold: ["not_held", "not_held"],
  frame_box: ["no_token", "no_token"],
  app_number: ["not_in_app", "not_in_app"],
} as const;

/** Where something is chosen, all pages share one script and the server one rule. */
const KINDS_OF_SCRIPT = ["pictures", "slider", "hold", "frame_box", "app_number"] as const;

test.each(KINDS_OF_SCRIPT)("%s lets nobody through who only sends the page", async (kind) => {
  const { page, email } = await meet(kind, DESK);
  const { pathname } = new URL(page.url());
  const send = page.locator(".check__send");
  // Where there is no button to click, the form is sent by its script.
  if ((await send.count()) === 1) await send.click();
  else await page.locator("[data-check]").evaluate((form: HTMLFormElement) => form.requestSubmit());
  await page.getByText("That was not correct").waitFor();
  await page.request.post(pathname, { form: { report: "" } });
  expect(await checks.reasons(email)).toEqual(BARE[kind]);
  await page.goto(HOME);
  expect(new URL(page.url()).pathname).toBe(pathname);
});

test("pictures take no choice that a script has made", async () => {
  const { page, email } = await meet("pictures", DESK);
  const chosen = (await checks.last(email)).solution?.chosen ?? [];
  for (const choice of chosen) {
    await page.locator(`[data-choice="${choice}"]`).evaluate((one: HTMLElement) => one.click());
  }
  await page.locator(".check__send").click();
  await page.getByText("That was not correct").waitFor();
  expect(await checks.reasons(email)).toEqual(["not_by_hand"]);
});

test.each(["app_shows", "consent", "unknown_page"] as const)(
  "%s takes neither an empty page nor a right choice without a hand",
  async (kind) => {
    turns += 1;
    const email = `hand+${turns}@example.test`;
    await checks.plan(email, { kind, at: "any_page" });
    const cookie = await checks.session(email);
    const path = (await checks.site.get(HOME, cookie)).headers.get("location") ?? "";
    await checks.site.get(path, cookie);
    await checks.site.post(path, { report: "" }, cookie);
    const chosen = (await checks.last(email)).solution?.chosen ?? [];
    const report = JSON.stringify({ chosen, token: "", value: null, events: [] });
    await checks.site.post(path, { report }, cookie);
    expect(await checks.reasons(email)).toEqual(["nothing_chosen", "not_by_hand"]);
  },
);

test("a slider that is put to its place in one move is refused", async () => {
  const { page, email } = await meet("slider", DESK);
  const box = await page.locator("[data-check-handle]").boundingBox();
  const x = (box?.x ?? 0) + 22;
  const y = (box?.y ?? 0) + 22;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + ((await checks.last(email)).solution?.value ?? 0), y);
  await page.mouse.up();
  await page.getByText("That was not correct").waitFor();
  expect(await checks.reasons(email)).toEqual(["too_few_moves"]);
});

test("a slider that is drawn by hand to another place is refused, and the picture is another one", async () => {
  const { page, email } = await meet("slider", DESK);
  await mouseOf(page).drag(page.locator("[data-check-handle]"), 50);
  await page.getByText("That was not correct").waitFor();
  expect(await checks.reasons(email)).toEqual(["wrong_place"]);
  await checks.passByHand(page, mouseOf(page), email);
  await page.waitForURL(`**${HOME}`);
});

test("a button that is let go at once is refused", async () => {
  const { page, email } = await meet("hold", DESK);
  await mouseOf(page).tap(page.locator("[data-check-hold]"));
  await page.getByText("That was not correct").waitFor();
  expect(["too_short", "not_held"]).toContain((await checks.reasons(email))[0]);
});

test("events that a script makes hold no button and tick no box", async () => {
  const held = await meet("hold", DESK);
  await held.page.locator("[data-check-hold]").dispatchEvent("keydown", { key: " " });
  await held.page.getByText("Now let go").first().waitFor();
  await held.page.locator("[data-check-hold]").dispatchEvent("keyup", { key: " " });
  await held.page.getByText("That was not correct").waitFor();
  expect(await checks.reasons(held.email)).toEqual(["not_by_hand"]);
  await opened?.close();
  const boxed = await meet("frame_box", DESK);
  const frame = boxed.page.frameLocator("[data-check-frame]");
  await frame.locator("#recaptcha-anchor").evaluate((box: HTMLElement) => box.click());
  await frame.getByText("Please try again.").waitFor();
  expect(await checks.reasons(boxed.email)).toEqual(["not_by_hand"]);
});

test("the frame is of another origin, and a word that it did not give is refused", async () => {
  const { page, email } = await meet("frame_box", DESK);
  const source = (await page.locator("[data-check-frame]").getAttribute("src")) ?? "";
  expect(new URL(source).origin).not.toBe(new URL(page.url()).origin);
  const report = JSON.stringify({ chosen: [], token: "03Amade-up", value: null, events: [] });
  await page.request.post(new URL(page.url()).pathname, { form: { report } });
  expect(await checks.reasons(email)).toEqual(["wrong_token"]);
});

test("the control call tells where on the page a hand has to go, also after scrolling and in the frame", async () => {
  const { page, email } = await meet("frame_box", { viewport: { width: 400, height: 240 } });
  const frame = page.frameLocator("[data-check-frame]");
  const targetOf = async (name: string) =>
    (await checks.last(email)).targets.find((target) => target.name === name);
  await expect
    .poll(() => targetOf("box"))
    .toEqual({
      name: "box",
      is_chosen: false,
      ...(await frame.locator("#recaptcha-anchor").boundingBox()),
    });
  await page.locator(".check__send").scrollIntoViewIfNeeded();
  await expect
    .poll(() => targetOf("send"))
    .toEqual({
      name: "send",
      is_chosen: false,
      ...(await page.locator(".check__send").boundingBox()),
    });
});

test("the control call tells where a page was pressed, what is chosen on it and what was written, and forgets it with the page", async () => {
  const { page, email } = await meet("consent", DESK);
  await page.mouse.click(20.5, 30);
  await page.locator("[data-choice=yes]").check();
  await page.locator("[data-check-field]").fill("नमस्ते");
  const chosen = async () =>
    (await checks.last(email)).targets.flatMap((each) => (each.is_chosen ? [each.name] : []));
  await expect.poll(chosen).toEqual(["yes"]);
  await expect
    .poll(() => checks.last(email))
    .toMatchObject({ presses: [{ x: 20.5, y: 30 }, {}], written: "नमस्ते" });
  await page.reload();
  await expect.poll(chosen).toEqual([]);
  expect(await checks.last(email)).toMatchObject({ presses: [], written: "" });
});

test("the control call tells when a button was held long enough", async () => {
  const { page, email } = await meet("hold", DESK);
  await page.locator("[data-check-hold]").hover();
  await page.mouse.down();
  await expect
    .poll(async () => (await checks.last(email)).targets)
    .toMatchObject([{ name: "hold", is_chosen: true }]);
});

test("the phone shows what the page asks for, and the page goes on once it was tapped there", async () => {
  const { page, email } = await meet("app_number", PHONE);
  const number = await page.locator("[data-check-number]").innerText();
  const phone = await page.context().newPage();
  await phone.goto(`${checks.phone}?account=${encodeURIComponent(email)}`);
  expect(await phone.locator(".check__choice").count()).toBe(3);
  await phone.getByRole("button", { name: number, exact: true }).tap();
  await phone.getByText("Nothing to confirm").waitFor();
  await page.waitForURL(`**${HOME}`);
  await phone.close();
});

test("a wrong number in the app is refused, and the page shows another", async () => {
  const { page, email } = await meet("app_number", DESK);
  const { id, solution } = await checks.last(email);
  await checks.tapInApp(email, id, (solution?.number ?? 0) + 100);
  await page.getByText("That was not correct").waitFor();
  expect(await page.locator("[data-check-number]").innerText()).toBe(
    String((await checks.last(email)).solution?.number),
  );
});
