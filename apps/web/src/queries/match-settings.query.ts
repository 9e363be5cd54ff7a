import { type MatchSettings } from "@sendoff/contract/match";
import { routes } from "@sendoff/contract/routes";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { showToast } from "../lib/toast-manager.ts";
import { call } from "../lib/api-client.ts";
import { serverMessage } from "../lib/api-error.ts";
import { messages } from "./messages.ts";

/** How well a job has to match to be sent to, on all platforms. */
export const matchSettingsQuery = queryOptions({
  queryKey: ["match-settings"],
  queryFn: async ({ signal }) => (await call(routes.getMatchSettings, { signal })).body,
});

/** Saves it at once; a refusal puts it back and says why. */
export function useChangeMatchSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (settings: MatchSettings) =>
      (await call(routes.changeMatchSettings, { body: settings })).body,
    onSuccess: (settings) => client.setQueryData(matchSettingsQuery.queryKey, settings),
    onError: (error) =>
      showToast(messages.settingCouldNotBeSaved, {
        tone: "danger",
        note: serverMessage(error, messages.pleaseTryAgain),
      }),
  });
}
