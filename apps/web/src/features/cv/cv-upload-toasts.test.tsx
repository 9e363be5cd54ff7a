import { emptyCvExtraction } from "@sendoff/contract/cv";
import { routes } from "@sendoff/contract/routes";
import { act, screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const shown = "CV uploaded, extracted, and profile updated successfully!";

beforeEach(() => {
  serveUser(aUser());
  server.use(
    handle(routes.uploadCv, {
      status: 200,
      body: { cv: "c1", file_name: "a.pdf", version: 1, sha256: "00" },
    }),
    handle(routes.extractCv, { status: 200, body: { data: emptyCvExtraction() } }),
  );
});

async function upload() {
  const app = renderApp("/app/cv", { token: "t" });
  await app.user.upload(await screen.findByLabelText("CV file"), new File(["%PDF"], "a.pdf"));
  await app.user.click(screen.getByRole("button", { name: "Upload CV" }));
  return app;
}

/** Goes to another page while the CV's data are being saved; then lets the handler below answer. */
async function uploadAndLeave() {
  const gate = Promise.withResolvers<void>();
  let hasArrived = false;
  server.use(
    http.put(`*${routes.updateUserDetails.path}`, async () => {
      hasArrived = true;
      await gate.promise;
    }),
  );
  const { router } = await upload();
  await waitFor(() => expect(hasArrived).toBe(true));
  await act(() => router.navigate("/app/wallet"));
  await screen.findByRole("heading", { name: "Wallet" });
  gate.resolve();
}

describe("the end of a CV upload", () => {
  it("is told once, beside the upload, to who stayed", async () => {
    await upload();
    expect(await screen.findByText(shown)).toBeVisible();
    expect(screen.queryByText("CV data saved and forms populated!")).toBeNull();
  });

  // SPEC 8.32
  it("is told in a toast to who went to another page", async () => {
    await uploadAndLeave();
    expect(await screen.findByText("CV data saved and forms populated!")).toBeVisible();
  });

  // SPEC 8.33
  it("tells a failure to save in a toast, with the server's reason", async () => {
    server.use(
      handle(routes.updateUserDetails, {
        status: 413,
        body: { message: "Filters may be at most 256 KB", code: "too_large" },
      }),
    );
    await uploadAndLeave();
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Failed to save CV data.");
    expect(alert).toHaveTextContent("Filters may be at most 256 KB");
  });
});
