import type { UserDetails } from "@sendoff/contract/user";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useWatch } from "react-hook-form";
import { configQuery } from "../../queries/config.query.ts";
import { messages } from "./messages.ts";
import type { Settings } from "./use-settings.ts";

/** Below the number: verified, to be verified, or to be saved first. */
export function PhoneState({ settings, user }: { settings: Settings; user: UserDetails }) {
  const { data: config } = useQuery(configQuery);
  const { control } = settings.form;
  const [dialCode, mobile] = useWatch({ control, name: ["dial_code", "mobile"] });
  if (mobile === "") return messages.withoutANumberYouAreAsked;
  if (dialCode + mobile !== user.mobile) {
    return config?.sms === true ? messages.saveIt : null;
  }
  if (user.mobile_verified) {
    return (
      <span className="inline-flex items-center gap-1 font-medium text-success-text">
        <CircleCheck className="size-3.5" aria-hidden="true" />
        {messages.verified}
      </span>
    );
  }
  if (config?.sms !== true) return null;
  return (
    <>
      {messages.notVerified}{" "}
      <button type="button" className="link target-alone" onClick={settings.verifyPhone}>
        {messages.verifyBySms}
      </button>
    </>
  );
}
