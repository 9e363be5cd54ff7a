import { routes } from "@sendoff/contract/routes";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aCv, aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

describe("job preferences", () => {
  // SPEC 1.7, 5.27
  it("adds roles on Enter, trimmed and without doubles, and saves them beside the rest", async () => {
    const { sent } = serveUser(aUser({ cv: aCv, filters: { note: "kept" } }));
    const { user } = renderApp("/app/dashboard", { token: "t" });
    const input = await screen.findByPlaceholderText("Add a role and press Enter");
    await user.type(input, "  Data Engineer  {Enter}");
    await user.type(input, "data engineer{Enter}");
    await user.type(input, "   {Enter}");
    await screen.findByText("Saved");
    expect(screen.getAllByRole("button", { name: "Remove Data Engineer" })).toHaveLength(1);
    expect(sent.map(({ filters }) => JSON.parse(String(filters)) as unknown)).toEqual([
      { note: "kept", roles: ["Data Engineer"], locations: [] },
    ]);
    await user.click(screen.getByRole("button", { name: "Remove Data Engineer" }));
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  // SPEC 2b.12, 3.23, 5.25, 9.16, 9.17, 9.18
  it("saves the salary once a handle has moved, in steps of 10,000 within the bounds", async () => {
    const { sent } = serveUser(aUser({ cv: aCv }));
    const { user } = renderApp("/app/dashboard", { token: "t" });
    await user.click(await screen.findByRole("tab", { name: "Salary" }));
    expect(screen.getByText("Any")).toBeVisible();
    expect(screen.queryByText("₹3L to ₹15L")).toBeNull();
    const lowest = screen.getByRole("slider", { name: "Lowest salary a year" });
    // Where a choice begins is no choice.
    expect(lowest.getAttribute("aria-valuetext")).toBe("Any");
    lowest.focus();
    await user.keyboard("{ArrowRight}");
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(lowest.getAttribute("aria-valuetext")).toBe("₹3.1L");
    expect(JSON.parse(String(sent[0]?.["filters"]))).toEqual({
      roles: [],
      locations: [],
      salary_range: { min: 310_000, max: 1_500_000 },
    });
  });

  // SPEC 9.19
  it("starts the salary at what the person said they expect, at a click", async () => {
    const { sent } = serveUser(aUser({ cv: aCv, expected_ctc: 3_646_000 }));
    const { user } = renderApp("/app/dashboard", { token: "t" });
    await user.click(await screen.findByRole("tab", { name: "Salary" }));
    await user.click(screen.getByRole("button", { name: "start at the ₹36.5L you expect" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(JSON.parse(String(sent[0]?.["filters"]))).toMatchObject({
      salary_range: { min: 3_640_000, max: 5_000_000 },
    });
    expect(await screen.findByText("₹36.4L to ₹50L")).toBeVisible();
  });

  // SPEC 2b.12, 9.48
  it("takes the lit suggestion on Enter, and a city by any of its names", async () => {
    const { sent } = serveUser(aUser({ cv: aCv }));
    const { user } = renderApp("/app/dashboard", { token: "t" });
    await user.type(await screen.findByPlaceholderText("Add a role and press Enter"), "backend");
    expect(screen.getByRole("option", { name: "Add “backend”" })).toBeVisible();
    await user.keyboard("{Enter}");
    expect(screen.getByRole("button", { name: "Remove Backend Engineer" })).toBeVisible();
    await user.click(screen.getByRole("tab", { name: "Location" }));
    const place = screen.getByPlaceholderText("Add a location and press Enter");
    await user.type(place, "Beng{Enter}");
    await user.type(place, "Bengaluru{Enter}");
    await user.type(place, "Jaipur{Enter}");
    await user.type(place, "gu");
    await user.click(screen.getByRole("option", { name: "Add “gu”" }));
    await waitFor(() =>
      expect(JSON.parse(String(sent.at(-1)?.["filters"]))).toEqual({
        roles: ["Backend Engineer"],
        locations: ["Bangalore", "Jaipur", "gu"],
      }),
    );
  });

  // SPEC 8.49
  it("keeps the change and offers another try when saving fails", async () => {
    serveUser(aUser({ cv: aCv }));
    server.use(
      handle(routes.updateUserDetails, {
        status: 503,
        body: { message: "Busy", code: "unavailable" },
      }),
    );
    const { user } = renderApp("/app/dashboard", { token: "t" });
    await user.type(
      await screen.findByPlaceholderText("Add a role and press Enter"),
      "Recruiter{Enter}",
    );
    expect(await screen.findByRole("alert")).toHaveTextContent("Failed to save preferences");
    expect(screen.getByRole("button", { name: "Remove Recruiter" })).toBeVisible();
  });
});
