import { type CvLibrary, type CvVersion } from "@sendoff/contract/cv-routes";
import { routes } from "@sendoff/contract/routes";
import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { describe, expect, it } from "vitest";
import { aCv, aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const cv = (fields: Partial<CvVersion>): CvVersion => ({
  id: "00000000-0000-4000-8000-000000000001",
  version: 1,
  file_name: "Old.pdf",
  byte_count: 84_000,
  sha256: "0".repeat(64),
  uploaded_at: "2026-11-20T04:05:00.000Z",
  is_current: false,
  is_in_use: false,
  file_url: "/v1/cv-files/a.b",
  page_url: "/v1/cv-pages/a.b",
  sent: { employers: 2, applications: 3 },
  ...fields,
});
const NEW = "00000000-0000-4000-8000-000000000002";
const library: CvLibrary = {
  cvs: [
    cv({
      id: NEW,
      version: 2,
      file_name: "New.pdf",
      is_current: true,
      sent: { employers: 0, applications: 0 },
    }),
    cv({}),
  ],
  platforms: [{ platform_id: 1, platform_name: "LinkedIn", cv: null }],
  second_reading: { is_on: false, model: null },
};

async function open() {
  serveUser(aUser({ cv: aCv }));
  server.use(handle(routes.listCvs, { status: 200, body: library }));
  const app = renderApp("/app/cv", { token: "t" });
  const file = await screen.findByRole("link", { name: /Old\.pdf/ });
  return { ...app, file };
}
async function choose({ user }: Awaited<ReturnType<typeof open>>, act: string) {
  await user.click(screen.getByRole("button", { name: "More for Old.pdf, version 1" }));
  await user.click(await screen.findByRole("menuitem", { name: act }));
}

describe("Your CVs", () => {
  it("lists each with version, date, size and what it was sent to", async () => {
    const { file } = await open();
    expect(file.getAttribute("href")).toBe("/v1/cv-files/a.b");
    const row = file.closest("li");
    expect(row).toHaveTextContent("Version 1, 20 Nov 2026, 82 KB");
    expect(row).toHaveTextContent("Sent to 2 employers");
    const current = screen.getByRole("link", { name: /New\.pdf/ }).closest("li");
    expect(current).toHaveTextContent("Current");
    expect(current).toHaveTextContent("Not sent yet");
  });

  it("leads from an employer to the application", async () => {
    const app = await open();
    server.use(
      handle(routes.listCvRecipients, {
        status: 200,
        body: [
          {
            application_id: "a-1",
            company_name: "Quillstack",
            job_title: "Engineer",
            sent_at: null,
          },
        ],
      }),
    );
    await app.user.click(screen.getByRole("button", { name: /Old\.pdf: sent to 2 employers/ }));
    const link = await screen.findByRole("link", { name: "Quillstack" });
    expect(link.getAttribute("href")).toBe("/app/applications/a-1");
  });

  it("makes another one current", async () => {
    const app = await open();
    const changed = library.cvs.map((each) => ({ ...each, is_current: each.id !== NEW }));
    server.use(
      handle(routes.makeCvCurrent, { status: 200, body: { ...library, cvs: changed } }),
      handle(routes.listCvs, { status: 200, body: { ...library, cvs: changed } }),
    );
    await choose(app, "Make current");
    expect(await screen.findByText("Old.pdf is your current CV")).toBeVisible();
    expect(app.file.closest("li")).toHaveTextContent("Current");
  });

  it("shows which one is being made current before the server has answered", async () => {
    const app = await open();
    server.use(http.post(`*${routes.makeCvCurrent.path}`, () => Promise.race<never>([])));
    await choose(app, "Make current");
    const more = screen.getByRole("button", { name: /^More for Old\.pdf/ });
    await waitFor(() => expect(more.getAttribute("aria-busy")).toBe("true"));
    const other = screen.getByRole("button", { name: /^More for New\.pdf/ });
    expect(other.getAttribute("aria-busy")).toBeNull();
  });

  it("renames and keeps the ending", async () => {
    const app = await open();
    const bodies: unknown[] = [];
    server.use(
      handle(routes.renameCv, ({ body }) => {
        bodies.push(body);
        return { status: 200, body: library };
      }),
    );
    await choose(app, "Rename");
    const name = await screen.findByLabelText("File name");
    expect(name).toHaveValue("Old");
    await app.user.clear(name);
    await app.user.type(name, "Data Engineer{Enter}");
    await waitFor(() => expect(bodies).toEqual([{ file_name: "Data Engineer.pdf" }]));
  });

  it("says what a deletion leads to, and why one is refused", async () => {
    const app = await open();
    const message = "A run under way sends this CV. Stop the run or wait until it ends.";
    server.use(handle(routes.deleteCv, { status: 409, body: { message, code: "conflict" } }));
    await choose(app, "Delete");
    const dialog = within(await screen.findByRole("dialog", { name: "Delete this CV?" }));
    expect(
      dialog.getByText(/It went to 2 employers.*keep its name, version and hash/),
    ).toBeVisible();
    await app.user.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(message);
  });

  it("chooses the CV of a platform", async () => {
    const app = await open();
    const bodies: unknown[] = [];
    server.use(
      handle(routes.choosePlatformCv, ({ body }) => {
        bodies.push(body);
        return { status: 200, body: library };
      }),
    );
    const box = screen.getByRole("combobox", { name: "LinkedIn" });
    expect(box).toHaveTextContent("Current CV (New.pdf)");
    await app.user.click(box);
    await app.user.click(await screen.findByRole("option", { name: "Old.pdf, version 1" }));
    await waitFor(() => expect(bodies).toEqual([{ platform_id: 1, cv: library.cvs[1]?.id }]));
  });
});
