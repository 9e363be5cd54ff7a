import { routes } from "@sendoff/contract/routes";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { aPlatform, aTemplate, aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const FILTERS = [
  { id: 31, field_name: "Excluded title words", field_type: "text" as const, options: [] },
];
const board = aTemplate({
  id: 1001,
  platform_name: "Acme",
  platform_url: "https://jobs.lever.co/acme",
  tags: [],
  kind: "board",
  sign_in: "none",
  note: "Company board on Lever",
  filters: FILTERS,
});
const bookmark = aTemplate({
  id: 1002,
  platform_name: "Globex careers",
  platform_url: "https://careers.globex.example/jobs",
  tags: [],
  is_active: false,
  kind: "bookmark",
  sign_in: "none",
  note: "Kept as a bookmark. Sendoff cannot apply on this page.",
});
const connectedBoard = aPlatform({
  id: 1001,
  platform_id: 1001,
  platform_name: "Acme",
  account: "",
});

function serve(templates = [aTemplate(), board, bookmark], connections = [connectedBoard]) {
  server.use(
    handle(routes.getPlatformTemplates, { status: 200, body: templates }),
    handle(routes.getPlatforms, { status: 200, body: connections }),
  );
}
async function open(name = "LinkedIn") {
  const app = renderApp("/app/platforms", { token: "t" });
  await screen.findByRole("article", { name });
  return app;
}
const card = (name: string) => within(screen.getByRole("article", { name }));
const dialog = () => within(screen.getByRole("dialog"));

/** Pasted at the end of what is there: typing letter by letter takes long on a busy machine. */
async function put(user: ReturnType<typeof renderApp>["user"], label: string, text: string) {
  await user.click(dialog().getByLabelText(label));
  await user.paste(text);
}

beforeEach(() => {
  serveUser(aUser());
});

describe("Add Platform", () => {
  async function openForm() {
    serve([aTemplate()], []);
    const app = await open();
    await app.user.click(screen.getByRole("button", { name: "Add Platform" }));
    return { ...app, create: () => dialog().getByRole("button", { name: "Create" }) };
  }

  // SPEC 2b.34, 5.29, 5.30
  it("wants a name and an address that starts with https://", async () => {
    const { user, create } = await openForm();
    expect(create()).toBeDisabled();
    expect(dialog().getByText(/Greenhouse.+Rippling or Breezy: we apply for you/)).toBeVisible();
    expect(dialog().getByText(/kept as a bookmark.+Workday/)).toBeVisible();
    await put(user, "Platform URL", "http");
    expect(dialog().queryByText(/must start with/)).toBeNull();
    await put(user, "Platform URL", "://acme.example");
    expect(dialog().getByText("Platform URL must start with https://")).toBeVisible();
    await put(user, "Platform name", "Acme");
    expect(create()).toBeDisabled();
    await user.clear(dialog().getByLabelText("Platform URL"));
    await put(user, "Platform URL", "https://acme.example");
    expect(create()).toBeEnabled();
    await user.clear(dialog().getByLabelText("Platform name"));
    expect(create()).toBeDisabled();
  });

  it("takes an address as the browser shows it, without https://", async () => {
    const { user, create } = await openForm();
    const asked: unknown[] = [];
    server.use(
      handle(routes.recognisePlatform, ({ body }) => {
        asked.push(body);
        return { status: 200, body: { kind: "board", maker: "Greenhouse", name: "Acme" } };
      }),
    );
    await put(user, "Platform URL", "boards.greenhouse.io/acme");
    expect(await dialog().findByText("Greenhouse board")).toBeVisible();
    expect(dialog().queryByText(/must start with/)).toBeNull();
    expect(asked.at(-1)).toEqual({ platform_url: "https://boards.greenhouse.io/acme" });
    expect(create()).toBeEnabled();
  });

  it("proposes the name that the address tells", async () => {
    const { user, create } = await openForm();
    await put(user, "Platform URL", "https://jobs.lever.co/kestrel-freight");
    expect(dialog().getByLabelText("Platform name").getAttribute("placeholder")).toBe(
      "Kestrel Freight",
    );
    expect(create()).toBeEnabled();
  });

  it("recognises the address while it is typed: a board, one that is there, one that is none", async () => {
    const { user, create } = await openForm();
    const answers = [
      { kind: "board", maker: "Recruitee", name: "Kestrel Freight" },
      { kind: "known", id: 1001, name: "Acme" },
      { kind: "refused", message: "This address is inside a private network." },
    ] as const;
    const type = async (address: string) => {
      await user.clear(dialog().getByLabelText("Platform URL"));
      await put(user, "Platform URL", address);
    };
    server.use(
      handle(routes.recognisePlatform, ({ body }) => {
        const index = Number(/[123]/.exec(JSON.stringify(body))?.[0] ?? 1) - 1;
        return { status: 200, body: answers[index] ?? answers[0] };
      }),
    );
    await type("https://one.example/1");
    expect(await dialog().findByText("Recruitee board")).toBeVisible();
    expect(dialog().getByLabelText("Platform name").getAttribute("placeholder")).toBe(
      "Kestrel Freight",
    );
    expect(create()).toBeEnabled();
    await type("https://one.example/2");
    expect(await dialog().findByRole("link", { name: "Acme" })).toBeVisible();
    expect(create()).toBeDisabled();
    await type("https://one.example/3");
    expect(await dialog().findByText("This address is inside a private network.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
  });

  // SPEC 3.35, 7.27
  it("adds a board, says that it can be applied on, and leads to its filters", async () => {
    const { user, create } = await openForm();
    const sent: unknown[] = [];
    server.use(
      handle(routes.createPlatform, ({ body }) => {
        sent.push(body);
        return { status: 201, body: board };
      }),
      handle(routes.getPlatformFilters, { status: 200, body: [] }),
    );
    await put(user, "Platform name", "Acme");
    await put(user, "Platform URL", "https://jobs.lever.co/acme");
    serve([aTemplate(), board], [connectedBoard]);
    await user.click(create());
    expect(await screen.findByRole("dialog", { name: "Acme is added" })).toBeVisible();
    expect(dialog().getByText(/Company board on Lever. No account is needed there/)).toBeVisible();
    expect(sent).toEqual([{ platform_name: "Acme", platform_url: "https://jobs.lever.co/acme" }]);
    await user.click(dialog().getByRole("button", { name: "Edit Filters" }));
    expect(await screen.findByRole("dialog", { name: "Acme filters" })).toBeVisible();
    await user.click(await dialog().findByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(card("Acme").getByText("Connected")).toBeVisible();
  });

  it("says at the address why it was refused, until it is changed", async () => {
    const { user, create } = await openForm();
    const message = "This Lever address names no company.";
    server.use(
      handle(routes.createPlatform, {
        status: 400,
        body: { code: "invalid_input", message, issues: [{ path: "platform_url", message }] },
      }),
    );
    await put(user, "Platform name", "Acme");
    await put(user, "Platform URL", "https://jobs.lever.co/");
    await user.click(create());
    expect(await dialog().findByText(message)).toBeVisible();
    const input = dialog().getByLabelText("Platform URL");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    await put(user, "Platform URL", "a");
    expect(dialog().queryByText(message)).toBeNull();
  });

  // SPEC 8.45
  it("keeps what was typed when it fails, with the server's own words where there are some", async () => {
    const { user, create } = await openForm();
    await put(user, "Platform name", "Acme");
    await put(user, "Platform URL", "https://jobs.lever.co/acme");
    server.use(http.post("*/create-platform", () => HttpResponse.error()));
    await user.click(create());
    expect(await dialog().findByText("Failed to create platform. Please try again.")).toBeVisible();
    const message = "You have added this address already, as Acme.";
    server.use(handle(routes.createPlatform, { status: 409, body: { code: "conflict", message } }));
    await user.click(create());
    expect(await dialog().findByText(message)).toBeVisible();
    expect(dialog().getByLabelText("Platform name")).toHaveValue("Acme");
  });
});

describe("cards of added platforms", () => {
  it("a board is applied on without an account, a bookmark is only opened", async () => {
    serve();
    await open();
    expect(card("Acme").getByText("Company board")).toBeVisible();
    expect(card("Acme").getByText("jobs.lever.co/acme")).toBeVisible();
    expect(card("Acme").getByRole("button", { name: "Apply now" })).toBeEnabled();
    expect(card("Acme").queryByRole("button", { name: /Update Credentials/ })).toBeNull();
    expect(card("Globex careers").getByText(bookmark.note)).toBeVisible();
    const link = card("Globex careers").getByRole("link", { name: "Open the page" });
    expect(link.getAttribute("href")).toBe(bookmark.platform_url);
    expect(card("Globex careers").queryByRole("button", { name: /Connect|Apply/ })).toBeNull();
    expect(card("LinkedIn").queryByRole("button", { name: /Delete/ })).toBeNull();
    expect(screen.getByRole("tab", { name: "Available to Connect 1" })).toBeVisible();
  });

  it("a disconnected board is connected again with filters and no password", async () => {
    serve(undefined, []);
    const sent: unknown[] = [];
    server.use(
      handle(routes.getPlatformFilters, { status: 200, body: [] }),
      handle(routes.addPlatformFilter, ({ body }) => {
        sent.push(body);
        return { status: 200, body: { success: true, message: "" } };
      }),
      handle(routes.connectPlatform, ({ body }) => {
        sent.push(body);
        return { status: 200, body: { success: true, platform_id: 1001, message: "" } };
      }),
    );
    const { user } = await open();
    expect(card("Acme").getByText(/No account is needed there/)).toBeVisible();
    await user.click(card("Acme").getByRole("button", { name: "Connect Platform" }));
    expect(dialog().queryByLabelText(/Password/)).toBeNull();
    await user.type(await dialog().findByLabelText("Excluded title words"), "intern");
    serve();
    await user.click(dialog().getByRole("button", { name: "Connect Platform" }));
    expect(await screen.findByText("Platform connected successfully!")).toBeVisible();
    expect(await screen.findByText("Preferences saved successfully")).toBeVisible();
    expect(sent).toEqual(
      expect.arrayContaining([
        { platform_id: 1001, filter_data: [{ filter_id: 31, answer: "intern" }] },
        { platform_id: 1001 },
      ]),
    );
    await waitFor(() => expect(card("Acme").getByText("Connected")).toBeVisible());
  });

  it("a board that met a captcha says so, leads to its page and goes on by connecting it again", async () => {
    const note = "Lever asks for a check that only a person can pass.";
    serve(undefined, [{ ...connectedBoard, status: "needs_user", state: "needs_user", note }]);
    server.use(handle(routes.getPlatformFilters, { status: 200, body: [] }));
    const { user } = await open();
    await user.click(card("Acme").getByRole("button", { name: "Finish the check" }));
    expect(dialog().getByText(note)).toBeVisible();
    const link = dialog().getByRole("link", { name: "Open the board" });
    expect(link.getAttribute("href")).toBe(board.platform_url);
    server.use(
      handle(routes.connectPlatform, {
        status: 404,
        body: { code: "not_found", message: "There is no such platform. Load the list again." },
      }),
    );
    await user.click(dialog().getByRole("button", { name: "Connect Platform" }));
    expect(await dialog().findByText("Failed to connect platform.")).toBeVisible();
    expect(dialog().getByText(/Load the list again/)).toBeVisible();
  });
});

describe("delete", () => {
  // SPEC 2b.39, 6.10, 8.69
  it("asks first, then deletes and takes the card away", async () => {
    serve();
    const sent: unknown[] = [];
    server.use(
      handle(routes.deletePlatform, ({ body }) => {
        sent.push(body);
        return { status: 200, body: { success: true, message: "" } };
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Delete, Acme" }));
    expect(screen.getByRole("dialog", { name: "Delete Acme?" })).toHaveTextContent(
      /Receipts and logs stay/,
    );
    serve([aTemplate(), bookmark], []);
    await user.click(dialog().getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Platform deleted successfully!")).toBeVisible();
    expect(sent).toEqual([{ platform_id: 1001 }]);
    await waitFor(() => expect(screen.queryByRole("article", { name: "Acme" })).toBeNull());
  });

  // SPEC 8.46
  it("keeps the dialog open and says so when it fails", async () => {
    serve();
    server.use(http.delete("*/delete-platform", () => HttpResponse.error()));
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Delete, Globex careers" }));
    await user.click(dialog().getByRole("button", { name: "Delete" }));
    expect(await dialog().findByText("Failed to delete platform. Please try again.")).toBeVisible();
  });
});
