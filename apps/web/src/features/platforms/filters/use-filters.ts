import { type PlatformTemplate, routes } from "@sendoff/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api-client.ts";
import { platformsQuery } from "../../../queries/platforms.query.ts";
import { answersToSend, type FilterValues, valuesOf } from "./filter-answers.ts";

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
export function useFilters({ id, filters }: PlatformTemplate) {
  const client = useQueryClient();
  const saved = useQuery({ ...filtersQuery(id), enabled: filters.length > 0 });
  const [edited, setEdited] = useState<FilterValues>();
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
    change: setEdited,
    load: { hasFailed: saved.isError, again: () => void saved.refetch() },
    save,
    /** What is to be sent; empty when nothing is chosen. */
    answersOf: (values: FilterValues) => answersToSend(filters, values),
  };
}

export type Filters = ReturnType<typeof useFilters>;
