import { routes } from "@sendoff/contract/routes";
import { act, configure, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { sessionKeys, storageKeys } from "../lib/storage-keys.ts";
import { aDetail } from "../testing/detail.ts";
import { aPlatform, aTemplate, aUser, newcomer } from "../testing/fixtures.ts";
import { handle } from "../testing/handle.ts";
import { anEntry, anInbox, anOpenQuestion } from "../testing/needs.ts";
import { renderApp, serveUser } from "../testing/render-app.tsx";
import { aSchedule, connection, serveSchedules } from "../testing/schedules.tsx";
import { server } from "../testing/server.ts";

// Each goes out of the app and in again, through three large pages.
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 60_000 });

type App = ReturnType<typeof renderApp>;
type User = App["user"];

const NOTE = "You were signed out before this was saved.";
const filters = { jobPrefs: { "Job Title": "Analyst" } };
const question = anOpenQuestion();
const sent = aDetail("APPLIED");
const template = aTemplate({
  filters: [{ id: 14, field_name: "Keywords", field_type: "text", options: [] }],
});
const press = async (user: User, name: string) =>
  user.click(await screen.findByRole("button", { name }));

async function editPreferences(user: User) {
  await user.click(await screen.findByRole("button", { name: /\d\s*Job Preferences/ }));
  await press(user, "Edit Job Preferences");
}

interface Editor {
  name: string;
  serve: () => unknown;
  path: string;
  open?: (user: User) => Promise<unknown>;
  label: string | RegExp;
  typed: string;
  /** The button that saves. */
  save: string;
}

/** Every editor in which typed work would be lost. */
const editors: Editor[] = [
  {
    name: "a section of the profile",
    serve: () => serveUser(aUser({ filters })),
    path: "/app/cv",
    open: editPreferences,
    label: "Industry",
    typed: "Retail",
    save: "Save",
  },
  {
    name: "the profile settings",
    serve: () => {
      serveUser(aUser());
      server.use(
        handle(routes.getCountries, { status: 200, body: [] }),
        handle(routes.getCurrencies, { status: 200, body: [] }),
        handle(routes.listSessions, { status: 200, body: [] }),
      );
    },
    path: "/app/profile-settings",
    label: /^Role/,
    typed: "Engineer",
    save: "Save Changes",
  },
  {
    name: "the schedules",
    serve: () => serveSchedules([aSchedule()], [connection(1)]),
    path: "/app/scheduler",
    label: /^Goal on LinkedIn/,
    typed: "5",
    save: "Save All",
  },
  {
    name: "a platform's filters",
    serve: () => {
      serveUser(aUser());
      server.use(
        handle(routes.getPlatformTemplates, { status: 200, body: [template] }),
        handle(routes.getPlatforms, { status: 200, body: [aPlatform()] }),
        handle(routes.getPlatformFilters, { status: 200, body: [] }),
      );
    },
    path: "/app/platforms",
    open: (user) => press(user, "Edit Filters, LinkedIn"),
    label: "Keywords",
    typed: "Acme",
    save: "Save Filters",
  },
  {
    name: "a platform that is being added",
    serve: () => {
      serveUser(aUser());
      server.use(handle(routes.getPlatformTemplates, { status: 200, body: [template] }));
    },
    path: "/app/platforms",
    open: async (user) => {
      await press(user, "Add Platform");
      await user.type(await screen.findByLabelText("Platform URL"), "https://jobs.lever.co/acme");
    },
    label: "Platform name",
    typed: "Acme",
    save: "Create",
  },
  {
    name: "an open question",
    serve: () => {
      serveUser(aUser());
      const body = anInbox({ questions: [question] });
      server.use(handle(routes.getNeedsYou, { status: 200, body }));
    },
    path: "/app/needs-you",
    label: "Your answer",
    typed: "3",
    save: "Answer and continue",
  },
  {
    name: "an answer of the bank",
    serve: () => {
      serveUser(aUser());
      const entry = anEntry({ question: "Why us?", answer: "The work", kind: "text", options: [] });
      server.use(handle(routes.listSavedAnswers, { status: 200, body: [entry] }));
    },
    path: "/app/answers",
    open: (user) => press(user, "Edit the answer to Why us?"),
    label: "Your answer",
    typed: "The people",
    save: "Save answer",
  },
  {
    name: "what an employer has answered",
    serve: () => {
      serveUser(aUser());
      server.use(handle(routes.getApplication, { status: 200, body: sent }));
    },
    path: `/app/applications/${sent.application.id}`,
    open: async (user) => {
      await press(user, "Write it down");
      await user.click(await screen.findByRole("radio", { name: "Interview" }));
    },
    label: /^Note/,
    typed: "On Monday",
    save: "Save",
  },
];

