import { type FieldValue } from "@sendoff/contract/form";
import {
  type AnswerOutcome,
  type AnswersOutcome,
  type NeedsYou,
} from "@sendoff/contract/needs-you";
import { routes } from "@sendoff/contract/routes";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api-client.ts";
import { dashboardQuery } from "./dashboard.query.ts";
import { userQuery } from "./user.query.ts";

// The sidebar's count follows a run that nobody watches too.
const REFETCH_MS = 20_000;

/** What only the user can do: the inbox, and the sidebar's count. */
export const needsYouQuery = queryOptions({
  queryKey: ["needs-you", "inbox"],
  queryFn: async ({ signal }): Promise<NeedsYou> =>
    (await call(routes.getNeedsYou, { signal })).body,
  staleTime: 5000,
  refetchInterval: REFETCH_MS,
});

/** The answer bank. */
export const savedAnswersQuery = queryOptions({
  queryKey: ["needs-you", "answers"],
  queryFn: async ({ signal }) => (await call(routes.listSavedAnswers, { signal })).body,
});

/** An answer or a skip changes what waits, and what the applications behind it say. */
export function refreshNeeds(client: QueryClient): void {
  for (const queryKey of [["needs-you"], dashboardQuery.queryKey, ["application"], ["logs"]]) {
    void client.invalidateQueries({ queryKey });
  }
}

/** Answers an open question for every application that waits for it; `onKept` comes even when its form is gone by then. */
export function useAnswer(questionId: string, onKept: (outcome: AnswerOutcome) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ answer, addSkill }: { answer: FieldValue; addSkill: boolean }) => {
      const body = { answer, ...(addSkill ? { add_skill: true } : {}) };
      return (await call(routes.answerQuestion, { params: { id: questionId }, body })).body;
    },
    onSuccess: (outcome) => {
      onKept(outcome);
      return outcome.added_skill === null
        ? undefined
        : client.invalidateQueries({ queryKey: userQuery.queryKey });
    },
    onSettled: () => refreshNeeds(client),
  });
}

/** Answers many open questions together, all or none. */
export function useAnswerMany(onKept: (outcome: AnswersOutcome) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (answers: { id: string; answer: FieldValue }[]) =>
      (await call(routes.answerQuestions, { body: { answers } })).body,
    onSuccess: (outcome) => {
      onKept(outcome);
      return outcome.added_skills.length === 0
        ? undefined
        : client.invalidateQueries({ queryKey: userQuery.queryKey });
    },
    onSettled: () => refreshNeeds(client),
  });
}

/** Skips every job that waits for this question; `onSkipped` comes even when the question is gone by then. */
export function useSkip(
  questionId: string,
  onSkipped: (outcome: { readonly skipped: number; readonly skip_id: string }) => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await call(routes.skipQuestion, { params: { id: questionId } })).body,
    onSuccess: onSkipped,
    onSettled: () => refreshNeeds(client),
  });
}
