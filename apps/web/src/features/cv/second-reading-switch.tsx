import { useQuery } from "@tanstack/react-query";
import { Switch } from "../../components/ui/checkbox.tsx";
import { showToast } from "../../components/ui/toast-manager.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { cvsQuery, useChangeSecondReading } from "./cvs.query.ts";

/** Whether the operator's model may read CVs where the rules leave gaps: off until the person says so, with what that means. */
export function SecondReadingSwitch() {
  const { data } = useQuery(cvsQuery);
  const change = useChangeSecondReading();
  const model = data?.second_reading.model;
  if (data === undefined || model === undefined || model === null) return null;
  return (
    <div className="border-t border-border pt-3">
      <Switch
        isChecked={change.isPending ? change.variables : data.second_reading.is_on}
        isDisabled={change.isPending}
        onChange={(next) =>
          change.mutate(next, {
            onError: (error) =>
              showToast("This could not be changed.", {
                tone: "danger",
                note: serverMessage(error, "Please try again."),
              }),
          })
        }
      >
        <span className="font-semibold">Let a model read what is missed</span>
      </Switch>
      <p className="mt-1 text-small text-fg-2">
        Where something is missing after a CV was read, its whole text, your contact details
        included, is sent to {model.name} at {model.host}. What stands in your CV word for word is
        then offered to you, marked, before anything is saved.
      </p>
    </div>
  );
}
