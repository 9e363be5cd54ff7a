import type { Page } from "@playwright/test";
import { PREFERENCES } from "@sendoff/testkit/person";
import { arrive, arriveReady, newAddress } from "./arrive.ts";
import { expectNoViolations } from "./axe.ts";
import { type DialogName, expectSoundDialog } from "./dialogs.ts";
import { expectNoSidewaysScroll, follow } from "./flows.ts";
import { expect, test } from "./test.ts";

const PUBLIC = [
  "/",
  "/jobs",
  "/pricing",
  "/privacy-policy",
  "/terms-and-conditions",
  "/payment-success",
  "/payment-failure",
  "/unsubscribe/no-such-link",
  "/undo",
  "/undo?done=1",
  "/no-such-page",
];
const SIGNED_IN = [
  "/app/dashboard",
  "/app/platforms",
  "/app/fits",
  "/app/cv",
  "/app/wallet",
  "/app/scheduler",
  "/app/analytics",
  "/app/logs",
  "/app/runs",
  "/app/needs-you",
  "/app/needs-you/questions",
  "/app/review",
  "/app/answers",
  "/app/common-answers",
  "/app/profile-settings",
  "/app/profile-settings/security",
  "/app/live/1",
  "/app/privacy-policy",
  "/app/terms-and-conditions",
  // What is not there.
  "/app/runs/00000000-0000-4000-8000-000000000001",
  "/app/applications/00000000-0000-4000-8000-000000000001",
  "/app/no-such-page",
];
const WIDTHS = [320, 360, 2560];
const DESK = { width: 1440, height: 900 };

/** By the sidebar's link where there is one, as most people come to a page: the app is not loaded again. */
async function open(page: Page, path: string): Promise<void> {
  const links = page.getByRole("navigation", { name: "Main" }).locator(`a[href="${path}"]`);
  if ((await links.count()) === 1) await follow(page, path);
  else await page.goto(path);
}

async function expectSoundPages(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.setViewportSize(DESK);
    await open(page, path);
    await page.locator("h1").first().waitFor();
    await expectNoViolations(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, `${path} at ${width}`);
    }
  }
}

test("public pages have no accessibility violations in light and dark, and do not scroll sideways", async ({
  page,
}) => {
  await expectSoundPages(page, PUBLIC);
});

test("the app's pages have no accessibility violations in light and dark, and do not scroll sideways, however narrow or wide the window and however long the name", async ({
  page,
  product,
}) => {
  await arrive(page, product, `${"a".repeat(48)}.long`, {
    first_name: "Wolfeschlegelsteinhausenbergerdorff",
  });
  await expectSoundPages(page, ["/", ...SIGNED_IN]);
});

test("the sign-in card has none with a code on its way and with a wrong one", async ({ page }) => {
  await page.goto("/?login=1");
  await page.getByPlaceholder("Enter your email").fill(newAddress("nils"));
  await expectNoViolations(page, "the e-mail step");
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(page.getByText("OTP sent successfully!")).toBeVisible();
  await expectNoViolations(page, "the code step");
  const code = page.locator("input[autocomplete=one-time-code]");
  await code.fill("000000");
  await page.getByRole("button", { name: "Verify OTP" }).click();
  await expect(page.getByText("Invalid OTP. Please try again.")).toBeVisible();
  await expect(code).toBeFocused();
  await expectNoViolations(page, "a wrong code");
});

