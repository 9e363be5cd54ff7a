import { type LogRecord } from "@sendoff/contract/logs";
import { routes } from "@sendoff/contract/routes";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { aMessage, aRecord, at, serveLogs } from "../../testing/logs.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

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
  const asked = serveLogs(records);
  const app = renderApp(address, { token: "t" });
  await screen.findByRole("heading", { name: "Application Logs" });
  await waitFor(() => expect(screen.queryByLabelText("Loading the logs")).toBeNull());
  return { ...app, asked };
}

const titles = () =>
  screen.getAllByRole("link", { name: /^Job \d+$/ }).map((link) => link.textContent);

describe("the list of logs", () => {
  // SPEC 2b.86, 2b.88
  it("shows five at first, and leads First, Previous, Next, Last", async () => {
    const { user, router } = await open(many(12));
    expect(titles()).toEqual(["Job 1", "Job 2", "Job 3", "Job 4", "Job 5"]);
    expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(titles()[0]).toBe("Job 6"));
    expect(router.state.location.search).toBe("?page=2");
    await user.click(screen.getByRole("button", { name: "Last" }));
    await waitFor(() => expect(titles()).toEqual(["Job 11", "Job 12"]));
    expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "First" }));
    await waitFor(() => expect(titles()[0]).toBe("Job 1"));
    expect(screen.getByText("12 entries")).toBeVisible();
  });

  it("dates an entry on the user's own clock, as schedules and figures are", async () => {
    serveUser(aUser({ time_zone: "Pacific/Kiritimati" }));
    serveLogs([{ ...aRecord({}), "@timestamp": "2020-11-19T12:30:00.000Z" }]);
    renderApp("/app/logs", { token: "t" });
    expect(await screen.findByText("20 Nov 2020 02:30")).toBeVisible();
  });

  // SPEC 2b.89, 9.45
  it("offers 5, 10, 20 and 50 on a page, and begins on the first page again", async () => {
    const { user, asked } = await open(many(12), "/app/logs?page=2");
    const sizes = within(screen.getByRole("group", { name: "Rows on a page" }));
    const options = sizes.getAllByRole<HTMLInputElement>("radio");
    expect(options.map(({ value }) => value)).toEqual(["5", "10", "20", "50"]);
    expect(options.map(({ checked }) => checked)).toEqual([true, false, false, false]);
    await user.click(sizes.getByLabelText("10"));
    await waitFor(() => expect(titles()).toHaveLength(10));
    expect(asked.at(-1)?.toString()).toBe("page=1&page_size=10");
  });

  // SPEC 2b.85, 5.40, 5.42
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
    const { user, router } = await open([...many(12), wanted], "/app/logs?page=2");
    await user.type(screen.getByRole("searchbox"), search);
    await screen.findByText("1 entry");
    expect(screen.getByRole("link", { name: "Kafka Lead" })).toBeVisible();
    expect(screen.getByText("Page 1 of 1")).toBeVisible();
    expect(router.state.location.search).toBe(`?search=${search}`);
  });

  // SPEC 9.46
  it("filters by status and platform, keeps both in the address, and shows all again", async () => {
    const { user, router } = await open([
      aRecord({ application_id: "a", job_title: "Job 1", status: "FAILED", platform_id: 4 }),
      aRecord({ application_id: "b", job_title: "Job 2" }, 1),
      aRecord({ application_id: "c", job_title: "Job 3", status: "FAILED" }, 2),
    ]);
    await user.click(screen.getByRole("combobox", { name: "Status" }));
    const statuses = await screen.findAllByRole("option");
    expect(statuses.map((option) => option.textContent)).toEqual([
      "All statuses",
      "Applied",
      "Pending",
      "Failed",
      "Skipped",
      "Viewed",
      "Interview",
      "Rejected",
      "Offer",
    ]);
    await user.click(screen.getByRole("option", { name: "Failed" }));
    await waitFor(() => expect(titles()).toEqual(["Job 1", "Job 3"]));
    await user.click(screen.getByRole("combobox", { name: "Platform" }));
    expect(screen.queryByRole("option", { name: "ZipRecruiter" })).toBeNull();
    await user.click(await screen.findByRole("option", { name: "Indeed" }));
    await waitFor(() => expect(titles()).toEqual(["Job 1"]));
    expect(router.state.location.search).toBe("?status=failed&platform=4");
    await user.click(screen.getByRole("button", { name: "Show all" }));
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(router.state.location.search).toBe("");
  });

  // SPEC 7.42
  it.each([
    ["?status=pending&platform=4", "status=PENDING&platform_id=4&page=1&page_size=5"],
    ["?status=needs_answer", "status=PENDING&page=1&page_size=5"],
    ["?status=nonsense&platform=x&page=-1&size=7", "page=1&page_size=5"],
    ["?size=50&page=3", "page=3&page_size=50"],
  ])("reads the address %s", async (address, query) => {
    const { asked } = await open(many(2), `/app/logs${address}`);
    expect(asked[0]?.toString()).toBe(query);
  });

  it("saves a CSV of what the filters leave", async () => {
    const { user } = await open(many(2), "/app/logs?status=applied&search=Job");
    const asked: string[] = [];
    server.use(
      handle(routes.downloadLogs, ({ request }) => {
        asked.push(new URL(request.url).search);
        return { status: 503, body: { message: "The logs are busy.", code: "unavailable" } };
      }),
    );
    await user.click(screen.getByRole("button", { name: "CSV of these entries" }));
    // Once in sight, once for screen readers.
    expect(await screen.findAllByText("The logs could not be downloaded")).not.toEqual([]);
    expect(asked).toEqual(["?search=Job&status=APPLIED"]);
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
    await user.click(await screen.findByRole("button", { name: "Clear the search" }));
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  // SPEC 4.60, 4.61, 4.62, 4.63, 4.64, 4.65
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

  // SPEC 1.4
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

  // SPEC 3.61
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
});

describe("the screenshot dialog", () => {
  const pictures = [
    { kind: "before_submit", url: "/files/before.png", taken_at: at(1) },
    { kind: "after_confirmation", url: "/files/after.png", taken_at: at(0) },
  ];

  // SPEC 2b.87
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

  // SPEC 2b.95
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
  // SPEC 2b.93, 2b.94
  it("says that there are none yet", async () => {
    await open([]);
    expect(await screen.findByText("No logs available.")).toBeVisible();
    expect(screen.getByText(/There are currently no application logs to display\./)).toBeVisible();
  });

  // SPEC 8.67
  it("offers to try again after a failure", async () => {
    serveUser(aUser());
    server.use(
      handle(routes.searchLogs, { status: 503, body: { message: "x", code: "unavailable" } }),
    );
    const { user } = renderApp("/app/logs", { token: "t" });
    await screen.findByText("Could not load logs data.");
    serveLogs(many(1));
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(titles()).toEqual(["Job 1"]));
  });
});
