import type { ApplicationDetail } from "@sendoff/contract/run";
import { useState } from "react";
import { ArrivalChoices } from "../../components/arrival-choices.tsx";
import { UserActions } from "../../components/user-actions.tsx";
import { Button } from "../../components/ui/button.tsx";
import { messages } from "./messages.ts";
import { isTriedAgainHere } from "./try-again-button.tsx";

/** What the user reports of this application: whether it arrived, or what they do about it themselves. */
export function UserReportedOutcome({ detail }: { detail: ApplicationDetail }) {
  const { application, arrival } = detail;
  // The page's head has it.
  const acts = detail.own_acts.filter((act) => act !== "retry" || !isTriedAgainHere(detail));
  // What was said before is no choice any more: each word begins anew.
  const [changing, setChanging] = useState<string>();
  const isAsking = arrival === "open" || (arrival !== null && changing === arrival);
  if (arrival === null && acts.length === 0) return null;
  return (
    <div className="mb-[22px] print:hidden">
      {arrival === null || !isAsking ? null : (
        <section aria-label={messages.didItArrive}>
          <h3 className="h3 pb-[9px]">
            {arrival === "open" ? messages.didItArrive : messages.whatDidYouFindOut}
          </h3>
          <ArrivalChoices applicationId={application.id} arrival={arrival} />
        </section>
      )}
      <div className="flex flex-wrap gap-2 max-sm:*:w-full">
        {arrival === null || isAsking ? null : (
          <Button size="sm" onClick={() => setChanging(arrival)}>
            {arrival === "cannot_tell" ? messages.iHaveFoundOut : messages.changeWhatISaid}
          </Button>
        )}
        {isAsking ? null : (
          <UserActions
            application={application}
            acts={acts}
            isSmall={application.status !== "NEEDS_USER"}
          />
        )}
      </div>
    </div>
  );
}