test("menu and dialog have none, keep the keyboard inside, close with Escape and give the focus back", async ({
  page,
  product,
}) => {
  await arrive(page, product, "mira");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/app/dashboard");
  const open = page.getByRole("button", { name: "Open menu" });
  await open.click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expectSoundDialog(page, "the menu");
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press("Tab");
  await expect(menu.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await menu.getByRole("link", { name: "Platforms" }).click();
  await page.waitForURL("/app/platforms");
  const connect = page.getByRole("button", { name: "Connect Platform" }).first();
  await connect.click();
  await expect(page.getByRole("dialog").getByLabel("Email")).toBeFocused();
  await expectSoundDialog(page, "the sign-in of a platform");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(connect).toBeFocused();
});

test("the dialogs that pages open beside their work have none, in English and in Hindi", async ({
  page,
  product,
}) => {
  const person = await arriveReady(page, product, "dialogs");
  const opened = async (what: DialogName, language: string) => {
    const dialog = page.locator("[role=dialog][data-open]");
    await expect(dialog).toBeVisible();
    if (language === "en") await expectSoundDialog(page, what);
    else await expectNoViolations(page, `${what} in ${language}`);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  };
  for (const [language, more, rename, remove, lead] of [
    ["en", /^More for .+, version/, "Rename", "Delete", "Jump to"],
    ["hi", /वर्शन .+: और विकल्प/, "नाम बदलें", "डिलीट करें", "सीधे जाएँ"],
  ] as const) {
    await person.update({ language });
    await page.goto("/app/dashboard");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await page.keyboard.press("ControlOrMeta+k");
    await expect(page.getByRole("dialog").getByPlaceholder(lead)).toBeFocused();
    await opened("the command palette", language);
    await page.keyboard.press("?");
    await opened("the shortcuts", language);
    await page.goto("/app/cv");
    for (const [act, what] of [
      [rename, "another name for a CV"],
      [remove, "the question whether to delete a CV"],
    ] as const) {
      await page.getByRole("main").getByRole("button", { name: more }).first().click();
      await page.getByRole("menuitem", { name: act }).click();
      await opened(what, language);
    }
  }
});

test("a dialog longer than the window keeps its title and its buttons in sight while its fields scroll", async ({
  page,
  product,
}) => {
  await arrive(page, product, "lena");
  await page.goto("/app/platforms");
  for (const size of [
    { width: 1440, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.getByRole("button", { name: "Edit Filters, LinkedIn" }).click();
    const dialog = page.getByRole("dialog", { name: "LinkedIn filters" });
    const frame = [
      dialog.getByRole("heading", { name: "LinkedIn filters" }),
      dialog.getByRole("button", { name: "Save Filters" }),
    ];
    for (const field of [
      dialog.getByRole("combobox").first(),
      dialog.getByRole("textbox").last(),
    ]) {
      await field.scrollIntoViewIfNeeded();
      for (const part of [field, ...frame]) await expect(part).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

test("a visitor's header has its buttons on every phone, and the sections and the dark mode, each 44 px", async ({
  page,
}) => {
  // Prices lead home and have no menu.
  for (const path of ["/", "/terms-and-conditions", "/pricing"]) {
    await page.goto(path);
    for (const width of path === "/pricing" ? [360, 390] : [320, 390]) {
      const at = `${path} at ${width}`;
      await page.setViewportSize({ width, height: 740 });
      const header = page.locator("header").first();
      const menu = header.locator("summary");
      const inMenu = ["Features", "About"].map((name) => header.getByRole("link", { name }));
      if (path !== "/pricing") await menu.click();
      for (const part of [
        header.getByRole("link", { name: "Get Started" }),
        header.getByRole("button", { name: "Dark mode" }),
        ...(path === "/pricing" ? [] : [menu, ...inMenu]),
      ]) {
        const box = await part.boundingBox();
        expect(box?.height, at).toBeGreaterThanOrEqual(43.5);
        expect(box?.width, at).toBeGreaterThanOrEqual(43.5);
        expect((box?.x ?? 0) + (box?.width ?? 0), at).toBeLessThanOrEqual(width);
      }
      await page.keyboard.press("Escape");
      for (const link of inMenu) await expect(link).toBeHidden();
      await expectNoSidewaysScroll(page, at);
    }
  }
});

test("the first press of Tab offers to skip to the content", async ({ page, product }) => {
  await arrive(page, product, "kim");
  await page.goto("/app/logs");
  await page.locator("h1").waitFor();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
});

test("on a phone a link on a line of its own is 44 px high, and the scheduler's time is shown whole", async ({
  page,
  product,
}) => {
  const person = await arrive(page, product, "tara");
  await page.setViewportSize({ width: 320, height: 740 });
  const brand = (at: string) => page.locator(at).getByRole("link", { name: "Sendoff" });
  for (const [path, link] of [
    ["/", brand("header").first()],
    ["/app/dashboard", brand("header").first()],
    ["/app/runs", page.getByRole("link", { name: "Application Logs" }).last()],
    ["/app/profile-settings", page.getByRole("button", { name: "Verify by SMS" })],
  ] as const) {
    await page.goto(path);
    await expect(link, path).toBeVisible();
    const height = (await link.boundingBox())?.height ?? 0;
    expect(height, path).toBeGreaterThanOrEqual(43.5);
  }
  await person.update({ filters: PREFERENCES });
  await person.addPlatform("Kaveri Systems", "https://boards.greenhouse.io/kaveri-systems");
  await page.goto("/app/scheduler");
  const time = page.getByLabel("Start Time");
  await expect(time).toBeVisible();
  const [has, wants] = await time.evaluate((input: HTMLInputElement) => {
    const { width } = input.getBoundingClientRect();
    input.style.flex = "none";
    input.style.width = "max-content";
    return [width, input.getBoundingClientRect().width];
  });
  expect(has).toBeGreaterThanOrEqual(wants);
});
