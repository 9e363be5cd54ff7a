import { routes } from "@sendoff/contract/routes";
import { render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { RouterProvider, createMemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { Providers } from "../../app/providers.tsx";
import { createQueryClient } from "../../lib/query-client.ts";
import { storageKeys } from "../../lib/storage-keys.ts";
import { aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";
import { SettingsPage } from "./settings-page.tsx";

const refusal = { status: 503, body: { message: "not now", code: "unavailable" } } as const;

function serve(user = aUser()) {
  const served = serveUser(user);
  server.use(handle(routes.listSessions, { status: 200, body: [] }));
  return served;
}

/** The page without the guard before it, which fetches the user's details first. */
function renderAlone() {
  const page = <SettingsPage onSignedOut={() => {}} />;
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: "/", element: page }])} />
    </Providers>,
  );
}

async function open() {
  const app = renderApp("/app/profile-settings", { token: "t" });
  await screen.findByRole("heading", { name: "Personal Information" });
  await waitFor(() => expect(screen.getByRole("combobox", { name: /^Country/ })).toBeEnabled());
  return app;
}
const text = (label: RegExp) => screen.getByRole("textbox", { name: label });
const save = () => screen.getByRole("button", { name: "Save Changes" });

describe("profile settings that are loading", () => {
  // SPEC 4.69
  it("ask for countries, currencies and the user's details side by side", async () => {
    serve();
    const asked = new Set<string>();
    const gate = Promise.withResolvers<void>();
    for (const { path } of [routes.getCountries, routes.getCurrencies, routes.getUserDetails]) {
      server.use(
        http.get(`*${path}`, async () => {
          asked.add(path);
          await gate.promise;
        }),
      );
    }
    renderApp("/app/profile-settings", { token: "t" });
    await waitFor(() => expect(asked.size).toBe(3));
    gate.resolve();
    expect(await screen.findByRole("heading", { name: "Personal Information" })).toBeVisible();
  });

  // SPEC 2b.84
  it("keep each list off until it has come", async () => {
    serve();
    const gate = Promise.withResolvers<void>();
    server.use(http.get(`*${routes.getCountries.path}`, () => gate.promise, { once: true }));
    renderAlone();
    const country = { name: /^Country/ };
    expect(await screen.findByRole("combobox", country)).toBeDisabled();
    expect(screen.getByRole("combobox", { name: "Dial code" })).toBeDisabled();
    gate.resolve();
    await waitFor(() => expect(screen.getByRole("combobox", country)).toBeEnabled());
  });
});

describe("profile settings that cannot be loaded", () => {
  // SPEC 8.17
  it("say that the currencies failed, with their pickers off", async () => {
    serve();
    server.use(handle(routes.getCurrencies, refusal));
    renderApp("/app/profile-settings", { token: "t" });
    expect(await screen.findByText("Failed to load currencies")).toBeVisible();
    for (const picker of screen.getAllByRole("combobox", { name: "Currency" })) {
      expect(picker).toBeDisabled();
    }
  });

  // SPEC 8.18
  it("say that the user's details failed, and load them on request", async () => {
    serve();
    server.use(handle(routes.getUserDetails, refusal));
    renderAlone();
    expect(await screen.findByText("Failed to load user details")).toBeVisible();
  });
});

describe("profile settings that cannot be saved", () => {
  // SPEC 5.12
  it("ask for first name, last name and an address, and send nothing", async () => {
    const { sent } = serve();
    const { user } = await open();
    for (const label of [/^First name/, /^Last name/, /^Email/]) await user.clear(text(label));
    await user.click(save());
    expect(await screen.findByText("Enter your first name.")).toBeVisible();
    expect(screen.getByText("Enter your last name.")).toBeVisible();
    expect(screen.getByText("Enter your e-mail address.")).toBeVisible();
    await user.type(text(/^Email/), "meera@");
    expect(
      await screen.findByText("Enter one e-mail address, such as name@example.com."),
    ).toBeVisible();
    expect(sent).toEqual([]);
  });

  // SPEC 8.19, 8.21
  it.each([
    [
      "a refusal nobody can read",
      () => new HttpResponse("<html>", { status: 400 }),
      "Update failed",
    ],
    ["no answer at all", () => HttpResponse.error(), "An error occurred"],
  ])("say of %s what is specified, and keep what was typed", async (_what, answer, message) => {
    serve();
    const { user } = await open();
    await user.type(text(/^City/), "Pune");
    server.use(http.put(`*${routes.updateUserDetails.path}`, answer));
    await user.click(save());
    expect(await screen.findByText(message)).toBeVisible();
    expect(text(/^City/)).toHaveValue("Pune");
  });

  // SPEC 6.8
  it("say that the token is gone, in the page's own words", async () => {
    const { sent } = serve();
    const { user } = await open();
    await user.type(text(/^City/), "Pune");
    localStorage.removeItem(storageKeys.token);
    await user.click(save());
    expect(await screen.findByText("Authentication token not found.")).toBeVisible();
    expect(sent).toEqual([]);
  });

  // SPEC 2b.80
  it("say 'Saving...' meanwhile", async () => {
    serve();
    const { user } = await open();
    await user.type(text(/^City/), "Pune");
    const gate = Promise.withResolvers<void>();
    server.use(http.put(`*${routes.updateUserDetails.path}`, () => gate.promise, { once: true }));
    await user.click(save());
    expect(await screen.findByRole("button", { name: "Saving..." })).toBeVisible();
    gate.resolve();
    await screen.findByRole("dialog", { name: "Profile Updated Successfully!" });
  });
});

// SPEC 9.5
it("profile settings begin with the dial code +1 where there is none", async () => {
  serve(aUser({ dial_code: "", mobile: "4155550123" }));
  await open();
  expect(screen.getByRole("combobox", { name: "Dial code" })).toHaveValue("+1");
});
