import { type LogRecord } from "@sendoff/contract/logs";
import { routes } from "@sendoff/contract/routes";
import { localDateAt } from "@sendoff/domain/schedule";
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { APPLICATION_ID, aRecord, at, serveLogs } from "../../testing/logs.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

async function open(records: LogRecord[]) {
  serveUser(aUser());
  serveLogs(records);
  const app = renderApp("/app/logs", { token: "t" });
  await screen.findAllByRole("button", { name: /^What has happened since\?/ });
  return app;
}

describe("what the employer's side has answered", () => {
  it("is written down with its date and a note, for what was sent only", async () => {
    const { user } = await open([
      aRecord({ application_id: APPLICATION_ID }),
      aRecord({ application_id: "b", job_title: "Job 2", status: "FAILED", state: "FAILED" }, 1),
    ]);
    const sent: unknown[] = [];
    server.use(
      handle(routes.setResponse, ({ body, params }) => {
        sent.push([params["id"], body]);
        return { status: 409, body: { message: "It was not sent.", code: "conflict" } };
      }),
    );
    const buttons = screen.getAllByRole("button", { name: /^What has happened since\?/ });
    expect(buttons).toHaveLength(1);
    await user.click(buttons[0] as HTMLElement);
    const dialog = within(screen.getByRole("dialog", { name: "What has happened since?" }));
    expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
    await user.click(dialog.getByLabelText("Interview"));
    fireEvent.change(dialog.getByLabelText("On"), { target: { value: "2999-01-01" } });
    expect(dialog.getByText("Choose today or an earlier date.")).toBeVisible();
    expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
    const today = localDateAt("Asia/Kolkata", Date.now());
    fireEvent.change(dialog.getByLabelText("On"), { target: { value: today } });
    await user.type(dialog.getByLabelText(/^Note/), "By phone");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await dialog.findByText("It was not sent.")).toBeVisible();
    const body = { status: "INTERVIEW_SCHEDULED", on: today, note: "By phone" };
    expect(sent).toEqual([[APPLICATION_ID, body]]);
  });

  it("stands in the row, and can be taken back", async () => {
    const response = {
      status: "INTERVIEW_SCHEDULED",
      on: "2026-11-19",
      note: "By phone",
      recorded_at: at(0),
    } as const;
    const { user } = await open([
      aRecord({ application_id: APPLICATION_ID, status: "INTERVIEW_SCHEDULED", response }),
    ]);
    expect(screen.getByText("Marked by you, 19 Nov 2026: By phone")).toBeVisible();
    const taken: unknown[] = [];
    server.use(
      handle(routes.clearResponse, ({ params }) => {
        taken.push(params["id"]);
        return { status: 404, body: { message: "It is gone.", code: "not_found" } };
      }),
    );
    await user.click(screen.getByRole("button", { name: /^What has happened since\?/ }));
    await user.click(screen.getByRole("button", { name: "Take back" }));
    expect(await screen.findByText("It is gone.")).toBeVisible();
    expect(taken).toEqual([APPLICATION_ID]);
  });
});
