import { routes } from "@sendoff/contract/routes";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { aCv, aPlatform, aTemplate, aUser } from "../../../testing/fixtures.ts";
import { handle } from "../../../testing/handle.ts";
import { renderApp, serveUser } from "../../../testing/render-app.tsx";
import { server } from "../../../testing/server.ts";

/** With something that a CV has told: a file alone completes no profile. */
const completeProfile = {
  roles: ["Backend Engineer"],
  locations: ["Pune"],
  skills: { Skills: [{ "Skill Name": "Kafka", "Years of Experience": 3 }] },
};

afterEach(() => sessionStorage.clear());

describe("connecting a platform from the dashboard", () => {
  const template = (id: number, platform_name: string) => aTemplate({ id, platform_name });

  async function openDashboard(names: readonly string[]) {
    serveUser(aUser({ cv: aCv, filters: completeProfile }));
    const templates = names.map((name, index) => template(index + 1, name));
    server.use(handle(routes.getPlatformTemplates, { status: 200, body: templates }));
    const app = renderApp("/app/dashboard", { token: "t" });
    await app.user.click(await screen.findByRole("button", { name: "Connect Job Platforms" }));
    return app;
  }

  async function signIn(user: ReturnType<typeof renderApp>["user"], name: string) {
    const dialog = within(await screen.findByRole("dialog", { name: `Connect ${name}` }));
    await user.type(dialog.getByLabelText("Email"), "me@example.com");
    await user.type(dialog.getByLabelText("Password"), "correct-horse");
    await user.click(dialog.getByRole("button", { name: "Connect Platform" }));
  }

  // SPEC 2b.17
  it("asks for e-mail, password and the code the portal wants, and stays on the dashboard", async () => {
    const { user, router } = await openDashboard(["LinkedIn"]);
    server.use(
      handle(routes.login, {
        status: 202,
        body: {
          requiresOTP: true,
          session_id: "s1",
          platform_id: 1,
          message: "code",
          via: "email",
          expires_in: 300,
        },
      }),
      handle(routes.loginOtp, {
        status: 200,
        body: { success: true, platform_id: 1, message: "Platform connected successfully" },
      }),
    );
    await signIn(user, "LinkedIn");
    await user.type(await screen.findByLabelText("Code from LinkedIn"), "123456");
    server.use(handle(routes.getPlatforms, { status: 200, body: [aPlatform()] }));
    await user.click(screen.getByRole("button", { name: "Verify OTP" }));
    expect(await screen.findByText("Platform connected successfully!")).toBeVisible();
    expect(await screen.findByText("1 Connected")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(router.state.location.pathname).toBe("/app/dashboard");
  });

  it("tells which account the sandbox takes", async () => {
    await openDashboard(["LinkedIn"]);
    const dialog = within(await screen.findByRole("dialog", { name: "Connect LinkedIn" }));
    expect(await dialog.findByText("correct-horse")).toBeVisible();
    expect(dialog.getByText(/otp@example.com/)).toBeVisible();
  });

  it("keeps the focus in the dialog that follows the choice, and gives it back to the button", async () => {
    const { user } = await openDashboard(["LinkedIn", "Indeed"]);
    await user.click(await screen.findByRole("button", { name: /^LinkedIn/ }));
    const dialog = await screen.findByRole("dialog", { name: "Connect LinkedIn" });
    // What the first dialog does when it is closed comes after the second has opened.
    await waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(1));
    expect(document.activeElement).toBe(within(dialog).getByLabelText("Email"));
    await user.keyboard("{Escape}");
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole("button", { name: "Connect Job Platforms" }),
      ),
    );
  });

  it("asks which platform when several can be connected", async () => {
    const { user } = await openDashboard(["LinkedIn", "Indeed"]);
    const dialog = within(await screen.findByRole("dialog", { name: "Connect Platform" }));
    await user.click(await dialog.findByRole("button", { name: /Indeed/ }));
    expect(await screen.findByRole("dialog", { name: "Connect Indeed" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("says so when there is no platform that can be connected", async () => {
    serveUser(aUser({ cv: aCv, filters: completeProfile }));
    const soon = { ...template(6, "ZipRecruiter"), is_active: false };
    server.use(handle(routes.getPlatformTemplates, { status: 200, body: [soon] }));
    const { user } = renderApp("/app/dashboard", { token: "t" });
    await user.click(await screen.findByRole("button", { name: "Connect Job Platforms" }));
    expect(await screen.findByText("Nothing more to connect.")).toBeVisible();
  });

  it("offers to try again when the platforms cannot be loaded", async () => {
    serveUser(aUser({ cv: aCv, filters: completeProfile }));
    server.use(
      handle(routes.getPlatformTemplates, {
        status: 503,
        body: { message: "x", code: "unavailable" },
      }),
    );
    const { user } = renderApp("/app/dashboard", { token: "t" });
    await user.click(await screen.findByRole("button", { name: "Connect Job Platforms" }));
    await screen.findByText("Failed to load platform templates.");
    server.use(
      handle(routes.getPlatformTemplates, { status: 200, body: [template(1, "LinkedIn")] }),
    );
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("dialog", { name: "Connect LinkedIn" })).toBeVisible();
  });
});
