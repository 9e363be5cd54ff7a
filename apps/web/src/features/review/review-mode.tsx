import { useQuery } from "@tanstack/react-query";
import { Switch } from "../../components/ui/checkbox.tsx";
import { serverMessage } from "../../lib/api-error.ts";
import { isConnected, platformsQuery } from "../../queries/platforms.query.ts";
import { reviewModesQuery, useSetReviewModes } from "../../queries/review.query.ts";
import { modeTexts as texts } from "./messages.ts";

/** Review mode of all connected platforms in one switch; a press is saved at once. Nothing is drawn while none is connected. */
export function ReviewMode() {
  const platforms = (useQuery(platformsQuery).data ?? []).filter(isConnected);
  const modes = useQuery(reviewModesQuery);
  const set = useSetReviewModes();
  if (platforms.length === 0) return null;
  const ids = platforms.map(({ platform_id: id }) => id);
  const on = ids.filter((id) =>
    set.isPending
      ? set.variables.isOn
      : modes.data?.some(({ platform_id: platform, is_on: isOn }) => platform === id && isOn),
  );
  const problem = set.error ?? modes.error;
  return (
    <div className="grid justify-items-end gap-0.5">
      <Switch
        isChecked={on.length === ids.length}
        isDisabled={modes.data === undefined || set.isPending}
        onChange={(isOn) => set.mutate({ platformIds: ids, isOn })}
      >
        <span className="font-semibold">{texts.reviewMode}</span>
      </Switch>
      {problem !== null ? (
        <p role="alert" className="text-small text-danger-text">
          {serverMessage(problem, texts.couldNotBeChanged)}
        </p>
      ) : modes.data === undefined ? null : (
        <p className="text-small text-fg-3">{texts.on(on.length, ids.length)}</p>
      )}
    </div>
  );
}
