import { routes } from "@sendoff/contract/routes";
import { localDateAt } from "@sendoff/domain/schedule";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aDetail, anAnswer } from "../../testing/detail.ts";
import { anApplication } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { openReceipt } from "../../testing/receipt.ts";
import { server } from "../../testing/server.ts";

const AT = "2026-11-20T04:10:31.000Z";
const LATER = "2026-11-21T04:10:31.000Z";

const answered = aDetail("APPLIED").answers.map((answer, index) => ({
  ...answer,
  confidence: index === 0 ? 0.94 : 0.84,
}));
const sent = aDetail("APPLIED", {
  answers: answered,
  confirmation: "Application submitted",
  proof: "confirmation_seen",
  cost: { credits: 1, amount: 0.79, usd_inr_rate: 84, state: "captured" },
  pictures: [
    { kind: "before_submit", taken_at: AT, url: "/f/b.png", width: 1, height: 1 },
    { kind: "after_confirmation", taken_at: AT, url: "/f/a.png", width: 1, height: 1 },
  ],
});

describe("the receipt of an application that was sent", () => {
  it("states the facts, what was sent with its sources, and the cost", async () => {
    openReceipt(sent);
    // The page's own modules are read before it is drawn.
    const slip = within(await screen.findByRole("article"));
    expect(slip.getByRole("img", { name: /^Postmark: sent on LinkedIn/ })).toBeVisible();
    expect(slip.getByText(/LinkedIn showed “Application submitted”/)).toBeVisible();
    expect(slip.getByText("1 credit, ₹66.36 ($0.79)")).toBeVisible();
    expect(slip.getByText("3f9a c210 77be")).toBeVisible();
    expect(slip.getByText("2 answers, none guessed")).toBeVisible();
    expect(slip.getByText("Pune")).toBeVisible();
    expect(slip.getByText("Profile Settings")).toBeVisible();
    expect(slip.getByText("Sure")).toBeVisible();
    expect(slip.getByText("Likely, worth a look")).toBeVisible();
    expect(slip.queryByText(/0\.[89]|%/)).toBeNull();
  });

  it("lets the postmark land on the first opening only", async () => {
    const { unmount } = openReceipt(sent);
    expect((await screen.findByRole("img", { name: /^Postmark/ })).getAttribute("class")).toContain(
      "postmark-land",
    );
    unmount();
    openReceipt(sent);
    expect(
      (await screen.findByRole("img", { name: /^Postmark/ })).getAttribute("class"),
    ).not.toContain("postmark-land");
  });

  it("opens its pictures large", async () => {
    const { user } = openReceipt(sent);
    await user.click(
      await screen.findByRole("button", { name: /^Application Screenshot,\s*Before sending/ }),
    );
    const dialog = within(screen.getByRole("dialog", { name: "Application Screenshot" }));
    expect(dialog.getByRole("img").getAttribute("src")).toBe("/f/b.png");
  });

  it("names a free credit as free, and drafts as drafts", async () => {
    openReceipt({
      ...sent,
      cost: { credits: 1, amount: 0, usd_inr_rate: null, state: "captured" },
      answers: [
        anAnswer("Why us?", "Because.", { source: "draft" }),
        anAnswer("News", false, { kind: "checkbox", source: "policy" }),
      ],
    });
    expect(await screen.findByText("1 free credit")).toBeVisible();
    expect(screen.getByText("2 answers, 1 drafted")).toBeVisible();
    expect(screen.getByText("Not ticked")).toBeVisible();
  });

  it("links to the posting only when its address is one of the web", async () => {
    const { unmount } = openReceipt(sent);
    expect((await screen.findByRole("link", { name: "Open posting" })).getAttribute("href")).toBe(
      sent.application.job_url,
    );
    unmount();
    openReceipt({ ...sent, application: { ...sent.application, job_url: "javascript:alert(1)" } });
    await screen.findByRole("article");
    expect(screen.queryByRole("link", { name: "Open posting" })).toBeNull();
  });
});

