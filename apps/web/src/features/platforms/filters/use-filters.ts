import { type PlatformTemplate } from "@sendoff/contract/platform";
import { routes } from "@sendoff/contract/routes";
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../../lib/api-client.ts";
import { useRested } from "../../../lib/use-rested.ts";
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
  const kept = saved.data === undefined ? undefined : valuesOf(filters, saved.data);
  const save = useMutation({
    mutationFn: (filter_data: ReturnType<typeof answersToSend>) =>
      call(routes.addPlatformFilter, { body: { platform_id: id, filter_data } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: platformsQuery.queryKey });
    },
  });
  return {
    values: edited ?? kept,
    /** What is chosen differs from what is saved. */
    isEdited:
      edited !== undefined &&
      (kept === undefined ||
        !isSameChoice(answersToSend(filters, edited), answersToSend(filters, kept))),
    isBack: draft.isBack,
    change: draft.setValue,
    reset: () => draft.setValue(null),
    load: { hasFailed: saved.isError, again: () => saved.refetch() },
    save,
    /** What is to be sent; empty when nothing is chosen. */
    answersOf: (values: FilterValues) => answersToSend(filters, values),
  };
}

export type Filters = ReturnType<typeof useFilters>;

type Choice = ReturnType<typeof answersToSend>;

const isSameChoice = (one: Choice, other: Choice): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** How long a choice rests before it is tried: as long as a hand on a slider pauses. */
const TRY_AFTER_MS = 200;

/** What a choice would let through of the last jobs that were judged on the platform; undefined while that is not known. */
export function useFilterTrial(platformId: number, choice: Choice) {
  const wanted = JSON.stringify(choice);
  const tried = useRested(wanted, TRY_AFTER_MS);
  return useQuery({
    queryKey: ["platforms", "filter-trial", platformId, tried],
    queryFn: async ({ signal }) =>
      (
        await call(routes.tryPlatformFilter, {
          body: { platform_id: platformId, filter_data: choice },
          signal,
        })
      ).body,
    // Only then is the choice the one that the answer is kept for.
    enabled: tried === wanted,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  }).data;
}
