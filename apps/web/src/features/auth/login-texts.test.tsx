import { routes } from "@sendoff/contract/routes";
import { act, screen } from "@testing-library/react";
import { http } from "msw";
import { expect, it, vi } from "vitest";
import { holdCountdowns } from "../../testing/clock.ts";
import { newcomer } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

/** Holds the next answer of an address back until it is let through. */
function hold(path: string): () => void {
  const gate = Promise.withResolvers<void>();
  // Without an answer of its own the call goes on to the handler below.
  server.use(http.post(`*${path}`, () => gate.promise, { once: true }));
  return gate.resolve;
}

function serveCodes() {
  server.use(
    handle(routes.sendEmailOtp, { status: 200, body: { orderId: "order-1" } }),
    handle(routes.resendEmailOtp, { status: 200, body: { orderId: "order-1" } }),
    handle(routes.verifyEmailOtp, { status: 200, body: { auth_token: "fresh" } }),
  );
}

// SPEC 2a.26, 2a.28, 8.4, 8.5, 8.6, 8.7, 8.8
it("says what the card is for, and each step of the sign-in while it is under way", async () => {
  holdCountdowns();
  serveUser(newcomer);
  serveCodes();
  const [send, resend, verify, start] = [
    hold(routes.sendEmailOtp.path),
    hold(routes.resendEmailOtp.path),
    hold(routes.verifyEmailOtp.path),
    Promise.withResolvers<void>(),
  ];
  server.use(http.get(`*${routes.getUserDetails.path}`, () => start.promise, { once: true }));
  const { user } = renderApp("/?login=1");
  const email = await screen.findByPlaceholderText("Enter your email");
  expect(screen.getByText("Enter your email to receive a verification code")).toBeVisible();
  await user.type(email, "meera.nair@example.com{Enter}");
  expect(await screen.findByText("Sending OTP...")).toBeVisible();
  send();
  expect(await screen.findByText("OTP sent successfully!")).toBeVisible();
  act(() => void vi.advanceTimersByTime(60_000));
  await user.click(screen.getByRole("button", { name: "Resend" }));
  expect(await screen.findByText("Resending OTP...")).toBeVisible();
  resend();
  expect(await screen.findByText("OTP resent successfully!")).toBeVisible();
  await user.type(screen.getByLabelText("6-digit code"), "042119{Enter}");
  expect(await screen.findByText("Verifying OTP...")).toBeVisible();
  verify();
  expect(await screen.findByText("OTP verified successfully!")).toBeVisible();
  start.resolve();
  expect(await screen.findByRole("heading", { name: "Start with your CV" })).toBeVisible();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Start with your CV" }));
});

it("comes back to the code after a reload, as long as the code is valid", async () => {
  holdCountdowns();
  serveUser(newcomer);
  serveCodes();
  const first = renderApp("/?login=1");
  await first.user.type(
    await screen.findByPlaceholderText("Enter your email"),
    "meera.nair@example.com{Enter}",
  );
  await screen.findByText("OTP sent successfully!");
  act(() => void vi.advanceTimersByTime(20_000));
  first.unmount();

  const second = renderApp("/?login=1");
  expect(await screen.findByLabelText("6-digit code")).toBeVisible();
  expect(screen.getByText("meera.nair@example.com")).toBeVisible();
  expect(screen.getByText("40 s")).toBeVisible();
  second.unmount();

  vi.setSystemTime(Date.now() + 10 * 60 * 1000);
  renderApp("/?login=1");
  expect(await screen.findByPlaceholderText("Enter your email")).toBeVisible();
  expect(screen.queryByLabelText("6-digit code")).toBeNull();
});

it("asks for the e-mail address again after Change, and after the code was given, whatever is reloaded", async () => {
  serveUser(newcomer);
  serveCodes();
  const first = renderApp("/?login=1");
  const email = "meera.nair@example.com";
  await first.user.type(await screen.findByPlaceholderText("Enter your email"), `${email}{Enter}`);
  await first.user.click(await screen.findByRole("button", { name: "Change" }));
  first.unmount();

  const second = renderApp("/?login=1");
  await second.user.type(await screen.findByPlaceholderText("Enter your email"), `${email}{Enter}`);
  await second.user.type(await screen.findByLabelText("6-digit code"), "042119{Enter}");
  await screen.findByRole("heading", { name: "Start with your CV" });
  second.unmount();
  localStorage.clear();

  renderApp("/?login=1");
  expect(await screen.findByPlaceholderText("Enter your email")).toBeVisible();
});

it("says why a right code signs nobody in: the account is being deleted, or was moved", async () => {
  serveUser(newcomer);
  serveCodes();
  const message = "This account is being deleted: after 1 Dec 2026 it is gone.";
  server.use(handle(routes.verifyEmailOtp, { status: 409, body: { code: "conflict", message } }));
  const { user } = renderApp("/?login=1");
  const email = await screen.findByPlaceholderText("Enter your email");
  await user.type(email, "meera.nair@example.com{Enter}");
  await user.type(await screen.findByLabelText("6-digit code"), "042119{Enter}");
  expect(await screen.findByText(message, { exact: false })).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Start with your CV" })).toBeNull();
});
