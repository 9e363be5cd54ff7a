import type { CommonAnswers } from "@sendoff/contract/common-answers";
import { Check } from "lucide-react";
import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { LeaveWarning } from "../../components/leave-warning.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { paths } from "../../config/paths.ts";
import { connectionNote, serverMessage } from "../../lib/api-error.ts";
import { CommonAnswersParts } from "./common-answers-parts.tsx";
import { useSaveCommonAnswers } from "./common-answers.query.ts";
import { changesOf, type Draft, draftOf, type Problems, problemsOf } from "./draft.ts";
import { messages } from "./messages.ts";
import { countLines, withProposals } from "./proposals.ts";

const NO_PROBLEMS: Problems = {};

/** All of it on one page; one press confirms what is proposed and keeps what was said. */
export function CommonAnswersForm({
  known,
  next,
  onSaved,
}: {
  known: CommonAnswers;
  /** Where the set-up goes on; undefined where the page was opened by itself. */
  next: string | undefined;
  onSaved: (answers: CommonAnswers) => void;
}) {
  // In the set-up all proposals stand there to be confirmed; later, what somebody left open or took out stays so until they ask for them.
  const start = next === undefined ? draftOf(known) : withProposals(draftOf(known), known);
  const [draft, setDraft] = useState<Draft>(start);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const form = useRef<HTMLFormElement>(null);
  const save = useSaveCommonAnswers();
  const navigate = useNavigate();
  const changes = changesOf(draft, known);
  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblems(NO_PROBLEMS);
  };
  const isTouched = JSON.stringify(draft) !== JSON.stringify(start);

  function submit(): void {
    const found = problemsOf(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(),
      );
      return;
    }
    save.mutate(changes, {
      onSuccess: ({ answers, released }) => {
        onSaved(answers);
        setDraft(draftOf(answers));
        showToast(messages.yourAnswersAreKept, {
          note:
            released === 0
              ? messages.formsAreAnsweredWithThem
              : messages.applicationsGoOn(released),
        });
        if (next !== undefined) void navigate(next);
      },
    });
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={messages.whatFormsAskMost}
      className="over-bar grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <LeaveWarning
        isUnsaved={isTouched && !save.isPending && !save.isSuccess}
        note={messages.whatYouChoseIsNotSaved}
      />
      <Proposals draft={draft} known={known} onFill={setDraft} />
      <CommonAnswersParts known={known} draft={draft} problems={problems} onChange={change} />
      {save.error === null ? null : (
        <Alert tone="danger" title={messages.yourAnswersWereNotKept}>
          {connectionNote(save.error) ?? serverMessage(save.error, messages.pleaseTryAgain)}
        </Alert>
      )}
      <SaveBar next={next} isBusy={save.isPending} hasChanges={Object.keys(changes).length > 0} />
    </form>
  );
}

/** Says what confirming does with the proposals that stand there; where some are left out, offers to fill them in. */
function Proposals({
  draft,
  known,
  onFill,
}: {
  draft: Draft;
  known: CommonAnswers;
  onFill: (draft: Draft) => void;
}) {
  const { proposed, open } = countLines(draft, known);
  const filled = withProposals(draft, known);
  const missing = open - countLines(filled, known).open;
  if (proposed > 0) {
    return (
      <Alert tone="info" title={messages.answerIsProposed(proposed)}>
        {messages.theyBecomeYoursWhenYouConfirm(open)}
      </Alert>
    );
  }
  if (missing === 0) return null;
  return (
    <Alert
      tone="info"
      title={messages.canBeProposed(missing)}
      action={
        <Button size="sm" onClick={() => onFill(filled)}>
          {messages.fillIn}
        </Button>
      }
    >
      {messages.fromYourProfileAndPlaces}
    </Alert>
  );
}

function SaveBar({
  next,
  isBusy,
  hasChanges,
}: {
  next: string | undefined;
  isBusy: boolean;
  hasChanges: boolean;
}) {
  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-border bg-background px-4 py-3 lg:mx-0 lg:px-0">
      <p className="text-small text-fg-3 max-sm:hidden">
        {messages.keptInYourProfileAnd(
          <Link className="link" to={paths.app.answers}>
            {messages.answerBank}
          </Link>,
        )}
      </p>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:last:flex-1">
        {next === undefined ? null : <SkipLink to={next} />}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isBusy={isBusy}
          busyLabel={messages.saving}
          disabled={next === undefined && !hasChanges}
        >
          {next === undefined ? (
            <>
              <Check aria-hidden="true" />
              {messages.saveAnswers}
            </>
          ) : (
            messages.confirmAllAndContinue
          )}
        </Button>
      </div>
    </div>
  );
}

function SkipLink({ to }: { to: string }) {
  const navigate = useNavigate();
  return (
    <Button variant="ghost" size="lg" onClick={() => void navigate(to)}>
      {messages.skipForNow}
    </Button>
  );
}
