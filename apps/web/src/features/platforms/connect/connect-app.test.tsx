import { routes } from "@sendoff/contract/routes";
import { act, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { holdCountdowns } from "../../../testing/clock.ts";
import {
  codeNeeded,
  email,
  inDialog,
  openDialog,
  password,
  serveLinkedIn,
  signIn,
  success,
} from "../../../testing/connecting.tsx";
import { handle } from "../../../testing/handle.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { server } from "../../../testing/server.ts";

const message = "Open the LinkedIn app and confirm that it is you.";
const confirm = () => screen.getByRole("button", { name: "I have confirmed it" });

async function reachPrompt() {
  serveLinkedIn();
  server.use(
    handle(routes.login, { status: 202, body: { ...codeNeeded.body, via: "app", message } }),
  );
  const app = await openDialog();
  await signIn(app);
  await screen.findByText(message);
  return app;
}

describe("a portal that asks in its app", () => {
  it("is confirmed there: the dialog says so, wants no code and goes on", async () => {
    const bodies: unknown[] = [];
    const { user } = await reachPrompt();
    server.use(
      handle(routes.loginOtp, ({ body }) => {
        bodies.push(body);
        return success;
      }),
    );
    expect(inDialog().queryByRole("textbox")).toBeNull();
    expect(screen.getByText("300 s")).toBeVisible();
    await user.click(confirm());
    expect(await screen.findByText("Platform connected successfully!")).toBeVisible();
    expect(bodies).toEqual([{ platform_id: "1", session_id: "s1" }]);
  });

  it("may be asked again when it has not heard of it yet", async () => {
    const { user } = await reachPrompt();
    const waiting = "LinkedIn has not let you in yet.";
    server.use(
      handle(routes.loginOtp, { status: 400, body: { message: waiting, code: "invalid_code" } }),
    );
    await user.click(confirm());
    expect(await screen.findByText(waiting)).toBeVisible();
    server.use(handle(routes.loginOtp, success));
    await user.click(confirm());
    expect(await screen.findByText("Platform connected successfully!")).toBeVisible();
  });

  it("is still waited for after a reload, with its own words", async () => {
    const { unmount } = await reachPrompt();
    unmount();
    renderApp("/app/platforms", { token: "t" });
    expect(await screen.findByText(message)).toBeVisible();
    expect(confirm()).toBeEnabled();
  });

  it("ends with the countdown, and says what was waited for", async () => {
    serveLinkedIn();
    server.use(
      handle(routes.login, { status: 202, body: { ...codeNeeded.body, via: "app", message } }),
    );
    const app = await openDialog();
    await app.user.type(email(), "me@example.com");
    await app.user.type(password(), "x");
    holdCountdowns();
    await app.user.click(inDialog().getByRole("button", { name: "Connect Platform" }));
    await screen.findByText("300 s");
    act(() => void vi.advanceTimersByTime(300_000));
    expect(
      screen.getByText("The time to confirm is over. Sign in again to be asked once more."),
    ).toBeVisible();
    expect(sessionStorage.length).toBe(0);
  });
});
