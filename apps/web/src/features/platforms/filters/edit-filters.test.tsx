import { routes } from "@sendoff/contract/routes";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, it } from "vitest";
import { aPlatform, aTemplate, aUser } from "../../../testing/fixtures.ts";
import { handle } from "../../../testing/handle.ts";
import { renderApp, serveUser } from "../../../testing/render-app.tsx";
import { server } from "../../../testing/server.ts";

const template = aTemplate({
  filters: [
    { id: 11, field_name: "Date posted", field_type: "select", options: ["Any time", "Past week"] },
    {
      id: 12,
      field_name: "Job type",
      field_type: "multiselect",
      options: ["Full-time", "Contract"],
    },
    { id: 13, field_name: "Easy Apply only", field_type: "switch", options: [] },
    { id: 14, field_name: "Excluded companies", field_type: "text", options: [] },
    {
      id: 16,
      field_name: "Minimum match score",
      field_type: "select",
      options: ["Any score", "30 or more", "40 or more", "60 or more", "70 or more"],
    },
    { id: 15, field_name: "Urgent only", field_type: "checkbox", options: [] },
  ],
});

const title = { name: "LinkedIn filters" };
type Dialog = ReturnType<typeof within>;
const score = (dialog: Dialog) => dialog.getByRole("slider", { name: "Minimum score" });
const saveButton = (dialog: Dialog) => dialog.getByRole("button", { name: "Save Filters" });
const isOn = (control: HTMLElement) => control.getAttribute("aria-checked") === "true";

async function openDialog(saved: { field_name: string; answer: unknown }[] = []) {
  serveUser(aUser());
  const sent: unknown[] = [];
  server.use(
    handle(routes.getPlatformTemplates, {
      status: 200,
      body: [template, { ...template, id: 8, platform_name: "Bare", filters: [] }],
    }),
    handle(routes.getPlatforms, { status: 200, body: [aPlatform()] }),
    handle(routes.getPlatformFilters, { status: 200, body: saved }),
    handle(routes.addPlatformFilter, ({ body }) => {
      sent.push(body);
      return { status: 200, body: { success: true, message: "" } };
    }),
  );
  const { user } = renderApp("/app/platforms", { token: "t" });
  const open = { name: "Edit Filters, LinkedIn" };
  await user.click(await screen.findByRole("button", open));
  const dialog = within(await screen.findByRole("dialog", title));
  await dialog.findByLabelText("Excluded companies");
  return { user, dialog, sent };
}

// SPEC 2b.38, 3.36, 7.26
it("shows each filter as its definition says, with what was saved", async () => {
  const { dialog } = await openDialog([
    { field_name: "Minimum match score", answer: "40 or more" },
    { field_name: "Date posted", answer: "Past week" },
    { field_name: "Job type", answer: ["Contract", "Gone"] },
    { field_name: "Easy Apply only", answer: false },
    { field_name: "Excluded companies", answer: "Acme" },
  ]);
  expect(dialog.getByRole<HTMLInputElement>("radio", { name: "Past week" }).checked).toBe(true);
  expect(isOn(dialog.getByRole("checkbox", { name: "Contract" }))).toBe(true);
  expect(isOn(dialog.getByRole("checkbox", { name: "Full-time" }))).toBe(false);
  expect(isOn(dialog.getByRole("switch", { name: "Easy Apply only" }))).toBe(false);
  expect(dialog.getByRole("button", { name: "Remove Acme" })).toBeVisible();
  expect(isOn(dialog.getByRole("checkbox", { name: "Urgent only" }))).toBe(false);
  expect(score(dialog).getAttribute("aria-valuetext")).toBe("40 of 100");
  expect(screen.queryByRole("button", { name: "Edit Filters, Bare" })).toBeNull();
});

// SPEC 2b.42, 5.33, 8.71
it("sends what is chosen by the filters' ids, and says that it is saved", async () => {
  const { user, dialog, sent } = await openDialog();
  expect(isOn(dialog.getByRole("switch", { name: "Easy Apply only" }))).toBe(true);
  await user.click(dialog.getByRole("checkbox", { name: "Contract" }));
  await user.click(dialog.getByRole("switch", { name: "Easy Apply only" }));
  await user.type(dialog.getByLabelText("Excluded companies"), " Acme, Globex ");
  await user.click(dialog.getByRole("radio", { name: "Past week" }));
  await user.click(dialog.getByRole("button", { name: "Save Filters" }));
  expect(await screen.findByText("Filters saved successfully!")).toBeVisible();
  expect(sent).toEqual([
    {
      platform_id: 1,
      filter_data: [
        { filter_id: 11, answer: "Past week" },
        { filter_id: 12, answer: ["Contract"] },
        { filter_id: 13, answer: false },
        { filter_id: 14, answer: "Acme, Globex" },
      ],
    },
  ]);
  // Not any dialog: what says that it is saved is one too, and stays for four seconds.
  await waitFor(() => expect(screen.queryByRole("dialog", title)).toBeNull());
});

