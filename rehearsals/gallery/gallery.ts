import { appendFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { TOKEN_STORAGE_KEY } from "@sendoff/contract/constants";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { z } from "zod";
import { fileOf, writeAlbum } from "./album.ts";
import { isSeenIn, LOOKS, type Look } from "./looks.ts";
import { type Cast, gatherCast, type Viewer } from "./people.ts";
import type { Shot } from "./shot.ts";
import { listShots } from "./shots.ts";
import { readOptions, text } from "../common/options.ts";
import { say } from "../common/report.ts";
import { openStage } from "../stage/stage.ts";
import { ROOT } from "../../tooling/start/settings.ts";

const READY_TIMEOUT_MS = 15_000;
const UNAVAILABLE = { message: "Sendoff is not available right now. Try again in a minute." };
const WAITING = ":is(main, [role=dialog]) :is(.skeleton, [aria-busy=true])";
/** As many as the cores of a small machine. */
const LOOKS_AT_ONCE = 2;
/** Which language the app speaks; in Hindi the screens to which something is pressed by its English name are left out. */
const { language, only } = readOptions("gallery", {
  language: z.enum(["en", "hi"]).default("en"),
  only: text.default(""),
});
const FOLDER = join(ROOT, language === "hi" ? ".data/gallery-hi" : ".data/gallery");

// Longer than the pictures take: a page that waits for its owner is in some of them.
const workerEnvironment = { OWNER_WAIT_MINUTES: "60" };
const stage = await openStage({ name: "gallery", workers: 1, workerEnvironment });
try {
  say("Bringing people to where they are: signing in, paying, applying on the sandbox's portals");
  const cast = await gatherCast(stage);
  if (language === "hi") await speakHindi(cast);
  const all = listShots(cast).filter(({ act }) => language === "en" || act === undefined);
  const shots = all.filter(({ name }) => name.includes(only));
  if (shots.length === 0) {
    const names = all.map(({ name }) => name).join("; ");
    throw new Error(`No screen's name has "${only}" in it. The screens: ${names}.`);
  }
  const executablePath = process.env["SENDOFF_CHROMIUM"] ?? "";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const failed = await takeAll(browser, cast, shots);
  await browser.close();
  say(
    `${shots.length} screens in ${LOOKS.length} looks: ${writeAlbum(
      FOLDER,
      shots.map(({ name }) => name),
    )}`,
  );
  for (const line of failed) say(`NOT TAKEN: ${line}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  await stage.close();
}

/** The accounts signed in by calls without a browser, which had no language to ask for. */
async function speakHindi({ tokens }: Cast): Promise<void> {
  for (const token of Object.values(tokens)) {
    await fetch(`${stage.apiUrl}/v1/job/auth/user-details`, {
      method: "PUT",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ language: "hi" }),
    });
  }
}

/** Takes every picture and returns which could not be taken, with the reason. */
async function takeAll(browser: Browser, cast: Cast, shots: readonly Shot[]): Promise<string[]> {
  if (only === "") rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const toTake = [...LOOKS];
  const failed: string[] = [];
  const takeLooks = async (): Promise<void> => {
    for (let look = toTake.shift(); look !== undefined; look = toTake.shift()) {
      failed.push(...(await takeLook(browser, cast, shots, look)));
      say(`  ${look.name} taken`);
    }
  };
  await Promise.all(Array.from({ length: LOOKS_AT_ONCE }, takeLooks));
  return failed;
}

async function takeLook(
  browser: Browser,
  cast: Cast,
  shots: readonly Shot[],
  look: Look,
): Promise<string[]> {
  const failed: string[] = [];
  for (const viewer of [
    "visitor",
    "newcomer",
    "beginner",
    "regular",
    "asked",
    "operator",
  ] as const) {
    const wanted = shots.filter((shot) => shot.viewer === viewer && isSeenIn(look, shot.name));
    const context = await openContext(browser, cast, viewer, look);
    for (const shot of wanted) {
      const problem = await take(context, shot, look).catch((error: unknown) =>
        error instanceof Error ? error.message.split("\n")[0] : String(error),
      );
      if (problem !== undefined) failed.push(`${shot.name}, ${look.name}: ${problem}`);
    }
    await context.close();
  }
  return failed;
}

async function openContext(
  browser: Browser,
  cast: Cast,
  viewer: Viewer,
  { options }: Look,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...options,
    reducedMotion: "reduce",
    locale: `${language}-IN`,
    timezoneId: "Asia/Kolkata",
  });
  if (viewer !== "visitor") {
    await context.addInitScript(
      ([key, value]) => localStorage.setItem(String(key), String(value)),
      [TOKEN_STORAGE_KEY, cast.tokens[viewer]],
    );
  }
  return context;
}

/** A page that waits is taken as it waits; any other when its heading is there and nothing of it is still being fetched. */
async function take(context: BrowserContext, shot: Shot, look: Look): Promise<undefined> {
  const page = await context.newPage();
  try {
    // Who is signed in is known even where everything else is slow or fails: a page without it is the sign-in.
    if (shot.calls !== undefined) {
      await page.route(/\/v1\/(?!job\/auth\/user-details)/, (route) =>
        // A call that is neither answered nor refused waits for as long as the page is open.
        shot.calls === "failing" ? route.fulfill({ status: 503, json: UNAVAILABLE }) : undefined,
      );
    }
    await page.goto(`${stage.apiUrl}${shot.path}`);
    await page.getByRole("heading").first().waitFor({ timeout: READY_TIMEOUT_MS });
    if (shot.calls !== "slow") await settled(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    if (shot.act !== undefined) {
      await shot.act(page);
      await settled(page);
    }
    const path = join(FOLDER, fileOf(shot.name, look));
    // A dialog covers the window, not the page.
    const fullPage = (await page.getByRole("dialog").count()) === 0;
    await page.screenshot({ path, fullPage, animations: "disabled" });
    if (language === "hi" && look.name === "desktop-light")
      noteEnglish(shot.name, await page.locator("body").innerText());
  } finally {
    await page.close();
  }
}

/** Lines with Latin words, for whoever looks: names of people, companies and forms are among them. */
function noteEnglish(screen: string, text: string): void {
  const lines = new Set(text.split("\n").filter((line) => /[A-Za-z]{3}/.test(line)));
  appendFileSync(join(FOLDER, "latin.txt"), `\n## ${screen}\n${[...lines].join("\n")}\n`);
}

/** Nothing that the page or its dialog shows is still on its way. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction((waiting) => document.querySelector(waiting) === null, WAITING, {
    timeout: READY_TIMEOUT_MS,
  });
}
