import { routes } from "@sendoff/contract/routes";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aCv, aUser, newcomer } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

describe("Job CSV Management", () => {
  // SPEC 2b.76
  it("asks visitors to sign in, and shows the card once they have", async () => {
    serveUser(aUser({ cv: aCv }));
    server.use(
      handle(routes.sendEmailOtp, { status: 200, body: { orderId: "order-1" } }),
      handle(routes.verifyEmailOtp, { status: 200, body: { auth_token: "fresh" } }),
    );
    const { user, router } = renderApp("/jobs");
    expect(
      await screen.findByRole("heading", { level: 1, name: "Authentication Required" }),
    ).toBeVisible();
    expect(screen.queryByText("CSV Management")).toBeNull();
    await user.type(screen.getByLabelText("Email"), "meera.nair@example.com");
    await user.click(screen.getByRole("button", { name: "Send OTP" }));
    await user.type(await screen.findByLabelText("6-digit code"), "042119");
    await user.click(screen.getByRole("button", { name: "Verify OTP" }));
    expect(await screen.findByRole("heading", { level: 1, name: "CSV Management" })).toBeVisible();
    expect(await screen.findByRole("button", { name: "Download CV" })).toBeEnabled();
    expect(router.state.location.pathname).toBe("/jobs");
  });

  // SPEC 2b.77
  it("shows the CV card to who is signed in", async () => {
    serveUser(aUser());
    renderApp("/jobs", { token: "t" });
    expect(await screen.findByLabelText("CV file")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1, name: "CSV Management" })).toBeVisible();
    expect(screen.queryByText("Authentication Required")).toBeNull();
  });

  it("leads a newcomer to the profile step first", async () => {
    serveUser(newcomer);
    const { router } = renderApp("/jobs", { token: "t" });
    await waitFor(() => expect(router.state.location.search).toContain("next=%2Fjobs"));
  });
});
