import { routes } from "@sendoff/contract/routes";
import { act, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { holdCountdowns } from "../../../testing/clock.ts";
import { aUser } from "../../../testing/fixtures.ts";
import {
  codeNeeded,
  email,
  inDialog,
  openDialog,
  password,
  reachCode,
  serveLinkedIn,
  success,
} from "../../../testing/connecting.tsx";
import { handle } from "../../../testing/handle.ts";
import { renderApp, serveUser } from "../../../testing/render-app.tsx";
import { server } from "../../../testing/server.ts";

describe("the portal's code", () => {
  // SPEC 3.44, 4.40, 4.45, 4.47, 8.39, 9.3
  it("counts down from what the server said and takes the code", async () => {
    const bodies: unknown[] = [];
    const { user, code } = await reachCode();
    server.use(
      handle(routes.loginOtp, ({ body }) => {
        bodies.push(body);
        return success;
      }),
    );
    expect(
      screen.getByText("Please enter the OTP sent to your email/phone to complete the connection."),
    ).toBeVisible();
    expect(screen.getByText("300 s")).toBeVisible();
    expect(screen.getByRole("button", { name: "Verify OTP" })).toBeDisabled();
    await user.type(code, "042119");
    await user.click(screen.getByRole("button", { name: "Verify OTP" }));
    expect(await screen.findByText("Platform connected successfully!")).toBeVisible();
    expect(bodies).toEqual([{ otp_code: "042119", platform_id: "1", session_id: "s1" }]);
    expect(sessionStorage.length).toBe(0);
  });

  it("ends with the countdown: back to the fields, which are kept", async () => {
    serveLinkedIn();
    server.use(handle(routes.login, codeNeeded));
    const app = await openDialog();
    await app.user.type(email(), "me@example.com");
    await app.user.type(password(), "x");
    holdCountdowns();
    await app.user.click(inDialog().getByRole("button", { name: "Connect Platform" }));
    await screen.findByText("300 s");
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByText("299 s")).toBeVisible();
    act(() => void vi.advanceTimersByTime(299_000));
    expect(
      screen.getByText("The time for the code is over. Sign in again to get a new one."),
    ).toBeVisible();
    expect(email()).toHaveValue("me@example.com");
    expect(sessionStorage.length).toBe(0);
  });

  it("keeps the dialog after a wrong code and says what the server says", async () => {
    const { user, code } = await reachCode();
    server.use(
      handle(routes.loginOtp, {
        status: 400,
        body: { message: "That code is wrong. 2 tries are left.", code: "invalid_code" },
      }),
    );
    await user.type(code, "111111{Enter}");
    expect(await screen.findByText("That code is wrong. 2 tries are left.")).toBeVisible();
    expect(screen.getByLabelText("Code from LinkedIn")).toHaveValue("111111");
  });

  it("goes back to the sign-in when the portal's time was over", async () => {
    const { user, code } = await reachCode();
    server.use(
      handle(routes.loginOtp, {
        status: 410,
        body: { message: "LinkedIn's code has expired.", code: "portal_code_expired" },
      }),
    );
    await user.type(code, "111111{Enter}");
    expect(await screen.findByText("LinkedIn's code has expired.")).toBeVisible();
    expect(email()).toHaveValue("me@example.com");
  });

  it("keeps the code's dialog when the network fails", async () => {
    const { user, code } = await reachCode();
    server.use(http.post("*/v1/job/apply/login/otp", () => HttpResponse.error()));
    await user.type(code, "111111{Enter}");
    expect(
      await screen.findByText("An error occurred while connecting. Please try again."),
    ).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByLabelText("Code from LinkedIn")).toBeVisible();
  });

  // SPEC 4.46
  it.each(["/app/platforms", "/app/dashboard"])(
    "comes back after a reload, for the same user only: %s",
    async (path) => {
      const { unmount } = await reachCode();
      unmount();
      renderApp(path, { token: "t" });
      expect(await screen.findByLabelText("Code from LinkedIn")).toBeVisible();
    },
  );

  it("does not come back for another user", async () => {
    const { unmount } = await reachCode();
    unmount();
    serveUser(aUser({ id: "u2" }));
    renderApp("/app/platforms", { token: "t2" });
    await screen.findByRole("button", { name: "Connect Platform" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
