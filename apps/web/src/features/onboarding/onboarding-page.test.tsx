import { routes } from "@sendoff/contract/routes";
import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { storageKeys } from "../../lib/storage-keys.ts";
import { stopClock, untilNow } from "../../testing/clock.ts";
import { newcomer } from "../../testing/fixtures.ts";
import { someCommonAnswers } from "../../testing/common-answers.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

type App = ReturnType<typeof renderApp>;

/** Past the step that asks for a CV. */
function openForm(path = "/"): App {
  const app = renderApp(path, { token: "t" });
  void screen
    .findByRole("button", { name: "Skip, I will type it" })
    .then((skip) => app.user.click(skip));
  return app;
}

async function fill(user: App["user"], phone = "98765 43210") {
  await user.type(await screen.findByLabelText("First name"), "Meera");
  await user.type(screen.getByLabelText("Last name"), "Nair");
  await user.type(screen.getByLabelText("Notice period"), "30 days");
  await user.type(screen.getByLabelText(/Current CTC/), "26 lakh");
  await user.type(screen.getByLabelText(/Expected CTC/), "34 LPA");
  await user.type(screen.getByLabelText("Phone"), phone);
}

describe("Complete Your Profile", () => {
  // SPEC 2a.30, 5.6
  it("asks for all seven fields before anything is sent", async () => {
    const { sent } = serveUser(newcomer);
    const { user } = openForm();
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    await screen.findByText("Enter your first name.");
    for (const text of [
      "Enter your last name.",
      "Say how soon you could start.",
      "Ten digits, without the country code.",
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(document.querySelectorAll("[aria-invalid]")).toHaveLength(6);
    expect(document.activeElement).toBe(screen.getByLabelText("First name"));
    expect(sent).toEqual([]);
  });

  // SPEC 5.8, 9.4
  it("takes ten digits only for the phone, also from a pasted number with +91", async () => {
    serveUser(newcomer);
    const { user } = openForm();
    const phone = await screen.findByLabelText("Phone");
    await user.type(phone, "98765abc43");
    await user.tab();
    expect(await screen.findByText("Ten digits, without the country code.")).toBeVisible();
    await user.clear(phone);
    await user.paste("+91 98765 43210");
    expect(phone).toHaveValue("9876543210");
  });

  // SPEC 8.29
  it("takes another country's number and pay, each found by the country's name", async () => {
    const { sent } = serveUser(newcomer);
    const { user } = openForm();
    await screen.findByLabelText("First name");
    await user.clear(screen.getByLabelText("Country code"));
    await user.type(screen.getByLabelText("Country code"), "kingdom");
    await user.click(await screen.findByRole("option", { name: /44/ }));
    await user.clear(screen.getByLabelText("Pay in"));
    await user.type(screen.getByLabelText("Pay in"), "british");
    await user.click(await screen.findByRole("option", { name: /GBP/ }));
    await fill(user, "07700 900142");
    await user.clear(screen.getByLabelText(/Current CTC/));
    await user.type(screen.getByLabelText(/Current CTC/), "34,000");
    await user.clear(screen.getByLabelText(/Expected CTC/));
    await user.type(screen.getByLabelText(/Expected CTC/), "38000");
    await user.tab();
    expect(screen.getByText("GBP 34,000 a year")).toBeVisible();
    expect(screen.getByLabelText("Phone")).toHaveValue("7700900142");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await screen.findByText("Profile updated successfully!");
    expect(sent).toMatchObject([
      {
        dial_code: "+44",
        mobile: "+447700900142",
        current_ctc: 34_000,
        current_ctc_currency: "GBP",
        expected_ctc: 38_000,
        expected_ctc_currency: "GBP",
      },
    ]);
  });

  // SPEC 2a.33, 4.11, 5.10, 9.23
  it("saves the phone with its prefix, says so, and opens the app after 1.5 seconds", async () => {
    const { sent } = serveUser(newcomer);
    const held = Promise.withResolvers<void>();
    server.use(
      http.put(`*${routes.updateUserDetails.path}`, () => held.promise, { once: true }),
      handle(routes.getCommonAnswers, { status: 200, body: someCommonAnswers() }),
    );
    const { user, router } = openForm("/?login=1");
    await fill(user);
    expect(screen.getByLabelText(/Current CTC/)).toHaveValue("26,00,000");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    stopClock();
    held.resolve();
    expect(await untilNow(() => screen.getByText("Profile updated successfully!"))).toBeVisible();
    await untilNow(() => expect(screen.queryByText("Saving...")).toBeNull());
    expect(sent).toEqual([
      {
        first_name: "Meera",
        last_name: "Nair",
        username: "meera.nair",
        current_ctc: 2_600_000,
        current_ctc_currency: "INR",
        expected_ctc: 3_400_000,
        expected_ctc_currency: "INR",
        notice_period: "30 days",
        dial_code: "+91",
        mobile: "+919876543210",
      },
    ]);
    // There, or on the way.
    const place = () => (router.state.navigation.location ?? router.state.location).pathname;
    await act(() => vi.advanceTimersByTimeAsync(1499));
    expect(place()).toBe("/");
    // One millisecond more, in which the page hears of it.
    await act(() => vi.advanceTimersByTimeAsync(2));
    expect(place()).toBe("/app/common-answers");
    // On the way the guard waits a moment for the server's mode.
    await act(() => vi.advanceTimersByTimeAsync(300));
    await untilNow(() => expect(router.state.location.pathname).toBe("/app/common-answers"));
  });

  // SPEC 5.7
  it("says under a pay what it was understood as, and writes it in digits once the field is left", async () => {
    serveUser(newcomer);
    const { user } = openForm();
    const field = await screen.findByLabelText(/Expected CTC/);
    await user.type(field, "28.5 LPA");
    expect(screen.getByText("₹28,50,000 a year, 28.5 lakh")).toBeVisible();
    await user.tab();
    expect(field).toHaveValue("28,50,000");
    expect(screen.getByText("₹28,50,000 a year, 28.5 lakh")).toBeVisible();
  });

  it("asks for the unit of a pay that cannot be a year's, and sets the likely one at a click", async () => {
    const { sent } = serveUser(newcomer);
    const { user } = openForm();
    const field = await screen.findByLabelText(/Expected CTC/);
    await fill(user);
    await user.clear(field);
    await user.type(field, "28");
    await user.tab();
    expect(await screen.findByText(/₹28 a year cannot be right/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(sent).toEqual([]);
    await user.click(screen.getByRole("button", { name: "28 lakh" }));
    expect(field).toHaveValue("28,00,000");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await screen.findByText("Profile updated successfully!");
    expect(sent).toMatchObject([{ expected_ctc: 2_800_000 }]);
  });

  it("makes no number of a pay that it does not understand", async () => {
    serveUser(newcomer);
    const { user } = openForm();
    const field = await screen.findByLabelText(/Current CTC/);
    await user.type(field, "25-30 lakh");
    await user.tab();
    expect(await screen.findByText(/Write one amount a year/)).toBeVisible();
    expect(field).toHaveValue("25-30 lakh");
  });

  // SPEC 5.11
  it.each(["Serving notice", "Negotiable", "Immediate", "30 days"])(
    "takes %s as a notice period",
    async (written) => {
      const { sent } = serveUser(newcomer);
      const { user } = openForm();
      await fill(user);
      const field = screen.getByLabelText("Notice period");
      await user.clear(field);
      await user.type(field, written);
      await user.click(screen.getByRole("button", { name: "Continue" }));
      await screen.findByText("Profile updated successfully!");
      expect(sent).toMatchObject([{ notice_period: written }]);
    },
  );

  it("lets the look be changed, and names nobody's username as taken", async () => {
    serveUser(newcomer);
    openForm();
    expect(await screen.findByRole("button", { name: "Dark mode" })).toBeEnabled();
    expect(screen.getByText(/It need not be unique/)).toBeVisible();
  });

  // SPEC 7.16, 8.15
  it("shows the server's message when the update is refused, and keeps what was typed", async () => {
    serveUser(newcomer);
    server.use(
      handle(routes.updateUserDetails, {
        status: 400,
        body: { message: "The username is too long.", code: "invalid_input" },
      }),
    );
    const { user } = openForm();
    await fill(user);
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("The username is too long.");
    expect(screen.getByLabelText("Username")).toHaveValue("meera.nair");
  });

  // SPEC 2a.31, 2a.32, 5.9
  it("suggests notice periods and begins with +91 as the code", async () => {
    serveUser(newcomer);
    openForm();
    const period = await screen.findByLabelText<HTMLInputElement>("Notice period");
    expect(period.placeholder).toBe("Immediate, 15 days, 30 days");
    expect(screen.getByLabelText("Country code")).toHaveValue("+91");
  });

  // SPEC 6.9, 8.15
  it("says that the token is gone, and that a failure was one when nobody said why", async () => {
    const { sent } = serveUser(newcomer);
    const { user } = openForm();
    await fill(user);
    server.use(http.put(`*${routes.updateUserDetails.path}`, () => HttpResponse.error()));
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to update profile. Please try again.",
    );
    localStorage.removeItem(storageKeys.token);
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent(
        "Authentication token not found. Please try logging in again.",
      ),
    );
    expect(sent).toEqual([]);
  });
});
