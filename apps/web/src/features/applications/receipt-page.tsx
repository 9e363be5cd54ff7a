import { type ApplicationDetail, routes } from "@sendoff/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { ChevronRight, ExternalLink, Printer } from "lucide-react";
import { useParams } from "react-router";
import { NotLoaded } from "../../components/not-loaded.tsx";
import { Breadcrumb } from "../../components/ui/breadcrumb.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { Skeleton, SkeletonRows } from "../../components/ui/skeleton.tsx";
import { StatusBadge } from "../../components/ui/status-badge.tsx";
import { paths } from "../../config/paths.ts";
import { webAddress } from "../../lib/address.ts";
import { call } from "../../lib/api-client.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { applicationKey } from "../../queries/response.query.ts";
import { Evidence } from "./evidence.tsx";
import { StepsTaken, Timeline } from "./history.tsx";
import { MatchCard } from "./match-card.tsx";
import { isOpen } from "./outcome.ts";
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
      state.data !== undefined && isOpen(state.data.application.status) ? OPEN_REFETCH_MS : false,
  });
}

/** /app/applications/:id: the receipt of an application that was sent, the record of one that was not. */
export function ReceiptPage() {
  const { id = "" } = useParams();
  const query = useQuery(applicationQuery(id));
  const detail = query.data;
  usePageTitle(
    detail === undefined
      ? "Receipt"
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
            title="Receipt"
            missing={{
              title: "There is no such receipt.",
              note: "The address may be incomplete, or the application belongs to another account.",
              link: { to: paths.app.logs, label: "Open Application Logs" },
            }}
            failed={{ title: "The receipt could not be loaded." }}
            onRetry={() => void query.refetch()}
          />
        )
      ) : (
        <Content detail={detail} />
      )}
    </div>
  );
}

const above = [{ to: paths.app.logs, label: "Application Logs" }];

function Content({ detail }: { detail: ApplicationDetail }) {
  const { application, description } = detail;
  const hasPictures =
    detail.pictures.length + detail.expired_pictures.length > 0 || application.status === "APPLIED";
  return (
    <>
      <div className="print:hidden">
        <Breadcrumb
          above={above}
          current={<span className="font-mono">{application.receipt_no}</span>}
        />
        <PageHeader
          title={application.job_title}
          badge={<StatusBadge status={application.response?.status ?? application.status} />}
          actions={<Actions jobUrl={application.job_url} />}
        />
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 gap-5">
          <ReceiptSlip key={application.id} detail={detail} />
          {description === "" ? null : <Posting text={description} />}
        </div>
        <div className="grid min-w-0 gap-5 print:hidden">
          <SinceCard detail={detail} />
          <MatchCard detail={detail} />
          {hasPictures ? <Evidence detail={detail} /> : null}
          <Timeline detail={detail} />
          <StepsTaken detail={detail} />
        </div>
      </div>
    </>
  );
}

function Actions({ jobUrl }: { jobUrl: string }) {
  const address = webAddress(jobUrl);
  return (
    <>
      {address === undefined ? null : (
        <a
          className="inline-flex h-11 items-center justify-center gap-[7px] rounded-md border border-[color-mix(in_oklab,var(--border-strong)_55%,var(--border))] bg-surface px-3.5 leading-none font-semibold whitespace-nowrap hover:bg-hover lg:h-9 [&_svg]:size-4 [&_svg]:stroke-[1.75]"
          href={address}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalLink aria-hidden="true" />
          Open posting
        </a>
      )}
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        Print
      </Button>
    </>
  );
}

/** The posting's text as it was read; it may change or go away on the portal. */
function Posting({ text }: { text: string }) {
  return (
    <details className="group rounded-lg border border-border bg-surface print:hidden">
      <summary className="h3 flex list-none items-center justify-between gap-3 rounded-lg px-4 py-3.5 lg:px-5 [&::-webkit-details-marker]:hidden">
        The posting as it was
        <ChevronRight
          className="size-4 text-fg-3 transition-transform duration-base group-open:rotate-90"
          aria-hidden="true"
        />
      </summary>
      <p className="max-w-[76ch] px-4 pb-5 whitespace-pre-line text-fg-2 lg:px-5">{text}</p>
    </details>
  );
}

function Loading() {
  return (
    <>
      <div role="status" aria-label="Loading the receipt" className="grid gap-2.5">
        <Skeleton className="h-3! w-40" />
        <Skeleton className="h-7! w-64" />
      </div>
      <div className="grid gap-5 xl:grid-cols-[minmax(0,1fr)_340px]">
        <Card>
          <SkeletonRows rows={8} label="Loading" />
        </Card>
        <Card className="max-xl:hidden">
          <SkeletonRows rows={3} label="Loading" />
        </Card>
      </div>
    </>
  );
}
