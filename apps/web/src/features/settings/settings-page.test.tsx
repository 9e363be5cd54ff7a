import { type Session } from "@sendoff/contract/account";
import { routes } from "@sendoff/contract/routes";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const AT = "2026-11-20T04:00:00.000Z";
const here: Session = {
  id: "00000000-0000-4000-8000-000000000001",
  device: "Firefox on Windows",
  is_phone: false,
  network: "203.0.113.x",
  created_at: AT,
  last_seen_at: AT,
  is_current: true,
};
const phone = { ...here, id: "00000000-0000-4000-8000-000000000002", is_current: false };

function serve(user = aUser()) {
  const served = serveUser(user);
  server.use(handle(routes.listSessions, { status: 200, body: [here, phone] }));
  return served;
}

async function open() {
  const app = renderApp("/app/profile-settings", { token: "t" });
  // The first test of the file waits for the page's code.
  await screen.findByRole("heading", { name: "Personal Information" });
  await waitFor(() => expect(field(/^Country/)).toBeEnabled());
  return app;
}
const field = (label: string | RegExp) => screen.getByRole("combobox", { name: label });
const text = (label: string | RegExp) => screen.getByRole("textbox", { name: label });
const save = () => screen.getByRole("button", { name: "Save Changes" });

describe("profile settings", () => {
  // SPEC 2b.78, 2b.79, 3.20
  it("shows the four sections with what is saved, and its entry in the sidebar", async () => {
    serve();
    await open();
    for (const name of ["Location & Contact", "Professional Details", "Compensation"]) {
      expect(screen.getByRole("heading", { name })).toBeVisible();
    }
    expect(text(/^First name/) as HTMLInputElement).toHaveValue("Meera");
    expect(text(/^Mobile/) as HTMLInputElement).toHaveValue("9876543210");
    expect(text(/^Current CTC/) as HTMLInputElement).toHaveValue("26,00,000");
    const more = within(screen.getByRole("navigation", { name: "More" }));
    const link = more.getByRole("link", { name: "Profile Settings" });
    expect(link.getAttribute("aria-current")).toBe("page");
    expect(screen.queryByRole("button", { name: "Save Changes" })).toBeNull();
  });

  // SPEC 2b.81, 2b.82, 4.68, 5.13, 5.14, 7.14
  it("saves every field but the address, says so as specified, and is then unchanged", async () => {
    const { sent } = serve();
    const { user } = await open();
    await user.type(text(/^Role/), "Backend Engineer");
    await user.clear(text(/^Expected CTC/));
    expect(screen.getByText("2 changes not saved yet")).toBeVisible();
    await user.click(save());
    const dialog = await screen.findByRole("dialog", { name: "Profile Updated Successfully!" });
    expect(within(dialog).getByText("Your changes have been saved.")).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "OK" }));
    expect(sent).toMatchObject([
      {
        first_name: "Meera",
        role: "Backend Engineer",
        expected_ctc: null,
        current_ctc: 2_600_000,
        dial_code: "+91",
        mobile: "9876543210",
        time_zone: "Asia/Kolkata",
      },
    ]);
    expect(sent[0]).not.toHaveProperty("email");
    await waitFor(() => expect(screen.queryByText(/not saved yet/)).toBeNull());
  });

  // SPEC 4.67
  it("sets a country's own dial code, and resets both when the selection is unknown", async () => {
    const { sent } = serve(aUser({ mobile: "4155550123", dial_code: "" }));
    const { user } = await open();
    expect(field("Dial code") as HTMLInputElement).toHaveValue("+1");
    await user.type(field(/^Country/), "ind");
    await user.click(await screen.findByRole("option", { name: /India/ }));
    expect(field("Dial code") as HTMLInputElement).toHaveValue("+91");
    await user.clear(field(/^Country/));
    await waitFor(() => expect(field("Dial code") as HTMLInputElement).toHaveValue(""));
    await user.click(save());
    expect(await screen.findByText("Choose the dial code of this number.")).toBeVisible();
    await user.clear(text(/^Mobile/));
    await user.click(save());
    await screen.findByRole("dialog", { name: "Profile Updated Successfully!" });
    expect(sent).toMatchObject([{ country_id: 0, dial_code: "", mobile: "" }]);
  });

  // SPEC 2b.83
  it("finds a currency by its name", async () => {
    serve();
    const { user } = await open();
    const [current] = screen.getAllByRole("combobox", { name: "Currency" });
    await user.clear(current as HTMLElement);
    await user.type(current as HTMLElement, "us dol");
    await user.click(await screen.findByRole("option", { name: /USD/ }));
    expect(current as HTMLInputElement).toHaveValue("USD");
  });

  // SPEC 8.16
  it("keeps the rest of the page when a list cannot be loaded, its pickers disabled", async () => {
    serve();
    server.use(
      handle(routes.getCountries, {
        status: 503,
        body: { message: "not now", code: "unavailable" },
      }),
    );
    renderApp("/app/profile-settings", { token: "t" });
    expect(await screen.findByText("Failed to load countries")).toBeVisible();
    await waitFor(() => expect(screen.getAllByLabelText("Currency")[0] as Element).toBeEnabled());
    expect(field(/^Country/)).toBeDisabled();
    expect(field("Dial code")).toBeDisabled();
  });

  // SPEC 8.20
  it("names the server's complaint at its field, and a lost connection in the specified words", async () => {
    serve();
    const { user } = await open();
    await user.type(text(/^City/), "Pune");
    server.use(
      handle(routes.updateUserDetails, {
        status: 400,
        body: {
          message: "Choose a country of the list",
          code: "invalid_input",
          issues: [{ path: "location", message: "Not this one" }],
        },
      }),
    );
    await user.click(save());
    expect(await screen.findByText("Choose a country of the list")).toBeVisible();
    expect(screen.getByText("Not this one")).toBeVisible();
  });

  // SPEC 5.16
  it("asks for a code before the address changes", async () => {
    const { sent, user: served } = serve();
    const { user } = await open();
    await user.clear(text(/^Email/));
    await user.type(text(/^Email/), "new@example.com");
    const asked: unknown[] = [];
    server.use(
      handle(routes.sendEmailChangeOtp, ({ body }) => {
        asked.push(body);
        return { status: 200, body: { orderId: "o1" } };
      }),
      handle(routes.verifyEmailChangeOtp, ({ body }) => {
        asked.push(body);
        return { status: 200, body: { ...served(), email: "new@example.com" } };
      }),
    );
    await user.click(save());
    const dialog = await screen.findByRole("dialog", { name: "Confirm your new address" });
    await within(dialog).findByText("OTP sent successfully!");
    await user.type(within(dialog).getByLabelText("6-digit code"), "012345");
    await user.click(within(dialog).getByRole("button", { name: "Verify OTP" }));
    await screen.findByRole("dialog", { name: "Profile Updated Successfully!" });
    expect(sent).toEqual([]);
    expect(asked).toEqual([
      { email: "new@example.com" },
      { email: "new@example.com", orderId: "o1", code: 12_345 },
    ]);
  });

  it("verifies the saved phone by SMS; a wrong code is said so", async () => {
    const { user: served, sent } = serve();
    const { user } = await open();
    server.use(
      handle(routes.sendPhoneOtp, { status: 200, body: { orderId: "o1" } }),
      handle(routes.verifyPhoneOtp, {
        status: 400,
        body: { message: "Invalid OTP. Please try again.", code: "invalid_code" },
      }),
    );
    await user.click(screen.getByRole("button", { name: "Verify by SMS" }));
    const dialog = await screen.findByRole("dialog", { name: "Verify your phone" });
    await within(dialog).findByText("OTP sent successfully!");
    const code = within(dialog).getByLabelText("6-digit code");
    await user.type(code, "111111{Enter}");
    expect(await within(dialog).findByText("Invalid OTP. Please try again.")).toBeVisible();
    server.use(
      handle(routes.verifyPhoneOtp, { status: 200, body: { mobile_verified: true } }),
      handle(routes.getUserDetails, {
        status: 200,
        body: { ...served(), mobile_verified: true },
      }),
    );
    await user.clear(code);
    await user.type(code, "222222{Enter}");
    expect(await screen.findByText("Verified")).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("comes back to a phone's code after a reload, and sends no other one", async () => {
    const { user: served } = serve();
    const asked: unknown[] = [];
    server.use(
      handle(routes.sendPhoneOtp, () => {
        asked.push("send");
        return { status: 200, body: { orderId: "o1" } };
      }),
      handle(routes.verifyPhoneOtp, ({ body }) => {
        asked.push(body);
        return { status: 200, body: { mobile_verified: true } };
      }),
    );
    const { user, unmount } = await open();
    await user.click(screen.getByRole("button", { name: "Verify by SMS" }));
    await screen.findByText("OTP sent successfully!");
    unmount();

    const again = renderApp("/app/profile-settings");
    const dialog = await screen.findByRole("dialog", { name: "Verify your phone" });
    expect(within(dialog).getByText(/^\d\d s$/)).toBeVisible();
    server.use(
      handle(routes.getUserDetails, { status: 200, body: { ...served(), mobile_verified: true } }),
    );
    await again.user.type(within(dialog).getByLabelText("6-digit code"), "222222{Enter}");
    expect(await screen.findByText("Verified")).toBeVisible();
    expect(asked).toEqual(["send", expect.objectContaining({ orderId: "o1", code: 222_222 })]);
    again.unmount();

    renderApp("/app/profile-settings");
    await screen.findByText("Verified");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("comes back to a new address's code after a reload, and not once it was given up", async () => {
    serve();
    server.use(handle(routes.sendEmailChangeOtp, { status: 200, body: { orderId: "o1" } }));
    const { user, unmount } = await open();
    await user.clear(text(/^Email/));
    await user.type(text(/^Email/), "new@example.com");
    await user.click(save());
    await screen.findByText("OTP sent successfully!");
    unmount();

    const again = renderApp("/app/profile-settings");
    const dialog = await screen.findByRole("dialog", { name: "Confirm your new address" });
    expect(within(dialog).getByText("new@example.com")).toBeVisible();
    await again.user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    again.unmount();

    renderApp("/app/profile-settings");
    await screen.findByRole("button", { name: "Verify by SMS" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("logs one session out", async () => {
    serve();
    const { user } = await open();
    const ended: unknown[] = [];
    server.use(
      handle(routes.endSession, ({ params }) => {
        ended.push(params["id"]);
        return { status: 200, body: { success: true } };
      }),
      handle(routes.listSessions, { status: 200, body: [here] }),
    );
    await user.click(await screen.findByRole("button", { name: /^Log out Firefox/ }));
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: /^Log out Firefox/ })).toBeNull(),
    );
    expect(ended).toEqual([phone.id]);
  });

  it("deletes the account only after the word was typed, and leaves", async () => {
    serve();
    const { user, router } = await open();
    server.use(handle(routes.deleteAccount, { status: 200, body: { success: true } }));
    await user.click(screen.getByRole("button", { name: "Delete account" }));
    const dialog = await screen.findByRole("dialog", { name: "Delete your account?" });
    const button = within(dialog).getByRole("button", { name: "Delete account" });
    expect(button).toBeDisabled();
    expect(within(dialog).getByText("5 credits")).toBeVisible();
    await user.type(within(dialog).getByLabelText("Type DELETE to confirm"), "DELETE");
    await user.click(button);
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
    expect(localStorage.getItem("auth_token")).toBeNull();
  });
});
