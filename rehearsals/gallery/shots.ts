import type { Page } from "playwright-core";
import { listConsole } from "./console.ts";
import { listDialogs } from "./dialogs.ts";
import { PAGES } from "./pages.ts";
import type { Cast, Viewer } from "./people.ts";
import type { Shot } from "./shot.ts";

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
        "application, failed": `/app/applications/${cast.failed}`,
        "payment success": resultAddress("success", cast.payment, { mode: "UPI" }),
        "payment failure": resultAddress("failure", cast.declined, DECLINED),
        "payment failure, abandoned": resultAddress("failure", cast.abandoned, ABANDONED),
        payment: `/app/wallet/payments/${cast.payment}`,
        "wallet, plan chooser": "/app/wallet?add=plan",
        "wallet, confirm recharge": "/app/wallet?add=recharge&plan=1&amount=20.00",
        "app, no such page": "/app/no-such-page",
        "app, no such application": "/app/applications/00000000-0000-4000-8000-000000000001",
      },
      "regular",
      "",
    ),
    ...listDialogs(cast),
    ...listConsole(cast),
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

/** What PayU says of a payment beside its number, as the way back from its page hands it on. */
const DECLINED = {
  mode: "UPI",
  unmappedstatus: "failed",
  error: "E308",
  error_Message: "Transaction failed at bank end.",
  field9: "Transaction declined by the payer's bank.",
};
const ABANDONED = {
  unmappedstatus: "userCancelled",
  error: "E000",
  error_Message: "Transaction failed due to customer pressing cancel button.",
};

function resultAddress(
  status: "success" | "failure",
  txnid: string,
  values: Readonly<Record<string, string>>,
): string {
  const order = { amount: "1680.00", currency: "INR", productinfo: "Casual Explorer" };
  return `/payment-${status}?${new URLSearchParams({ txnid, status, ...order, ...values }).toString()}`;
}

function shotsOf(pages: Readonly<Record<string, string>>, viewer: Viewer, suffix: string): Shot[] {
  return Object.entries(pages).map(([name, path]) => ({ name: `${name}${suffix}`, viewer, path }));
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
