import { ONBOARDING_DONE_MS } from "@sendoff/contract/constants";
import { routes } from "@sendoff/contract/routes";
import { type UpdateUserDetails } from "@sendoff/contract/user";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call } from "../../lib/api-client.ts";
import { connectionNote, serverMessage } from "../../lib/api-error.ts";
import { findToken } from "../../lib/session.ts";
import { userQuery } from "../../queries/user.query.ts";
import { messages } from "./messages.ts";
import { type OnboardingForm, onboardingBody } from "./onboarding-form.ts";

export type OnboardingNotice = {
  tone: "success" | "danger";
  text: string;
  note?: string | undefined;
};

/** Saves the form, and `beside` it what the CV told, in one call; the page shows success for 1.5 s and then moves on, because the user is complete (SPEC 2). */
export function useOnboarding(
  beside: () => Pick<UpdateUserDetails, "filters" | "location" | "country_id">,
) {
  const client = useQueryClient();
  const [notice, setNotice] = useState<OnboardingNotice>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function save(form: OnboardingForm): Promise<void> {
    if (findToken() === undefined) {
      const text = messages.authenticationTokenNotFound;
      setNotice({ tone: "danger", text });
      return;
    }
    setNotice(undefined);
    try {
      const { body } = await call(routes.updateUserDetails, {
        body: { ...onboardingBody(form), ...beside() },
      });
      setNotice({ tone: "success", text: messages.profileUpdatedSuccessfully });
      timer.current = setTimeout(
        () => client.setQueryData(userQuery.queryKey, body),
        ONBOARDING_DONE_MS,
      );
    } catch (error) {
      const text = serverMessage(error, messages.failedToUpdateProfile);
      setNotice({ tone: "danger", text, note: connectionNote(error) });
    }
  }

  return { notice, save, isDone: notice?.tone === "success" };
}
