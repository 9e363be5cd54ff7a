import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Switch } from "../../components/ui/checkbox.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { updateUser, userQuery } from "../../queries/user.query.ts";
import { messages } from "./messages.ts";

/** Whether to write an e-mail when a run has ended. Saved at once; a refusal puts the switch back. */
export function RunReportMail() {
  const client = useQueryClient();
  const { data: user } = useQuery(userQuery);
  const [wanted, setWanted] = useState<boolean>();
  if (user === undefined) return null;
  async function save(next: boolean): Promise<void> {
    setWanted(next);
    try {
      await updateUser(client, { run_report_email: next });
    } catch {
      showToast(messages.settingCouldNotBeSaved, { tone: "danger", note: messages.pleaseTryAgain });
    }
    setWanted(undefined);
  }
  return (
    <div className="rounded-lg border border-border bg-surface px-4 py-2 lg:px-5 lg:py-3.5">
      <Switch
        isChecked={wanted ?? user.run_report_email}
        isDisabled={wanted !== undefined}
        onChange={(next) => void save(next)}
      >
        <span className="font-semibold">{messages.tellMeByEMail}</span>
        <span className="block text-small text-fg-3">{messages.oneEMailWhenARun(user.email)}</span>
      </Switch>
    </div>
  );
}
