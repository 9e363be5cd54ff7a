import type { PreparedDetail } from "@sendoff/contract/review";
import { useState } from "react";
import { Alert } from "../../components/ui/alert.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { KeyHint } from "../../components/ui/key.tsx";
import { paths } from "../../config/paths.ts";
import { ApiError, connectionNote, serverMessage } from "../../lib/api-error.ts";
import { useApprove } from "../../queries/review.query.ts";
import { messages } from "./messages.ts";
import { RejectDialog } from "./reject-dialog.tsx";
import { useApprovedToast } from "./use-approved-toast.ts";
import { editFirstAnswer, useReviewKeys } from "./use-review-keys.ts";
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
  const tell = useApprovedToast();
  const { error } = approve;
  const isStuck = draft.problems.size > 0;
  const changes = draft.changes.length;
  const send = () =>
    approve.mutate(
      { revision: prepared.revision, answers: [...draft.changes] },
      {
        onSuccess: (outcome) => {
          tell(outcome);
          onDone();
        },
      },
    );
  const isArmed = useReviewKeys({
    onApprove: () => {
      if (!isStuck && !approve.isPending) send();
    },
    onSkip: () => {
      if (!approve.isPending) setRejecting(true);
    },
  });
  const canChange = prepared.questions.some((question) => question.can_edit);
  const status = error instanceof ApiError ? error.status : 0;
  return (
    <div className="sticky bottom-0 z-10 grid gap-3 rounded-lg border border-border bg-raised px-4 py-3 shadow-float max-lg:bottom-2 lg:bottom-4 lg:px-5">
      {error === null ? null : (
        <Alert
          tone="danger"
          title={messages.itWasNotApproved}
          action={
            status === 409 ? (
              <Button size="sm" onClick={onOutdated}>
                {messages.loadItAgain}
              </Button>
            ) : status === 402 ? (
              <ButtonLink size="sm" to={paths.app.addMoney}>
                {messages.addMoney}
              </ButtonLink>
            ) : undefined
          }
        >
          {connectionNote(error) ?? serverMessage(error, messages.pleaseTryAgain)}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-2 max-sm:*:flex-auto">
        <p className="min-w-0 text-small text-fg-2 max-sm:w-full sm:flex-1 sm:basis-56">
          {isStuck
            ? messages.oneOfYourChangesDoes
            : changes === 0
              ? messages.sentWordForWord
              : messages.sentWithOfYours(changes)}
        </p>
        <Button
          variant="ghost"
          aria-keyshortcuts="S"
          onClick={() => setRejecting(true)}
          disabled={approve.isPending}
        >
          {messages.reject}
          <KeyHint letter="S" />
        </Button>
        {canChange ? (
          <Button
            variant="line"
            aria-keyshortcuts="E"
            onClick={editFirstAnswer}
            disabled={approve.isPending}
          >
            {messages.changeAnswers}
            <KeyHint letter="E" />
          </Button>
        ) : null}
        <Button
          variant="you"
          aria-keyshortcuts="A"
          isBusy={approve.isPending}
          disabled={isStuck}
          onClick={send}
        >
          {isArmed && !isStuck ? messages.pressAAgainToApprove : messages.approveAndSend}
          <KeyHint letter="A" />
        </Button>
      </div>
      {isRejecting ? (
        <RejectDialog prepared={prepared} onRejected={onDone} onClose={() => setRejecting(false)} />
      ) : null}
    </div>
  );
}
