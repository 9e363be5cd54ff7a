import { type BillingHistory, type Payment } from "@sendoff/contract/payment";
import { routes } from "@sendoff/contract/routes";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aPayment, aRecharge, aUser, aWallet, anOpenPayment } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { findDangerToast, renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const debit: BillingHistory["debits"][number] = {
  id: "1",
  amount: 0.79,
  credits: 1,
  executed_at: "2026-11-20T05:00:00.000Z",
  task_id: "00000000-0000-4000-8000-000000000001",
  status: "completed",
  kind: "application",
  reason: "Backend Engineer, Quillstack",
  receipt_no: "SO-2611-000123",
};

function serveHistory(payments: Payment[], history: Partial<BillingHistory>): void {
  server.use(
    handle(routes.getPayments, { status: 200, body: { payments } }),
    handle(routes.getBillingHistory, {
      status: 200,
      body: { credits: [], debits: [], ...history },
    }),
  );
}

describe("Wallet", () => {
  // SPEC 2b.53, 9.36
  it("names no parts of a balance of nothing", async () => {
    serveUser(aUser());
    server.use(
      handle(routes.getWalletBalance, {
        status: 200,
        body: aWallet({ balance: 0, balance_inr: 0, cash: 0 }),
      }),
    );
    renderApp("/app/wallet", { token: "t" });
    const balance = await screen.findByRole("region", { name: "Current Balance" });
    await within(balance).findByText("₹0.00");
    expect(balance).not.toHaveTextContent("in credits");
  });

  it("shows the balance in both currencies and parts, credits with their end, and this month", async () => {
    serveUser(aUser());
    server.use(
      handle(routes.getWalletBalance, {
        status: 200,
        body: aWallet({
          balance: 58.52,
          balance_inr: 4915.68,
          cash: 0.06,
          credits: 74,
          low_balance: false,
          this_month: { spent: 139.04, applications: 176 },
          lots: [
            { credits: 74, unit_price: 0.79, expires_at: "2027-11-02T10:00:00Z", source: "plan" },
          ],
        }),
      }),
    );
    renderApp("/app/wallet", { token: "t" });
    const balance = await screen.findByRole("region", { name: "Current Balance" });
    await within(balance).findByText("₹4,915.68");
    expect(balance).toHaveTextContent("₹4,910.64 in credits, ₹5.04 in cash");
    expect(balance).toHaveTextContent("$58.52 at ₹84.00 to the dollar");
    expect(screen.getByRole("region", { name: "Credits Available" })).toHaveTextContent(
      "74 at ₹66.36until 2 Nov 2027",
    );
    expect(screen.getByRole("region", { name: "This Month" })).toHaveTextContent(
      "₹11,679.36$139.04, 176 confirmed applications",
    );
    expect(screen.queryByText("Low Balance Alert")).toBeNull();
  });

  // SPEC 2b.55
  it("names what each transaction did, with the actions that fit it, filtered and in pages", async () => {
    serveUser(aUser());
    const paid = aPayment({ settled_at: "2026-11-20T04:07:00.000Z" });
    const open = anOpenPayment({ txnid: "Sopen", created_at: new Date().toISOString() });
    const left = anOpenPayment({ txnid: "Sleft", created_at: "2026-11-21T04:00:00.000Z" });
    const failed = anOpenPayment({ txnid: "Sfailed", state: "failed", reason: "Declined" });
    const cancelled = anOpenPayment({
      txnid: "Scancelled",
      created_at: "2026-11-21T03:00:00.000Z",
      state: "failed",
      plan_name: "Casual Explorer",
      reason: "You cancelled the payment",
      is_left_by_payer: true,
    });
    const debits = Array.from({ length: 9 }, (_, index) => ({ ...debit, id: String(index) }));
    serveHistory([open, paid, failed, left, cancelled], {
      credits: [
        aRecharge(left, "pending"),
        aRecharge(open, "pending"),
        aRecharge(paid, "completed"),
        aRecharge(failed, "failed"),
        aRecharge(cancelled, "failed"),
      ],
      debits: [
        ...debits,
        { ...debit, id: "r", kind: "refund", task_id: "", reason: "Refund of R-000042" },
      ],
    });
    const { user } = renderApp("/app/wallet", { token: "t" });
    const row = async (name: RegExp) => within(await screen.findByRole("row", { name }));
    const pending = await row(/pending/);
    expect(screen.getByRole("row", { name: /Career.*Not paid/ })).toHaveTextContent(
      "Recharge, Career",
    );
    const walkedAway = screen.getByRole("row", { name: /You cancelled the payment/ });
    expect(walkedAway).toHaveTextContent("Recharge, Casual Explorer");
    expect(walkedAway).toHaveTextContent("Not paid");
    expect(walkedAway).not.toHaveTextContent("failed");
    expect(pending.getByRole("button", { name: /^Check again/ })).toBeEnabled();
    expect(pending.getByText("₹16,590.00")).toBeVisible();
    expect(screen.getByText("Page 1 of 2")).toBeVisible();
    expect(
      screen
        .getAllByRole("link", { name: "Receipt: Backend Engineer, Quillstack" })[0]
        ?.getAttribute("href"),
    ).toBe(`/app/applications/${debit.task_id}`);
    await user.click(screen.getByRole("tab", { name: "Added" }));
    expect(within(screen.getByRole("table")).getAllByRole("row")).toHaveLength(6);
    const completed = await row(/250 credits/);
    // The minute of its receipt, not the one in which the payment page was opened.
    expect(screen.getByRole("row", { name: /250 credits/ })).toHaveTextContent("20 Nov, 09:37");
    expect(completed.getByText("+₹16,590.00")).toBeVisible();
    expect(completed.getByRole("link", { name: /^Receipt/ }).getAttribute("href")).toBe(
      `/app/wallet/payments/${paid.txnid}`,
    );
    const declined = await row(/Declined/);
    expect(declined.getByRole("link", { name: /^Retry/ }).getAttribute("href")).toBe(
      "/app/wallet?add=recharge&plan=3&amount=197.50",
    );
    await user.click(screen.getByRole("tab", { name: "Spent" }));
    expect(
      await screen.findByRole("row", { name: /Refund of R-000042.*−\$197.50|Refund of R-000042/ }),
    ).toBeVisible();
  });

  it("counts free credits, and names each application by its receipt's number", async () => {
    serveUser(aUser());
    serveHistory([], {
      credits: [
        {
          id: "g",
          amount: 0,
          credits: 5,
          created_at: "2026-11-19T05:00:00.000Z",
          status: "completed",
          payu_transaction_id: "",
          reason: "Free credits for signing up",
          txnid: "",
          receipt_no: "",
        },
      ],
      debits: [
        { ...debit, amount: 0 },
        { ...debit, id: "2", receipt_no: "SO-2611-000124" },
        { ...debit, id: "3", amount: 0, credits: 2, kind: "expiry", task_id: "", receipt_no: "" },
      ],
    });
    renderApp("/app/wallet", { token: "t" });
    const row = async (name: RegExp) => within(await screen.findByRole("row", { name }));
    expect((await row(/SO-2611-000123/)).getByText("1 free credit")).toBeVisible();
    expect((await row(/SO-2611-000124/)).getByText("−₹66.36")).toBeVisible();
    expect((await row(/2 of them/)).getByText("2 free credits")).toBeVisible();
    expect((await row(/signing up/)).getByText("+5 credits")).toBeVisible();
    expect(within(screen.getByRole("table")).queryByText("₹0.00")).toBeNull();
  });

  // SPEC 4.59
  it("gives 'completed' the default badge and any other status a secondary one", async () => {
    serveUser(aUser());
    const [paid, failed] = [aPayment(), anOpenPayment({ txnid: "Sfailed", state: "failed" })];
    serveHistory([paid, failed], {
      credits: [aRecharge(paid, "completed"), aRecharge(failed, "failed")],
    });
    renderApp("/app/wallet", { token: "t" });
    const table = within(await screen.findByRole("table"));
    expect(table.getByText("completed").className).toContain("bg-neutral-soft");
    const other = table.getByText("failed").className;
    expect(other).not.toContain("bg-");
    expect(other).toContain("shadow-[inset");
  });

  it("says on its last page where older transactions are when the list holds no more", async () => {
    serveUser(aUser());
    const debits = Array.from({ length: 500 }, (_, index) => ({ ...debit, id: String(index) }));
    serveHistory([], { debits });
    const { user } = renderApp("/app/wallet?page=49", { token: "t" });
    expect(await screen.findByText("Page 49 of 50")).toBeVisible();
    expect(screen.queryByText(/Older transactions/)).toBeNull();
    await user.click(screen.getByRole("button", { name: /next/i }));
    expect(await screen.findByText(/Older transactions are in the CSV/)).toBeVisible();
  });

  // SPEC 8.75
  it("asks the provider again and lets balance and history follow what it answers", async () => {
    serveUser(aUser());
    const open = anOpenPayment({ state: "pending" });
    serveHistory([open], { credits: [aRecharge(open, "pending")] });
    const { user } = renderApp("/app/wallet", { token: "t" });
    await screen.findByRole("row", { name: /pending/ });
    const paid = aPayment();
    server.use(
      handle(routes.checkPayment, { status: 200, body: paid }),
      handle(routes.getWalletBalance, { status: 200, body: aWallet({ balance: 197.5 }) }),
    );
    serveHistory([paid], { credits: [aRecharge(paid, "completed")] });
    await user.click(
      within(screen.getByRole("table")).getByRole("button", { name: /^Check again/ }),
    );
    expect(
      await screen.findByText("Payment completed and credits added to your wallet!"),
    ).toBeVisible();
    expect(await screen.findByRole("row", { name: /completed/ })).toBeVisible();
    expect(await screen.findByRole("link", { name: /^Wallet\s*₹16,590\.00$/ })).toBeVisible();
  });

  it("keeps an open payment open when the provider does not answer", async () => {
    serveUser(aUser());
    const open = anOpenPayment({ created_at: new Date().toISOString() });
    serveHistory([open], { credits: [aRecharge(open, "pending")] });
    const message = "The payment provider does not answer. Please look again in a moment.";
    server.use(
      handle(routes.checkPayment, { status: 502, body: { message, code: "payment_unreachable" } }),
    );
    const { user } = renderApp("/app/wallet", { token: "t" });
    await screen.findByRole("row", { name: /pending/ });
    await user.click(
      within(screen.getByRole("table")).getByRole("button", { name: /^Check again/ }),
    );
    const toast = await findDangerToast("The payment could not be checked");
    expect(toast).toHaveTextContent(message);
    expect(screen.getByRole("row", { name: /pending/ })).toBeVisible();
  });

  it("saves the server's statement as it is", async () => {
    serveUser(aUser());
    server.use(handle(routes.getStatement, { status: 200, body: "Time (UTC),What\r\n" }));
    const kept: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      if (blob instanceof Blob) kept.push(blob);
      return "blob:x";
    });
    const { user } = renderApp("/app/wallet", { token: "t" });
    await user.click(await screen.findByRole("button", { name: /^CSV/ }));
    await waitFor(() => expect(kept).toHaveLength(1));
    expect(await kept[0]?.text()).toBe("Time (UTC),What\r\n");
  });

  // SPEC 2b.54, 8.64, 9.33
  it("warns of a low balance, leads to Add Money, and says what an empty history waits for", async () => {
    serveUser(aUser());
    const { user, router } = renderApp("/app/wallet", { token: "t" });
    const alert = within(
      (await screen.findByText("Low Balance Alert")).closest("[role=status]") as HTMLElement,
    );
    expect(alert.getByText("5 free applications left, and no money in the wallet.")).toBeVisible();
    expect(await screen.findByText("No transactions found")).toBeVisible();
    await user.click(alert.getByRole("button", { name: "Add Money" }));
    expect(await screen.findByRole("dialog", { name: "Add Money" })).toBeVisible();
    expect(router.state.location.search).toBe("?add=plan");
  });

  it("saves whether to write when the balance runs low, and puts a refused change back", async () => {
    const served = serveUser(aUser());
    const { user } = renderApp("/app/wallet", { token: "t" });
    const mail = await screen.findByRole("switch", { name: /^Tell me by e-mail/ });
    await user.click(mail);
    await waitFor(() => expect(served.sent).toEqual([{ low_balance_email: true }]));
    await waitFor(() => expect(mail.getAttribute("aria-checked")).toBe("true"));
    server.use(
      handle(routes.updateUserDetails, { status: 503, body: { message: "", code: "unavailable" } }),
    );
    await user.click(mail);
    expect(await findDangerToast("The setting could not be saved")).toBeVisible();
    expect(mail.getAttribute("aria-checked")).toBe("true");
  });

  // SPEC 8.56
  it("keeps the history when the balance cannot be fetched, and fetches it on Retry", async () => {
    serveUser(aUser());
    server.use(
      handle(routes.getWalletBalance, { status: 503, body: { message: "", code: "unavailable" } }),
    );
    const { user } = renderApp("/app/wallet", { token: "t" });
    expect(await screen.findByText("Failed to fetch wallet balance")).toBeVisible();
    expect(await screen.findByText("No transactions found")).toBeVisible();
    server.use(handle(routes.getWalletBalance, { status: 200, body: aWallet({ balance: 3 }) }));
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await within(screen.getByRole("main")).findByText("₹252.00")).toBeVisible();
  });
});
