import { routes } from "@sendoff/contract/routes";
import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { holdCountdowns } from "../../../testing/clock.ts";
import { aPlatform, aTemplate } from "../../../testing/fixtures.ts";
import {
  codeNeeded,
  email,
  inDialog,
  openDialog,
  password,
  serveLinkedIn,
  signIn,
  success,
} from "../../../testing/connecting.tsx";
import { handle } from "../../../testing/handle.ts";
import { aLiveState, serveLivePage } from "../../../testing/live-socket.ts";
import { server } from "../../../testing/server.ts";
import { tips } from "./tips.ts";

describe("signing in on a platform", () => {
  // SPEC 2b.40, 5.31
  it("goes on only with e-mail and password, and shows the password on request", async () => {
    serveLinkedIn();
    const { user } = await openDialog();
    const next = inDialog().getByRole("button", { name: "Next: Set Preferences" });
    const connect = inDialog().getByRole("button", { name: "Connect Platform" });
    expect(next).toBeDisabled();
    await user.type(email(), "me@example.com");
    expect(next).toBeDisabled();
    await user.type(password(), "secret");
    expect(next).toBeEnabled();
    expect(connect).toBeEnabled();
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(password().type).toBe("text");
  });

  it("does without a password where the platform sends a code instead", async () => {
    serveLinkedIn();
    const sent: unknown[] = [];
    server.use(
      handle(routes.getPlatformTemplates, {
        status: 200,
        body: [aTemplate({ sign_in: "password_or_code" })],
      }),
      handle(routes.login, ({ body }) => {
        sent.push(body);
        return codeNeeded;
      }),
    );
    const { user } = await openDialog();
    const connect = () => inDialog().getByRole("button", { name: "Connect Platform" });
    expect(inDialog().getByText("optional")).toBeVisible();
    expect(connect()).toBeDisabled();
    await user.type(email(), "me@example.com");
    await user.click(connect());
    expect(await screen.findByLabelText("Code from LinkedIn")).toBeVisible();
    expect(sent).toMatchObject([{ email: "me@example.com", password: "", platform_id: 1 }]);
  });

  // SPEC 2b.35, 2b.45, 3.43, 4.41, 4.48, 4.49, 8.68, 9.22
  it("connects: sends the credentials, says so, closes after two seconds and refreshes the cards", async () => {
    serveLinkedIn();
    const bodies: unknown[] = [];
    server.use(
      handle(routes.login, ({ body }) => {
        bodies.push(body);
        server.use(handle(routes.getPlatforms, { status: 200, body: [aPlatform()] }));
        return success;
      }),
    );
    await signIn(await openDialog());
    expect(await screen.findByText("Platform connected successfully!")).toBeVisible();
    expect(bodies).toEqual([
      {
        email: "me@example.com",
        password: "correct-horse",
        website: "https://www.linkedin.com",
        platform_id: 1,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await screen.findByRole("button", { name: "Apply now" })).toBeVisible();
  });

  // SPEC 4.43
  it("shows a refusal above the fields, keeps them and selects the password", async () => {
    serveLinkedIn();
    server.use(
      handle(routes.login, {
        status: 451,
        body: { message: "LinkedIn did not accept this password.", code: "portal_refused" },
      }),
    );
    await signIn(await openDialog());
    expect(await screen.findByText("LinkedIn did not accept this password.")).toBeVisible();
    expect(email()).toHaveValue("me@example.com");
    expect(password()).toHaveValue("correct-horse");
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(password().selectionEnd).toBe("correct-horse".length);
  });

  // SPEC 8.37
  it("has words of its own for a refusal without a message", async () => {
    serveLinkedIn();
    server.use(http.post("*/v1/job/apply/login", () => new HttpResponse(null, { status: 451 })));
    await signIn(await openDialog());
    expect(await screen.findByText("Login failed, something went wrong.")).toBeVisible();
    expect(email()).toHaveValue("me@example.com");
  });

  // SPEC 2b.46, 4.44, 8.34, 8.35, 8.36, 8.38
  it.each([
    [
      "a status nobody described",
      () => HttpResponse.json({ ok: 1 }, { status: 207 }),
      "Unknown response from server.",
    ],
    [
      "a success in another shape",
      () => HttpResponse.json({ ok: 1 }),
      "Unknown response from server.",
    ],
    [
      "no answer",
      () => HttpResponse.error(),
      "An error occurred while connecting. Please try again.",
    ],
    [
      "a refused body",
      () => HttpResponse.json({ message: "Invalid", code: "invalid_input" }, { status: 400 }),
      "Failed to connect platform. Please check your credentials and try again.",
    ],
    [
      "a portal that is away",
      () =>
        HttpResponse.json(
          { message: "LinkedIn is away.", code: "portal_unreachable" },
          { status: 502 },
        ),
      "Failed to connect platform.",
    ],
  ])("tells %s and keeps what was typed", async (_name, answer, text) => {
    serveLinkedIn();
    server.use(http.post("*/v1/job/apply/login", answer));
    const app = await openDialog();
    await signIn(app);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole("dialog", { name: "An Error Occurred" })).toBeVisible();
    await app.user.click(screen.getByRole("button", { name: "Try again" }));
    expect(email()).toHaveValue("me@example.com");
  });
});

describe("the connecting overlay", () => {
  // SPEC 2b.43, 9.21
  it("turns its tips every three seconds and leads back to the fields", async () => {
    serveLinkedIn();
    server.use(http.post("*/v1/job/apply/login", () => new Promise(() => {})));
    const app = await openDialog();
    await app.user.type(email(), "me@example.com");
    await app.user.type(password(), "x");
    holdCountdowns();
    await app.user.click(inDialog().getByRole("button", { name: "Connect Platform" }));
    expect(screen.getByText(tips[0])).toBeVisible();
    act(() => void vi.advanceTimersByTime(3000));
    expect(screen.getByText(tips[1])).toBeVisible();
    act(() => void vi.advanceTimersByTime(3000 * (tips.length - 1)));
    expect(screen.getByText(tips[0])).toBeVisible();
    await app.user.click(screen.getByRole("button", { name: "Back" }));
    expect(email()).toHaveValue("me@example.com");
    expect(screen.getByText(/We stopped waiting/)).toBeVisible();
  });

  it("shows the portal's page live to who opens it, and asks for no picture before", async () => {
    serveLinkedIn();
    server.use(http.post("*/v1/job/apply/login", () => new Promise(() => {})));
    const worker = serveLivePage();
    const app = await openDialog();
    await signIn(app);
    const way = await screen.findByRole("button", { name: "Watch LinkedIn’s page" });
    expect(worker.received).toEqual([]);
    await app.user.click(way);
    const address = "https://www.linkedin.com/login";
    await worker.say(aLiveState({ state: "open", address, viewers: [] }));
    expect(await screen.findByText("linkedin.com/login")).toBeVisible();
    expect(screen.getByText("Live")).toBeVisible();
    await app.user.click(screen.getByRole("button", { name: "Hide LinkedIn’s page" }));
    expect(screen.queryByText("linkedin.com/login")).toBeNull();
  });

  // SPEC 2b.44, 8.73
  it("saves the job preferences meanwhile", async () => {
    const { sent } = serveLinkedIn();
    server.use(http.post("*/v1/job/apply/login", () => new Promise(() => {})));
    const app = await openDialog();
    await signIn(app);
    await app.user.type(await screen.findByLabelText("Roles"), "Platform Lead{Enter}");
    await app.user.click(screen.getByRole("button", { name: "Save Job Preferences" }));
    expect(
      await screen.findByText("Job preferences saved! They will be applied after connection."),
    ).toBeVisible();
    // A range that was never touched is not made up (DECISIONS D13).
    expect(JSON.parse(String(sent.at(-1)?.filters))).toEqual({
      roles: ["Backend Engineer", "Platform Lead"],
      locations: ["Pune"],
    });
  });

  // SPEC 8.49
  it("says when the preferences could not be saved", async () => {
    serveLinkedIn();
    server.use(
      handle(routes.updateUserDetails, {
        status: 503,
        body: { message: "x", code: "unavailable" },
      }),
      http.post("*/v1/job/apply/login", () => new Promise(() => {})),
    );
    const app = await openDialog();
    await signIn(app);
    await app.user.click(await screen.findByRole("button", { name: "Save Job Preferences" }));
    expect(await screen.findByText("Failed to save preferences")).toBeVisible();
  });

  // SPEC 8.72
  it("offers the platform's filters in the preferences step and saves what is chosen there", async () => {
    serveLinkedIn();
    const filters = [
      { id: 11, field_name: "Excluded companies", field_type: "text" as const, options: [] },
    ];
    const sent: unknown[] = [];
    server.use(
      handle(routes.getPlatformTemplates, { status: 200, body: [aTemplate({ filters })] }),
      handle(routes.getPlatformFilters, { status: 200, body: [] }),
      handle(routes.addPlatformFilter, ({ body }) => {
        sent.push(body);
        return { status: 200, body: { success: true, message: "" } };
      }),
      handle(routes.login, success),
    );
    const { user } = await openDialog();
    await user.type(email(), "me@example.com");
    await user.type(password(), "correct-horse");
    await user.click(inDialog().getByRole("button", { name: "Next: Set Preferences" }));
    const section = within(await screen.findByRole("region", { name: /Filters on LinkedIn/ }));
    await user.type(section.getByLabelText("Excluded companies"), "Acme");
    await user.click(inDialog().getByRole("button", { name: "Connect Platform" }));
    expect(await screen.findByText("Preferences saved successfully")).toBeVisible();
    expect(sent).toEqual([{ platform_id: 1, filter_data: [{ filter_id: 11, answer: "Acme" }] }]);
  });

  // SPEC 2b.41
  it("takes the preferences step along: Next, Back, Connect Platform", async () => {
    const { sent } = serveLinkedIn();
    server.use(handle(routes.login, success));
    const { user } = await openDialog();
    await user.type(email(), "me@example.com");
    await user.type(password(), "x");
    await user.click(screen.getByRole("button", { name: "Next: Set Preferences" }));
    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(email()).toHaveValue("me@example.com");
    await user.click(screen.getByRole("button", { name: "Next: Set Preferences" }));
    await user.type(screen.getByLabelText("Locations"), "Remote{Enter}");
    await user.click(inDialog().getByRole("button", { name: "Connect Platform" }));
    expect(await screen.findByText("Platform connected successfully!")).toBeVisible();
    await waitFor(() =>
      expect(JSON.parse(String(sent.at(-1)?.filters))).toMatchObject({
        locations: ["Pune", "Remote"],
      }),
    );
  });
});
