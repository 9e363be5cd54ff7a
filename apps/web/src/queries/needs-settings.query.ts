import { type NeedsSettings } from "@sendoff/contract/needs-you";
import { routes } from "@sendoff/contract/routes";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../lib/api-client.ts";
import { serverMessage } from "../lib/api-error.ts";
import { showToast } from "../lib/toast-manager.ts";
import { messages } from "./messages.ts";

/** Whether open questions are drafted, by which model, and whether a daily mail is wanted. */
export const needsSettingsQuery = queryOptions({
  queryKey: ["needs-settings"],
  queryFn: async ({ signal }) => (await call(routes.getNeedsSettings, { signal })).body,
});

type Change = Partial<Pick<NeedsSettings, "draft_answers" | "daily_mail">>;

/** Saves a switch at once; a refusal puts it back and says why. */
export function useChangeNeedsSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: Change) =>
      (await call(routes.changeNeedsSettings, { body: change })).body,
    onSuccess: (settings) => client.setQueryData(needsSettingsQuery.queryKey, settings),
    onError: (error) =>
      showToast(messages.settingCouldNotBeSaved, {
        tone: "danger",
        note: serverMessage(error, messages.pleaseTryAgain),
      }),
  });
}
