import {
  type ConsolePayment,
  type ConsolePayments,
  consoleRoutes,
  type MoneyRequest,
} from "@sendoff/contract/console";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { newcomer } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const AT = "2026-11-20T04:00:00.000Z";
const soon = () => new Date(Date.now() + 1_200_000).toISOString();
const aRequest = (fields: Partial<MoneyRequest> = {}): MoneyRequest => ({
  id: "00000000-0000-4000-8000-000000000007",
  kind: "refund",
  txnid: "so1",
  amount_inr: 8136,
  credits: 0,
  worth: 0,
  reason: "Charged twice",
  state: "waiting",
  asked_by: "a.mathew@sendoff.example",
  asked_at: AT,
  decided_by: "",
  decided_at: null,
  needs_second: true,
  is_own: false,
  provider_request: "",
  problem: "",
  ...fields,
});
const payment: ConsolePayment = {
  txnid: "so1",
  state: "paid",
  person_id: "00000000-0000-4000-8000-000000000001",
  person: "m***@example.com",
  plan: "Career Powerhouse",
  amount: 49,
  amount_inr: 4116,
  usd_inr_rate: 84,
  credits: 62,
  credits_left: 60,
  refunded_inr: 0,
  refundable_inr: 4116,
  written_off: 0,
  credit_price: 0.79,
  provider_id: "403993715",
  mode: "UPI",
  receipt_no: "R-000042",
  reason: "",
  created_at: AT,
  settled_at: AT,
  evidence: [{ at: AT, source: "webhook", verdict: "credited", problem: "" }],
  requests: [],
};
const overview = (requests: MoneyRequest[]): ConsolePayments => ({
  as_of: AT,
  open_requests: requests,
  open_orders: [{ txnid: "so2", state: "pending", amount_inr: 1596, age_seconds: 2880 }],
  today: { paid_inr: 241_920, refunded_inr: 4116, written_off: 0 },
  ledger: { at: AT, is_sound: true },
  limits: { refund_inr: 4000, write_off: 10 },
});

let open: MoneyRequest[];
beforeEach(() => {
  open = [];
  serveUser({ ...newcomer, email: "operator@sendoff.example" });
  server.use(
    handle(consoleRoutes.getConsoleSession, () => ({
      status: 200,
      body: {
        email: "operator@sendoff.example",
        name: "",
        checked_at: AT,
        good_until: soon(),
        ends_at: soon(),
      },
    })),
    handle(consoleRoutes.listConsolePayments, () => ({ status: 200, body: overview(open) })),
    handle(consoleRoutes.lookUpPayments, { status: 200, body: { payments: [payment] } }),
  );
});

async function lookUp() {
  const app = renderApp("/console/payments", { token: "t" });
  await app.user.type(await screen.findByLabelText(/^Order, PayU's number/), "so1");
  await app.user.click(screen.getByRole("button", { name: "Look up" }));
  await screen.findByText("R-000042");
  return app;
}

describe("the console's payments", () => {
  it("says before anything is sent that a second operator has to confirm, and that it is too much", async () => {
    const sent: unknown[] = [];
    const asked: ConsolePayment = {
      ...payment,
      requests: [aRequest({ amount_inr: 4100, is_own: true })],
    };
    server.use(
      handle(consoleRoutes.askRefund, ({ body }) => {
        sent.push(body);
        return { status: 200, body: asked };
      }),
    );
    const { user } = await lookUp();
    const amount = screen.getByLabelText("Amount");
    await user.type(amount, "4116.01");
    expect(screen.getByText("Not more than ₹4,116.00")).toBeVisible();
    await user.clear(amount);
    await user.type(amount, "4,100");
    await user.type(screen.getByLabelText("Reason, shown to the person"), "Never used");
    expect(screen.getByText(/Above ₹4,000.00 a second operator confirms it/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Ask for approval" }));
    await waitFor(() => expect(sent).toEqual([{ amount_inr: 4100, reason: "Never used" }]));
    const region = await screen.findByRole("region", { name: "What was asked for" });
    expect(within(region).getByText(/You cannot confirm your own/)).toBeVisible();
    expect(within(region).queryByRole("button", { name: "Approve" })).toBeNull();
  });

  it("gives whole credits again, with what they cost", async () => {
    const sent: unknown[] = [];
    server.use(
      handle(consoleRoutes.askWriteOff, ({ body }) => {
        sent.push(body);
        return { status: 200, body: payment };
      }),
    );
    const { user } = await lookUp();
    await user.click(screen.getByRole("radio", { name: "Write off" }));
    await user.type(screen.getByLabelText("Credits"), "2.5");
    await user.type(screen.getByLabelText("Reason, shown to the person"), "A board that closed");
    expect(screen.getByRole("button", { name: "Give credits" })).toBeDisabled();
    await user.clear(screen.getByLabelText("Credits"));
    await user.type(screen.getByLabelText("Credits"), "5");
    expect(screen.getByText(/at our cost: \$3.95/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Give credits" }));
    await waitFor(() => expect(sent).toEqual([{ credits: 5, reason: "A board that closed" }]));
  });

  it("lets another operator approve, and says why it was refused", async () => {
    open = [aRequest(), aRequest({ id: "00000000-0000-4000-8000-000000000008", state: "sending" })];
    server.use(
      handle(consoleRoutes.approveRequest, {
        status: 409,
        body: { message: "This request was decided already.", code: "conflict" },
      }),
    );
    const { user } = renderApp("/console/payments", { token: "t" });
    const under = await screen.findByRole("region", { name: "Under way" });
    expect(within(under).getByRole("button", { name: "Send the same again" })).toBeVisible();
    await user.click(within(under).getByRole("button", { name: "Approve" }));
    expect(await within(under).findByRole("alert")).toHaveTextContent("decided already");
  });
});
