import {
  type ConsolePayment,
  type ConsolePayments,
  consoleRoutes,
  type MoneyRequest,
} from "@sendoff/contract/console";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { handle } from "../../testing/handle.ts";
import { serveOperator } from "../../testing/operator.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const AT = "2026-11-20T04:00:00.000Z";
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
  moved_alone: { paise: 0, cents: 0 },
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
  serveOperator();
  server.use(
    handle(consoleRoutes.listConsolePayments, () => ({ status: 200, body: overview(open) })),
  );
});

async function lookUp(fields: Partial<ConsolePayment> = {}) {
  const payments = [{ ...payment, ...fields }];
  server.use(handle(consoleRoutes.lookUpPayments, { status: 200, body: { payments } }));
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
    expect(screen.queryByText(/a second operator confirms it/)).toBeNull();
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

  it("counts what one operator has moved for the person in a day, to the paisa and the cent", async () => {
    const { user } = await lookUp({
      credit_price: 1.1,
      moved_alone: { paise: 200_000, cents: 670 },
    });
    const second = () => screen.queryByText(/a second operator confirms it/)?.textContent;
    await user.type(screen.getByLabelText("Amount"), "2,000.00");
    expect(second()).toBeUndefined();
    await user.clear(screen.getByLabelText("Amount"));
    await user.type(screen.getByLabelText("Amount"), "2,000.01");
    expect(second()).toMatch(/Above ₹4,000.00 .* ₹2,000.00 went to this person without a second/);
    await user.click(screen.getByRole("radio", { name: "Write off" }));
    // 3 × 1.10 and 6.70 are 10.00, though not in binary fractions of a dollar.
    await user.type(screen.getByLabelText("Credits"), "3");
    expect(second()).toBeUndefined();
    await user.clear(screen.getByLabelText("Credits"));
    await user.type(screen.getByLabelText("Credits"), "4");
    expect(second()).toMatch(/Above \$10.00 .* \$6.70 went/);
  });

  it("offers nothing while a request about the order is under way, and only what has something left", async () => {
    const { user } = await lookUp({ requests: [aRequest({ is_own: true })] });
    expect(screen.queryByRole("region", { name: "What to do" })).toBeNull();
    const withdrawn = {
      ...payment,
      refundable_inr: 0,
      requests: [aRequest({ state: "withdrawn" })],
    };
    server.use(handle(consoleRoutes.declineRequest, { status: 200, body: withdrawn }));
    await user.click(screen.getByRole("button", { name: "Withdraw" }));
    const form = within(await screen.findByRole("region", { name: "What to do" }));
    expect(form.queryByRole("radio", { name: "Refund" })).toBeNull();
    expect(form.getByLabelText("Credits")).toBeVisible();
  });

  it("says on which day each thing was said of an order, and leads to no account that is gone", async () => {
    await lookUp({ person: "" });
    const evidence = within(screen.getByRole("list", { name: "Evidence" }));
    expect(evidence.getByText("20 Nov, 09:30:00")).toBeVisible();
    expect(screen.getByText("Deleted account")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Deleted account" })).toBeNull();
  });

  it("shows several orders of one payer as a list, and acts on the one that was chosen", async () => {
    const newer = { ...payment, txnid: "so9", receipt_no: "R-000043" };
    server.use(
      handle(consoleRoutes.lookUpPayments, { status: 200, body: { payments: [newer, payment] } }),
    );
    const { user } = renderApp("/console/payments", { token: "t" });
    await user.type(await screen.findByLabelText(/^Order, PayU's number/), "meera@example.com");
    await user.click(screen.getByRole("button", { name: "Look up" }));
    const list = within(await screen.findByRole("region", { name: "2 orders found" }));
    expect(screen.queryByRole("region", { name: "What to do" })).toBeNull();
    await user.click(list.getByRole("button", { name: "so1" }));
    const chosen = await screen.findByRole("region", { name: "so1" });
    expect(within(chosen).getByText("R-000042")).toBeVisible();
    expect(chosen.parentElement).toBe(document.activeElement);
    expect(screen.getAllByRole("region", { name: "What to do" })).toHaveLength(1);
    await user.click(list.getByRole("button", { name: "so9" }));
    expect(await screen.findByText("R-000043")).toBeVisible();
    expect(screen.queryByText("R-000042")).toBeNull();
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
