import { routes } from "@sendoff/contract/routes";
import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { storageKeys } from "../../lib/storage-keys.ts";
import { holdCountdowns } from "../../testing/clock.ts";
import { aUser, newcomer } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";
import { keepDrafts } from "../../state/kept-drafts.ts";

const refusedCode = {
  status: 400,
  body: { message: "Invalid OTP. Please try again.", code: "invalid_code" },
} as const;

const accepted = { status: 200, body: { auth_token: "fresh" } } as const;

function serveCodes() {
  const verified: unknown[] = [];
  server.use(
    handle(routes.getConfig, {
      status: 200,
      body: {
        mode: "sandbox",
        mailbox_url: null,
        boards_url: null,
        sms: true,
        social: [],
        usd_inr_rate: 84,
      },
    }),
    handle(routes.sendEmailOtp, { status: 200, body: { orderId: "order-1" } }),
    handle(routes.resendEmailOtp, { status: 200, body: { orderId: "order-1" } }),
    handle(routes.verifyEmailOtp, ({ body }) => {
      verified.push(body);
      const { code } = body as { code: unknown };
      return code === 42_119 ? accepted : refusedCode;
    }),
  );
  return verified;
}

async function reachCodeStep(path = "/?login=1") {
  const app = renderApp(path);
  await app.user.type(await screen.findByLabelText("Email"), "meera.nair@example.com");
  await app.user.click(screen.getByRole("button", { name: "Send OTP" }));
  const code = await screen.findByLabelText("6-digit code");
  return { ...app, code };
}

