import { routes } from "@sendoff/contract";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aUser, aWallet } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const now = new Date().toISOString();
const debit = { id: "1", amount: 0.79, credits: 1, executed_at: now, task_id: "" };

describe("Wallet", () => {
  it("shows the balance in both currencies, credits with their end, this month and the history", async () => {
    serveUser(aUser());
    server.use(
      handle(routes.getWalletBalance, {
        status: 200,
        body: aWallet({
          balance: 58.46,
          balance_inr: 4910.64,
          credits: 74,
          low_balance: false,
          lots: [
            { credits: 74, unit_price: 0.79, expires_at: "2027-11-02T10:00:00Z", source: "plan" },
          ],
        }),
      }),
      handle(routes.getBillingHistory, {
        status: 200,
        body: {
          credits: [
            {
              id: "1",
              amount: 197.5,
              credits: 250,
              created_at: "2026-01-02T10:00:00Z",
              status: "completed",
              payu_transaction_id: "4038117220",
              reason: "Career Powerhouse, 250 credits",
            },
          ],
          debits: [
            { ...debit, status: "completed", reason: "1 application, Quillstack" },
            { ...debit, id: "2", status: "completed", reason: "1 application, Anvaya" },
            { ...debit, id: "3", status: "released", reason: "Credit returned" },
          ],
        },
      }),
    );
    const { user } = renderApp("/app/wallet", { token: "t" });
    const balance = await screen.findByRole("region", { name: "Current Balance" });
    await within(balance).findByText("$58.46");
    expect(balance).toHaveTextContent("₹4,910.64 at ₹84.00 to the dollar");
    expect(screen.getByRole("region", { name: "Credits Available" })).toHaveTextContent(
      "74 at $0.79until 2 Nov 2027",
    );
    const month = screen.getByRole("region", { name: "This Month" });
    expect(month).toHaveTextContent("$1.582 applications1 credit came back unused");
    expect(screen.queryByText("Low Balance Alert")).toBeNull();
    const table = screen.getByRole("table");
    expect(within(table).getAllByRole("row")).toHaveLength(5);
    expect(table).toHaveTextContent("+$197.50");
    await user.click(screen.getByRole("tab", { name: "Added" }));
    expect(within(screen.getByRole("table")).getAllByRole("row")).toHaveLength(2);
  });

  it("warns of a low balance and says what an empty history waits for", async () => {
    serveUser(aUser());
    server.use(
      handle(routes.getBillingHistory, { status: 200, body: { credits: [], debits: [] } }),
    );
    renderApp("/app/wallet", { token: "t" });
    expect(await screen.findByText("Low Balance Alert")).toBeVisible();
    expect(screen.getByText("Enough for 5 applications.")).toBeVisible();
    expect(await screen.findByText("No transactions found")).toBeVisible();
  });

  it("keeps the history when the balance cannot be fetched", async () => {
    serveUser(aUser());
    server.use(
      handle(routes.getWalletBalance, { status: 503, body: { message: "", code: "unavailable" } }),
      handle(routes.getBillingHistory, { status: 200, body: { credits: [], debits: [] } }),
    );
    renderApp("/app/wallet", { token: "t" });
    expect(await screen.findByText("Failed to fetch wallet balance")).toBeVisible();
    expect(await screen.findByText("No transactions found")).toBeVisible();
  });
});
