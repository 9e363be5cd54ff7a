import { type PlatformTemplate } from "@sendoff/contract/platform";
import { routes } from "@sendoff/contract/routes";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../../lib/api-client.ts";
import { platformsQuery } from "../../../queries/platforms.query.ts";
import { useDraft, useKeptKeys } from "../../../state/use-draft.ts";
import { KeptFilters, answersToSend, type FilterValues, valuesOf } from "./filter-answers.ts";

/** Where filters are changed: in their own dialog, or on the way to a connection. */
type Place = "edit" | "connect";

/** Under which the changes of a platform's filters are kept when the session ends. */
const keptKey = (platformId: number, place: Place): string => `filters/${place}/${platformId}`;

/** Opens the platform whose filters were being changed when the session ended. */
export function useKeptFilters(
  platforms: readonly { template: PlatformTemplate }[],
  onEdit: (template: PlatformTemplate) => void,
): void {
  const keys = useKeptKeys();
  const [kept] = useState(() =>
    platforms.find(({ template }) => keys.includes(keptKey(template.id, "edit"))),
  );
  useEffect(() => {
    if (kept !== undefined) onEdit(kept.template);
  }, [kept, onEdit]);
}

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

/** What is saved of a platform's filters, and what is being changed of it. A platform without filters has none to load. */
export function useFilters({ id, filters }: PlatformTemplate, place: Place) {
  const client = useQueryClient();
  const saved = useQuery({ ...filtersQuery(id), enabled: filters.length > 0 });
  const draft = useDraft<FilterValues | null>(
    keptKey(id, place),
    KeptFilters,
    () => null,
    (typed) => typed !== null,
  );
  const edited = draft.value ?? undefined;
  const save = useMutation({
    mutationFn: (filter_data: ReturnType<typeof answersToSend>) =>
      call(routes.addPlatformFilter, { body: { platform_id: id, filter_data } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: platformsQuery.queryKey });
    },
  });
  return {
    values: edited ?? (saved.data === undefined ? undefined : valuesOf(filters, saved.data)),
    isEdited: edited !== undefined,
    isBack: draft.isBack,
    change: draft.setValue,
    load: { hasFailed: saved.isError, again: () => void saved.refetch() },
    save,
    /** What is to be sent; empty when nothing is chosen. */
    answersOf: (values: FilterValues) => answersToSend(filters, values),
  };
}

export type Filters = ReturnType<typeof useFilters>;
