import type { PreparedSummary } from "@sendoff/contract/review";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Outlet, useMatch, useNavigate } from "react-router";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { paths } from "../../config/paths.ts";
import { cn } from "../../lib/cn.ts";
import { useMedia } from "../../lib/use-media.ts";
import { preparedQuery } from "../../queries/review.query.ts";
import { leastSureFirst } from "./least-sure-first.ts";
import { messages } from "./messages.ts";
import { ReviewMode } from "./review-mode.tsx";
import { WaitingList } from "./review-page.tsx";
import type { Split } from "./split.ts";

/**
 * /app/review and what is open in it. Where there is room for both, what waits stands beside the one that is read; else list and
 * application are pages of their own. What is open stays as it is when the window changes its width: something may be typed there.
 */
export function ReviewFrame() {
  const isSplit = useMedia("(min-width: 73.75rem)");
  const [isEdited, setEdited] = useState(false);
  const { data } = useQuery(preparedQuery);
  const prepared = data === undefined ? undefined : leastSureFirst(data);
  // Beside a list there is always one open: the page of the list goes on to the first.
  const openId =
    useMatch(paths.app.prepared(":id"))?.params.id ??
    (isSplit ? prepared?.at(0)?.application.id : undefined);
  const isPane = isSplit && openId !== undefined;
  const hasList = isPane && prepared !== undefined && prepared.length > 0;
  useGoOn(prepared, openId, isPane && !isEdited);
  const split: Split = { isSplit, onEdited: setEdited };
  return (
    <div className={isPane ? "page-column" : "contents"}>
      {isPane ? (
        <PageHeader
          title={messages.reviewBeforeSending}
          note={headWords(prepared)}
          actions={<ReviewMode />}
        />
      ) : null}
      <div
        className={
          isPane
            ? cn(
                "grid items-start gap-5",
                hasList && "grid-cols-[340px_minmax(0,1fr)] 2xl:grid-cols-[380px_minmax(0,1fr)]",
              )
            : "contents"
        }
      >
        {hasList ? <WaitingList prepared={prepared} openId={openId} isEdited={isEdited} /> : null}
        <Outlet context={split} />
      </div>
    </div>
  );
}

function headWords(prepared: readonly PreparedSummary[] | undefined): string {
  if (prepared === undefined) return messages.filledInAndNotSent;
  return prepared.length === 0
    ? messages.nothingWaitsForYourApproval
    : messages.readyAndNotSent(prepared.length);
}

/** Once the open one is approved or skipped in the list, what stood below it is opened. */
function useGoOn(
  prepared: readonly PreparedSummary[] | undefined,
  openId: string | undefined,
  mayLeave: boolean,
): void {
  const navigate = useNavigate();
  const last = useRef<{ id: string; at: number }>(undefined);
  useEffect(() => {
    if (prepared === undefined || openId === undefined) return;
    const at = prepared.findIndex(({ application }) => application.id === openId);
    if (at >= 0) last.current = { id: openId, at };
    else if (mayLeave && last.current?.id === openId) {
      const next = prepared[Math.min(last.current.at, prepared.length - 1)];
      void navigate(
        next === undefined ? paths.app.review : paths.app.prepared(next.application.id),
        { replace: true },
      );
    }
  });
}
