import { routes } from "@sendoff/contract/routes";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { storageKeys } from "../../lib/storage-keys.ts";
import { TXNID, aPayment, aUser, aWallet, anOpenPayment } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
const full = {
  txnid: TXNID,
  amount: "16590",
  status: "success",
  addedon: "2026-11-20 18:22:09",
  productinfo: "Recharge plan 3",
  firstname: "Meera",
  lastname: "Nair",
  email: "meera.nair@example.com",
  phone: "9876543210",
  payment_source: "payu",
  mode: "UPI",
  unmappedstatus: "captured",
  net_amount_debit: "16577.5",
  discount: "12.5",
};

/** The page's lines, label and value. */
function facts(): Record<string, string> {
  const terms = screen.queryAllByRole("term");
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? ""]),
  );
}

describe("/payment-success for a visitor", () => {
  // SPEC 2a.39, 2a.40, 2a.44, 2a.47, 2a.48, 2a.49, 2a.50, 2a.51, 9.37
  it("shows each value that the address has, amounts with two decimals and currency", async () => {
    renderApp(`/payment-success?${query(full)}`);
    expect(await screen.findByRole("heading", { name: "Payment Successful!" })).toBeVisible();
    expect(screen.getByText("Your wallet payment has been processed successfully")).toBeVisible();
    expect(
      screen.getByText(
        "A confirmation email has been sent to your registered email address. Please keep this transaction ID for your records.",
      ),
    ).toBeVisible();
    expect(facts()).toEqual({
      "Transaction ID": TXNID,
      Amount: "INR 16,590.00",
      Discount: "INR 12.50",
      "Net amount": "INR 16,577.50",
      "Payment method": "payu",
      Date: "20 Nov 2026, 18:22:09",
      For: "Recharge plan 3",
      Name: "Meera Nair",
      Email: "meera.nair@example.com",
      Phone: "9876543210",
      Status: "success (captured)",
    });
    expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
    expect(screen.getByRole("link", { name: "View Receipt" }).getAttribute("href")).toBe(
      `/app/wallet/payments/${TXNID}`,
    );
    expect(screen.queryByRole("img", { name: /Postmark/ })).toBeNull();
  });

  // SPEC 2a.43
  it.each([
    [{ mode: "UPI" }, "UPI"],
    [{ payment_source: "payu", mode: "UPI" }, "payu"],
    [{ payment_source: " ", mode: "CC" }, "CC"],
    [{}, "Wallet"],
  ])("takes the payment method from %j: %s", async (values, method) => {
    renderApp(`/payment-success?${query(values)}`);
    await screen.findByRole("heading", { name: "Payment Successful!" });
    expect(facts()).toEqual({ "Payment method": method });
  });

  it("does not call it a success when the server sent the browser back with pending", async () => {
    renderApp(`/payment-success?${query({ ...full, status: "pending" })}`);
    expect(await screen.findByRole("heading", { name: "Payment pending" })).toBeVisible();
    expect(screen.queryByText(/Successful|successfully|confirmation email/)).toBeNull();
    expect(screen.queryByRole("link", { name: "View Receipt" })).toBeNull();
  });

  // SPEC 2a.46
  it.each([
    [
      "a script",
      "firstname=%3Cscript%3Ealert(1)%3C/script%3E",
      "Name",
      "<script>alert(1)</script>",
    ],
    ["a script's address", "email=javascript:alert(1)", "Email", "javascript:alert(1)"],
    ["10 kB", `productinfo=${"x".repeat(10_000)}`, "For", `${"x".repeat(200)}…`],
    ["a broken percent sign", "productinfo=100%&addedon=%E0%A4%A", "For", "100%"],
    ["a repeated parameter", "phone=1&phone=2", "Phone", "1"],
    ["turned reading direction", "firstname=a%E2%80%AEb%00c%0Ad", "Name", "a b c d"],
    ["another currency", "amount=5&currency=usd", "Amount", "USD 5.00"],
    ["a hostile currency", "amount=5&currency=%3Cimg%3E", "Amount", "INR 5.00"],
    [
      "a date encoded twice",
      "addedon=2026-11-20%252018%253A22%253A09",
      "Date",
      "20 Nov 2026, 18:22:09",
    ],
  ])("shows %s as plain text", async (_what, search, label, value) => {
    const { container } = renderApp(`/payment-success?${search}`);
    await screen.findByRole("heading", { name: "Payment Successful!" });
    expect(facts()[label]).toBe(value);
    expect(container.querySelector("script, img[src], a[href^='javascript']")).toBeNull();
  });

  // SPEC 2a.42, 2a.45
  it.each(["abc", "-5", "1e9", "NaN", "", "1,000"])("shows no amount for %j", async (amount) => {
    renderApp(`/payment-success?${query({ amount, discount: "-1" })}`);
    await screen.findByRole("heading", { name: "Payment Successful!" });
    expect(Object.keys(facts())).toEqual(["Payment method"]);
  });
});

