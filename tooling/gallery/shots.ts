import type { Page } from "playwright-core";
import type { Cast, Viewer } from "./people.ts";

/** One screen in one state. */
export interface Shot {
  /** File name and caption, such as "wallet, plan chooser". */
  readonly name: string;
  readonly viewer: Viewer;
  readonly path: string;
  /** What is done before the picture, such as opening a dialog; without it the page is taken from top to bottom. */
  readonly act?: (page: Page) => Promise<void>;
  /** What becomes of the page's calls: they never answer, or fail. */
  readonly calls?: "slow" | "failing";
}

/** Where each page of the app stands, in the sidebar's order. */
const PAGES = {
  dashboard: "/app/dashboard",
  "needs you": "/app/needs-you",
  review: "/app/review",
  answers: "/app/answers",
  platforms: "/app/platforms",
  "see what fits": "/app/fits",
  scheduler: "/app/scheduler",
  wallet: "/app/wallet",
  analytics: "/app/analytics",
  logs: "/app/logs",
  runs: "/app/runs",
  cv: "/app/cv",
  "profile settings": "/app/profile-settings",
  "security activity": "/app/profile-settings/security",
} as const;

const PUBLIC = {
  landing: "/",
  "sign in": "/?login=1",
  jobs: "/jobs",
  pricing: "/pricing",
  "privacy policy": "/privacy-policy",
  "terms and conditions": "/terms-and-conditions",
  "payment success, nothing said": "/payment-success",
  "payment failure, nothing said": "/payment-failure",
  "unsubscribe, unknown link": "/unsubscribe/no-such-link",
  "undo a change": "/undo",
  "undo, done": "/undo?done=1",
  "no such page": "/no-such-page",
} as const;

/** Every screen and state that the gallery shows. */
export function listShots(cast: Cast): Shot[] {
  return [
    ...shotsOf(PUBLIC, "visitor", ""),
    { name: "sign in, code", viewer: "visitor", path: "/?login=1", act: askForCode },
    { name: "start with your CV", viewer: "newcomer", path: "/app/dashboard" },
    {
      name: "complete your profile",
      viewer: "newcomer",
      path: "/app/dashboard",
      act: async (page) => {
        await page.getByRole("button", { name: "Skip, I will type it" }).click();
        await page.getByRole("heading", { name: "Complete Your Profile" }).waitFor();
      },
    },
    ...shotsOf(PAGES, "beginner", ", empty"),
    ...shotsOf(PAGES, "regular", ""),
    ...shotsOf(
      {
        "needs you, one question": `/app/needs-you?item=${cast.need}`,
        "review, one application": `/app/review/${cast.prepared}`,
        "what forms ask most": "/app/common-answers?next=%2Fapp%2Fdashboard",
        run: `/app/runs/${cast.run}`,
        application: `/app/applications/${cast.applied}`,
        payment: `/app/wallet/payments/${cast.payment}`,
        "wallet, plan chooser": "/app/wallet?add=plan",
        "wallet, confirm recharge": "/app/wallet?add=recharge&plan=1&amount=20.00",
        "app, no such page": "/app/no-such-page",
        "app, no such application": "/app/applications/00000000-0000-4000-8000-000000000001",
      },
      "regular",
      "",
    ),
    ...dialogs(),
    ...shotsOf(
      {
        "a portal asks, dashboard": "/app/dashboard",
        "a portal asks, needs you": "/app/needs-you",
        "a portal asks, run": `/app/runs/${cast.askedRun}`,
      },
      "asked",
      "",
    ),
    { name: "a portal's page, in hand", viewer: "asked", path: "/app/live/1", act: takeInHand },
    {
      name: "a portal's page, nothing asked",
      viewer: "regular",
      path: "/app/live/1",
    },
    ...shotsOf(PAGES, "regular", ", loading").map((shot): Shot => ({ ...shot, calls: "slow" })),
    ...shotsOf(PAGES, "regular", ", calls fail").map((shot): Shot => ({
      ...shot,
      calls: "failing",
    })),
  ];
}

function shotsOf(pages: Readonly<Record<string, string>>, viewer: Viewer, suffix: string): Shot[] {
  return Object.entries(pages).map(([name, path]) => ({ name: `${name}${suffix}`, viewer, path }));
}

function dialogs(): Shot[] {
  const on = (name: string, path: string, act: Shot["act"]): Shot => ({
    name,
    viewer: "regular",
    path,
    ...(act === undefined ? {} : { act }),
  });
  const press =
    (button: string | RegExp): Shot["act"] =>
    async (page) => {
      await page.locator("main").getByRole("button", { name: button }).first().click();
      await page.getByRole("dialog").waitFor();
    };
  return [
    on("platforms, connect", PAGES.platforms, press("Connect Platform")),
    on("platforms, add", PAGES.platforms, press(/Add Platform/)),
    on("platforms, edit filters", PAGES.platforms, press(/Edit Filters/)),
    on("platforms, update credentials", PAGES.platforms, press(/Update Credentials/)),
    on("platforms, disconnect", PAGES.platforms, press(/^Disconnect/)),
    on("command palette", PAGES.dashboard, async (page) => {
      await page.keyboard.press("ControlOrMeta+k");
      await page.getByRole("dialog").waitFor();
    }),
    on("shortcuts", PAGES.dashboard, async (page) => {
      await page.keyboard.press("?");
      await page.getByRole("dialog").waitFor();
    }),
    on("profile, a section open", PAGES.cv, async (page) => {
      await page
        .getByRole("button", { name: /Experience/ })
        .first()
        .click();
    }),
    on("delete account", PAGES["profile settings"], press(/Delete (my )?account/i)),
  ];
}

/** Waits for the picture, and takes pointer and keys where another look has them. */
async function takeInHand(page: Page): Promise<void> {
  await page.getByRole("img", { name: /LinkedIn's page/ }).waitFor();
  const takeOver = page.getByRole("button", { name: "Take over" });
  const inHand = page.getByText("In your hands");
  await takeOver.or(inHand).first().waitFor();
  if (await takeOver.isVisible()) await takeOver.click();
  await inHand.waitFor();
}

let codesAsked = 0;

async function askForCode(page: Page): Promise<void> {
  codesAsked += 1;
  // An address is sent few codes at a time, and the looks are taken side by side.
  await page.getByPlaceholder("Enter your email").fill(`gallery.${codesAsked}@example.com`);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await page.locator("input[autocomplete=one-time-code]").waitFor();
}
