import { useQuery } from "@tanstack/react-query";
import { Switch } from "../../components/ui/checkbox.tsx";
import { needsSettingsQuery, useChangeNeedsSettings } from "../../queries/needs-settings.query.ts";
import { userQuery } from "../../queries/user.query.ts";
import { messages } from "./messages.ts";

/** Whether to write in the morning what needs the user, and what was answered and sent the day before. */
export function DailyMailSwitch() {
  const { data } = useQuery(needsSettingsQuery);
  const { data: user } = useQuery(userQuery);
  const change = useChangeNeedsSettings();
  if (data === undefined || user === undefined) return null;
  return (
    <div className="rounded-lg border border-border bg-surface px-4 py-2 lg:px-5 lg:py-3.5">
      <Switch
        isChecked={change.isPending ? (change.variables.daily_mail ?? false) : data.daily_mail}
        isDisabled={change.isPending}
        onChange={(next) => change.mutate({ daily_mail: next })}
      >
        <span className="font-semibold">{messages.sendMeADailyEMail}</span>
        <span className="block text-small text-fg-3">{messages.inYourMorning(user.email)}</span>
      </Switch>
    </div>
  );
}
