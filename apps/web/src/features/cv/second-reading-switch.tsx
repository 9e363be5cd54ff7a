import { useQuery } from "@tanstack/react-query";
import { Switch } from "../../components/ui/checkbox.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { cvsQuery, useChangeSecondReading } from "./cvs.query.ts";
import { messages } from "./messages.ts";

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
              showToast(messages.thisCouldNotBeChanged, {
                tone: "danger",
                note: serverMessage(error, messages.pleaseTryAgain),
              }),
          })
        }
      >
        <span className="font-semibold">{messages.letAModelRead}</span>
      </Switch>
      <p className="mt-1 text-small text-fg-2">
        {messages.whereSomethingIsMissingAfter(model.name, model.host)}
      </p>
    </div>
  );
}
