import { checkPortal } from "./check.ts";
import { hasDisplay, openBrowser } from "./open-browser.ts";
import { readWish } from "./options.ts";
import type { CheckWish } from "./options.ts";
import { helpOf } from "../setup/commands.mjs";

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

async function check(wish: CheckWish): Promise<number> {
  const isHeadless = wish.headless || !hasDisplay();
  const wantsOwner =
    wish.portal.driver.manifest.signIn !== "none" && wish.credentials === undefined;
  if (isHeadless && wantsOwner) {
    complain("You sign in in a window, and there is none: run it on a machine with a screen.");
    return 2;
  }
  const browser = await openBrowser(isHeadless);
  try {
    return (await checkPortal(browser, wish, say)) ? 0 : 1;
  } finally {
    await browser.close();
  }
}

function readCall(): CheckWish | undefined {
  try {
    return readWish(process.argv.slice(2));
  } catch (error) {
    complain(
      `${error instanceof Error ? error.message : String(error)}\n\n${helpOf("portal:check")}`,
    );
    return undefined;
  }
}

const wish = readCall();
if (wish === undefined) process.exitCode = 2;
else {
  try {
    process.exitCode = await check(wish);
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
