import type { PlatformTemplate } from "@sendoff/contract";
import { useState } from "react";
import { KeptNote } from "../../../components/kept-note.tsx";
import { LeaveWarning } from "../../../components/leave-warning.tsx";
import { ReviewSwitch } from "../../../components/review-switch.tsx";
import { Alert } from "../../../components/ui/alert.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { SkeletonRows } from "../../../components/ui/skeleton.tsx";
import { ErrorState } from "../../../components/ui/states.tsx";
import { showToast } from "../../../components/ui/toast-manager.ts";
import { connectionNote, serverMessage } from "../../../lib/api-error.ts";
import type { FilterValues } from "./filter-answers.ts";
import { FilterFields } from "./filter-fields.tsx";
import { useFilters } from "./use-filters.ts";

/** SPEC 5 and 8, word for word. */
const texts = {
  loadFailed: "Failed to load platform filters.",
  nothingChosen: "Please select at least one filter option before saving.",
  saveFailed: "Failed to save filters. Please try again.",
  saved: "Filters saved successfully!",
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
      title={`Edit Filters: ${template.platform_name}`}
      description="Choose which jobs we apply to. Changes apply from the next search."
      footer={
        values === undefined ? undefined : (
          <>
            <Button variant="ghost" onClick={onClose} disabled={save.isPending}>
              Cancel
            </Button>
            <Button variant="primary" isBusy={save.isPending} onClick={() => start(values)}>
              Save Filters
            </Button>
          </>
        )
      }
    >
      <LeaveWarning
        isUnsaved={filters.isEdited && !save.isPending && !save.isSuccess}
        note={`Your changes in the filters of ${template.platform_name} are not saved.`}
      />
      <KeptNote isBack={filters.isBack} />
      <ReviewSwitch platform={{ id: template.id, name: template.platform_name }} />
      {values !== undefined ? (
        <FilterFields definitions={template.filters} values={values} onChange={filters.change} />
      ) : load.hasFailed ? (
        <ErrorState title={texts.loadFailed} onRetry={load.again} />
      ) : (
        <SkeletonRows rows={6} label="Loading the filters" />
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
