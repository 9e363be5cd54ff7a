import type { PreparedDetail } from "@sendoff/contract";
import { useState } from "react";
import { Alert } from "../../components/ui/alert.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { showToast } from "../../components/ui/toast-manager.ts";
import { paths } from "../../config/paths.ts";
import { ApiError, connectionNote, serverMessage } from "../../lib/api-error.ts";
import { plural } from "../../lib/format.ts";
import { useApprove } from "../../queries/review.query.ts";
import { approvedWords } from "./approved-words.ts";
import { RejectDialog } from "./reject-dialog.tsx";
import type { ReviewDraft } from "./use-review-draft.ts";

/** Approve or reject, always within reach; refusals stand beside the buttons. */
export function DecisionBar({
  prepared,
  draft,
  onDone,
  onOutdated,
}: {
  prepared: PreparedDetail;
  draft: ReviewDraft;
  onDone: () => void;
  onOutdated: () => void;
}) {
  const [isRejecting, setRejecting] = useState(false);
  const approve = useApprove(prepared.application.id);
  const { error } = approve;
  const isStuck = draft.problems.size > 0;
  const changes = draft.changes.length;
  const send = () =>
    approve.mutate(
      { revision: prepared.revision, answers: [...draft.changes] },
      {
        onSuccess: (outcome) => {
          const { title, note } = approvedWords(outcome);
          showToast(title, { note });
          onDone();
        },
      },
    );
  const status = error instanceof ApiError ? error.status : 0;
  return (
    <div className="sticky bottom-0 z-10 grid gap-3 rounded-lg border border-border bg-raised px-4 py-3 shadow-float max-lg:bottom-2 lg:bottom-4 lg:px-5">
      {error === null ? null : (
        <Alert
          tone="danger"
          title="It was not approved."
          action={
            status === 409 ? (
              <Button size="sm" onClick={onOutdated}>
                Load it again
              </Button>
            ) : status === 402 ? (
              <ButtonLink size="sm" to={paths.app.addMoney}>
                Add money
              </ButtonLink>
            ) : undefined
          }
        >
          {connectionNote(error) ?? serverMessage(error, "Please try again.")}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-2 max-sm:*:flex-auto">
        <p className="min-w-0 text-small text-fg-2 max-sm:w-full sm:flex-1 sm:basis-56">
          {isStuck
            ? "One of your changes does not fit its question yet."
            : changes === 0
              ? "We send exactly this. It costs 1 credit once confirmed."
              : `We send it with ${plural(changes, "change")} of yours. It costs 1 credit once confirmed.`}
        </p>
        <Button variant="line" onClick={() => setRejecting(true)} disabled={approve.isPending}>
          Reject
        </Button>
        <Button variant="you" isBusy={approve.isPending} disabled={isStuck} onClick={send}>
          Approve and send
        </Button>
      </div>
      {isRejecting ? (
        <RejectDialog prepared={prepared} onRejected={onDone} onClose={() => setRejecting(false)} />
      ) : null}
    </div>
  );
}
