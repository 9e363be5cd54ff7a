import { type LogMessage, type LogRecord, routes } from "@sendoff/contract";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 4, 59 - minute)).toISOString();

function aMessage(fields: Partial<LogMessage> = {}): LogMessage {
  return {
    event: "application",
    user_id: "u1",
    username: "meera.nair",
    platform_id: 1,
    platform_name: "LinkedIn",
    response_code: 200,
    status: "APPLIED",
    log_url: "",
    job_title: "Staff Engineer",
    company_name: "Quillstack",
    application_date: at(0),
    comment: "",
    job_url: "",
    message: "",
    application_id: "00000000-0000-4000-8000-000000000001",
    receipt_no: "SO-2611-000001",
    location: "Pune",
    state: "APPLIED",
    open_question_texts: [],
    credits: 1,
    seconds: 12,
    pictures: [],
    response: null,
    ...fields,
  };
}

const aRecord = (message: Partial<LogMessage> | string, minute = 0): LogRecord => ({
  "@timestamp": at(minute),
  "@message": typeof message === "string" ? message : JSON.stringify(aMessage(message)),
  "@logStream": "platform-1",
});

const many = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    aRecord(
      {
        application_id: `a${i}`,
        job_title: `Job ${i + 1}`,
        company_name: i % 2 ? "Even Ltd" : "Odd Ltd",
      },
      i,
    ),
  );

async function open(records: LogRecord[], address = "/app/logs") {
  serveUser(aUser());
  server.use(handle(routes.getLogs, { status: 200, body: records }));
  const app = renderApp(address, { token: "t" });
  await screen.findByRole("heading", { name: "Application Logs" });
  await waitFor(() => expect(screen.queryByLabelText("Loading the logs")).toBeNull());
  return app;
}

const titles = () =>
  screen.getAllByRole("link", { name: /^Job \d+$/ }).map((link) => link.textContent);

