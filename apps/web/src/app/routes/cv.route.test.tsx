import { emptyCvExtraction } from "@sendoff/contract/cv";
import { routes } from "@sendoff/contract/routes";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { toastManager } from "../../lib/toast-manager.ts";
import { aCv, aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { serveLogs } from "../../testing/logs.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

type App = ReturnType<typeof renderApp>;

async function openSection({ user }: App, name: RegExp) {
  await user.click(await screen.findByRole("button", { name }));
}

function filtersOf(sent: readonly Record<string, unknown>[], index = 0): Record<string, unknown> {
  return JSON.parse(String(sent[index]?.["filters"])) as Record<string, unknown>;
}

describe("Profile Information", () => {
  // SPEC 2b.19, 2b.20, 2b.21, 4.20
  it("numbers eight sections and says how far each is", async () => {
    serveUser(aUser({ filters: { personal: { "First Name": "Meera", Email: "m@example.com" } } }));
    renderApp("/app/cv", { token: "t" });
    await screen.findByRole("button", { name: /1\s*Personal Info\s*Completed/ });
    for (const name of [
      /2\s*Job Preferences\s*Not Started/,
      /3\s*Work Experience\s*Not Started/,
      /8\s*Certifications\s*Not Started/,
    ]) {
      expect(screen.getByRole("button", { name })).toBeVisible();
    }
    expect(
      screen.getByText("Complete your profile to increase your chances of getting hired"),
    ).toBeVisible();
  });

  it("is reached by the user's name in the sidebar", async () => {
    serveUser(aUser());
    const { user } = renderApp("/app/wallet", { token: "t" });
    await user.click(await screen.findByRole("link", { name: /^Meera Nair/ }));
    expect(await screen.findByRole("heading", { name: "Profile Information" })).toBeVisible();
    expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Meera Nair");
  });

  // SPEC 4.19
  it("tells that the store was begun once, not at each visit", async () => {
    const toastTitle = "Store initialized with user data.";
    serveUser(aUser({ filters: { personal: { "First Name": "Meera" } } }));
    serveLogs([]);
    const toasts = vi.spyOn(toastManager, "add");
    const { router } = renderApp("/app/cv", { token: "t" });
    await screen.findByText(toastTitle);
    await act(() => router.navigate("/app/logs"));
    await screen.findByRole("heading", { name: "Application Logs" });
    await act(() => router.navigate("/app/cv"));
    await screen.findByRole("button", { name: /1\s*Personal Info\s*Completed/ });
    expect(toasts.mock.calls.filter(([toast]) => toast.title === toastTitle)).toHaveLength(1);
  });

  // SPEC 2b.22, 2b.24, 4.13, 5.17, 7.13, 8.27, 9.14
  it("edits a section: Save sends the whole profile as JSON text and keeps what is beside it", async () => {
    const { sent } = serveUser(
      aUser({ filters: { roles: ["Tester"], personal: { City: "Pune" } } }),
    );
    const app = renderApp("/app/cv", { token: "t" });
    await openSection(app, /Personal Info/);
    await app.user.click(await screen.findByRole("button", { name: "Edit Personal Info" }));
    const form = screen.getByRole("form", { name: "Personal Info" });
    await app.user.clear(within(form).getByLabelText("Last Name"));
    await app.user.clear(within(form).getByLabelText("Email"));
    await app.user.click(within(form).getByRole("button", { name: "Save" }));
    expect(within(form).getByText("Enter the Last Name.")).toBeVisible();
    await app.user.type(within(form).getByLabelText("Last Name"), "Menon");
    await app.user.type(within(form).getByLabelText("Email"), "mira@");
    await app.user.click(within(form).getByRole("button", { name: "Save" }));
    expect(within(form).getByText("Enter an address like name@example.com.")).toBeVisible();
    expect(sent).toEqual([]);
    await app.user.type(within(form).getByLabelText("Email"), "example.com");
    await app.user.click(within(form).getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Personal Info updated successfully")).toBeVisible();
    expect(filtersOf(sent)).toMatchObject({
      roles: ["Tester"],
      personal: {
        "First Name": "Meera",
        "Last Name": "Menon",
        Email: "mira@example.com",
        City: "Pune",
      },
    });
    expect(sent[0]).not.toHaveProperty("current_ctc");
    expect(sent[0]).not.toHaveProperty("notice_period");
    expect(screen.queryByRole("form")).toBeNull();
  });

  // SPEC 4.20
  it("shows what was typed at the start, which forms are told, over what a CV says", async () => {
    const fromCv = { "First Name": "MEERA", "Phone Number": "+91 91234 56780", City: "Pune" };
    serveUser(aUser({ mobile: "+919845012345", dial_code: "+91", filters: { personal: fromCv } }));
    const app = renderApp("/app/cv", { token: "t" });
    await openSection(app, /Personal Info/);
    const shown = Object.fromEntries(
      (await screen.findAllByRole("term")).map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent,
      ]),
    );
    expect(shown).toMatchObject({
      "First Name": "Meera",
      Email: "meera.nair@example.com",
      "Phone Number": "9845012345",
      "Country Code": "+91",
      City: "Pune",
    });
  });

  it("changes the one phone number and name there are, wherever they are typed", async () => {
    const { sent } = serveUser(aUser({ mobile: "+919845012345", dial_code: "+91" }));
    const app = renderApp("/app/cv", { token: "t" });
    await openSection(app, /Personal Info/);
    await app.user.click(await screen.findByRole("button", { name: "Edit Personal Info" }));
    const form = within(screen.getByRole("form", { name: "Personal Info" }));
    const phone = form.getByLabelText("Phone Number");
    await app.user.clear(phone);
    await app.user.click(form.getByRole("button", { name: "Save" }));
    expect(form.getByText("Enter the Phone Number.")).toBeVisible();
    await app.user.type(phone, "n/a");
    await app.user.click(form.getByRole("button", { name: "Save" }));
    expect(form.getByText("Enter the number in digits.")).toBeVisible();
    await app.user.clear(phone);
    await app.user.type(phone, "91234-56780");
    await app.user.type(form.getByLabelText("First Name"), " K");
    await app.user.click(form.getByRole("button", { name: "Save" }));
    await screen.findByText("Personal Info updated successfully");
    expect(sent).toMatchObject([{ first_name: "Meera K", mobile: "9123456780", dial_code: "+91" }]);
  });

  // SPEC 2b.23, 4.12
  it("throws changes away with Cancel", async () => {
    const { sent } = serveUser(aUser({ filters: { jobPrefs: { "Job Title": "Analyst" } } }));
    const app = renderApp("/app/cv", { token: "t" });
    await openSection(app, /Job Preferences/);
    await app.user.click(await screen.findByRole("button", { name: "Edit Job Preferences" }));
    await app.user.type(screen.getByLabelText("Industry"), "Retail");
    await app.user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByText("Retail")).toBeNull();
    expect(screen.getByText("Analyst")).toBeVisible();
    expect(sent).toEqual([]);
  });

  // SPEC 2b.25, 2b.26, 5.18, 5.19, 5.20, 9.15
  it("says what an empty list lacks, adds an entry only when it is complete, and removes one", async () => {
    const { sent } = serveUser(aUser());
    const app = renderApp("/app/cv", { token: "t" });
    await openSection(app, /Skills/);
    expect(await screen.findByText("No Skills added yet")).toBeVisible();
    await app.user.click(screen.getByRole("button", { name: "Edit Skills" }));
    await app.user.type(screen.getByLabelText(/Years of Experience/), "51");
    await app.user.click(screen.getByRole("button", { name: "Add Skill" }));
    expect(screen.getByText("Enter the Skill Name.")).toBeVisible();
    expect(screen.getByText("Enter a number from 0 to 50.")).toBeVisible();
    await app.user.clear(screen.getByLabelText(/Years of Experience/));
    await app.user.type(screen.getByLabelText(/Years of Experience/), "5");
    await app.user.type(screen.getByLabelText("Skill Name"), "SQL");
    await app.user.click(screen.getByRole("button", { name: "Add Skill" }));
    await app.user.type(screen.getByLabelText("Skill Name"), "Excel");
    await app.user.click(screen.getByRole("button", { name: "Remove SQL" }));
    await app.user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(filtersOf(sent)["skills"]).toEqual({ Skills: [{ "Skill Name": "Excel" }] });
  });

  // SPEC 9.13
  it("keeps an import's default marked until the person changes or confirms it", async () => {
    const skill = { "Skill Name": "SQL", "Years of Experience": 0, imported: ["years"] };
    const { sent } = serveUser(aUser({ filters: { skills: { Skills: [skill] } } }));
    const app = renderApp("/app/cv", { token: "t" });
    await openSection(app, /Skills/);
    await app.user.click(await screen.findByRole("button", { name: "Edit Skills" }));
    await app.user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(filtersOf(sent)["skills"]).toEqual({ Skills: [skill] });
    await app.user.click(await screen.findByRole("button", { name: "Edit Skills" }));
    await app.user.click(screen.getByRole("button", { name: "It is right" }));
    await app.user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(filtersOf(sent, 1)["skills"]).toEqual({
      Skills: [{ "Skill Name": "SQL", "Years of Experience": 0 }],
    });
  });

  it("keeps the form open with the server's message when saving is refused", async () => {
    serveUser(aUser({ filters: { jobPrefs: { "Job Title": "Analyst", Industry: "Retail" } } }));
    server.use(
      handle(routes.updateUserDetails, {
        status: 413,
        body: { message: "Filters may be at most 256 KB", code: "too_large" },
      }),
    );
    const app = renderApp("/app/cv", { token: "t" });
    await openSection(app, /Job Preferences/);
    await app.user.click(await screen.findByRole("button", { name: "Edit Job Preferences" }));
    await app.user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("Filters may be at most 256 KB");
    expect(screen.getByRole("form", { name: "Job Preferences" })).toBeVisible();
  });
});

