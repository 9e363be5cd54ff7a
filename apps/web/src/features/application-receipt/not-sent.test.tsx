import { sharedHindi } from "@sendoff/domain/translations";
import { routes } from "@sendoff/contract/routes";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished } from "vitest";
import { setLanguage } from "../../language/language.ts";
import { aDetail } from "../../testing/detail.ts";
import { handle } from "../../testing/handle.ts";
import { anInbox, anOpenQuestion, STILL_WAITING } from "../../testing/needs.ts";
import { openReceipt } from "../../testing/receipt.ts";
import { server } from "../../testing/server.ts";

describe("the record of an application that was not sent", () => {
  it.each([
    ["FAILED", "released", "This application was not sent.", "1 credit returned"],
    ["SKIPPED", "none", "This posting was skipped.", "No credit was used"],
    ["NEEDS_USER", "none", "It waits for you.", "No credit was used"],
    [
      "NEEDS_REVIEW",
      "held",
      "It cannot be told whether this one arrived.",
      "1 credit is held until the platform confirms",
    ],
    [
      "UNKNOWN",
      "held",
      "Submit was pressed; the confirmation is still missing.",
      "1 credit is held until the platform confirms",
    ],
  ] as const)(
    "is headed by the reason, without a postmark: %s",
    async (status, state, title, cost) => {
      const detail = aDetail(status, {
        cost: { credits: 0, amount: 0, usd_inr_rate: null, state },
      });
      openReceipt({
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

  it("is headed in the reader's language, by the words that the PDF has too", async () => {
    setLanguage("hi", new Map(), sharedHindi());
    onTestFinished(() => setLanguage("en", new Map(), (text) => text));
    openReceipt(aDetail("UNKNOWN", {}));
    expect(await screen.findByText("सबमिट दबा दिया गया; पुष्टि अभी बाकी है।")).toBeVisible();
    expect(screen.getByText(/हम LinkedIn पर देख रहे हैं/)).toBeVisible();
  });

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
    const { user } = openReceipt(
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
      taken_at: at("04:10:31"),
      url: "/f/p.png",
      width: 1,
      height: 1,
    } as const;
    openReceipt(
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
    openReceipt(
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
    expect(await factOf("Next try")).toBe("Next tryNoneNo run picks it up again");
  });

  it("keeps the credit of an earlier try apart from the last one", async () => {
    openReceipt(
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
    openReceipt(
      aDetail("SKIPPED", {
        open_questions: [{ question: "Years with Kafka?", options: [], reason: "Unknown." }],
      }),
    );
    await screen.findByText("This posting was skipped.");
    expect(screen.queryByText("Years with Kafka?")).toBeNull();
  });
});
