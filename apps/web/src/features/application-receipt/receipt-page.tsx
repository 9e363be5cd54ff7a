import { routes } from "@sendoff/contract/routes";
import { type ApplicationDetail } from "@sendoff/contract/run";
import { isSentByUs } from "@sendoff/domain/applying";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useParams } from "react-router";
import { MatchCard } from "../../components/match-card.tsx";
import { PostingText } from "../../components/posting-text.tsx";
import { NotLoaded } from "../../components/not-loaded.tsx";
import { Breadcrumb } from "../../components/ui/breadcrumb.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { Skeleton, SkeletonRows } from "../../components/ui/skeleton.tsx";
import { StatusBadge } from "../../components/ui/status-badge.tsx";
import { paths } from "../../config/paths.ts";
import { call } from "../../lib/api-client.ts";
import { formatDate } from "../../lib/format.ts";
import { SIGNED_ADDRESSES_REFETCH_MS } from "../../lib/signed-addresses.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { applicationKey } from "../../queries/response.query.ts";
import { Evidence } from "./evidence.tsx";
import { StepsTaken, Timeline } from "./history.tsx";
import { messages } from "./messages.ts";
import { isOpen, wasNotSent } from "./outcome.ts";
import { DeleteEvidence, ReceiptActions } from "./receipt-actions.tsx";
import { ReceiptSlip } from "./receipt-slip.tsx";
import { SinceCard } from "./since-card.tsx";
import { useLightPrint } from "./use-light-print.ts";

const OPEN_REFETCH_MS = 3000;

function applicationQuery(id: string) {
  return queryOptions({
    queryKey: applicationKey(id),
    queryFn: async ({ signal }) =>
      (await call(routes.getApplication, { params: { id }, signal })).body,
    refetchInterval: ({ state }) =>
      state.data !== undefined && isOpen(state.data.application.status)
        ? OPEN_REFETCH_MS
        : SIGNED_ADDRESSES_REFETCH_MS,
  });
}

/** /app/applications/:id: the receipt of an application that was sent, the record of one that was not. */
export function ReceiptPage() {
  const { id = "" } = useParams();
  const query = useQuery(applicationQuery(id));
  const detail = query.data;
  usePageTitle(
    detail === undefined
      ? messages.receipt
      : `${detail.application.job_title}, ${detail.application.company_name}`,
  );
  useLightPrint();
  return (
    <div className="page-column">
      {detail === undefined ? (
        query.isPending ? (
          <Loading />
        ) : (
          <NotLoaded
            error={query.error}
            above={above}
            title={messages.receipt}
            missing={{
              title: messages.thereIsNoSuchReceipt,
              note: messages.addressMayBeIncomplete,
              link: { to: paths.app.logs, label: messages.openApplicationLogs },
            }}
            failed={{ title: messages.receiptCouldNotBeLoaded }}
            onRetry={() => query.refetch()}
          />
        )
      ) : (
        <Content detail={detail} />
      )}
    </div>
  );
}

const above = [{ to: paths.app.logs, label: messages.applicationLogs }];

function Content({ detail }: { detail: ApplicationDetail }) {
  const { application, description, evidence_deleted_at: deletedAt } = detail;
  const hasPictures =
    detail.pictures.length + detail.expired_pictures.length > 0 ||
    (isSentByUs(detail) && deletedAt === null);
  const isEnded = wasNotSent(detail);
  return (
    <>
      <div className="print:hidden">
        <Breadcrumb
          above={above}
          current={<span className="font-mono">{application.receipt_no}</span>}
        />
        <PageHeader
          title={application.job_title}
          badge={<StatusBadge status={shownStatus(detail)} />}
          actions={<ReceiptActions detail={detail} />}
        />
      </div>
      {application.status === "NEEDS_APPROVAL" ? (
        <Alert
          tone="you"
          title={messages.itWaitsForYourApproval}
          action={
            <ButtonLink size="sm" variant="you" to={paths.app.prepared(application.id)}>
              {messages.lookAtItAndApprove}
            </ButtonLink>
          }
        />
      ) : null}
      {deletedAt === null ? null : (
        <Alert tone="info" title={messages.youDeletedWhatThisReceiptHeld(formatDate(deletedAt))}>
          {messages.thatYouApplied}
        </Alert>
      )}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-5">
          <ReceiptSlip key={application.id} detail={detail} />
          {hasPictures && !isEnded ? <Evidence detail={detail} /> : null}
          {description === "" ? null : <Posting text={description} />}
        </div>
        <div className="grid min-w-0 gap-5 print:hidden">
          {hasPictures && isEnded ? <Evidence detail={detail} isWhereItStopped /> : null}
          <SinceCard detail={detail} />
          <MatchCard score={application.match_score} reasons={detail.match_reasons} />
          <Timeline detail={detail} />
          <StepsTaken detail={detail} />
          <DeleteEvidence detail={detail} />
        </div>
      </div>
    </>
  );
}

function shownStatus({ application, arrival }: ApplicationDetail): string {
  if (arrival === "cannot_tell") return "UNCLEAR";
  return application.response?.status ?? application.status;
}

/** The posting's text as it was read; it may change or go away on the portal. */
function Posting({ text }: { text: string }) {
  return (
    <details className="group rounded-lg border border-border bg-surface print:hidden">
      <summary className="h3 flex list-none items-center justify-between gap-3 rounded-lg px-4 py-3.5 lg:px-5 [&::-webkit-details-marker]:hidden">
        {messages.postingAsItWas}
        <ChevronRight
          className="size-4 text-fg-3 transition-transform duration-base group-open:rotate-90"
          aria-hidden="true"
        />
      </summary>
      <PostingText text={text} className="px-4 pb-5 lg:px-5" />
    </details>
  );
}

function Loading() {
  return (
    <>
      <div role="status" aria-label={messages.loadingTheReceipt} className="grid gap-2.5">
        <Skeleton className="h-3! w-40" />
        <Skeleton className="h-7! w-64" />
      </div>
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_340px]">
        <Card>
          <SkeletonRows rows={8} label={messages.loading} />
        </Card>
        <Card className="max-xl:hidden">
          <SkeletonRows rows={3} label={messages.loading} />
        </Card>
      </div>
    </>
  );
}
