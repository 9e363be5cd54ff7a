import type { PreparedSummary } from "@sendoff/contract/review";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useState } from "react";
import { Alert } from "../../components/ui/alert.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../components/ui/states.tsx";
import { paths } from "../../config/paths.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { preparedQuery, useApproveMany } from "../../queries/review.query.ts";
import { ApproveSure } from "./approve-sure.tsx";
import { messages } from "./messages.ts";
import { leastSureFirst } from "./queue-card.tsx";
import { PreparedRow } from "./prepared-row.tsx";
import { useApprovedToast } from "./use-approved-toast.ts";

/** /app/review: what is prepared and waits for the user's approval, one or many at a time. */
export function ReviewPage() {
  usePageTitle(messages.review);
  const prepared = useQuery(preparedQuery);
  const { data } = prepared;
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
          <Waiting prepared={leastSureFirst(data)} />
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
            <ErrorState
              title={messages.whatWaitsForApproval}
              onRetry={() => void prepared.refetch()}
            />
          )}
        </Card>
      )}
    </div>
  );
}

function Waiting({ prepared }: { prepared: readonly PreparedSummary[] }) {
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
    <>
      {approve.error === null ? null : (
        <Alert tone="danger" title={messages.nothingWasApproved}>
          {serverMessage(approve.error, messages.pleaseTryAgain)}
        </Alert>
      )}
      <Card className="overflow-clip">
        <div className="sticky top-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-border bg-surface px-4 py-2.5 lg:px-5 lg:py-3">
          <Checkbox
            isChecked={picked.length === prepared.length}
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
        <ul>
          {prepared.map((one) => (
            <PreparedRow
              key={one.application.id}
              prepared={one}
              isChosen={chosen.has(one.application.id)}
              onChoose={(isChosen) => choose([one.application.id], isChosen)}
            />
          ))}
        </ul>
      </Card>
    </>
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