const OPEN = /otp|config|plans|get-countries|currencies/;

/** From now on the server knows the first session no more; whatever else it is set up with stands behind this. */
function revoke(): void {
  server.use(
    http.all("*", ({ request }) => {
      const token = request.headers.get("authorization");
      if (token === "Bearer fresh" || OPEN.test(request.url)) return undefined;
      const body = { code: "unauthenticated", message: "Please login again." };
      return HttpResponse.json(body, { status: 401 });
    }),
  );
}

async function signIn({ user }: App): Promise<void> {
  server.use(
    handle(routes.sendEmailOtp, { status: 200, body: { orderId: "order-1" } }),
    handle(routes.verifyEmailOtp, { status: 200, body: { auth_token: "fresh" } }),
  );
  // By its text: asking the whole landing page for roles over and over leaves no time to draw it.
  const [logIn] = await screen.findAllByText("Log In", { selector: "a" });
  await user.click(logIn as HTMLElement);
  await user.type(await screen.findByLabelText("Email"), "meera.nair@example.com");
  await press(user, "Send OTP");
  await user.type(await screen.findByLabelText("6-digit code"), "042119");
  await press(user, "Verify OTP");
}

async function typeIn(app: App, { open, label, typed }: Editor): Promise<void> {
  await open?.(app.user);
  const field = await screen.findByLabelText(label);
  await app.user.clear(field);
  await app.user.type(field, typed);
}

async function start(editor: Editor): Promise<App> {
  editor.serve();
  const app = renderApp(editor.path, { token: "t" });
  await typeIn(app, editor);
  return app;
}

const isHeld = (): boolean =>
  !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
const kept = () => sessionStorage.getItem(sessionKeys.keptDrafts);
const atHome = ({ router }: App) => waitFor(() => expect(router.state.location.pathname).toBe("/"));
const [profile] = editors as [Editor];

describe.each(editors)("what is typed in $name", (editor) => {
  it("is held at a reload, stays without a connection, and comes back after an ended session", async () => {
    const app = await start(editor);
    expect(isHeld()).toBe(true);
    server.use(http.all("*", () => HttpResponse.error()));
    await press(app.user, editor.save);
    expect(await screen.findByText(/No connection to Sendoff\. Check your network/)).toBeVisible();
    expect(screen.getByLabelText(editor.label)).toHaveValue(editor.typed);
    editor.serve();
    revoke();
    await press(app.user, editor.save);
    await atHome(app);
    expect(localStorage.getItem(storageKeys.token)).toBeNull();
    await signIn(app);
    expect(await screen.findByText(NOTE)).toBeVisible();
    expect(app.router.state.location.pathname).toBe(editor.path);
    expect(screen.getByLabelText(editor.label)).toHaveValue(editor.typed);
  });
});

