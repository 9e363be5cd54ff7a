import type { PreparedSummary } from "@sendoff/contract/review";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { Navigate } from "react-router";
import { Alert } from "../../components/ui/alert.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../components/ui/states.tsx";
import { paths } from "../../config/paths.ts";
import { cn } from "../../lib/cn.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { preparedQuery, useApproveMany } from "../../queries/review.query.ts";
import { ApproveSure } from "./approve-sure.tsx";
import { messages, queueTexts } from "./messages.ts";
import { leastSureFirst } from "./least-sure-first.ts";
import { ListKeys } from "./list-keys.tsx";
import { PaneRow } from "./pane-row.tsx";
import { PreparedRow } from "./prepared-row.tsx";
import { useSplit } from "./split.ts";
import { useApprovedToast } from "./use-approved-toast.ts";

/**
 * /app/review: what is prepared and waits for the user's approval, one or many at a time. Beside a list there is always one open: the
 * first.
 */
export function ReviewPage() {
  usePageTitle(messages.review);
  const prepared = useQuery(preparedQuery);
  const { data } = prepared;
  const { isSplit } = useSplit();
  const first = leastSureFirst(data ?? []).at(0)?.application.id;
  if (isSplit && first !== undefined) {
    return (
      <Card>
        <Navigate to={paths.app.prepared(first)} replace />
        <SkeletonRows rows={8} label={messages.loadingThePreparedApplication} />
      </Card>
    );
  }
  return (
    <div className="page-column">
      <PageHeader
        title={messages.reviewBeforeSending}
        note={messages.filledInAndNotSent}
        isWayOn
        actions={<ButtonLink to={paths.app.needsYou}>{messages.needsYou}</ButtonLink>}
      />
      {data !== undefined ? (
        data.length === 0 ? (
          <NothingWaits />
        ) : (
          <WaitingList prepared={leastSureFirst(data)} />
        )
      ) : (
        <Card>
          {prepared.isPending ? (
            <SkeletonRows
              rows={4}
              label={messages.loadingWhatWaitsForApproval}
              rowClassName="min-h-[84px]"
            />
          ) : (
            <ErrorState title={messages.whatWaitsForApproval} onRetry={() => prepared.refetch()} />
          )}
        </Card>
      )}
    </div>
  );
}

/** What waits, to be chosen and approved together; beside the one that is open it is narrower, and shows which that is. */
export function WaitingList({
  prepared: all,
  openId,
  isEdited = false,
}: {
  prepared: readonly PreparedSummary[];
  openId?: string | undefined;
  /** The open one has changes, with which alone it is approved. */
  isEdited?: boolean;
}) {
  const isPane = openId !== undefined;
  const isHeld = (id: string) => isEdited && id === openId;
  const prepared = all.filter(({ application }) => !isHeld(application.id));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const approve = useApproveMany();
  // One that has been dealt with elsewhere is chosen no more.
  const picked = prepared.filter(({ application }) => chosen.has(application.id));
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const id of ids)
        if (isChosen) next.add(id);
        else next.delete(id);
      return next;
    });
  const tell = useApprovedToast();
  const send = async () => {
    try {
      // Also where the page is left meanwhile.
      tell(
        await approve.mutateAsync(
          picked.map(({ application, revision }) => ({ id: application.id, revision })),
        ),
      );
      setChosen(new Set());
    } catch {
      // The page says it.
    }
  };
  return (
    <div className={cn("grid min-w-0 gap-4 lg:gap-5", isPane && "sticky top-5")}>
      {approve.error === null ? null : (
        <Alert tone="danger" title={messages.nothingWasApproved}>
          {serverMessage(approve.error, messages.pleaseTryAgain)}
        </Alert>
      )}
      <Card className={isPane ? "max-h-[calc(100dvh-2.5rem)] overflow-y-auto" : "overflow-clip"}>
        <div className="sticky top-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border bg-surface px-4 py-2.5 lg:px-5 lg:py-3">
          <Checkbox
            isChecked={picked.length > 0 && picked.length === prepared.length}
            isDisabled={prepared.length === 0}
            onChange={(isChosen) =>
              choose(
                prepared.map(({ application }) => application.id),
                isChosen,
              )
            }
          >
            <span className="text-small font-semibold">
              {picked.length === 0
                ? messages.allCount(prepared.length)
                : messages.chosenOfAll(picked.length, prepared.length)}
            </span>
          </Checkbox>
          <ApproveSure prepared={prepared} label={messages.approveTheSure} />
          <Button
            variant="primary"
            size="sm"
            // At the end, and after the other one: what it says may shrink, and the other never comes to stand where it was.
            className="ml-auto"
            disabled={picked.length === 0}
            isBusy={approve.isPending}
            onClick={() => void send()}
          >
            {picked.length === 0 ? messages.approve : messages.approveApplication(picked.length)}
          </Button>
        </div>
        <ul aria-label={queueTexts.label}>
          {all.map((one) => {
            const { id } = one.application;
            const Row = isPane ? PaneRow : PreparedRow;
            return (
              <Row
                key={id}
                prepared={one}
                isOpen={id === openId}
                isHeld={isHeld(id)}
                isChosen={chosen.has(id) && !isHeld(id)}
                onChoose={(isChosen) => choose([id], isChosen)}
              />
            );
          })}
        </ul>
        {isPane ? <ListKeys /> : null}
      </Card>
    </div>
  );
}

function NothingWaits() {
  return (
    <Card>
      <div className="flex justify-center pt-6">
        <Badge tone="success" Icon={CircleCheck}>
          {messages.allClear}
        </Badge>
      </div>
      <EmptyState
        title={messages.nothingWaitsForYourApproval}
        note={messages.switchOnReviewBeforeSending}
        action={<ButtonLink to={paths.app.platforms}>{messages.openPlatforms}</ButtonLink>}
      />
    </Card>
  );
}
