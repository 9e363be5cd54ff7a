import { type JobPreferences, SALARY } from "@sendoff/contract";
import { jobPreferencesFromFilters } from "@sendoff/domain";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { updateUser, userQuery } from "../../../queries/user.query.ts";

/** The job preferences while they are edited beside a sign-in, and the way to save them. */
export function usePreferencesDraft() {
  const client = useQueryClient();
  const { data: user } = useQuery(userQuery);
  const [draft, setDraft] = useState<JobPreferences>();
  const stored = jobPreferencesFromFilters(user?.filters ?? {});
  const value = draft ?? stored;
  const { mutateAsync, isPending, isSuccess, isError, reset } = useMutation({
    mutationFn: (preferences: JobPreferences) =>
      updateUser(client, {
        filters: {
          ...user?.filters,
          roles: preferences.roles,
          locations: preferences.locations,
          // The range that is shown is the range that is saved.
          salary_range: preferences.salaryRange ?? {
            min: SALARY.defaultMin,
            max: SALARY.defaultMax,
          },
        },
      }),
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
        setDraft(undefined);
      } catch {
        // The mutation's own state says it; the form shows the text.
      }
    },
  };
}

export type PreferencesDraft = ReturnType<typeof usePreferencesDraft>;
