import { useQuery } from "@tanstack/react-query";
import { serverMessage } from "../lib/api-error.ts";
import { reviewModesQuery, useSetReviewMode } from "../queries/review.query.ts";
import { messages } from "./messages.ts";
import { Switch } from "./ui/checkbox.tsx";

/** Review mode of one platform; a press is saved at once. */
export function ReviewSwitch({ platform }: { platform: { id: number; name: string } }) {
  const modes = useQuery(reviewModesQuery);
  const set = useSetReviewMode(platform.id);
  const saved = modes.data?.some(({ platform_id: id, is_on: isOn }) => id === platform.id && isOn);
  const isOn = set.isPending ? set.variables : saved;
  const problem = set.error ?? modes.error;
  return (
    <div className="rounded-md border border-border bg-background px-3.5 py-2.5 lg:py-3">
      <Switch
        isChecked={isOn ?? false}
        isDisabled={isOn === undefined || set.isPending}
        onChange={(next) => set.mutate(next)}
      >
        <span className="font-semibold">{messages.reviewBeforeSending}</span>
      </Switch>
      <p className="pl-[42px] text-meta text-fg-3 max-lg:-mt-1.5 lg:mt-0.5">
        {messages.onWhatIsPreparedOnWaits(isOn, platform.name)}
      </p>
      {problem === null ? null : (
        <p role="alert" className="mt-1 pl-[42px] text-meta font-medium text-danger-text">
          {serverMessage(problem, messages.reviewModeCouldNotBeChanged)}
        </p>
      )}
    </div>
  );
}
