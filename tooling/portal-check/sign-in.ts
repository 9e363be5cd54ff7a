import { setTimeout as delay } from "node:timers/promises";
import type { PortalCredentials, PortalDriver, PortalSession } from "@sendoff/portals/driver";
import type { Page } from "playwright-core";

type Say = (line: string) => void;

/** Where people sign in. A portal that is not named shows its front page, which leads there. */
const SIGN_IN_PATHS: Readonly<Record<string, string>> = {
  linkedin: "/login",
  naukri: "/nlogin/login",
  indeed: "/account/login",
  glassdoor: "/profile/login_input.htm",
};

/** Signs in by itself, with an account of a stand-in. Throws when the portal wants anything more than a password. */
export async function signInWith(
  driver: PortalDriver,
  session: PortalSession,
  credentials: PortalCredentials,
): Promise<void> {
  const outcome = await driver.signIn(session, credentials);
  if (outcome.kind === "signed_in") return;
  const why = "message" in outcome ? outcome.message : "";
  throw new Error(`The sign-in ended as ${outcome.kind}. ${why}`.trim());
}

async function isIn(driver: PortalDriver, session: PortalSession): Promise<boolean> {
  try {
    return await driver.isSignedIn(session);
  } catch (error) {
    if (session.page.isClosed()) throw new Error("The window was closed.", { cause: error });
    // The portal could not say; it is asked again.
    return false;
  }
}

/**
 * Opens the sign-in page and waits until its user has signed in, by the driver's own look. The look is had from `asking`, another
 * tab of the same browser, so that nothing moves under the hands of who is typing. Throws when the window is closed or
 * `limitMs` are over.
 */
export async function waitForSignIn(
  driver: PortalDriver,
  session: PortalSession,
  options: {
    readonly asking: Page;
    readonly say: Say;
    readonly everyMs: number;
    readonly limitMs: number;
  },
): Promise<void> {
  const { manifest } = driver;
  const path = SIGN_IN_PATHS[manifest.key] ?? "/";
  await session.page.goto(new URL(path, session.baseUrl).href, { waitUntil: "domcontentloaded" });
  await session.page.bringToFront();
  options.say(
    `Waiting for you: sign in to ${manifest.name} in the window with your own account. Your password is not read.`,
  );
  const deadline = performance.now() + options.limitMs;
  while (performance.now() < deadline) {
    if (session.page.isClosed()) throw new Error("The window was closed.");
    if (await isIn(driver, { ...session, page: options.asking })) {
      options.say("You are signed in. From here on nothing needs your hands.");
      return;
    }
    await delay(options.everyMs);
  }
  throw new Error("Nobody signed in.");
}