describe("what was typed when the session ended", () => {
  it("is saved once it is back, and nothing of it stays in the tab", async () => {
    const app = await start(profile);
    revoke();
    await press(app.user, "Save");
    await atHome(app);
    const served = serveUser(aUser({ filters }));
    revoke();
    await signIn(app);
    await screen.findByText(NOTE);
    await press(app.user, "Save");
    await waitFor(() => expect(served.sent).toHaveLength(1));
    expect(String(served.sent[0]?.["filters"])).toContain("Retail");
    await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull());
    expect(kept()).not.toContain("Retail");
  });

  it("is gone once it is cancelled", async () => {
    const app = await start(profile);
    revoke();
    await press(app.user, "Save");
    await atHome(app);
    await signIn(app);
    await screen.findByText(NOTE);
    await press(app.user, "Cancel");
    await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull());
    expect(kept()).not.toContain("Retail");
  });

  it("comes back on the profile step too, which has no address of its own", async () => {
    serveUser(newcomer);
    const app = renderApp("/", { token: "t" });
    await press(app.user, "Skip, I will type it");
    await app.user.type(await screen.findByLabelText("First name"), "Mee");
    expect(isHeld()).toBe(true);
    await act(() => app.router.navigate("/pricing"));
    await press(app.user, "Stay here");
    for (const label of ["Last name", "Username"]) {
      await app.user.type(screen.getByLabelText(label), "nair");
    }
    await app.user.type(screen.getByLabelText("Notice period"), "30 days");
    await app.user.type(screen.getByLabelText(/Current CTC/), "26 lakh");
    await app.user.type(screen.getByLabelText(/Expected CTC/), "34 LPA");
    await app.user.type(screen.getByLabelText("Phone"), "9876543210");
    server.use(http.all("*", () => HttpResponse.error()));
    await press(app.user, "Continue");
    expect(await screen.findByText(/No connection to Sendoff\. Check your network/)).toBeVisible();
    serveUser(newcomer);
    revoke();
    await press(app.user, "Continue");
    await signIn(app);
    expect(await screen.findByText(NOTE)).toBeVisible();
    expect(screen.getByLabelText("First name")).toHaveValue("Mee");
    expect(screen.getByLabelText("Phone")).toHaveValue("9876543210");
  });

  it("is thrown away when somebody else signs in", async () => {
    const app = await start(profile);
    revoke();
    await press(app.user, "Save");
    await atHome(app);
    expect(kept()).toContain("Retail");
    serveUser(aUser({ id: "u2", filters }));
    revoke();
    await signIn(app);
    await waitFor(() => expect(app.router.state.location.pathname).toBe("/app/dashboard"));
    expect(kept()).toBeNull();
  });

  it.each([
    ["a day old", (text: string) => text.replaceAll(/"at":(\d+)/g, '"at":1')],
    ["not what this app wrote", () => '{"account":"u1","drafts":[1]}'],
    ["no JSON", () => "{"],
  ])("is dropped without a word when it is %s", async (_name, change) => {
    const app = await start(profile);
    revoke();
    await press(app.user, "Save");
    await atHome(app);
    sessionStorage.setItem(sessionKeys.keptDrafts, change(kept() ?? ""));
    await signIn(app);
    await waitFor(() => expect(app.router.state.location.pathname).toBe("/app/dashboard"));
    await act(() => app.router.navigate("/app/cv"));
    await editPreferences(app.user);
    expect(screen.getByLabelText("Industry")).toHaveValue("");
    expect(screen.queryByText(NOTE)).toBeNull();
  });

  it("is kept in every tab when the session ends, and in none after a Log Out", async () => {
    const app = await start(profile);
    const tell = () =>
      act(() => {
        localStorage.removeItem(storageKeys.token);
        window.dispatchEvent(new StorageEvent("storage", { key: storageKeys.token }));
      });
    localStorage.setItem(storageKeys.sessionEnd, "expired");
    tell();
    await atHome(app);
    expect(kept()).toContain("Retail");
    await signIn(app);
    await screen.findByText(NOTE);
    expect(localStorage.getItem(storageKeys.sessionEnd)).toBeNull();
    localStorage.setItem(storageKeys.sessionEnd, "left");
    tell();
    await atHome(app);
    expect(kept()).toBeNull();
  });

  it("is not kept after the person's own Log Out, even of a session that had ended", async () => {
    const app = await start(profile);
    revoke();
    await press(app.user, "Log Out");
    await atHome(app);
    await waitFor(() => expect(localStorage.getItem(storageKeys.token)).toBeNull());
    expect(kept()).toBeNull();
    expect(localStorage.getItem(storageKeys.sessionEnd)).toBe("left");
  });
});
