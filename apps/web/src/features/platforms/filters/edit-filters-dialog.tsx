import { type PlatformTemplate, routes } from "@sendoff/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Alert } from "../../../components/ui/alert.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { SkeletonRows } from "../../../components/ui/skeleton.tsx";
import { ErrorState } from "../../../components/ui/states.tsx";
import { showToast } from "../../../components/ui/toast-manager.ts";
import { call } from "../../../lib/api-client.ts";
import { serverMessage } from "../../../lib/api-error.ts";
import { platformsQuery } from "../../../queries/platforms.query.ts";
import { answersToSend, type FilterValues, valuesOf } from "./filter-answers.ts";
import { FilterFields } from "./filter-fields.tsx";

/** SPEC 5 and 8, word for word. */
const texts = {
  loadFailed: "Failed to load platform filters.",
  nothingChosen: "Please select at least one filter option before saving.",
  saveFailed: "Failed to save filters. Please try again.",
  saved: "Filters saved successfully!",
} as const;

function filtersQuery(platformId: number) {
  return queryOptions({
    queryKey: ["platforms", "filters", platformId],
    queryFn: async ({ signal }) =>
      (await call(routes.getPlatformFilters, { query: { platform_id: platformId }, signal })).body,
    // What was saved in another tab is what is edited here.
    staleTime: 0,
    gcTime: 0,
  });
}

/** A platform's filters: which of the jobs found there are applied to. They hold from the next search on. */
export function EditFiltersDialog({
  template,
  onClose,
}: {
  template: PlatformTemplate;
  onClose: () => void;
}) {
  const saved = useQuery(filtersQuery(template.id));
  const [edited, setEdited] = useState<FilterValues>();
  const save = useSaveFilters(template, onClose);
  const values =
    edited ?? (saved.data === undefined ? undefined : valuesOf(template.filters, saved.data));
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="lg"
      title={`Edit Filters: ${template.platform_name}`}
      description="Which of the jobs found there are applied to. Changes hold from the next search on."
      footer={
        values === undefined ? undefined : (
          <>
            <Button variant="ghost" onClick={onClose} disabled={save.isPending}>
              Cancel
            </Button>
            <Button variant="primary" isBusy={save.isPending} onClick={() => save.start(values)}>
              Save Filters
            </Button>
          </>
        )
      }
    >
      {values !== undefined ? (
        <FilterFields definitions={template.filters} values={values} onChange={setEdited} />
      ) : saved.isError ? (
        <ErrorState title={texts.loadFailed} onRetry={() => void saved.refetch()} />
      ) : (
        <SkeletonRows rows={6} label="Loading the filters" />
      )}
      {/* Beside the button that was pressed: the filters above may fill the window. */}
      {save.problem === undefined ? null : <Alert tone="danger" title={save.problem} />}
    </Dialog>
  );
}

function useSaveFilters({ id, filters }: PlatformTemplate, onSaved: () => void) {
  const client = useQueryClient();
  const [hasNothing, setHasNothing] = useState(false);
  const save = useMutation({
    mutationFn: (filter_data: ReturnType<typeof answersToSend>) =>
      call(routes.addPlatformFilter, { body: { platform_id: id, filter_data } }),
    onSuccess: async () => {
      onSaved();
      showToast(texts.saved);
      await client.invalidateQueries({ queryKey: platformsQuery.queryKey });
    },
  });
  const failure = save.error === null ? undefined : serverMessage(save.error, texts.saveFailed);
  return {
    isPending: save.isPending,
    problem: hasNothing ? texts.nothingChosen : failure,
    start: (values: FilterValues) => {
      const answers = answersToSend(filters, values);
      setHasNothing(answers.length === 0);
      if (answers.length > 0) save.mutate(answers);
    },
  };
}