describe("/payment-failure for a visitor", () => {
  // SPEC 2a.41, 2a.46, 2a.52, 2a.53, 2a.54
  it("says why, decoded, and what to do", async () => {
    const why = { error: "E1902", error_Message: "Bank%20did not confirm", field9: "50% sure" };
    renderApp(`/payment-failure?${query({ txnid: TXNID, ...why })}`);
    expect(await screen.findByRole("heading", { name: "Payment Failed" })).toBeVisible();
    expect(
      screen.getByText("Your payment could not be processed. Please try again or contact support."),
    ).toBeVisible();
    expect(
      screen.getByText(
        "If you believe this is an error, please contact support with your transaction details.",
      ),
    ).toBeVisible();
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent("Bank did not confirm");
    expect(alert).toHaveTextContent("50% sure");
    // The gateway's code is for support, and is folded away with all that the address says.
    expect(screen.getByText("E1902").closest("details")?.open).toBe(false);
    expect(screen.getByText(TXNID).closest("details")?.open).toBe(false);
    expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");
  });

  it("calls what the payer left without paying not paid, and no failure", async () => {
    const left = { status: "failure", unmappedstatus: "userCancelled", amount: "840.00" };
    renderApp(`/payment-failure?${query({ txnid: TXNID, ...left })}`);
    expect(await screen.findByRole("heading", { name: "Not paid" })).toBeVisible();
    expect(screen.queryByText(/Payment Failed/)).toBeNull();
    expect(screen.getByText("You were about to pay")).toBeVisible();
    expect(screen.getByText("INR 840.00", { selector: ":not(details *)" })).toBeVisible();
  });

  it("says once that the payer left without paying", async () => {
    const reason = "You cancelled the payment";
    const payment = aPayment({ state: "failed", reason, is_left_by_payer: true });
    serveUser(aUser());
    server.use(handle(routes.getPayment, { status: 200, body: payment }));
    // What the wallet knows counts, whatever the address has kept.
    renderApp(`/payment-failure?${query({ txnid: TXNID })}`, { token: "t" });
    expect(await screen.findByText("Credits, Career Powerhouse")).toBeVisible();
    expect(screen.getAllByText("Not paid")).toHaveLength(1);
    expect(screen.getByText("You were about to pay")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(
      screen.getByText("Did you pay after all? Then we add the credits automatically."),
    ).toBeVisible();
  });

  // SPEC 2a.42
  it("shows no reason where the address has none", async () => {
    renderApp("/payment-failure");
    await screen.findByRole("heading", { name: "Payment Failed" });
    expect(screen.queryByRole("alert")).toBeNull();
    expect(facts()).toEqual({ "Payment method": "Wallet" });
  });
});

describe("a result page for who is signed in", () => {
  // SPEC 8.75
  it("stays and says so where the session has ended meanwhile, and claims nothing of the wallet", async () => {
    const ended = {
      status: 401,
      body: { message: "Authentication token not found.", code: "unauthenticated" },
    } as const;
    server.use(handle(routes.getUserDetails, ended), handle(routes.getPayment, ended));
    const { router } = renderApp(`/payment-success?${query(full)}`, { token: "expired" });
    expect(await screen.findByText("Your session has ended.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Log in again" })).toBeVisible();
    expect(router.state.location.pathname).toBe("/payment-success");
    expect(facts()["Transaction ID"]).toBe(TXNID);
    expect(screen.queryByRole("img", { name: /^Postmark/ })).toBeNull();
    expect(localStorage.getItem(storageKeys.token)).toBeNull();
  });

  it("names dollars first to a payer who is not in India", async () => {
    serveUser(aUser({ time_zone: "Europe/Berlin" }));
    server.use(handle(routes.getPayment, { status: 200, body: aPayment() }));
    renderApp(`/payment-success?${query(full)}`, { token: "t" });
    expect(await screen.findByText("$197.50 (₹16,590.00)", { selector: "dd *" })).toBeVisible();
  });

  it("says what the wallet holds of it, with the postmark", async () => {
    serveUser(aUser());
    server.use(handle(routes.getPayment, { status: 200, body: aPayment() }));
    renderApp(`/payment-success?${query(full)}`, { token: "t" });
    expect(await screen.findByText("250 credits were added to your wallet")).toBeVisible();
    expect(screen.getByRole("img", { name: /^Postmark: paid/ })).toBeVisible();
    // One event has one time: the postmark's, whatever clock the address has.
    const postmark = screen
      .getByRole("img", { name: /^Postmark: paid/ })
      .getAttribute("aria-label");
    const [, time = "none"] = /at (\d\d:\d\d)$/.exec(postmark ?? "") ?? [];
    expect(facts()["Date"]).toContain(`${time}:`);
    expect(screen.getByText("R-000042")).toBeVisible();
    // In our words; the gateway's are folded away.
    expect(screen.getByText("₹16,590.00 ($197.50)", { selector: "dd *" })).toBeVisible();
    expect(screen.getByText("success (captured)", { selector: "details *" })).toBeDefined();
    expect(screen.queryByText("success (captured)", { selector: ":not(details *)" })).toBeNull();
    expect(
      await screen.findByText("Payment completed and credits added to your wallet!"),
    ).toBeVisible();
  });

  // SPEC 2a.55
  it("believes the server, not the address, and turns to success when the money comes", async () => {
    serveUser(aUser());
    let payment = anOpenPayment({ state: "pending" });
    server.use(
      handle(routes.getPayment, () => ({ status: 200, body: payment })),
      handle(routes.checkPayment, () => ({ status: 200, body: payment })),
    );
    const { user } = renderApp(`/payment-success?${query(full)}`, { token: "t" });
    expect(await screen.findByRole("heading", { name: "Payment pending" })).toBeVisible();
    expect(screen.getByText("Your bank has not decided yet")).toBeVisible();
    payment = aPayment();
    server.use(handle(routes.getWalletBalance, { status: 200, body: aWallet({ balance: 197.5 }) }));
    await user.click(screen.getByRole("button", { name: "Check again" }));
    expect(await screen.findByRole("heading", { name: "Payment Successful!" })).toBeVisible();
    expect(screen.getByText("250 credits were added to your wallet")).toBeVisible();
  });

  it("offers another try with the same plan and amount after a failure", async () => {
    serveUser(aUser());
    const failed = anOpenPayment({ state: "failed", reason: "Declined by the bank" });
    server.use(handle(routes.getPayment, { status: 200, body: failed }));
    renderApp(`/payment-failure?${query({ txnid: TXNID })}`, { token: "t" });
    const link = await screen.findByRole("link", { name: "Try again" });
    expect(link.getAttribute("href")).toBe("/app/wallet?add=recharge&plan=3&amount=197.50");
    const home = screen.getByRole("link", { name: "Return to Home" });
    expect(link.compareDocumentPosition(home)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText("Nothing was added to your wallet")).toBeVisible();
  });

  it("says once why a payment failed where the wallet knows it", async () => {
    serveUser(aUser());
    const reason = "Declined by the bank";
    const failed = anOpenPayment({ state: "failed", reason });
    server.use(handle(routes.getPayment, { status: 200, body: failed }));
    const reported = { txnid: TXNID, error_Message: reason, field9: "E501" };
    renderApp(`/payment-failure?${query(reported)}`, { token: "t" });
    expect(await screen.findByText("Nothing was added to your wallet")).toBeVisible();
    expect(screen.getAllByText(/Declined by the bank/, { selector: ":not(dd *)" })).toHaveLength(1);
  });

  it("says so when the payment is not this account's, and stamps nothing", async () => {
    serveUser(aUser());
    server.use(
      handle(routes.getPayment, { status: 404, body: { message: "", code: "not_found" } }),
    );
    renderApp(`/payment-success?${query(full)}`, { token: "t" });
    expect(await screen.findByRole("heading", { name: "Payment not found" })).toBeVisible();
    expect(screen.getByText("This payment is not in your wallet")).toBeVisible();
    expect(screen.queryByText(/Successful|successfully|confirmation email/)).toBeNull();
    expect(screen.queryByRole("img", { name: /Postmark/ })).toBeNull();
    expect(screen.queryByRole("link", { name: "View Receipt" })).toBeNull();
  });

  it("calls nothing a success while the wallet cannot be asked", async () => {
    serveUser(aUser());
    server.use(
      handle(routes.getPayment, { status: 503, body: { message: "", code: "unavailable" } }),
    );
    renderApp(`/payment-success?${query(full)}`, { token: "t" });
    expect(await screen.findByText("Your wallet could not be asked")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Payment pending" })).toBeVisible();
    expect(screen.queryByText(/Successful|successfully|confirmation email/)).toBeNull();
  });

  it("does not send a hostile number to the server", async () => {
    serveUser(aUser());
    renderApp("/payment-success?txnid=../../auth/logout", { token: "t" });
    expect(await screen.findByText("This payment is not in your wallet")).toBeVisible();
    await waitFor(() => expect(facts()["Transaction ID"]).toBe("../../auth/logout"));
  });
});

describe("the receipt of a payment", () => {
  // SPEC 2a.51
  it("is a page of its own, with the PDF that the server makes", async () => {
    serveUser(aUser());
    server.use(handle(routes.getPayment, { status: 200, body: aPayment() }));
    renderApp(`/app/wallet/payments/${TXNID}`, { token: "t" });
    expect(await screen.findByRole("heading", { name: "Payment receipt" })).toBeVisible();
    expect(facts()).toMatchObject({
      "In the wallet": "$197.50 at ₹84.00 to the dollar",
      Charged: "₹16,590.00",
      Credits: "250 credits",
      "PayU number": "403993777436856931",
    });
    expect(
      within(screen.getByRole("main")).getByRole("button", { name: "Download PDF" }),
    ).toBeEnabled();
  });

  it("leads back to the wallet where there is no such payment", async () => {
    serveUser(aUser());
    server.use(
      handle(routes.getPayment, { status: 404, body: { message: "", code: "not_found" } }),
    );
    renderApp(`/app/wallet/payments/${TXNID}`, { token: "t" });
    expect(await screen.findByText("There is no such payment.")).toBeVisible();
  });
});
