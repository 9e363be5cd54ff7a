import type { PreparedSummary } from "@sendoff/contract";
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
import { showToast } from "../../components/ui/toast-manager.ts";
import { paths } from "../../config/paths.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { plural } from "../../lib/format.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { preparedQuery, useApproveMany } from "../../queries/review.query.ts";
import { approvedWords } from "./approved-words.ts";
import { leastSureFirst } from "./queue-card.tsx";
import { PreparedRow } from "./prepared-row.tsx";

/** /app/review: what is prepared and waits for the user's approval, one or many at a time. */
export function ReviewPage() {
  usePageTitle("Review");
  const prepared = useQuery(preparedQuery);
  const { data } = prepared;
  return (
    <div className="page-column">
      <PageHeader
        title="Review before sending"
        note="Filled in and not sent. Nothing is sent before you approve it, and no credit is held."
        isWayOn
        actions={<ButtonLink to={paths.app.needsYou}>Needs you</ButtonLink>}
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
              label="Loading what waits for approval"
              rowClassName="min-h-[84px]"
            />
          ) : (
            <ErrorState
              title="What waits for approval could not be loaded."
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
  const send = () =>
    approve.mutate(
      picked.map(({ application, revision }) => ({ id: application.id, revision })),
      {
        onSuccess: (outcome) => {
          const { title, note } = approvedWords(outcome);
          showToast(title, {
            note,
            ...(outcome.approved.length === 0 ? { tone: "danger" as const } : {}),
          });
          setChosen(new Set());
        },
      },
    );
  return (
    <>
      {approve.error === null ? null : (
        <Alert tone="danger" title="Nothing was approved.">
          {serverMessage(approve.error, "Please try again.")}
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
                ? `All ${prepared.length}`
                : `${picked.length} of ${prepared.length} chosen`}
            </span>
          </Checkbox>
          <span className="flex-1" />
          <Button
            variant="primary"
            size="sm"
            disabled={picked.length === 0}
            isBusy={approve.isPending}
            onClick={send}
          >
            {picked.length === 0 ? "Approve" : `Approve ${plural(picked.length, "application")}`}
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
          All clear
        </Badge>
      </div>
      <EmptyState
        title="Nothing waits for your approval."
        note="Switch on “Review before sending” in a platform's Edit Filters, and what is prepared there waits here first."
        action={<ButtonLink to={paths.app.platforms}>Open Platforms</ButtonLink>}
      />
    </Card>
  );
}