describe("sign-in", () => {
  it("leads to the sandbox's mailbox for the code, and says nothing of it in live mode", async () => {
    serveUser(newcomer);
    serveCodes();
    const mailbox = "http://127.0.0.1:5050/mail";
    server.use(
      handle(routes.getConfig, {
        status: 200,
        body: {
          mode: "sandbox",
          mailbox_url: mailbox,
          boards_url: null,
          sms: true,
          social: [],
          usd_inr_rate: 84,
        },
      }),
    );
    const { unmount } = await reachCodeStep();
    const link = await screen.findByRole("link", { name: "the mailbox" });
    expect(link.getAttribute("href")).toBe(mailbox);
    unmount();
    // The tab would come back to its code.
    sessionStorage.clear();
    server.use(
      handle(routes.getConfig, {
        status: 200,
        body: {
          mode: "live",
          mailbox_url: null,
          boards_url: null,
          sms: true,
          social: [],
          usd_inr_rate: 84,
        },
      }),
    );
    await reachCodeStep();
    expect(screen.queryByText(/mailbox/)).toBeNull();
  });

  // SPEC 2a.22, 2a.27, 5.2
  it("offers Send OTP only for an address with an @", async () => {
    const { user } = renderApp("/?login=1");
    const email = await screen.findByPlaceholderText("Enter your email");
    const send = screen.getByRole("button", { name: "Send OTP" });
    expect(send).toBeDisabled();
    await user.type(email, "meera");
    expect(send).toBeDisabled();
    await user.type(email, "@example.com");
    expect(send).toBeEnabled();
  });

  // SPEC 2a.28, 8.1
  it("says when the code could not be sent, and stays on the e-mail step", async () => {
    server.use(
      handle(routes.sendEmailOtp, {
        status: 429,
        body: { message: "Try again in 40 seconds.", code: "rate_limited" },
        headers: { "retry-after": "40" },
      }),
    );
    const { user } = renderApp("/?login=1");
    await user.type(await screen.findByLabelText("Email"), "a@b.co{Enter}");
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Failed to send OTP. Please try again.");
    expect(alert).toHaveTextContent("Try again in 40 seconds.");
    expect(screen.getByLabelText("Email")).toHaveValue("a@b.co");
  });

  // SPEC 2a.2, 2a.23, 2a.29, 4.1, 4.2, 5.3, 5.4, 5.5, 6.3, 9.1
  it("keeps digits only, enables Verify at six, sends an integer with the order and opens the app", async () => {
    const verified = serveCodes();
    serveUser(aUser());
    const { user, code, router } = await reachCodeStep("/?login=1&next=%2Fapp%2Fwallet");
    expect(screen.getByText("OTP sent successfully!")).toBeVisible();
    await user.type(code, "04a2 11");
    expect(code).toHaveValue("04211");
    expect(screen.getByRole("button", { name: "Verify OTP" })).toBeDisabled();
    await user.type(code, "9");
    expect(screen.getByRole("button", { name: "Verify OTP" })).toBeEnabled();
    await user.keyboard("{Enter}");
    await screen.findByRole("heading", { name: "Wallet" });
    expect(router.state.location.pathname).toBe("/app/wallet");
    expect(verified).toEqual([
      expect.objectContaining({
        code: 42_119,
        orderId: "order-1",
        email: "meera.nair@example.com",
        time_zone: expect.any(String),
      }),
    ]);
    expect(localStorage.getItem(storageKeys.token)).toBe("fresh");
  });

  // SPEC 8.2
  it("shows the one text for a wrong code and lets the person type again", async () => {
    serveCodes();
    const { user, code } = await reachCodeStep();
    await user.click(code);
    await user.paste("Your code: 111 111");
    expect(code).toHaveValue("111111");
    await user.click(screen.getByRole("button", { name: "Verify OTP" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Invalid OTP. Please try again.");
    expect(localStorage.getItem(storageKeys.token)).toBeNull();
    expect(screen.getByRole("button", { name: "Verify OTP" })).toBeEnabled();
    expect(document.activeElement).toBe(code);
    expect(code.getAttribute("aria-invalid")).toBe("true");
    await user.keyboard("2");
    expect(code).toHaveValue("2");
    expect(code.getAttribute("aria-invalid")).toBeNull();
  });

  // SPEC 4.5, 8.3
  it("offers Resend again when the server would take it, after one that came too early", async () => {
    holdCountdowns();
    serveCodes();
    server.use(
      handle(routes.resendEmailOtp, {
        status: 429,
        body: { message: "Too many tries. Please wait 40 s.", code: "rate_limited" },
        headers: { "retry-after": "40" },
      }),
    );
    const { user } = await reachCodeStep();
    act(() => void vi.advanceTimersByTime(60_000));
    await user.click(screen.getByRole("button", { name: "Resend" }));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Failed to resend OTP. Please try again.");
    expect(screen.getByText("40 s")).toBeVisible();
    act(() => void vi.advanceTimersByTime(39_000));
    expect(screen.getByText("1 s")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Resend" })).toBeNull();
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByRole("button", { name: "Resend" })).toBeVisible();
  });

  // SPEC 2a.24, 4.4, 8.9, 9.2
  it("counts 60 seconds down, then offers Resend, which starts anew", async () => {
    holdCountdowns();
    serveCodes();
    const { user } = await reachCodeStep();
    expect(screen.getByText("60 s")).toBeVisible();
    act(() => void vi.advanceTimersByTime(59_000));
    expect(screen.getByText("1 s")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Resend" })).toBeNull();
    act(() => void vi.advanceTimersByTime(1000));
    await user.click(screen.getByRole("button", { name: "Resend" }));
    expect(await screen.findByText("OTP resent successfully!")).toBeVisible();
    expect(screen.getByText("60 s")).toBeVisible();
  });

  it("goes back to the e-mail step with Change", async () => {
    serveCodes();
    const { user } = await reachCodeStep();
    await user.click(screen.getByRole("button", { name: "Change" }));
    expect(screen.getByLabelText("Email")).toHaveValue("meera.nair@example.com");
  });
});

describe("start-up", () => {
  it("shows the landing page with Log In and Get Started to a visitor", async () => {
    renderApp("/");
    expect(await screen.findByRole("heading", { level: 1, name: /Receipts kept/ })).toBeVisible();
    expect(screen.getByRole("link", { name: "Log In" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Get Started" })).toBeVisible();
  });

  // SPEC 2a.13, 4.6, 4.9
  it("hides Log In and Get Started from someone who is signed in", async () => {
    serveUser(aUser());
    renderApp("/", { token: "stored" });
    expect(await screen.findByRole("link", { name: "Dashboard" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Log In" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Get Started" })).toBeNull();
  });

  // SPEC 2a.2, 4.3, 4.7, 4.10
  it("shows the profile step while first name or mobile is missing", async () => {
    serveUser(newcomer);
    renderApp("/", { token: "stored" });
    expect(await screen.findByRole("heading", { name: "Start with your CV" })).toBeVisible();
  });

  // SPEC 4.8, 8.76
  it("removes a token the server refuses and signs the visitor out", async () => {
    server.use(
      handle(routes.getUserDetails, {
        status: 401,
        body: { message: "Authentication token not found.", code: "unauthenticated" },
      }),
    );
    renderApp("/", { token: "stale" });
    expect(await screen.findByRole("link", { name: "Log In" })).toBeVisible();
    expect(localStorage.getItem(storageKeys.token)).toBeNull();
  });

  it.each(["/", "/app/wallet"])(
    "keeps the token while the server is away, and offers to try again: %s",
    async (address) => {
      server.use(
        handle(routes.getUserDetails, {
          status: 503,
          body: { message: "The service is busy for a moment.", code: "unavailable" },
        }),
      );
      renderApp(address, { token: "stored" });
      expect(
        await screen.findByRole("button", { name: /try again/i }, { timeout: 20_000 }),
      ).toBeVisible();
      expect(screen.getByText(/busy for a moment. Nothing was lost/)).toBeVisible();
      expect(localStorage.getItem(storageKeys.token)).toBe("stored");
    },
  );

  // SPEC 2a.8, 2a.25, 4.18
  it("sends a visitor from the app to the sign-in card, remembering where they were going", async () => {
    const { router } = renderApp("/app/cv");
    expect(await screen.findByRole("heading", { name: "Email Verification" })).toBeVisible();
    expect(router.state.location.search).toContain("next=%2Fapp%2Fcv");
  });

  // SPEC 2a.9, 7.4
  it("clears the session and goes to / when any call answers 401", async () => {
    serveUser(aUser());
    server.use(
      handle(routes.getBillingHistory, {
        status: 401,
        body: { message: "Authentication token not found.", code: "unauthenticated" },
      }),
    );
    const { router } = renderApp("/app/wallet", { token: "revoked" });
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
    expect(localStorage.getItem(storageKeys.token)).toBeNull();
    expect(localStorage.getItem(storageKeys.profile)).toBeNull();
    expect(await screen.findByRole("link", { name: "Log In" })).toBeVisible();
    expect(screen.getByText("Your session has ended.")).toBeVisible();
  });

  it("says that the session has ended where an address is opened with it, and keeps the address", async () => {
    server.use(
      handle(routes.getUserDetails, {
        status: 401,
        body: { message: "Authentication token not found.", code: "unauthenticated" },
      }),
    );
    const { router, user, unmount } = renderApp("/app/wallet", { token: "expired" });
    expect(await screen.findByText("Your session has ended.")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Email Verification" })).toBeVisible();
    expect(router.state.location.search).toContain("next=%2Fapp%2Fwallet");
    unmount();
    // It says so on every page, until it is closed.
    renderApp("/pricing");
    await user.click(await screen.findByRole("button", { name: "Close" }));
    expect(screen.queryByText("Your session has ended.")).toBeNull();
  });

  it("leads to the address that was asked for last, not to where the session had ended before", async () => {
    keepDrafts(aUser().id, "/app/cv");
    serveUser(aUser());
    serveCodes();
    const { user, code, router } = await reachCodeStep("/?login=1&next=%2Fapp%2Flogs");
    await user.type(code, "042119");
    await user.click(screen.getByRole("button", { name: "Verify OTP" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/app/logs"));
  });

  // SPEC 2b.6
  it("logs out: revokes the token, clears the store, goes to /", async () => {
    serveUser(aUser());
    let revoked = 0;
    server.use(
      handle(routes.logout, () => {
        revoked += 1;
        return { status: 200, body: { success: true } };
      }),
    );
    const { router, user } = renderApp("/app/privacy-policy", { token: "stored" });
    await user.click(await screen.findByRole("button", { name: "Log Out" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
    expect(revoked).toBe(1);
    expect(localStorage.getItem(storageKeys.token)).toBeNull();
  });

  it("leaves with another tab that logs out, from any page of the app", async () => {
    serveUser(aUser());
    const { router } = renderApp("/app/logs", { token: "stored" });
    await screen.findByRole("heading", { name: "Application Logs" });
    localStorage.removeItem(storageKeys.token);
    act(() => {
      window.dispatchEvent(
        new StorageEvent("storage", { key: storageKeys.token, oldValue: "stored", newValue: null }),
      );
    });
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
    expect(localStorage.getItem(storageKeys.profile)).toBeNull();
    expect(await screen.findByRole("link", { name: "Log In" })).toBeVisible();
  });

  it("stays when another tab changes something else", async () => {
    serveUser(aUser());
    const { router } = renderApp("/app/privacy-policy", { token: "stored" });
    await screen.findByRole("button", { name: "Log Out" });
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key: storageKeys.theme }));
      window.dispatchEvent(new StorageEvent("storage", { key: storageKeys.token }));
    });
    expect(router.state.location.pathname).toBe("/app/privacy-policy");
    expect(localStorage.getItem(storageKeys.token)).toBe("stored");
  });
});
