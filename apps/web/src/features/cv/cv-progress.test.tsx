import { emptyCvExtraction } from "@sendoff/contract/cv";
import { routes } from "@sendoff/contract/routes";
import { act, screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { holdCountdowns } from "../../testing/clock.ts";
import { aCv, aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const pdf = () => new File(["%PDF-1.7"], "Meera_Nair_CV.pdf", { type: "application/pdf" });

/** Holds the answers of an address back until they are let through. */
function hold(method: "get" | "post" | "put", path: string): () => void {
  const gate = Promise.withResolvers<void>();
  server.use(http[method](`*${path}`, () => gate.promise, { once: true }));
  return gate.resolve;
}

/** An account whose CV takes each of its steps only when that step is let through. */
function serveSlowly() {
  serveUser(aUser());
  server.use(
    handle(routes.uploadCv, {
      status: 200,
      body: { cv: "c1", file_name: "a.pdf", version: 1, sha256: "00" },
    }),
    handle(routes.extractCv, { status: 200, body: { data: emptyCvExtraction() } }),
  );
  return {
    upload: hold("post", routes.uploadCv.path),
    extract: hold("post", routes.extractCv.path),
    save: hold("put", routes.updateUserDetails.path),
  };
}

const bar = () => Number(screen.getByRole("progressbar").getAttribute("aria-valuenow"));

describe("a CV under way", () => {
  // SPEC 2b.69, 2b.70, 2b.73, 4.25, 4.26, 4.27, 4.29, 4.34, 4.38, 5.22, 5.23, 9.8
  it("tells its steps on /app/cv, with the marks 30, 60 and 90, and lets nothing else be done meanwhile", async () => {
    const steps = serveSlowly();
    const { user } = renderApp("/app/cv", { token: "t" });
    const file = await screen.findByLabelText<HTMLInputElement>("CV file");
    expect(file.accept).toMatch(/^\.pdf,\.doc,\.docx,/);
    expect(screen.getByText(/Supports PDF format \(Max 5MB\)/)).toBeVisible();
    expect(
      screen.getByText("Upload CV to extract information and update your profile"),
    ).toBeVisible();
    await user.upload(file, pdf());
    await user.click(screen.getByRole("button", { name: "Upload CV" }));
    expect(await screen.findByText("Uploading...")).toBeVisible();
    expect(screen.getByRole("button", { name: "Upload CV" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Download CV" })).toBeDisabled();
    steps.upload();
    expect(await screen.findByText("CV uploaded successfully! Extracting data...")).toBeVisible();
    expect(bar()).toBe(30);
    steps.extract();
    expect(await screen.findByText("CV data extracted! Saving to profile...")).toBeVisible();
    expect([60, 90]).toContain(bar());
    await waitFor(() => expect(bar()).toBe(90));
    steps.save();
    expect(
      await screen.findByText("CV uploaded, extracted, and profile updated successfully!"),
    ).toBeVisible();
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  // SPEC 2b.71, 4.26, 4.28
  it("tells them in the dashboard's own words, for Word files too", async () => {
    const steps = serveSlowly();
    const { user } = renderApp("/app/dashboard", { token: "t" });
    const file = await screen.findByLabelText<HTMLInputElement>("CV file");
    expect(file.accept).toMatch(/^\.pdf,\.doc,\.docx,/);
    expect(screen.getByText(/Supports PDF format \(Max 5MB\)/)).toBeVisible();
    await user.upload(file, pdf());
    expect(await screen.findByText("Uploading CV...")).toBeVisible();
    steps.upload();
    expect(await screen.findByText("CV uploaded successfully! Extracting data...")).toBeVisible();
    steps.extract();
    expect(await screen.findByText("CV data extracted! Populating forms...")).toBeVisible();
    steps.save();
    expect(await screen.findByText(/^CV uploaded and processed successfully!/)).toBeVisible();
  });
});

describe("a download under way", () => {
  beforeEach(() => {
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:csv");
    vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  });

  // SPEC 4.35, 4.37, 4.38, 9.9
  it("rises by 10 every 500 ms up to 90, with both buttons off, and is then complete", async () => {
    serveUser(aUser({ cv: aCv }));
    server.use(handle(routes.downloadCv, { status: 200, body: "section,field\r\n" }));
    const finish = hold("get", routes.downloadCv.path);
    const { user } = renderApp("/app/cv", { token: "t" });
    const button = await screen.findByRole("button", { name: "Download CV" });
    holdCountdowns();
    await user.click(button);
    expect(screen.getByText("Downloading...")).toBeVisible();
    expect(button).toBeDisabled();
    expect(screen.getByRole("button", { name: "Upload CV" })).toBeDisabled();
    expect(bar()).toBe(0);
    act(() => void vi.advanceTimersByTime(500));
    expect(bar()).toBe(10);
    act(() => void vi.advanceTimersByTime(10_000));
    expect(bar()).toBe(90);
    finish();
    expect(await screen.findByText("Download complete!")).toBeVisible();
    expect(button).toBeEnabled();
  });
});
