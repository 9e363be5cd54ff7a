import { routes } from "@sendoff/contract/routes";
import { type ApplicationDetail } from "@sendoff/contract/run";
import { localDateAt } from "@sendoff/domain/schedule";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aDetail, anAnswer } from "../../testing/detail.ts";
import { aUser, anApplication } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { anInbox, anOpenQuestion, STILL_WAITING } from "../../testing/needs.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const AT = "2026-11-20T04:10:31.000Z";
const LATER = "2026-11-21T04:10:31.000Z";

function open(detail: ApplicationDetail) {
  serveUser(aUser());
  server.use(handle(routes.getApplication, { status: 200, body: detail }));
  return renderApp(`/app/applications/${detail.application.id}`, { token: "t" });
}

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
    open(sent);
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
    const { unmount } = open(sent);
    expect((await screen.findByRole("img", { name: /^Postmark/ })).getAttribute("class")).toContain(
      "postmark-land",
    );
    unmount();
    open(sent);
    expect(
      (await screen.findByRole("img", { name: /^Postmark/ })).getAttribute("class"),
    ).not.toContain("postmark-land");
  });

  it("opens its pictures large", async () => {
    const { user } = open(sent);
    await user.click(
      await screen.findByRole("button", { name: /^Application Screenshot,\s*Before sending/ }),
    );
    const dialog = within(screen.getByRole("dialog", { name: "Application Screenshot" }));
    expect(dialog.getByRole("img").getAttribute("src")).toBe("/f/b.png");
  });

  it("names a free credit as free, and drafts as drafts", async () => {
    open({
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
    const { unmount } = open(sent);
    expect((await screen.findByRole("link", { name: "Open posting" })).getAttribute("href")).toBe(
      sent.application.job_url,
    );
    unmount();
    open({ ...sent, application: { ...sent.application, job_url: "javascript:alert(1)" } });
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
    open(pressed(status));
    expect(await factOf(label)).toContain("20 Nov");
    expect(await factOf(other)).toBeUndefined();
  });

  it.each(["FAILED", "NEEDS_USER"] as const)(
    "says nothing of the kind where the submit came to nothing: %s",
    async (status) => {
      open(pressed(status));
      expect(await factOf("Platform")).toBe("LinkedIn");
      expect(await factOf("Sent")).toBeUndefined();
      expect(await factOf("Submit pressed")).toBeUndefined();
    },
  );

  it("is the user's own time where a submit of ours came to nothing before", async () => {
    const detail = { ...pressed("APPLIED"), proof: "user_sent" as const };
    open({ ...detail, application: { ...detail.application, applied_at: LATER } });
    expect(await factOf("Sent")).toContain("21 Nov");
  });
});

describe("the record of an application that was not sent", () => {
  it.each([
    ["FAILED", "released", "This application was not sent.", "1 credit returned"],
    ["SKIPPED", "none", "This posting was skipped.", "No credit was used"],
    ["NEEDS_USER", "none", "It waits for you.", "No credit was used"],
    [
      "NEEDS_REVIEW",
      "held",
      "It cannot be told whether this one arrived.",
      "1 credit is held until the portal confirms",
    ],
    [
      "UNKNOWN",
      "held",
      "Submit was pressed; the confirmation is still missing.",
      "1 credit is held until the portal confirms",
    ],
  ] as const)(
    "is headed by the reason, without a postmark: %s",
    async (status, state, title, cost) => {
      const detail = aDetail(status, {
        cost: { credits: 0, amount: 0, usd_inr_rate: null, state },
      });
      open({
        ...detail,
        application: { ...detail.application, reason: "The form asked for a video." },
      });
      expect(await screen.findByText(title)).toBeVisible();
      const slip = within(screen.getByRole("article"));
      expect(slip.getByText("The form asked for a video.")).toBeVisible();
      expect(slip.getAllByText(cost).length).toBeGreaterThan(0);
      expect(screen.queryByRole("img", { name: /^Postmark/ })).toBeNull();
      expect(slip.queryByText("What was sent")).toBeNull();
    },
  );

  it("shows the open questions with why nothing answers them, to be answered there", async () => {
    const kafka = anOpenQuestion({ question: "Years with Kafka?" });
    const passport = anOpenQuestion({
      id: "f".repeat(32),
      question: "Do you hold a passport?",
      kind: "radio",
      options: ["Yes", "No"],
    });
    const sent: unknown[] = [];
    let inbox = anInbox({ questions: [kafka, passport] });
    const { user } = open(
      aDetail("NEEDS_ANSWER", {
        open_questions: [
          { question: "Years with Kafka?", options: [], reason: "Kafka is not among your skills." },
          {
            question: "Do you hold a passport?",
            options: ["Yes", "No"],
            reason: "You have not said.",
          },
        ],
      }),
    );
    server.use(
      handle(routes.getNeedsYou, () => ({ status: 200, body: inbox })),
      handle(routes.answerQuestion, ({ body }) => {
        sent.push(body);
        inbox = anInbox({ questions: [kafka] });
        return { status: 200, body: STILL_WAITING };
      }),
    );
    expect(await screen.findByText("It waits for 2 answers from you.")).toBeVisible();
    const questions = within(screen.getByRole("region", { name: "Open questions" }));
    expect(questions.getByText("Years with Kafka?")).toBeVisible();
    expect(questions.getByText("Kafka is not among your skills.")).toBeVisible();
    await user.click(await questions.findByRole("radio", { name: "Yes" }));
    await user.click(
      within(questions.getByRole("form", { name: passport.question })).getByRole("button"),
    );
    expect(await questions.findByText("You have answered this one.")).toBeVisible();
    expect(questions.getByRole("form", { name: kafka.question })).toBeVisible();
    expect(sent).toEqual([{ answer: "Yes" }]);
  });
});

