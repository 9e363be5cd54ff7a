import type { ApprovalOutcome } from "@sendoff/contract/review";
import { routes } from "@sendoff/contract/routes";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { skipTexts } from "../../components/skip-texts.ts";
import { call } from "../../lib/api-client.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { showToast } from "../../lib/toast-manager.ts";
import { refreshReview } from "../../queries/review.query.ts";
import { approvedWords } from "./approved-words.ts";
import { messages } from "./messages.ts";

/** Says what an approval has set going, and offers for ten seconds to take it back: no run begins it before they are over. */
export function useApprovedToast(): (outcome: ApprovalOutcome) => void {
  const client = useQueryClient();
  return (outcome) => {
    const { title, note } = approvedWords(outcome);
    const { approval_id: approvalId } = outcome;
    if (approvalId === null) showToast(title, { note, tone: "danger" });
    else {
      const onUndo = () => void undo(client, approvalId);
      showToast(title, { note, undo: { label: skipTexts.undo, keys: skipTexts.undoKeys, onUndo } });
    }
  };
}

async function undo(client: QueryClient, approvalId: string): Promise<void> {
  try {
    const { body } = await call(routes.undoApproval, { params: { id: approvalId } });
    showToast(messages.approvalUndone, {
      note: [
        messages.itWaitsAgain(body.restored),
        body.gone === 0 ? "" : messages.otherWasBegun(body.gone),
      ]
        .filter((part) => part !== "")
        .join(" "),
    });
  } catch (error) {
    const note = serverMessage(error, messages.pleaseTryAgain);
    showToast(messages.approvalNotUndone, { tone: "danger", note });
  } finally {
    refreshReview(client);
  }
}
