import type { PlatformTemplate } from "@sendoff/contract/platform";
import { useState } from "react";
import { KeptNote } from "../../../components/kept-note.tsx";
import { LeaveWarning } from "../../../components/leave-warning.tsx";
import { ReviewSwitch } from "../../../components/review-switch.tsx";
import { Alert } from "../../../components/ui/alert.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { SkeletonRows } from "../../../components/ui/skeleton.tsx";
import { ErrorState } from "../../../components/ui/states.tsx";
import { showToast } from "../../../lib/toast-manager.ts";
import { connectionNote, serverMessage } from "../../../lib/api-error.ts";
import { messages } from "../messages.ts";
import type { FilterValues } from "./filter-answers.ts";
import { FilterFields } from "./filter-fields.tsx";
import { useFilters } from "./use-filters.ts";

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
  const { values, load, save } = filters;
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
      onOpenChange={onClose}
      size="lg"
      title={messages.editFiltersPlatformName(template.platform_name)}
      description={messages.whichOfTheJobsFoundThereAreApplied}
      footer={
        values === undefined ? undefined : (
          <>
            <Button variant="ghost" onClick={onClose} disabled={save.isPending}>
              {messages.cancel}
            </Button>
            <Button variant="primary" isBusy={save.isPending} onClick={() => start(values)}>
              {messages.saveFilters}
            </Button>
          </>
        )
      }
    >
      <LeaveWarning
        isUnsaved={filters.isEdited && !save.isPending && !save.isSuccess}
        note={messages.yourChangesInTheFilters(template.platform_name)}
      />
      <KeptNote isBack={filters.isBack} />
      <ReviewSwitch platform={{ id: template.id, name: template.platform_name }} />
      {values !== undefined ? (
        <FilterFields definitions={template.filters} values={values} onChange={filters.change} />
      ) : load.hasFailed ? (
        <ErrorState title={texts.loadFailed} onRetry={load.again} />
      ) : (
        <SkeletonRows rows={6} label={messages.loadingTheFilters} />
      )}
      {/* Beside the button that was pressed: the filters above may fill the window. */}
      {problem === undefined ? null : (
        <Alert tone="danger" title={problem}>
          {hasNothing ? undefined : connectionNote(save.error)}
        </Alert>
      )}
    </Dialog>
  );
}
