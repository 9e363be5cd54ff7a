import { emptyCvExtraction } from "@sendoff/contract/cv";
import { routes } from "@sendoff/contract/routes";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aCv, aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const pdf = new File(["%PDF-1.7"], "Meera_Nair_CV.pdf", { type: "application/pdf" });

function serveCv() {
  server.use(
    handle(routes.uploadCv, {
      status: 200,
      body: { cv: "c1", file_name: pdf.name, version: 1, sha256: "00" },
    }),
    handle(routes.extractCv, {
      status: 200,
      body: {
        data: { ...emptyCvExtraction(), skills: [{ skill: "SQL", experience: 0 }] },
      },
    }),
  );
}

async function chooseFile(user: ReturnType<typeof renderApp>["user"], file = pdf) {
  await user.upload(await screen.findByLabelText("CV file"), file);
}

describe("dashboard of a new account", () => {
  // SPEC 2b.9, 2b.13
  it("shows the set-up, zeros and dashes, never an invented figure", async () => {
    serveUser(aUser());
    renderApp("/app/dashboard", { token: "t" });
    expect(await screen.findByRole("heading", { name: "Welcome, Meera" })).toBeVisible();
    expect(screen.getByText("Setup Required")).toBeVisible();
    const figures = screen.getByRole("region", { name: "Today's figures" });
    await within(figures).findByText("-");
    expect(figures).toHaveTextContent(
      "Applications Today0Success Rate-Active Platforms0Wallet Balance₹0.005 free applications",
    );
    expect(screen.getByText("Drop your CV here")).toBeVisible();
    expect(screen.getByText("Sandbox: no real applications are sent")).toBeVisible();
  });

  it("asks a finger for no drop", async () => {
    const mouse = window.matchMedia("");
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      query.includes("pointer: coarse")
        ? Object.assign(new EventTarget(), mouse, { matches: true })
        : mouse,
    );
    serveUser(aUser());
    renderApp("/app/dashboard", { token: "t" });
    expect(await screen.findByRole("heading", { name: "Upload your CV" })).toBeVisible();
    expect(screen.queryByText("Drop your CV here")).toBeNull();
  });

  it("says that nothing of a CV is in the profile yet, and opens what it says", async () => {
    const served = serveUser(aUser({ cv: aCv, filters: { personal: { City: "Pune" } } }));
    const data = { ...emptyCvExtraction(), skills: [{ skill: "SQL", experience: 0 }] };
    server.use(handle(routes.readCv, { status: 200, body: { data } }));
    const { user } = renderApp("/app/dashboard", { token: "t" });
    expect(await screen.findByText("Nothing from your CV is in your profile yet.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Compare with profile" }));
    const review = within(await screen.findByRole("dialog", { name: "Review what your CV says" }));
    await user.click(review.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(served.sent).toHaveLength(1));
    expect(await screen.findByText(/^CV uploaded and processed successfully!/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/has nothing of it yet/)).toBeNull());
  });

  // SPEC 2b.11, 4.23, 4.30, 9.12
  it("uploads, extracts and merges a CV, then shows the specified texts", async () => {
    const { sent } = serveUser(aUser({ filters: { roles: ["Tester"] } }));
    serveCv();
    const { user } = renderApp("/app/dashboard", { token: "t" });
    await chooseFile(user);
    expect(
      await screen.findByText(
        "CV uploaded and processed successfully! All forms have been populated with extracted information.",
      ),
    ).toBeVisible();
    expect(screen.getByText(/Still empty: Work Experience,/)).toBeVisible();
    const [update] = sent;
    const filters = JSON.parse(String(update?.["filters"])) as Record<string, unknown>;
    expect(filters["roles"]).toEqual(["Tester"]);
    expect(filters["skills"]).toEqual({
      Skills: [{ "Skill Name": "SQL", "Years of Experience": 0, imported: ["years"] }],
    });
  });

  // SPEC 2b.74, 4.33, 8.11, 8.12, 8.14
  it("says what failed when the upload, the reading or the saving fails", async () => {
    serveUser(aUser());
    serveCv();
    server.use(
      handle(routes.uploadCv, {
        status: 415,
        body: {
          message: "Please upload your CV as .pdf, .docx or .doc",
          code: "unsupported_file",
        },
      }),
    );
    const { user } = renderApp("/app/dashboard", { token: "t" });
    await chooseFile(user);
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("This file cannot be read as a CV.");
    expect(alert).toHaveTextContent("Please upload your CV as .pdf, .docx or .doc");
    expect(alert).not.toHaveTextContent("try again");
    server.use(
      handle(routes.uploadCv, { status: 503, body: { message: "Busy.", code: "unavailable" } }),
    );
    await chooseFile(user);
    await screen.findByText("Failed to upload file. Please try again.");
    serveCv();
    server.use(
      handle(routes.extractCv, {
        status: 422,
        body: { message: "The CV is a picture without text.", code: "unreadable_file" },
      }),
    );
    await chooseFile(user);
    await screen.findByText("Failed to process CV. Please try again.");
    expect(screen.getByRole("alert")).toHaveTextContent("The CV is a picture without text.");
    serveCv();
    server.use(
      handle(routes.updateUserDetails, {
        status: 413,
        body: { message: "Filters may be at most 256 KB", code: "too_large" },
      }),
    );
    await chooseFile(user);
    await screen.findByText("Failed to save CV data.");
  });

  // SPEC 5.24
  it("refuses a file over 5 MB before it is sent", async () => {
    serveUser(aUser());
    const { user } = renderApp("/app/dashboard", { token: "t" });
    await chooseFile(user, new File([new Uint8Array(5 * 1024 * 1024 + 1)], "big.pdf"));
    expect(await screen.findByRole("alert")).toHaveTextContent("5 MB at most");
  });
});
