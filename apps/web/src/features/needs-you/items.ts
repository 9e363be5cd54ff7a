import type {
  AccountNeed,
  NeedsYou,
  OpenQuestion,
  WaitingCheck,
} from "@sendoff/contract/needs-you";
import type { ApplicationSummary } from "@sendoff/contract/run";
import { numberWord } from "../../lib/number-word.ts";
import { messages } from "./messages.ts";

/** One thing that waits for the user. */
export type NeedItem =
  | { readonly id: string; readonly tab: "check"; readonly at: string; check: WaitingCheck }
  | { readonly id: string; readonly tab: "questions"; readonly at: string; question: OpenQuestion }
  | { readonly id: string; readonly tab: "sign-in"; readonly at: string; account: AccountNeed }
  | {
      readonly id: string;
      readonly tab: "approve";
      readonly at: string;
      approvals: readonly ApplicationSummary[];
    }
  | {
      readonly id: string;
      readonly tab: "review";
      readonly at: string;
      review: ApplicationSummary;
    }
  | {
      readonly id: string;
      readonly tab: "stopped";
      readonly at: string;
      stopped: ApplicationSummary;
    };

export type NeedTab = "all" | Exclude<NeedItem["tab"], "stopped" | "check">;

export const NEED_TABS: readonly { readonly value: NeedTab; readonly label: string }[] = [
  { value: "all", label: messages.all },
  { value: "questions", label: messages.questions },
  { value: "sign-in", label: messages.signIn },
  { value: "approve", label: messages.approve },
  { value: "review", label: messages.review },
];

/** Everything that waits, the latest first; a page that is kept open for minutes before all else. */
export function itemsOf({
  checks,
  questions,
  accounts,
  reviews,
  stopped,
  approvals,
}: NeedsYou): NeedItem[] {
  const items: NeedItem[] = [
    ...questions.map((question) => ({
      id: question.id,
      tab: "questions" as const,
      at: question.asked_at,
      question,
    })),
    ...accounts.map((account) => ({
      id: `platform-${account.platform_id}`,
      tab: "sign-in" as const,
      at: account.since,
      account,
    })),
    ...approvals.slice(0, 1).map(({ updated_at: at }) => ({
      id: "approvals",
      tab: "approve" as const,
      at,
      approvals,
    })),
    ...reviews.map((review) => ({
      id: review.id,
      tab: "review" as const,
      at: review.updated_at,
      review,
    })),
    ...stopped.map((application) => ({
      id: application.id,
      tab: "stopped" as const,
      at: application.updated_at,
      stopped: application,
    })),
  ];
  return [
    ...checks.map((check) => ({
      id: `check-${check.platform_id}`,
      tab: "check" as const,
      at: check.asked_at,
      check,
    })),
    ...items.toSorted((a, b) => b.at.localeCompare(a.at)),
  ];
}

/** Whether an item stands under a tab: what a form's check stopped is one more application to look at. */
export function isUnder(item: NeedItem, tab: NeedTab): boolean {
  if (tab === "all") return true;
  return tab === (item.tab === "stopped" ? "review" : item.tab === "check" ? "sign-in" : item.tab);
}

/** The item that an application waits for. */
export function itemOfApplication(
  items: readonly NeedItem[],
  applicationId: string,
): NeedItem | undefined {
  return items.find((item) => {
    if (item.tab === "questions")
      return item.question.waiting.some((job) => job.application_id === applicationId);
    if (item.tab === "sign-in") return item.account.stopped.some(({ id }) => id === applicationId);
    if (item.tab === "approve") return item.approvals.some(({ id }) => id === applicationId);
    return item.id === applicationId;
  });
}

/** "Three things only you can do." */
export function countWords(count: number): string {
  return messages.onlyYouCanDo(numberWord(count), count);
}
