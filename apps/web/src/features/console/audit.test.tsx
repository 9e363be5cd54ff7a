import { type AuditRow, consoleRoutes } from "@sendoff/contract/console";
import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { handle } from "../../testing/handle.ts";
import { serveOperator } from "../../testing/operator.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const aRow = (fields: Partial<AuditRow> & Pick<AuditRow, "id" | "event">): AuditRow => ({
  at: "2026-11-20T04:00:00.000Z",
  actor: "user",
  operator: "",
  person: "m***@example.com",
  person_id: "00000000-0000-4000-8000-000000000001",
  platform: "",
  network: "203.0.113.x",
  device: "",
  reason: "",
  facts: {},
  ...fields,
});

function serve(rows: AuditRow[], hasMore = false) {
  serveOperator();
  const body = { rows, has_more: hasMore, time_zone: "Asia/Kolkata" };
  server.use(handle(consoleRoutes.listAudit, { status: 200, body }));
}

it("names what was undone, and tells why a declined request had been asked for", async () => {
  const facts = { txnid: "so1", amount_paise: 150_000 };
  serve([
    aRow({ id: 3, event: "operator_declined_request", reason: "charged twice", facts }),
    aRow({ id: 2, event: "change_undone", facts: { kind: "email_changed" } }),
    aRow({ id: 1, event: "change_undone", facts: { kind: "platform_connected" } }),
  ]);
  renderApp("/console/audit", { token: "t" });
  const trail = within(await screen.findByRole("table", { name: "Audit trail" }));
  expect(trail.getByText("asked for because: charged twice, order so1, ₹1,500.00")).toBeVisible();
  expect(trail.getByText("E-mail changed")).toBeVisible();
  expect(trail.getByText("Platform connected")).toBeVisible();
});

it("says that older entries did not come, keeps those that did, and brings them when asked again", async () => {
  serve([aRow({ id: 9, event: "signed_in" })], true);
  const { user } = renderApp("/console/audit", { token: "t" });
  await screen.findByText("1 entry shown");
  server.use(http.get(`*${consoleRoutes.listAudit.path}`, () => HttpResponse.error()));
  await user.click(screen.getByRole("button", { name: "Older" }));
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Older entries could not be loaded");
  expect(alert).toHaveTextContent("Please try again.");
  expect(screen.getByText("1 entry shown")).toBeVisible();
  serve([aRow({ id: 8, event: "signed_out" })]);
  await user.click(screen.getByRole("button", { name: "Older" }));
  expect(await screen.findByText("2 entries shown")).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});