describe("an attempt that was not sent", () => {
  const at = (time: string) => `2026-11-20T${time}.000Z`;
  const factOf = async (label: string) => {
    const slip = within(await screen.findByRole("article"));
    return slip.getByText(label, { selector: "dt" }).parentElement?.textContent;
  };

  it("says what it cost, that nothing was sent, and whether it is tried again", async () => {
    const picture = {
      kind: "problem",
      taken_at: AT,
      url: "/f/p.png",
      width: 1,
      height: 1,
    } as const;
    open(
      aDetail("FAILED", {
        own_acts: ["retry", "sent"],
        next_try: "later_run",
        pictures: [picture],
      }),
    );
    expect(await factOf("Credit")).toBe("CreditNo credit was used");
    expect(await factOf("Sent by Sendoff")).toBe("Sent by SendoffNothingSubmit was not pressed");
    expect(await factOf("Next try")).toBe(
      "Next tryWhen you say soor in the next run that finds it",
    );
    const slip = within(screen.getByRole("article"));
    expect(slip.queryByText("Cost")).toBeNull();
    expect(slip.getByText("2 answers, none sent")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Where it stopped" })).toBeVisible();
  });

  it("says when the credit came back, and what the platform showed after the click", async () => {
    open(
      aDetail("FAILED", {
        cost: { credits: 0, amount: 0, usd_inr_rate: null, state: "released" },
        next_try: "never",
        timeline: [
          { status: "APPLYING", at: at("04:00:00"), note: "" },
          { status: "SUBMITTING", at: at("04:01:00"), note: "" },
          { status: "UNKNOWN", at: at("04:02:00"), note: "" },
          { status: "FAILED", at: at("04:10:00"), note: "" },
        ],
      }),
    );
    expect(await factOf("Credit")).toBe("Credit1 credit returned20 Nov, 09:40");
    expect(await factOf("Sent by Sendoff")).toBe(
      "Sent by SendoffNothingLinkedIn does not list it, 20 Nov, 09:40",
    );
    expect(await factOf("Next try")).toBe("Next tryNoneNo run takes it up again");
  });

  it("keeps the credit of an earlier try apart from the last one", async () => {
    open(
      aDetail("SKIPPED", {
        cost: { credits: 0, amount: 0, usd_inr_rate: null, state: "released" },
        next_try: "changed_choices",
        timeline: [
          { status: "APPLYING", at: at("04:00:00"), note: "" },
          { status: "SUBMITTING", at: at("04:01:00"), note: "" },
          { status: "NEEDS_APPROVAL", at: at("04:02:00"), note: "" },
          { status: "APPLYING", at: at("05:00:00"), note: "" },
          { status: "SKIPPED", at: at("05:10:00"), note: "" },
        ],
      }),
    );
    expect(await factOf("Credit")).toBe("Credit1 credit returned20 Nov, 09:32");
    expect(await factOf("Sent by Sendoff")).toContain("Submit was not pressed");
    expect(await factOf("Next try")).toContain("When your choices change");
  });
});

describe("questions that once stopped an application", () => {
  it("are not asked any more when it has come to an end", async () => {
    open(
      aDetail("SKIPPED", {
        open_questions: [{ question: "Years with Kafka?", options: [], reason: "Unknown." }],
      }),
    );
    await screen.findByText("This posting was skipped.");
    expect(screen.queryByText("Years with Kafka?")).toBeNull();
  });
});

describe("a receipt that cannot be shown", () => {
  it("says that there is none", async () => {
    open(sent);
    server.use(
      handle(routes.getApplication, { status: 404, body: { message: "x", code: "not_found" } }),
    );
    expect(await screen.findByText("There is no such receipt.")).toBeVisible();
  });

  it("offers to try again after a fault", async () => {
    const { user } = open(sent);
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
    const { user } = open(detail);
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
    open(aDetail("FAILED"));
    await screen.findByRole("heading", { level: 1, name: "Senior Backend Engineer" });
    expect(screen.queryByText("What has happened since")).toBeNull();
  });

  it("says until when pictures were kept", async () => {
    const expired = (kind: "before_submit" | "after_confirmation") => ({
      kind,
      taken_at: "2026-05-01T00:00:00.000Z",
      expired_at: "2026-10-28T10:00:00.000Z",
    });
    open(
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
