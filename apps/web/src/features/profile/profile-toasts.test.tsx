import { routes } from "@sendoff/contract/routes";
import { act, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { storageKeys } from "../../lib/storage-keys.ts";
import { aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const filters = { jobPrefs: { "Job Title": "Analyst", Industry: "Retail" } };

/** Holds saves back until `open` is called; then the handler below it answers. */
function holdSaves(): { open: () => void; hasArrived: () => boolean } {
  const gate = Promise.withResolvers<void>();
  let hasArrived = false;
  server.use(
    http.put(`*${routes.updateUserDetails.path}`, async () => {
      hasArrived = true;
      await gate.promise;
    }),
  );
  return { open: gate.resolve, hasArrived: () => hasArrived };
}

async function saveAndLeave(saves: ReturnType<typeof holdSaves>) {
  const app = renderApp("/app/cv", { token: "t" });
  await app.user.click(await screen.findByRole("button", { name: /2\s*Job Preferences/ }));
  await app.user.click(await screen.findByRole("button", { name: "Edit Job Preferences" }));
  await app.user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(saves.hasArrived()).toBe(true));
  await act(() => app.router.navigate("/app/wallet"));
  await screen.findByRole("heading", { name: "Wallet" });
  saves.open();
}

describe("saving a section that is left meanwhile", () => {
  // SPEC 8.22
  it("says in one toast that the profile was saved", async () => {
    serveUser(aUser({ filters }));
    await saveAndLeave(holdSaves());
    expect(await screen.findByText("Profile saved successfully")).toBeVisible();
    expect(screen.queryByText("Job Preferences updated successfully")).toBeNull();
  });

  // SPEC 8.23, 8.30
  it("says that the change is lost, with the server's reason", async () => {
    serveUser(aUser({ filters }));
    server.use(
      handle(routes.updateUserDetails, {
        status: 413,
        body: { message: "Filters may be at most 256 KB", code: "too_large" },
      }),
    );
    await saveAndLeave(holdSaves());
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Failed to save profile data");
    expect(alert).toHaveTextContent(
      "Failed to save Job Preferences: Filters may be at most 256 KB",
    );
    // It stays until it is closed: whoever cannot see it has to reach its button too.
    const toast = screen.getByRole("alertdialog", { name: "Failed to save profile data" });
    within(toast).getByRole("button", { name: "Close" }).click();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });

  it("speaks of the section alone while its form is on screen", async () => {
    serveUser(aUser({ filters }));
    const app = renderApp("/app/cv", { token: "t" });
    await app.user.click(await screen.findByRole("button", { name: /2\s*Job Preferences/ }));
    await app.user.click(await screen.findByRole("button", { name: "Edit Job Preferences" }));
    await app.user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Job Preferences updated successfully")).toBeVisible();
    expect(screen.queryByText("Profile saved successfully")).toBeNull();
  });
});

describe("beginning the profile store", () => {
  // SPEC 8.24
  it("says once that it holds the user's data", async () => {
    serveUser(aUser({ filters }));
    renderApp("/app/cv", { token: "t" });
    expect(await screen.findByText("Store initialized with user data.")).toBeVisible();
    expect(screen.queryByText("Could not initialize user data.")).toBeNull();
  });

  // SPEC 8.26
  it("says when the browser refuses the copy, and still shows the profile", async () => {
    serveUser(aUser({ filters }));
    const write = Storage.prototype.setItem;
    const app = renderApp("/app/cv", { token: "t" });
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(function refuse(
      this: Storage,
      key,
      value,
    ) {
      if (key === storageKeys.profile) throw new DOMException("full", "QuotaExceededError");
      write.call(this, key, value);
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("Could not initialize user data.");
    expect(screen.queryByText("Store initialized with user data.")).toBeNull();
    await app.user.click(screen.getByRole("button", { name: /2\s*Job Preferences/ }));
    expect(await screen.findByText("Analyst")).toBeVisible();
  });
});
