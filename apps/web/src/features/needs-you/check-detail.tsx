import type { WaitingCheck } from "@sendoff/contract";
import { Eye, Hand } from "lucide-react";
import { Alert } from "../../components/ui/alert.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { paths } from "../../config/paths.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { formatDayTime, plural } from "../../lib/format.ts";
import { useNotNow } from "../../queries/live-page.query.ts";

/** A portal's check whose page is kept open: the way into it, and the word that closes it. */
export function CheckDetail({ check }: { check: WaitingCheck }) {
  const { platform_id: id, platform_name: name, run_id: runId } = check;
  const notNow = useNotNow(id);
  const minutes = Math.max(1, Math.ceil(check.seconds_left / 60));
  return (
    <>
      <p className="mb-3.5 flex flex-wrap items-center gap-2 text-small text-fg-2">
        <Badge tone="you" Icon={Hand}>
          Needs you
        </Badge>
        <span>
          {name}, since {formatDayTime(check.asked_at)}
        </span>
      </p>
      <h2 className="h2">{name} wants to see you</h2>
      <p className="mt-2 max-w-[60ch] text-fg-2">{check.note}</p>
      <p className="mt-2 max-w-[60ch] text-fg-2">
        Its page is open for you here for {plural(minutes, "more minute", "more minutes")}. Pass the
        check in it, and {runId === null ? "the sign-in" : "the run"} goes on where it stopped.
      </p>
      {notNow.error === null ? null : (
        <Alert tone="danger" title="The page was not closed." className="mt-4">
          {serverMessage(notNow.error, "No connection to Sendoff. Please try again.")}
        </Alert>
      )}
      <div className="mt-[22px] flex flex-wrap items-center gap-2 max-sm:*:w-full">
        <ButtonLink variant="you" to={paths.app.live(id)}>
          <Eye aria-hidden="true" />
          Show me
        </ButtonLink>
        <Button variant="ghost" isBusy={notNow.isPending} onClick={() => notNow.mutate()}>
          Not now
        </Button>
      </div>
    </>
  );
}
