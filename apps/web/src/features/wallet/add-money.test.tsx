import { routes } from "@sendoff/contract/routes";
import { act, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { stopClock, untilNow } from "../../testing/clock.ts";
import { aUser, anOpenPayment, somePlans } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { findDangerToast, renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const TILL = "http://127.0.0.1:5055/_payment";
let posted: { action: string; fields: Record<string, string> }[] = [];

beforeEach(() => {
  posted = [];
  // jsdom does not leave the page; what would be posted is kept.
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function keep(
    this: HTMLFormElement,
  ) {
    const fields = Object.fromEntries(
      [...new FormData(this)].map(([name, value]) => [
        name,
        typeof value === "string" ? value : value.name,
      ]),
    );
    posted.push({ action: this.getAttribute("action") ?? "", fields });
  });
});
function serveTill(): unknown[] {
  const asked: unknown[] = [];
  server.use(
    handle(routes.addToWallet, ({ body }) => {
      asked.push(body);
      const data = { txnid: "S1", amount: "16590.00", action: "x", submit: "y" };
      return { status: 200, body: { payment_url: TILL, data, txnid: "S1" } };
    }),
  );
  return asked;
}

async function openRecharge(path = "/app/wallet?add=recharge&plan=3") {
  const view = renderApp(path, { token: "t" });
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm Recharge" }));
  const amount = await dialog.findByLabelText("Amount");
  const type = async (text: string) => {
    await view.user.clear(amount);
    if (text !== "") await view.user.type(amount, text);
  };
  return { ...view, dialog, amount, type };
}

describe("choosing a plan", () => {
  // SPEC 2b.51, 2b.52, 4.56, 4.57, 7.15, 8.74, 9.24, 9.39
  it("marks best value and the current plan, saves the choice, says so, and opens the recharge half a second later", async () => {
    const served = serveUser(aUser({ plan: 1 }));
    const { user, router } = renderApp("/app/wallet", { token: "t" });
    await user.click(await screen.findByRole("button", { name: "Add Money" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add Money" }));
    expect(await dialog.findAllByRole("radio")).toHaveLength(3);
    expect(dialog.getByRole("radio", { name: /Casual Explorer.*Current plan/ })).toHaveProperty(
      "checked",
      true,
    );
    expect(dialog.getByRole("radio", { name: /Serious Contender.*Best Value/ })).toBeVisible();
    await user.click(dialog.getByRole("radio", { name: /Career Powerhouse/ }));
    const held = Promise.withResolvers<void>();
    server.use(http.put(`*${routes.updateUserDetails.path}`, () => held.promise, { once: true }));
    await user.dblClick(dialog.getByRole("button", { name: "Continue" }));
    stopClock();
    held.resolve();
    const text = 'Plan "Career Powerhouse" selected successfully!';
    expect(await untilNow(() => screen.getByText(text))).toBeVisible();
    await untilNow(() => expect(screen.queryByRole("dialog", { name: "Add Money" })).toBeNull());
    const confirm = { name: "Confirm Recharge" };
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(screen.queryByRole("dialog", confirm)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    const next = within(screen.getByRole("dialog", confirm));
    expect(await untilNow(() => next.getByLabelText("Amount"))).toHaveValue("197.50");
    expect(served.sent).toEqual([{ plan: 3 }]);
    // One entry for all steps: Back leads out of them.
    await act(() => router.navigate(-1));
    await untilNow(() => expect(screen.queryByRole("dialog", confirm)).toBeNull());
    expect(router.state.location.search).toBe("");
  });

  // SPEC 3.47
  it("shows the first line of a plan's description", async () => {
    serveUser(aUser());
    const plans = somePlans.map((plan) => ({ ...plan, description: `${plan.name}!\nA feature` }));
    server.use(handle(routes.getPlans, { status: 200, body: { plans } }));
    renderApp("/app/wallet?add=plan", { token: "t" });
    expect(await screen.findByText(/^Career Powerhouse!, 250 suggested$/)).toBeVisible();
    expect(screen.queryByText(/A feature/)).toBeNull();
  });

  // SPEC 8.58
  it("stays in the chooser when the choice cannot be saved", async () => {
    serveUser(aUser());
    server.use(
      handle(routes.updateUserDetails, { status: 503, body: { message: "", code: "unavailable" } }),
    );
    const { user } = renderApp("/app/wallet?add=plan&plan=3", { token: "t" });
    const dialog = within(await screen.findByRole("dialog", { name: "Add Money" }));
    expect(await dialog.findByRole("radio", { name: /Career Powerhouse/ })).toHaveProperty(
      "checked",
      true,
    );
    await user.click(dialog.getByRole("button", { name: "Continue" }));
    expect(await findDangerToast("Failed to update plan selection")).toBeVisible();
    expect(screen.getByRole("dialog", { name: "Add Money" })).toBeVisible();
  });

  // SPEC 8.57, 8.65
  it("says that there are no plans, or that they could not be fetched, and tries again", async () => {
    serveUser(aUser());
    server.use(
      handle(routes.getPlans, { status: 503, body: { message: "", code: "unavailable" } }),
    );
    const { user } = renderApp("/app/wallet?add=plan", { token: "t" });
    expect(await screen.findByText("Failed to fetch plans")).toBeVisible();
    server.use(handle(routes.getPlans, { status: 200, body: { plans: [] } }));
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("No plans available at the moment.")).toBeVisible();
    server.use(handle(routes.getPlans, { status: 200, body: { plans: somePlans } }));
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findAllByRole("radio")).toHaveLength(3);
  });
});

describe("Confirm Recharge", () => {
  // SPEC 3.48, 9.34
  it("estimates applications, rupees and what stays as cash while the amount is typed", async () => {
    serveUser(aUser());
    const { dialog, type } = await openRecharge();
    expect(await dialog.findByText("₹16,590.00")).toBeVisible();
    expect(dialog.getByText("about 250")).toBeVisible();
    expect(
      dialog.getByText("At least ₹84.00 ($1.00). Type the amount in US dollars."),
    ).toBeVisible();
    await type("10");
    expect(dialog.getByText("is ₹840.00")).toBeVisible();
    expect(dialog.getByText("about 12")).toBeVisible();
    expect(dialog.getByText("₹840.00")).toBeVisible();
    expect(dialog.getByText("₹43.68 ($0.52)")).toBeVisible();
    expect(dialog.getByRole("button", { name: "Pay ₹840.00" })).toBeEnabled();
  });

  // SPEC 5.37, 5.38
  it.each([
    ["", "Please enter a valid amount"],
    ["0", "Please enter a valid amount"],
    ["-5", "Please enter a valid amount"],
    ["abc", "Please enter a valid amount"],
    ["1.005", "Please enter a valid amount"],
    ["1,50", "Please enter a valid amount"],
    [".", "Please enter a valid amount"],
    ["0.99", "Minimum amount is $1"],
    ["10000.01", "At most $10,000 at a time"],
  ])("does not send %j: %s", async (text, problem) => {
    serveUser(aUser());
    const asked = serveTill();
    const { dialog, type, user, amount } = await openRecharge();
    await type(text);
    await user.click(dialog.getByRole("button", { name: /^Pay/ }));
    expect(await dialog.findByText(problem)).toBeVisible();
    expect(document.activeElement).toBe(amount);
    expect(asked).toEqual([]);
  });

  // SPEC 4.58
  it("makes one order for a double click and posts its form as it is to the payment page", async () => {
    serveUser(aUser());
    const asked = serveTill();
    const { dialog, type, user } = await openRecharge();
    await type("1.00");
    await user.dblClick(dialog.getByRole("button", { name: "Pay ₹84.00" }));
    await waitFor(() => expect(posted).toHaveLength(1));
    expect(asked).toEqual([{ plan_: 3, amount: 1 }]);
    expect(posted).toEqual([
      { action: TILL, fields: { txnid: "S1", amount: "16590.00", action: "x", submit: "y" } },
    ]);
    await user.click(dialog.getByRole("button", { name: "Opening the payment page..." }));
    expect(asked).toHaveLength(1);
  });

  // SPEC 8.63
  it("does not leave for the payment page once the dialog was closed, and never for a script", async () => {
    serveUser(aUser());
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { http, HttpResponse } = await import("msw");
    server.use(
      http.post(`*${routes.addToWallet.path}`, async () => {
        await held;
        return HttpResponse.json({ payment_url: TILL, data: {}, txnid: "S1" });
      }),
    );
    const first = await openRecharge();
    await first.user.click(await first.dialog.findByRole("button", { name: "Pay ₹16,590.00" }));
    await first.user.click(first.dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() =>
      expect(screen.queryByRole("dialog", { name: "Confirm Recharge" })).toBeNull(),
    );
    answer();
    server.use(
      handle(routes.addToWallet, {
        status: 200,
        body: { payment_url: "javascript:alert(1)", data: {}, txnid: "S1" },
      }),
    );
    await act(() => first.router.navigate("/app/wallet?add=recharge&plan=3"));
    const dialog = within(await screen.findByRole("dialog", { name: "Confirm Recharge" }));
    await first.user.click(await dialog.findByRole("button", { name: "Pay ₹16,590.00" }));
    expect(await dialog.findByText("Failed to process payment")).toBeVisible();
    expect(posted).toEqual([]);
  });

  // SPEC 8.60, 8.61, 8.62
  it.each([
    [
      402,
      "plan_required",
      "",
      "Payment validation failed. Please ensure you have selected a valid plan.",
    ],
    [400, "invalid_input", "Add a phone number", "Invalid request: Add a phone number"],
    [503, "unavailable", "", "Server error. Please try again later."],
    [429, "rate_limited", "Please wait", "Failed to process payment"],
  ] as const)(
    "says what a %i means and lets the person try again",
    async (status, code, message, text) => {
      serveUser(aUser());
      server.use(handle(routes.addToWallet, { status, body: { message, code } }));
      const { dialog, user } = await openRecharge();
      await user.click(await dialog.findByRole("button", { name: "Pay ₹16,590.00" }));
      expect(await dialog.findByText(text)).toBeVisible();
      expect(dialog.getByRole("button", { name: "Pay ₹16,590.00" })).toBeEnabled();
    },
  );

  // SPEC 8.59
  it("signs out on 401 and says why", async () => {
    serveUser(aUser());
    server.use(
      handle(routes.addToWallet, { status: 401, body: { message: "", code: "unauthenticated" } }),
    );
    const { dialog, user, router } = await openRecharge();
    await user.click(await dialog.findByRole("button", { name: "Pay ₹16,590.00" }));
    expect(await findDangerToast("Authentication failed. Please login again.")).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
  });

  // SPEC 7.38
  it("credits at once when the answer says that nothing is left to pay", async () => {
    serveUser(aUser());
    server.use(handle(routes.addToWallet, { status: 200, body: { success: true } }));
    const { dialog, user, router } = await openRecharge();
    await user.click(await dialog.findByRole("button", { name: "Pay ₹16,590.00" }));
    expect(
      await screen.findByText("Payment completed and credits added to your wallet!"),
    ).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe(""));
    expect(posted).toEqual([]);
  });

  // SPEC 5.39
  it("asks for a plan first, names an open payment, and takes a link's amount only into the field", async () => {
    serveUser(aUser());
    server.use(
      handle(routes.getPayments, {
        status: 200,
        body: { payments: [anOpenPayment({ created_at: new Date().toISOString(), amount: 89 })] },
      }),
    );
    const first = renderApp("/app/wallet?add=recharge", { token: "t" });
    expect(await screen.findByText("Please select a plan first")).toBeVisible();
    await first.user.click(screen.getByRole("button", { name: "Choose a plan" }));
    expect(await screen.findByRole("dialog", { name: "Add Money" })).toBeVisible();
    first.unmount();
    const { dialog, amount } = await openRecharge("/app/wallet?add=recharge&plan=2&amount=0.5<b>");
    expect(amount).toHaveValue("0.5<b>");
    expect(dialog.getByText("Please enter a valid amount")).toBeVisible();
    expect(await dialog.findByText("A payment of ₹7,476.00 ($89.00) is still open")).toBeVisible();
  });

  it("still has the typed amount after a reload", async () => {
    serveUser(aUser({ plan: 3 }));
    const app = await openRecharge("/app/wallet?add=recharge");
    await app.type("42.50");
    const { pathname, search } = app.router.state.location;
    app.unmount();
    const reloaded = await openRecharge(pathname + search);
    expect(reloaded.amount).toHaveValue("42.50");
  });
});