// SPEC 5.32
it("asks for at least one choice, and sends nothing without", async () => {
  const { user, dialog, sent } = await openDialog([
    { field_name: "Job type", answer: ["Contract"] },
  ]);
  expect(saveButton(dialog)).toBeDisabled();
  await user.click(dialog.getByRole("checkbox", { name: "Contract" }));
  await user.click(saveButton(dialog));
  expect(
    await dialog.findByText("Please select at least one filter option before saving."),
  ).toBeVisible();
  expect(sent).toEqual([]);
});

// SPEC 8.48
it("keeps what was chosen when saving fails, with the server's own words where there are some", async () => {
  const { user, dialog } = await openDialog([{ field_name: "Excluded companies", answer: "Acme" }]);
  await user.type(dialog.getByLabelText("Excluded companies"), "{Enter}Globex");
  server.use(http.post("*/add-platform-filter", () => HttpResponse.error()));
  await user.click(dialog.getByRole("button", { name: "Save Filters" }));
  expect(await dialog.findByText("Failed to save filters. Please try again.")).toBeVisible();
  const message = "Excluded companies is too long.";
  server.use(
    handle(routes.addPlatformFilter, { status: 400, body: { code: "invalid_input", message } }),
  );
  await user.click(dialog.getByRole("button", { name: "Save Filters" }));
  expect(await dialog.findByText(message)).toBeVisible();
  for (const name of ["Remove Acme", "Remove Globex"]) {
    expect(dialog.getByRole("button", { name })).toBeVisible();
  }
});

// SPEC 8.44
it("says when the filters could not be loaded, and loads them again", async () => {
  serveUser(aUser());
  server.use(
    handle(routes.getPlatformTemplates, { status: 200, body: [template] }),
    handle(routes.getPlatforms, { status: 200, body: [] }),
    handle(routes.getPlatformFilters, {
      status: 503,
      body: { code: "unavailable", message: "Try again later." },
    }),
  );
  const { user } = renderApp("/app/platforms", { token: "t" });
  const open = { name: "Edit Filters, LinkedIn" };
  await user.click(await screen.findByRole("button", open));
  expect(await screen.findByText("Failed to load platform filters.")).toBeVisible();
  server.use(handle(routes.getPlatformFilters, { status: 200, body: [] }));
  await user.click(screen.getByRole("button", { name: /try again|retry/i }));
  expect(await screen.findByLabelText("Excluded companies")).toBeVisible();
});

it("follows the minimum for all platforms until a score is chosen here, and back on its mark again", async () => {
  const { user, dialog, sent } = await openDialog([
    { field_name: "Job type", answer: ["Contract"] },
  ]);
  await waitFor(() =>
    expect(score(dialog).getAttribute("aria-valuetext")).toBe("60 of 100, as for all platforms"),
  );
  score(dialog).focus();
  await user.keyboard("{ArrowRight}");
  expect(score(dialog).getAttribute("aria-valuetext")).toBe("70 of 100");
  await user.keyboard("{ArrowLeft}");
  expect(saveButton(dialog)).toBeDisabled();
  await user.keyboard("{ArrowLeft}");
  expect(score(dialog).getAttribute("aria-valuetext")).toBe("40 of 100");
  await user.click(saveButton(dialog));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        platform_id: 1,
        filter_data: [
          { filter_id: 12, answer: ["Contract"] },
          { filter_id: 16, answer: "40 or more" },
        ],
      },
    ]),
  );
});

it("tells what a choice would let through of the jobs that are known, and takes changes back", async () => {
  const { user, dialog } = await openDialog([{ field_name: "Excluded companies", answer: "Acme" }]);
  expect(dialog.queryByText(/would pass/)).toBeNull();
  server.use(
    handle(routes.tryPlatformFilter, ({ body }) => ({
      status: 200,
      body: { jobs: 40, passing: JSON.stringify(body).includes("Globex") ? 23 : 31 },
    })),
  );
  await user.type(dialog.getByLabelText("Excluded companies"), "Globex,");
  expect(await dialog.findByText("23 of the last 40 jobs would pass")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Remove Globex" }));
  expect(await dialog.findByText("31 of the last 40 jobs would pass")).toBeVisible();
  await user.keyboard("{Backspace}");
  await user.click(dialog.getByRole("button", { name: "Reset" }));
  expect(dialog.getByRole("button", { name: "Remove Acme" })).toBeVisible();
  expect(saveButton(dialog)).toBeDisabled();
});

it("asks before Escape gives up what is not saved", async () => {
  const { user, dialog } = await openDialog([{ field_name: "Job type", answer: ["Contract"] }]);
  await user.click(dialog.getByRole("checkbox", { name: "Full-time" }));
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Stay here" }));
  expect(isOn(dialog.getByRole("checkbox", { name: "Full-time" }))).toBe(true);
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Leave without saving" }));
  await waitFor(() => expect(screen.queryByRole("dialog", title)).toBeNull());
});
