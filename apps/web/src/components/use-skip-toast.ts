import { routes } from "@sendoff/contract/routes";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api-client.ts";
import { serverMessage } from "../lib/api-error.ts";
import { refreshNeeds } from "../queries/needs-you.query.ts";
import { refreshReview } from "../queries/review.query.ts";
import { skipTexts } from "./skip-texts.ts";
import { showToast } from "../lib/toast-manager.ts";

/**
 * Says that jobs were skipped and offers for ten seconds to take that back, with `skipId` from the server's answer. Without one
 * (it was skipped before) it only says so. What is not undone stays skipped, also when the tab is closed.
 */
export function useSkipToast(): (title: string, skipId: string | null) => void {
  const client = useQueryClient();
  return (title, skipId) => {
    if (skipId === null) showToast(title);
    else {
      const onUndo = () => void undo(client, skipId);
      showToast(title, { note: skipTexts.nothingSent, undo: { ...UNDO, onUndo } });
    }
  };
}

const UNDO = { label: skipTexts.undo, keys: skipTexts.undoKeys };

async function undo(client: QueryClient, skipId: string): Promise<void> {
  try {
    const { body } = await call(routes.undoSkip, { params: { id: skipId } });
    showToast(
      skipTexts.back(body.restored),
      body.gone === 0 ? {} : { note: skipTexts.gone(body.gone) },
    );
  } catch (error) {
    const note = serverMessage(error, skipTexts.tryAgain);
    showToast(skipTexts.notUndone, { tone: "danger", note });
  } finally {
    refreshNeeds(client);
    refreshReview(client);
  }
}