describe("the list of logs", () => {
  it("shows five at first, and leads First, Previous, Next, Last", async () => {
    const { user } = await open(many(12));
    expect(titles()).toEqual(["Job 1", "Job 2", "Job 3", "Job 4", "Job 5"]);
    expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(titles()[0]).toBe("Job 6");
    await user.click(screen.getByRole("button", { name: "Last" }));
    expect(titles()).toEqual(["Job 11", "Job 12"]);
    expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "First" }));
    expect(titles()[0]).toBe("Job 1");
    expect(screen.getByText("12 entries")).toBeVisible();
  });

  it("offers 5, 10, 20 and 50 on a page", async () => {
    const { user } = await open(many(12));
    await user.click(screen.getByRole("combobox", { name: "Rows on a page" }));
    const options = await screen.findAllByRole("option");
    expect(options.map((option) => option.textContent)).toEqual(["5", "10", "20", "50"]);
    await user.click(screen.getByRole("option", { name: "10" }));
    expect(titles()).toHaveLength(10);
  });

  it.each([
    ["event", "connect"],
    ["username", "MEERA.S"],
    ["job title", "kafka"],
    ["company", "saffron"],
  ])("finds by %s in any case and goes back to the first page", async (_field, search) => {
    const wanted = aRecord(
      {
        application_id: "z",
        event: "Connected",
        username: "meera.shah",
        job_title: "Kafka Lead",
        company_name: "Saffron Grid",
      },
      55,
    );
    const { user } = await open([...many(12), wanted]);
    await user.click(screen.getByRole("button", { name: "Last" }));
    await user.type(screen.getByRole("searchbox"), search);
    expect(screen.getByRole("link", { name: "Kafka Lead" })).toBeVisible();
    expect(screen.getByText("1 of 13 entries")).toBeVisible();
    expect(screen.getByText("Page 1 of 1")).toBeVisible();
  });

  it("keeps to the status and the platform that its address asks for, until all are shown again", async () => {
    const records = [
      aRecord({
        application_id: "a",
        job_title: "Job 1",
        status: "PENDING",
        state: "NEEDS_ANSWER",
      }),
      aRecord({ application_id: "b", job_title: "Job 2" }, 1),
      aRecord({ application_id: "c", job_title: "Job 3", status: "PENDING", platform_id: 4 }, 2),
      aRecord(
        {
          application_id: "d",
          job_title: "Job 4",
          status: "PENDING",
          platform_id: 4,
          platform_name: "Indeed",
        },
        3,
      ),
    ];
    const { user } = await open(records, "/app/logs?status=pending&platform=4");
    expect(titles()).toEqual(["Job 3", "Job 4"]);
    expect(screen.getByText("Pending, Indeed")).toBeVisible();
    expect(screen.getByText("2 of 4 entries")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Show all" }));
    expect(titles()).toHaveLength(4);
  });

  it("shows the question that an application waits for", async () => {
    await open([
      aRecord({
        status: "PENDING",
        state: "NEEDS_ANSWER",
        comment: "It asks “Visa?” and 1 more that nothing in your profile answers.",
        open_question_texts: ["Visa?", "Salary?"],
      }),
    ]);
    expect(await screen.findByText("Visa? (and 1 more)")).toBeVisible();
  });

  it("says so when nothing matches", async () => {
    const { user } = await open(many(3));
    await user.type(screen.getByRole("searchbox"), "zebra");
    await user.click(screen.getByRole("button", { name: "Clear the search" }));
    expect(titles()).toHaveLength(3);
  });

  it.each([
    ["success", "", "Applied", "success"],
    ["APPLIED", "", "Applied", "success"],
    ["Pending", "", "Pending", "you"],
    ["PENDING", "NEEDS_ANSWER", "Needs answer", "you"],
    ["error", "", "Failed", "danger"],
    ["FAILED", "", "Failed", "danger"],
    ["interview_scheduled", "", "Interview", "info"],
    ["Archived", "", "Archived", "neutral"],
  ])("shows the status %s %s as %s", async (status, state, word, tone) => {
    await open([aRecord({ status, state })]);
    const badge = await screen.findByText(word);
    expect(badge.className).toContain(`bg-${tone}-soft`);
  });

  it("says what each one cost", async () => {
    await open([
      aRecord({ credits: 1 }),
      aRecord(
        {
          application_id: "b",
          status: "FAILED",
          credits: 0,
          comment: "The form asked for a video.",
        },
        1,
      ),
    ]);
    expect(await screen.findByText(/^1 credit, 12 s/)).toBeVisible();
    expect(screen.getByText(/^no charge, 12 s/)).toBeVisible();
    expect(screen.getByText("The form asked for a video.")).toBeVisible();
  });

  it("names the platform by the record, else by its id, else as unknown", async () => {
    await open([
      aRecord({ application_id: "a", platform_name: "", platform_id: 2 }),
      aRecord({ application_id: "b", platform_name: "", platform_id: 77 }, 1),
    ]);
    expect(await screen.findByText("Quillstack, Naukri")).toBeVisible();
    expect(screen.getByText("Quillstack, Unknown Platform")).toBeVisible();
  });

  it("shows a record that cannot be read as text, whatever it holds", async () => {
    await open([
      aRecord("{not json"),
      aRecord('{"event":"login"}', 1),
      aRecord("null", 2),
      aRecord({}, 3),
    ]);
    expect(await screen.findByText("{not json")).toBeVisible();
    expect(screen.getByText('{"event":"login"}')).toBeVisible();
    expect(screen.getByText("null")).toBeVisible();
    expect(screen.getByRole("link", { name: "Staff Engineer" })).toBeVisible();
  });

  it("shows each application of a record that stands for several", async () => {
    const item = (job_title: string, status: string) => ({
      job_title,
      status,
      log_url: "",
      company_name: "Quillstack",
      application_date: at(0),
      comment: "",
      job_url: "",
    });
    await open([aRecord({ applications: [item("Job 1", "APPLIED"), item("Job 2", "FAILED")] })]);
    await screen.findByText("Failed");
    expect(titles()).toEqual(["Job 1", "Job 2"]);
  });

  it("loads older entries after the newest thousand", async () => {
    const cursors: (string | null)[] = [];
    const full = Array.from({ length: 1000 }, (_, i) =>
      aRecord({ application_id: `a${i}`, job_title: `Job ${i + 1}` }, i),
    );
    serveUser(aUser());
    server.use(
      handle(routes.getLogs, ({ request }) => {
        const cursor = new URL(request.url).searchParams.get("cursor");
        cursors.push(cursor);
        return {
          status: 200,
          body:
            cursor === null
              ? full
              : [aRecord({ application_id: "old", job_title: "Job 1001" }, 1000)],
        };
      }),
    );
    const { user } = renderApp("/app/logs", { token: "t" });
    await screen.findByText("the newest 1,000 entries");
    await user.click(screen.getByRole("button", { name: "Last" }));
    await user.click(screen.getByRole("button", { name: "Load older entries" }));
    expect(await screen.findByText("1,001 entries")).toBeVisible();
    expect(cursors).toEqual([null, `${at(999)}|a999`]);
    expect(screen.queryByRole("button", { name: "Load older entries" })).toBeNull();
  });
});

