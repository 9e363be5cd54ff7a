import type { PreparedDetail } from "@sendoff/contract/review";
import { useEffect, useRef } from "react";
import { MatchStrip } from "../../components/match-strip.tsx";
import { Breadcrumb } from "../../components/ui/breadcrumb.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Initials } from "../../components/ui/initials.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { StatusBadge } from "../../components/ui/status-badge.tsx";
import { paths } from "../../config/paths.ts";
import { formatDayTime } from "../../lib/format.ts";
import { messages } from "./messages.ts";
import { PostingAddress } from "./prepared-parts.tsx";

/** What a prepared application stands under. */
export const above = [
  { to: paths.app.needsYou, label: messages.needsYou },
  { to: paths.app.review, label: messages.review },
];

/** The head of a prepared application that is a page of its own. */
export function PreparedHead({ prepared }: { prepared: PreparedDetail }) {
  const { application } = prepared;
  return (
    <div>
      <Breadcrumb above={above} current={application.job_title} />
      <PageHeader
        title={application.job_title}
        badge={<StatusBadge status={application.status} />}
        note={preparedWords(prepared)}
        actions={<PostingAddress url={application.job_url} />}
      />
    </div>
  );
}

/** The same beside the list: whose it is, and how well it matches. The keyboard goes on here when another one is opened. */
export function PaneHead({ prepared }: { prepared: PreparedDetail }) {
  const { application, match_reasons: reasons } = prepared;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The shell has put the focus on the page because its address changed; elsewhere it is where the user has put it.
    if (document.activeElement?.id === "main") heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Card>
      <div className="flex items-start gap-3.5 px-5 py-4">
        <Initials name={application.company_name} size="lg" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 ref={heading} className="h2 min-w-0 break-words outline-none" tabIndex={-1}>
              {application.job_title}
            </h2>
            <StatusBadge status={application.status} />
          </div>
          <p className="mt-0.5 break-words text-fg-2">{preparedWords(prepared)}</p>
        </div>
        <PostingAddress url={application.job_url} />
      </div>
      <MatchStrip score={application.match_score} reasons={reasons} />
    </Card>
  );
}

function preparedWords({ application, prepared_at: at }: PreparedDetail): string {
  return messages.filterPreparedOnPlatformNameWhen(
    [application.company_name, application.location].filter(Boolean).join(", "),
    application.platform_name,
    formatDayTime(at),
  );
}
