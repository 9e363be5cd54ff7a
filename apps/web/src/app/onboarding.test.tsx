import { type CvExtraction, emptyCvExtraction } from "@sendoff/contract/cv";
import { routes } from "@sendoff/contract/routes";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { someCommonAnswers } from "../testing/common-answers.ts";
import { aCv, newcomer } from "../testing/fixtures.ts";
import { handle } from "../testing/handle.ts";
import { renderApp, serveUser } from "../testing/render-app.tsx";
import { server } from "../testing/server.ts";

const job = (jobTitle: string, company: string, startDate: string, endDate: string) => ({
  jobTitle,
  company,
  workLocation: "",
  description: "",
  startDate,
  endDate,
  currentlyWorkHere: endDate === "",
});

const FOUND: CvExtraction = {
  ...emptyCvExtraction(),
  personalInformation: {
    fullName: "Meera Nair",
    firstName: "Meera",
    lastName: "Nair",
    email: "meera@old.example",
    phone: "+91 98765 43210",
    city: "Bengaluru",
  },
  workExperience: [
    job("Data Analyst", "Old Mill", "2015-01", "2018-12"),
    job("Data Engineer", "Blue Tarmac", "2019-01", ""),
  ],
  skills: [{ skill: "SQL", experience: 0 }],
};

function serve(found: CvExtraction = FOUND) {
  const served = serveUser(newcomer);
  server.use(
    handle(routes.uploadCv, {
      status: 200,
      body: { cv: "c1", file_name: "a.pdf", version: 1, sha256: "00" },
    }),
    handle(routes.extractCv, { status: 200, body: { data: found } }),
    handle(routes.readCv, { status: 200, body: { data: found } }),
    handle(routes.getCommonAnswers, { status: 200, body: someCommonAnswers() }),
  );
  return served;
}

async function upload(app: ReturnType<typeof renderApp>) {
  await app.user.upload(await screen.findByLabelText("CV file"), new File(["%PDF"], "a.pdf"));
  await screen.findByRole("heading", { name: "Complete Your Profile" });
}

describe("the set-up of a new account", () => {
  it("begins with the CV, fills in what it says, and saves all of it with the form", async () => {
    const { sent } = serve();
    const app = renderApp("/?login=1", { token: "t" });
    expect(await screen.findByRole("heading", { name: "Start with your CV" })).toBeVisible();
    await upload(app);
    // Nothing of it is saved before the form is: an account with a name counts as complete.
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(
      screen.getByRole("heading", { name: "Complete Your Profile" }),
    );
    expect(screen.getByText(/^Found: 2 jobs, 1 skill\./)).toBeVisible();
    expect(screen.getByLabelText("First name")).toHaveValue("Meera");
    expect(screen.getByLabelText("Username")).toHaveValue("meera.nair");
    expect(screen.getByLabelText("Phone")).toHaveValue("9876543210");
    await app.user.type(screen.getByLabelText("Notice period"), "Negotiable");
    await app.user.type(screen.getByLabelText(/Current CTC/), "26 lakh");
    await app.user.type(screen.getByLabelText(/Expected CTC/), "34 lakh");
    await app.user.click(screen.getByRole("button", { name: "Remove Data Analyst" }));
    await app.user.click(screen.getByRole("button", { name: "Continue" }));
    await screen.findByText("Profile updated successfully!");
    expect(sent).toMatchObject([
      {
        first_name: "Meera",
        username: "meera.nair",
        notice_period: "Negotiable",
        mobile: "+919876543210",
        location: "Bengaluru",
        country_id: 356,
        filters: {
          roles: ["Data Engineer"],
          locations: ["Bangalore"],
          personal: { City: "Bengaluru", Email: "meera.nair@example.com" },
          skills: { Skills: [{ "Skill Name": "SQL" }] },
        },
      },
    ]);
    expect(await screen.findByRole("form", { name: "What forms ask most" })).toBeVisible();
    await app.user.click(screen.getByRole("button", { name: "Skip for now" }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe("/app/dashboard"));
  });

  it("can be gone through without a CV, to the dashboard", async () => {
    const { sent } = serve();
    const { user, router } = renderApp("/?login=1", { token: "t" });
    await user.click(await screen.findByRole("button", { name: "Skip, I will type it" }));
    expect(screen.queryByText("What to look for")).toBeNull();
    await user.type(screen.getByLabelText("First name"), "Meera");
    await user.type(screen.getByLabelText("Last name"), "Nair");
    await user.type(screen.getByLabelText("Notice period"), "30 days");
    await user.type(screen.getByLabelText(/Current CTC/), "0");
    await user.type(screen.getByLabelText(/Expected CTC/), "8 lakh");
    await user.type(screen.getByLabelText("Phone"), "9876543210");
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await user.click(await screen.findByRole("button", { name: "Skip for now" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/app/dashboard"));
    expect(sent[0]).not.toHaveProperty("filters");
    expect(sent[0]).not.toHaveProperty("location");
  });

  it("goes on after a reload with the CV that was uploaded before it", async () => {
    serve();
    const withCv = serveUser({ ...newcomer, cv: aCv });
    renderApp("/?login=1", { token: "t" });
    expect(await screen.findByRole("heading", { name: "Complete Your Profile" })).toBeVisible();
    expect(screen.getByLabelText("Last name")).toHaveValue("Nair");
    expect(withCv.sent).toEqual([]);
  });

  it("leaves open what a CV does not say", async () => {
    serve({
      ...FOUND,
      personalInformation: { ...FOUND.personalInformation, phone: "", city: "" },
      workExperience: [],
      skills: [],
    });
    const app = renderApp("/?login=1", { token: "t" });
    await upload(app);
    expect(screen.getByText(/^Found: your contact details\./)).toBeVisible();
    expect(screen.getByLabelText("Phone")).toHaveValue("");
    expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  });

  // SPEC 2a.32
  it.each([
    ["+44 (0)7700 900142", "Manchester", "+44", "7700900142", "GBP"],
    ["07700 900142", "Manchester", "+44", "7700900142", "GBP"],
    ["+1 905 555 0119", "Mississauga", "+1", "9055550119", "CAD"],
    ["+1 415 555 0134", "", "+1", "4155550134", "USD"],
    ["+44 7700 900142", "Pune", "+44", "7700900142", "INR"],
    ["98765 43210", "", "+91", "9876543210", "INR"],
    ["12345", "Pune", "+91", "", "INR"],
  ])("reads the CV's number %s of somebody in %s", async (phone, city, code, digits, currency) => {
    serve({
      ...FOUND,
      personalInformation: { ...FOUND.personalInformation, phone, city },
    });
    const app = renderApp("/?login=1", { token: "t" });
    await upload(app);
    expect(screen.getByLabelText("Country code")).toHaveValue(code);
    expect(screen.getByLabelText("Phone")).toHaveValue(digits);
    expect(screen.getByLabelText("Pay in")).toHaveValue(currency);
  });

  it("says what failed when a CV cannot be read, and still lets one go on without", async () => {
    serve();
    server.use(
      handle(routes.extractCv, {
        status: 422,
        body: { message: "This is a scan without text.", code: "unreadable_file" },
      }),
    );
    const { user } = renderApp("/?login=1", { token: "t" });
    await user.upload(await screen.findByLabelText("CV file"), new File(["%PDF"], "a.pdf"));
    expect(await screen.findByText("Failed to process CV. Please try again.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Skip, I will type it" })).toBeEnabled();
  });
});
