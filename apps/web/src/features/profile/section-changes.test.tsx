import { act, screen, waitFor, within } from "@testing-library/react";
import { routes } from "@sendoff/contract/routes";
import { describe, expect, it, vi } from "vitest";
import { aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { anOpenQuestion } from "../../testing/needs.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const skills = ["SQL", "Go", "Rust"].map((name) => ({ "Skill Name": name }));
const filters = { skills: { Skills: skills }, jobPrefs: { "Job Title": "Analyst" } };

async function edit(section: string) {
  const served = serveUser(aUser({ filters }));
  const app = renderApp("/app/cv", { token: "t" });
  await app.user.click(
    await screen.findByRole("button", { name: new RegExp(`\\d\\s*${section}`) }),
  );
  await app.user.click(await screen.findByRole("button", { name: `Edit ${section}` }));
  return { ...served, ...app };
}

describe("the order of a list", () => {
  it("is changed with buttons, told to screen readers, and saved", async () => {
    const { user, sent } = await edit("Skills");
    const down = screen.getByRole("button", { name: "Move SQL down" });
    await user.click(down);
    expect(screen.getByText("SQL is now 2 of 3")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Move Rust up" }));
    await user.click(screen.getByRole("button", { name: "Move Go up" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const kept = JSON.parse(String(sent[0]?.["filters"])) as { skills: unknown };
    expect(kept.skills).toEqual({ Skills: [skills[1], skills[2], skills[0]] });
  });
});

/** Lays the entries out below each other, 40 high: there is no layout here. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
    this: HTMLElement,
  ) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, 40 * index, 300, 40);
  });
  HTMLElement.prototype.scrollIntoView = () => {};
}

describe("the order of a list, by hand and by keys", () => {
  const order = () =>
    screen
      .getAllByRole("button", { name: /^Edit (?:SQL|Go|Rust)$/ })
      .map((button) => button.getAttribute("aria-label")?.slice(5));
  const handle = (name: string) =>
    screen.getByRole("button", { name: new RegExp(`^Drag ${name},`) });

  it("follows an entry that is dragged, once it is dropped, and is a change to be saved", async () => {
    const { user, router } = await edit("Skills");
    layOut();
    await user.pointer([
      { keys: "[MouseLeft>]", target: handle("SQL"), coords: { clientY: 20 } },
      { coords: { clientY: 65 } },
      { coords: { clientY: 110 } },
    ]);
    expect(order()).toEqual(["SQL", "Go", "Rust"]);
    await user.pointer([{ keys: "[/MouseLeft]", coords: { clientY: 110 } }]);
    expect(order()).toEqual(["Go", "Rust", "SQL"]);
    expect(screen.getByText("SQL is now 3 of 3")).toBeVisible();
    await act(() => router.navigate("/app/wallet"));
    expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  });

  it("stays on Escape, and where an entry is dropped in its own place", async () => {
    const { user, router } = await edit("Skills");
    layOut();
    const from = { keys: "[MouseLeft>]", target: handle("Go"), coords: { clientY: 60 } };
    await user.pointer([from, { coords: { clientY: 5 } }]);
    await user.keyboard("{Escape}");
    await user.pointer([{ keys: "[/MouseLeft]", coords: { clientY: 5 } }]);
    await user.pointer([
      from,
      { coords: { clientY: 70 } },
      { keys: "[/MouseLeft]", coords: { clientY: 70 } },
    ]);
    expect(order()).toEqual(["SQL", "Go", "Rust"]);
    await act(() => router.navigate("/app/wallet"));
    expect(await screen.findByRole("heading", { name: "Wallet" })).toBeVisible();
  });

  it("changes with Alt and the arrows on an entry, which keeps the focus, and not in a field", async () => {
    const { user } = await edit("Skills");
    handle("Rust").focus();
    await user.keyboard("{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}");
    expect(order()).toEqual(["Rust", "SQL", "Go"]);
    expect(screen.getByText("Rust is now 1 of 3")).toBeVisible();
    expect(document.activeElement).toBe(handle("Rust"));
    await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
    expect(order()).toEqual(["SQL", "Rust", "Go"]);
    await user.click(screen.getByRole("button", { name: "Edit SQL" }));
    await user.click(screen.getByLabelText("Skill Name"));
    await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
    expect(screen.getByText("Rust is now 2 of 3")).toBeVisible();
  });
});

describe("changes that are not saved", () => {
  it("are asked about before the page is left, and kept when the person stays", async () => {
    const { user, router } = await edit("Job Preferences");
    await user.type(screen.getByLabelText("Industry"), "Retail");
    await act(() => router.navigate("/app/wallet"));
    const dialog = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
    expect(dialog.getByText("Your changes in Job Preferences are not saved.")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Stay here" }));
    expect(screen.getByLabelText("Industry")).toHaveValue("Retail");
    expect(router.state.location.pathname).toBe("/app/cv");
  });

  it("are asked about before another section is edited or this one is closed", async () => {
    const { user } = await edit("Job Preferences");
    await user.type(screen.getByLabelText("Industry"), "Retail");
    await user.click(screen.getByRole("button", { name: /5\s*Skills/ }));
    await user.click(await screen.findByRole("button", { name: "Edit Skills" }));
    await user.click(await screen.findByRole("button", { name: "Stay here" }));
    expect(screen.getByLabelText("Industry")).toHaveValue("Retail");
    await user.click(screen.getByRole("button", { name: /2\s*Job Preferences/ }));
    await user.click(await screen.findByRole("button", { name: "Leave without saving" }));
    expect(screen.queryByLabelText("Industry")).toBeNull();
  });

  it("are not asked about when nothing was changed", async () => {
    const { user, router } = await edit("Job Preferences");
    await user.type(screen.getByLabelText("Industry"), "x");
    await user.clear(screen.getByLabelText("Industry"));
    await act(() => router.navigate("/app/wallet"));
    expect(await screen.findByRole("heading", { name: "Wallet" })).toBeVisible();
  });
});

describe("what the profile lacks", () => {
  it("names the open questions that most employers wait for", async () => {
    serveUser(aUser({ filters }));
    const waiting = anOpenQuestion().waiting;
    const [job] = waiting;
    const few = anOpenQuestion({ id: "f", question: "Notice period?" });
    const many = anOpenQuestion({
      id: "m",
      question: "Do you need sponsorship?",
      waiting: job === undefined ? [] : [job, { ...job, company_name: "Another" }],
    });
    const nothing = {
      checks: [],
      accounts: [],
      reviews: [],
      stopped: [],
      approvals: [],
      saved_answers: 0,
    };
    server.use(
      handle(routes.getNeedsYou, {
        status: 200,
        body: { ...nothing, count: 2, questions: [few, many] },
      }),
    );
    renderApp("/app/cv", { token: "t" });
    const list = within(
      await screen.findByRole("region", { name: "Questions that hold up applications" }),
    );
    expect(list.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Do you need sponsorship? 2 employers",
      "Notice period? 1 employer",
    ]);
  });

  it("names what forms ask for most where no question is open", async () => {
    serveUser(aUser({ filters }));
    renderApp("/app/cv", { token: "t" });
    const list = within(await screen.findByRole("region", { name: "Forms ask most for" }));
    expect(list.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Work Experience",
      "Education",
      "Citizenship",
    ]);
  });
});
