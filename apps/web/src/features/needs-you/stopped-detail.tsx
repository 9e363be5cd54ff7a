import type { ApplicationSummary } from "@sendoff/contract/run";
import { Link } from "react-router";
import { type IdlePlatform, UserActions } from "../../components/user-actions.tsx";
import { StatusBadge } from "../../components/ui/status-badge.tsx";
import { paths } from "../../config/paths.ts";
import { formatDayTime } from "../../lib/format.ts";
import { messages } from "./messages.ts";
import { PostingLink } from "./posting-link.tsx";

/** An application whose form has a check that only a person can pass: sent by the user, tried again, or left. */
export function StoppedDetail({
  stopped,
  onRetry,
}: {
  stopped: ApplicationSummary;
  onRetry: (idle: IdlePlatform) => void;
}) {
  const { platform_name: name } = stopped;
  return (
    <>
      <p className="mb-3.5 flex flex-wrap items-center gap-2 text-small text-fg-2">
        <StatusBadge status={stopped.status} />
        <span>
          {name}, {formatDayTime(stopped.updated_at)}
        </span>
      </p>
      <h2 className="h2 max-w-[24em] break-words">
        {messages.jobTitleAtCompanyName(stopped.job_title, stopped.company_name)}
      </h2>
      <p className="mt-2 max-w-[60ch] text-fg-2">{stopped.reason}</p>
      <p className="mt-2 max-w-[60ch] text-fg-2">{messages.nothingWasSentAndNothing}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-small">
        <PostingLink address={stopped.job_url} label={messages.openThePosting} />
        <Link className="link target" to={paths.app.application(stopped.id)}>
          {messages.seeWhereItStopped}
        </Link>
      </p>
      <div className="mt-[22px] flex flex-wrap items-center gap-2 max-sm:*:w-full">
        <UserActions
          application={stopped}
          acts={["sent", "retry", "skip"]}
          onRetry={onRetry}
          skipKey="S"
        />
      </div>
    </>
  );
}