describe("the screenshot dialog", () => {
  const pictures = [
    { kind: "before_submit", url: "/files/before.png", taken_at: at(1) },
    { kind: "after_confirmation", url: "/files/after.png", taken_at: at(0) },
  ];

  it("begins with the confirmation and switches to the picture before sending", async () => {
    const { user } = await open([aRecord({ pictures })]);
    await user.click(await screen.findByRole("button", { name: /^Application Screenshot/ }));
    const dialog = within(screen.getByRole("dialog", { name: "Application Screenshot" }));
    expect(dialog.getByText("Staff Engineer at Quillstack")).toBeVisible();
    expect(dialog.getByRole("img").getAttribute("src")).toBe("/files/after.png");
    await user.click(dialog.getByRole("tab", { name: "Before sending" }));
    expect(dialog.getByRole("img").getAttribute("src")).toBe("/files/before.png");
    expect(dialog.getByRole("link", { name: "Open receipt" }).getAttribute("href")).toBe(
      `/app/applications/${aMessage().application_id}`,
    );
  });

  it("says that a picture is gone, with its address", async () => {
    const { user } = await open([aRecord({ log_url: "/files/gone.png" })]);
    await user.click(await screen.findByRole("button", { name: /^Application Screenshot/ }));
    const dialog = within(screen.getByRole("dialog"));
    fireEvent.error(dialog.getByRole("img"));
    expect(dialog.getByText("Failed to load screenshot")).toBeVisible();
    expect(dialog.getByText("The screenshot file may be unavailable or corrupted.")).toBeVisible();
    expect(dialog.getByText(/\/files\/gone\.png$/)).toBeVisible();
  });

  it("is not offered without a picture", async () => {
    await open([aRecord({})]);
    await screen.findByRole("link", { name: "Staff Engineer" });
    expect(screen.queryByRole("button", { name: /^Application Screenshot/ })).toBeNull();
  });
});

describe("logs that cannot be shown", () => {
  it("says that there are none yet", async () => {
    await open([]);
    expect(await screen.findByText("No logs available.")).toBeVisible();
    expect(screen.getByText(/There are currently no application logs to display\./)).toBeVisible();
  });

  it("offers to try again after a failure", async () => {
    serveUser(aUser());
    server.use(
      handle(routes.getLogs, { status: 503, body: { message: "x", code: "unavailable" } }),
    );
    const { user } = renderApp("/app/logs", { token: "t" });
    await screen.findByText("Could not load logs data.");
    server.use(handle(routes.getLogs, { status: 200, body: many(1) }));
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(titles()).toEqual(["Job 1"]));
  });
});
