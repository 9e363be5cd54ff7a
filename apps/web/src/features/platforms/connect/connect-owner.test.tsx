import { routes } from "@sendoff/contract/routes";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  codeNeeded,
  email,
  openDialog,
  serveLinkedIn,
  signIn,
  success,
} from "../../../testing/connecting.tsx";
import { handle } from "../../../testing/handle.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { server } from "../../../testing/server.ts";

const message = "LinkedIn shows a check that only you can pass.";
const asked = {
  status: 202,
  body: { requiresOwner: true, session_id: "s1", platform_id: 1, message },
} as const;
const check = {
  platform_id: 1,
  platform_name: "LinkedIn",
  note: message,
  asked_at: "2026-11-27T10:00:00.000Z",
  seconds_left: 800,
  run_id: null,
};

async function reachCheck() {
  serveLinkedIn();
  server.use(
    handle(routes.login, asked),
    handle(routes.getLogin, asked),
    handle(routes.listAskedPages, { status: 200, body: [check] }),
  );
  const app = await openDialog();
  await signIn(app);
  await screen.findByText(message);
  return app;
}

describe("a portal that asks for its owner in a sign-in", () => {
  it("is no refusal: the way into its page is shown, and the dialog goes on by itself once it is passed", async () => {
    await reachCheck();
    expect(screen.queryByRole("alert")).toBeNull();
    const way = await screen.findByRole("link", { name: /^Show me LinkedIn/ });
    expect(way.getAttribute("href")).toBe("/app/live/1");
    server.use(handle(routes.getLogin, success));
    expect(
      await screen.findByText("Platform connected successfully!", {}, { timeout: 10_000 }),
    ).toBeVisible();
    expect(sessionStorage.length).toBe(0);
  });

  it("may send a code besides, which is asked for where its owner comes back to", async () => {
    const { unmount } = await reachCheck();
    unmount();
    server.use(handle(routes.getLogin, codeNeeded));
    renderApp("/app/platforms", { token: "t" });
    expect(await screen.findByLabelText("Code from LinkedIn")).toBeVisible();
  });

  it("says why it ended without them, and lets them begin again", async () => {
    const { unmount } = await reachCheck();
    unmount();
    const over = "LinkedIn asked for you and the time was over.";
    server.use(
      handle(routes.getLogin, { status: 451, body: { message: over, code: "portal_challenge" } }),
    );
    renderApp("/app/platforms", { token: "t" });
    expect(await screen.findByText(over)).toBeVisible();
    expect(email()).toBeVisible();
  });
});