describe("when it was sent", () => {
  const pressed = (status: "APPLIED" | "UNKNOWN" | "NEEDS_REVIEW" | "FAILED" | "NEEDS_USER") => {
    const detail = aDetail(status);
    const submitting = { status: "SUBMITTING" as const, at: AT, note: "" };
    return { ...detail, timeline: [submitting, ...detail.timeline] };
  };
  const factOf = async (label: string) => {
    const slip = within(await screen.findByRole("article"));
    return slip.queryByText(label, { selector: "dt" })?.nextElementSibling?.textContent;
  };

  it.each([
    ["APPLIED", "Sent", "Submit pressed"],
    ["UNKNOWN", "Submit pressed", "Sent"],
    ["NEEDS_REVIEW", "Submit pressed", "Sent"],
  ] as const)("says of %s: %s", async (status, label, other) => {
    openReceipt(pressed(status));
    expect(await factOf(label)).toContain("20 Nov");
    expect(await factOf(other)).toBeUndefined();
  });

  it.each(["FAILED", "NEEDS_USER"] as const)(
    "says nothing of the kind where the submit came to nothing: %s",
    async (status) => {
      openReceipt(pressed(status));
      expect(await factOf("Platform")).toBe("LinkedIn");
      expect(await factOf("Sent")).toBeUndefined();
      expect(await factOf("Submit pressed")).toBeUndefined();
    },
  );

  it("is the user's own time where a submit of ours came to nothing before", async () => {
    const detail = { ...pressed("APPLIED"), proof: "user_sent" as const };
    openReceipt({ ...detail, application: { ...detail.application, applied_at: LATER } });
    expect(await factOf("Sent")).toContain("21 Nov");
  });
});

describe("a receipt that cannot be shown", () => {
  it("says that there is none", async () => {
    openReceipt(sent);
    server.use(
      handle(routes.getApplication, { status: 404, body: { message: "x", code: "not_found" } }),
    );
    expect(await screen.findByText("There is no such receipt.")).toBeVisible();
  });

  it("offers to try again after a fault", async () => {
    const { user } = openReceipt(sent);
    server.use(
      handle(routes.getApplication, { status: 503, body: { message: "x", code: "unavailable" } }),
    );
    await screen.findByText("The receipt could not be loaded.");
    server.use(handle(routes.getApplication, { status: 200, body: sent }));
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(screen.getByRole("article")).toBeVisible());
  });
});

describe("what has happened since", () => {
  it("is written down on the receipt of one that was sent", async () => {
    const application = anApplication({ applied_at: new Date().toISOString() });
    const detail = aDetail("APPLIED", { application });
    const { user } = openReceipt(detail);
    const sent: unknown[] = [];
    const response = {
      status: "OFFER",
      on: "2026-11-21",
      note: "Two weeks to decide",
      recorded_at: "2026-11-21T10:00:00.000Z",
    } as const;
    server.use(
      handle(routes.setResponse, ({ body }) => {
        sent.push(body);
        return { status: 200, body: { ...detail, application: { ...application, response } } };
      }),
    );
    await user.click(await screen.findByRole("button", { name: "Write it down" }));
    const dialog = within(screen.getByRole("dialog", { name: "What has happened since?" }));
    await user.click(dialog.getByLabelText("Offer"));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Two weeks to decide")).toBeVisible();
    expect(screen.getByText("Marked by you, 21 Nov 2026")).toBeVisible();
    expect(screen.getAllByText("Offer").length).toBeGreaterThan(1);
    const today = localDateAt("Asia/Kolkata", Date.now());
    expect(sent).toEqual([{ status: "OFFER", on: today, note: "" }]);
  });

  it("is not asked of one that was not", async () => {
    openReceipt(aDetail("FAILED"));
    await screen.findByRole("heading", { level: 1, name: "Senior Backend Engineer" });
    expect(screen.queryByText("What has happened since")).toBeNull();
  });

  it("says until when pictures were kept", async () => {
    const expired = (kind: "before_submit" | "after_confirmation") => ({
      kind,
      taken_at: "2026-05-01T00:00:00.000Z",
      expired_at: "2026-10-28T10:00:00.000Z",
    });
    openReceipt(
      aDetail("APPLIED", {
        pictures: [],
        expired_pictures: [expired("before_submit"), expired("after_confirmation")],
      }),
    );
    expect(
      await screen.findByText("2 pictures were kept until 28 Oct 2026. The receipt itself stays."),
    ).toBeVisible();
  });
});