describe("CV Management", () => {
  // SPEC 2b.68, 2b.72, 4.31, 4.39
  it("enables Upload CV with a file and reports the upload in its own words", async () => {
    serveUser(aUser());
    server.use(
      handle(routes.uploadCv, {
        status: 200,
        body: { cv: "c1", file_name: "a.pdf", version: 1, sha256: "00" },
      }),
      handle(routes.extractCv, { status: 200, body: { data: emptyCvExtraction() } }),
    );
    const { user } = renderApp("/app/cv", { token: "t" });
    const button = await screen.findByRole("button", { name: "Upload CV" });
    expect(button).toBeDisabled();
    expect(screen.getByRole("button", { name: "Download CV" })).toBeDisabled();
    await user.upload(screen.getByLabelText("CV file"), new File(["%PDF"], "a.pdf"));
    await user.click(button);
    expect(
      await screen.findByText("CV uploaded, extracted, and profile updated successfully!"),
    ).toBeVisible();
  });

  it("shows the CV in use as a page with its facts, and what was read from it beside the profile", async () => {
    const skills = { Skills: [{ "Skill Name": "SQL", "Years of Experience": 5 }] };
    serveUser(aUser({ cv: aCv, filters: { skills } }));
    const version = {
      ...aCv,
      byte_count: 214_000,
      sha256: "3f9ac21077be".padEnd(64, "0"),
      is_current: true,
      is_in_use: false,
      file_url: "/v1/cv-files/a.b",
      page_url: "/v1/cv-pages/a.b",
      sent: { employers: 40, applications: 42 },
    };
    const empty = emptyCvExtraction();
    const read = { ...empty, skills: ["SQL", "Kafka"].map((skill) => ({ skill, experience: 0 })) };
    server.use(
      handle(routes.listCvs, {
        status: 200,
        body: { cvs: [version], platforms: [], second_reading: { is_on: false, model: null } },
      }),
      handle(routes.getCvReading, { status: 200, body: { data: read } }),
    );
    renderApp("/app/cv", { token: "t" });
    const page = await screen.findByRole("img", { name: "First page of Meera_Nair_CV.pdf" });
    expect(page.getAttribute("src")).toBe("/v1/cv-pages/a.b");
    expect(screen.getByText("42 applications")).toBeVisible();
    expect(screen.getByText("3f9a c210 77be")).toBeVisible();
    fireEvent.error(page);
    expect(screen.queryByRole("img", { name: /First page/ })).toBeNull();
    const card = within(
      screen.getByRole("heading", { name: "What we read from it" }).closest("section") ?? page,
    );
    expect(card.getByText("Not in your profile yet: Kafka")).toBeVisible();
    expect(card.getByRole("button", { name: "Check it: Skills" })).toBeEnabled();
    expect(card.getAllByText("None found")).toHaveLength(6);
  });

  // SPEC 2b.75, 4.36, 9.7
  it("downloads the profile as downloaded_cv.csv", async () => {
    serveUser(aUser({ cv: aCv }));
    server.use(handle(routes.downloadCv, { status: 200, body: "section,field\r\n" }));
    const saved: string[] = [];
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:csv");
    vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
    const { user } = renderApp("/app/cv", { token: "t" });
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    await user.click(await screen.findByRole("button", { name: "Download CV" }));
    expect(await screen.findByText("Download complete!")).toBeVisible();
    expect(saved).toEqual(["downloaded_cv.csv"]);
  });

  // SPEC 8.13
  it("says when the download fails", async () => {
    serveUser(aUser({ cv: aCv }));
    server.use(
      handle(routes.downloadCv, { status: 404, body: { message: "No CV yet.", code: "no_cv" } }),
    );
    const { user } = renderApp("/app/cv", { token: "t" });
    await user.click(await screen.findByRole("button", { name: "Download CV" }));
    expect(await screen.findByText("Failed to download file. Please try again.")).toBeVisible();
  });
});
