import type { Page } from "playwright-core";
import { PAGES } from "./pages.ts";
import type { Cast } from "./people.ts";
import type { Shot } from "./shot.ts";

type Act = NonNullable<Shot["act"]>;
type Button = string | RegExp;

/** Presses the buttons one after the other; a dialog is there in the end. */
const press =
  (...buttons: readonly Button[]): Act =>
  async (page) => {
    for (const name of buttons) await pressOne(page, name);
    await page.getByRole("dialog").first().waitFor();
  };

async function pressOne(page: Page, name: Button): Promise<void> {
  const inDialog = page.getByRole("dialog").getByRole("button", { name });
  const onPage = page.locator("main").getByRole("button", { name });
  await inDialog.or(onPage).first().click();
}

/** Opens a row's menu and takes one of its acts. */
const choose =
  (menu: RegExp, act: Button): Act =>
  async (page) => {
    await page.locator("main").getByRole("button", { name: menu }).first().click();
    await page.getByRole("menuitem", { name: act }).click();
    await page.getByRole("dialog").first().waitFor();
  };

const keys =
  (chord: string): Act =>
  async (page) => {
    await page.keyboard.press(chord);
    await page.getByRole("dialog").waitFor();
  };

/** Every dialog that opens without anything being changed, in the order of the pages. */
export function listDialogs(cast: Cast): Shot[] {
  const receipt = `/app/applications/${cast.applied}`;
  const acts: Readonly<Record<string, readonly [path: string, act: Act]>> = {
    "platforms, connect": [PAGES.platforms, press("Connect Platform")],
    "platforms, add": [PAGES.platforms, press(/Add Platform/)],
    "platforms, add, a board": [PAGES.platforms, typeAddress("boards.greenhouse.io/copperline")],
    "platforms, add, a bookmark": [PAGES.platforms, typeAddress("careers.example.com")],
    "platforms, edit filters": [PAGES.platforms, press(/Edit Filters/)],
    "platforms, edit filters, changed": [PAGES.platforms, changeFilters],
    "platforms, edit filters, leaving": [
      PAGES.platforms,
      async (page) => {
        await changeFilters(page);
        await page.keyboard.press("Escape");
        await page.getByRole("dialog", { name: /Leave without saving/ }).waitFor();
      },
    ],
    "platforms, update credentials": [PAGES.platforms, press(/Update Credentials/)],
    "platforms, disconnect": [PAGES.platforms, press(/^Disconnect/)],
    "command palette": [PAGES.dashboard, keys("ControlOrMeta+k")],
    shortcuts: [PAGES.dashboard, keys("?")],
    "profile, a section open": [
      PAGES.cv,
      async (page) => {
        await page
          .getByRole("button", { name: /Experience/ })
          .first()
          .click();
      },
    ],
    "cv, sent with": [PAGES.cv, press(/^Show the applications/)],
    "cv, rename": [PAGES.cv, choose(/^More for/, "Rename")],
    "cv, delete": [PAGES.cv, choose(/^More for/, "Delete")],
    "cv, compare": [PAGES.cv, press(/^Check it/)],
    "review, skip": [`/app/review/${cast.prepared}`, press("Skip")],
    "review, change an answer": [
      `/app/review/${cast.prepared}`,
      async (page) => {
        await page.getByRole("button", { name: "Change answers" }).click();
      },
    ],
    "application, screenshot": [receipt, press(/Application Screenshot/)],
    "application, write down an answer": [receipt, press("Write it down")],
    "application, delete": [receipt, press(/^Delete what/)],
    "logs, what has happened since": [
      `${PAGES.logs}?status=applied`,
      press(/^What has happened since/),
    ],
    "profile settings, log out everywhere": [
      PAGES["profile settings"],
      press("Log out everywhere"),
    ],
    "profile settings, verify phone": [PAGES["profile settings"], press(/^Verify/)],
    "delete account": [PAGES["profile settings"], press(/Delete (my )?account/i)],
    "security activity, this was not me": [PAGES["security activity"], press(/not me/i)],
  };
  return Object.entries(acts).map(([name, [path, act]]) => ({
    name,
    viewer: "regular" as const,
    path,
    act,
  }));
}

function typeAddress(address: string): Act {
  return async (page) => {
    await press(/Add Platform/)(page);
    await page.getByLabel("Platform URL").fill(`https://${address}`);
    await page.getByText(/Recognised|^Kept as a bookmark/).waitFor();
  };
}

async function changeFilters(page: Page): Promise<void> {
  await press(/Edit Filters/)(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("slider").press("ArrowRight");
  await dialog.getByLabel("Excluded companies").fill("Meridian Loop");
  await dialog.getByLabel("Excluded companies").press("Enter");
  await dialog.getByRole("button", { name: "Reset" }).waitFor();
}
