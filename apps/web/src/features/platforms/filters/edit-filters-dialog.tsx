import type { PlatformTemplate } from "@sendoff/contract/platform";
import { useState } from "react";
import { KeptNote } from "../../../components/kept-note.tsx";
import { LeaveDialog, LeaveWarning } from "../../../components/leave-warning.tsx";
import { ReviewSwitch } from "../../../components/review-switch.tsx";
import { Alert } from "../../../components/ui/alert.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { Initials } from "../../../components/ui/initials.tsx";
import { SkeletonRows } from "../../../components/ui/skeleton.tsx";
import { ErrorState } from "../../../components/ui/states.tsx";
import { showToast } from "../../../lib/toast-manager.ts";
import { connectionNote, serverMessage } from "../../../lib/api-error.ts";
import { messages } from "../messages.ts";
import type { FilterValues } from "./filter-answers.ts";
import { FilterFields } from "./filter-fields.tsx";
import { useFilters, useFilterTrial } from "./use-filters.ts";

/** SPEC 5 and 8, word for word. */
const texts = {
  loadFailed: messages.failedToLoadPlatformFilters,
  nothingChosen: messages.pleaseSelectAtLeastOneFilter,
  saveFailed: messages.filtersFailed,
  saved: messages.filtersSavedSuccessfully,
} as const;

/** A platform's filters: which of the jobs found there are applied to. They hold from the next search on. */
export function EditFiltersDialog({
  template,
  onClose,
}: {
  template: PlatformTemplate;
  onClose: () => void;
}) {
  const filters = useFilters(template, "edit");
  const [hasNothing, setHasNothing] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { values, load, save, isEdited } = filters;
  const isUnsaved = isEdited && !save.isPending && !save.isSuccess;
  const close = () => (isUnsaved ? setLeaving(true) : onClose());
  const unsavedNote = messages.yourChangesInTheFilters(template.platform_name);
  const failure = save.error === null ? undefined : serverMessage(save.error, texts.saveFailed);
  const problem = hasNothing ? texts.nothingChosen : failure;
  const start = (wanted: FilterValues) => {
    const answers = filters.answersOf(wanted);
    setHasNothing(answers.length === 0);
    if (answers.length === 0) return;
    save.mutate(answers, {
      onSuccess: () => {
        onClose();
        showToast(texts.saved);
      },
    });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      size="lg"
      start={<Initials name={template.platform_name} />}
      title={messages.editFiltersPlatformName(template.platform_name)}
      description={messages.whichOfTheJobsFoundThereAreApplied}
      summary={
        values === undefined ? undefined : (
          <Trial
            template={template}
            choice={filters.answersOf(values)}
            onReset={isUnsaved ? filters.reset : undefined}
          />
        )
      }
      footer={
        values === undefined ? undefined : (
          <>
            <Button variant="ghost" onClick={onClose} disabled={save.isPending}>
              {messages.cancel}
            </Button>
            <Button
              variant="primary"
              isBusy={save.isPending}
              disabled={!isEdited}
              onClick={() => start(values)}
            >
              {messages.saveFilters}
            </Button>
          </>
        )
      }
    >
      <LeaveWarning isUnsaved={isUnsaved} note={unsavedNote} />
      {isLeaving ? (
        <LeaveDialog note={unsavedNote} onLeave={onClose} onStay={() => setLeaving(false)} />
      ) : null}
      <KeptNote isBack={filters.isBack} />
      {values !== undefined ? (
        <FilterFields definitions={template.filters} values={values} onChange={filters.change} />
      ) : load.hasFailed ? (
        <ErrorState title={texts.loadFailed} onRetry={load.again} />
      ) : (
        <SkeletonRows rows={6} label={messages.loadingTheFilters} />
      )}
      <ReviewSwitch platform={{ id: template.id, name: template.platform_name }} />
      {/* Beside the button that was pressed: the filters above may fill the window. */}
      {problem === undefined ? null : (
        <Alert tone="danger" title={problem}>
          {hasNothing ? undefined : connectionNote(save.error)}
        </Alert>
      )}
    </Dialog>
  );
}

/** What the choice would let through of the last jobs that are known; nothing is said while none is. */
function Trial({
  template,
  choice,
  onReset,
}: {
  template: PlatformTemplate;
  choice: ReturnType<ReturnType<typeof useFilters>["answersOf"]>;
  onReset: (() => void) | undefined;
}) {
  const trial = useFilterTrial(template.id, choice);
  if ((trial === undefined || trial.jobs === 0) && onReset === undefined) return null;
  const { jobs, passing } = trial ?? { jobs: 0, passing: 0 };
  return (
    <div className="flex min-h-6 items-center gap-3">
      {jobs === 0 ? null : (
        <>
          <div
            className="h-1.5 w-24 shrink-0 overflow-hidden rounded-full bg-neutral-soft dark:bg-border max-sm:hidden"
            aria-hidden="true"
          >
            <div className="h-full bg-accent" style={{ width: `${(passing / jobs) * 100}%` }} />
          </div>
          <div className="min-w-0 flex-1">
            <p role="status" className="num text-small font-semibold">
              {messages.lastJobsWouldPass(passing, jobs)}
            </p>
            <p className="text-meta text-fg-3">
              {messages.triedByScoreAndWords(template.platform_name)}
            </p>
          </div>
        </>
      )}
      {onReset === undefined ? null : (
        <button
          type="button"
          className="link target ml-auto text-small font-semibold"
          onClick={onReset}
        >
          {messages.reset}
        </button>
      )}
    </div>
  );
}
