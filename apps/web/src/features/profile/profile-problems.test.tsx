import { emptyProfile } from "@sendoff/contract/profile";
import { routes } from "@sendoff/contract/routes";
import { render, screen } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { RouterProvider, createMemoryRouter } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { Providers } from "../../app/providers.tsx";
import CvRoute from "../../app/routes/cv.route.tsx";
import { createQueryClient } from "../../lib/query-client.ts";
import { storageKeys } from "../../lib/storage-keys.ts";
import { profileSchema } from "../../state/profile-schema.ts";
import { useProfileStore } from "../../state/profile-store.ts";
import { aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { findDangerToast, renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const preferences = { jobPrefs: { "Job Title": "Analyst", Industry: "Retail" } };

/** The page without the guard before it: while nothing is answered at all, no page is shown. */
function renderAlone() {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  render(
    <Providers client={client}>
      <RouterProvider router={createMemoryRouter([{ path: "/", Component: CvRoute }])} />
    </Providers>,
  );
}

async function editPreferences() {
  const app = renderApp("/app/cv", { token: "t" });
  await app.user.click(await screen.findByRole("button", { name: /2\s*Job Preferences/ }));
  await app.user.click(await screen.findByRole("button", { name: "Edit Job Preferences" }));
  return app;
}

afterEach(() => useProfileStore.setState({ data: null, schema: profileSchema, isEditing: {} }));

describe("a profile that cannot be fetched or saved", () => {
  // SPEC 4.21, 8.25
  it("begins blank and says so on a page load, where the user's details do not come, and the guard asks again on the way on", async () => {
    serveUser(aUser({ filters: preferences }));
    const away = handle(routes.getUserDetails, {
      status: 503,
      body: { message: "x", code: "unavailable" },
    });
    server.use(away);
    const { router, user } = renderApp("/app/cv", { token: "t" });
    const toastTitle = "Could not fetch user data. Starting with a blank profile.";
    expect(await findDangerToast(toastTitle)).toBeVisible();
    expect(screen.getByRole("button", { name: /1\s*Personal Info\s*Not Started/ })).toBeVisible();
    expect(router.state.location.pathname).toBe("/app/cv");
    expect(localStorage.getItem(storageKeys.token)).toBe("t");
    await user.click(screen.getByRole("link", { name: /^Wallet/ }));
    expect(await screen.findByRole("button", { name: "Try Again" })).toBeVisible();
  });

  // SPEC 4.21
  it("begins blank, too, where the page is come to later", async () => {
    serveUser(aUser({ filters: preferences }));
    const { router } = renderApp("/app/wallet", { token: "t" });
    await screen.findByRole("heading", { name: "Wallet" });
    server.use(
      handle(routes.getUserDetails, { status: 503, body: { message: "x", code: "unavailable" } }),
    );
    await router.navigate("/app/cv");
    const toastTitle = "Could not fetch user data. Starting with a blank profile.";
    expect(await findDangerToast(toastTitle)).toBeVisible();
    expect(router.state.location.pathname).toBe("/app/cv");
  });

  // SPEC 8.31
  it("says in a section that the person has to sign in, once the token is gone", async () => {
    const { sent } = serveUser(aUser({ filters: preferences }));
    const { user } = await editPreferences();
    localStorage.removeItem(storageKeys.token);
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Authentication required");
    expect(sent).toEqual([]);
  });

  // SPEC 8.28
  it("names the section where the server says nothing that could be read", async () => {
    serveUser(aUser({ filters: preferences }));
    const { user } = await editPreferences();
    server.use(
      http.put(`*${routes.updateUserDetails.path}`, () =>
        HttpResponse.html("<h1>Bad gateway</h1>", { status: 502 }),
      ),
    );
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Failed to save Job Preferences")).toBeVisible();
    expect(screen.queryByText(/went wrong on our side/)).toBeNull();
    server.use(
      handle(routes.updateUserDetails, {
        status: 400,
        body: { message: "Filters are too large", code: "invalid_input" },
      }),
    );
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(/^Filters are too large\. Nothing was changed/)).toBeVisible();
    expect(screen.getByText("Failed to save Job Preferences")).toBeVisible();
  });
});

describe("a section", () => {
  // SPEC 2b.21
  it("with something in it, and nothing of what counts, is Incomplete", async () => {
    useProfileStore.setState({ data: { ...emptyProfile(), personal: { city: "Pune" } } });
    const held = Promise.withResolvers<void>();
    server.use(http.get("*", () => held.promise));
    renderAlone();
    expect(
      await screen.findByRole("button", { name: /1\s*Personal Info\s*Incomplete/ }),
    ).toBeVisible();
    held.resolve();
  });

  // SPEC 2b.27
  it("without a form says that one is coming", async () => {
    serveUser(aUser());
    useProfileStore.setState({
      schema: profileSchema.map((section) =>
        section.key === "languages" ? { ...section, fields: [] } : section,
      ),
    });
    const { user } = renderApp("/app/cv", { token: "t" });
    await user.click(await screen.findByRole("button", { name: /6\s*Languages/ }));
    expect(await screen.findByText("Form component for Languages coming soon...")).toBeVisible();
  });
});
