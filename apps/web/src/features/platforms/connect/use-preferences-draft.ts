import type { JobPreferences } from "@sendoff/contract/profile";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { jobPreferencesFromFilters } from "@sendoff/domain/profile";
import { savePreferences } from "../../../queries/filters.ts";
import { userQuery } from "../../../queries/user.query.ts";

/** The job preferences while they are edited beside a sign-in, and the way to save them. */
export function usePreferencesDraft() {
  const client = useQueryClient();
  const { data: user } = useQuery(userQuery);
  const [draft, setDraft] = useState<JobPreferences>();
  const value = draft ?? jobPreferencesFromFilters(user?.filters ?? {});
  const { mutateAsync, isPending, isSuccess, isError, reset } = useMutation({
    mutationFn: (preferences: JobPreferences) => savePreferences(client, preferences),
  });
  return {
    value,
    isDirty: draft !== undefined,
    isSaving: isPending,
    isSaved: isSuccess && draft === undefined,
    hasFailed: isError,
    change: (next: JobPreferences) => {
      reset();
      setDraft(next);
    },
    save: async () => {
      try {
        await mutateAsync(value);
        // What was typed while it was saved stays a draft.
        setDraft((now) => (now === value ? undefined : now));
      } catch {
        // The mutation's own state says it; the form shows the text.
      }
    },
  };
}

export type PreferencesDraft = ReturnType<typeof usePreferencesDraft>;
