import type { UseQueryResult } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Alert } from "../../../components/ui/alert.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { SkeletonRows } from "../../../components/ui/skeleton.tsx";
import { ErrorState } from "../../../components/ui/states.tsx";
import { serverMessage } from "../../../lib/api-error.ts";
import { formatTimeSeconds } from "../../../lib/format.ts";
import { usePageTitle } from "../../../lib/use-page-title.ts";
import { messages } from "./messages.ts";

/** What a page shows: the call that read it, and the server's time of that where the answer has one. */
interface Reading {
  readonly at?: string | undefined;
  readonly query: Pick<
    UseQueryResult,
    "refetch" | "isFetching" | "isRefetchError" | "error" | "dataUpdatedAt"
  >;
}

/** A page of the console: its heading, when it was read and what reads it anew, and what is below. */
export function ConsolePage({
  title,
  reading,
  children,
}: {
  title: string;
  /** Left out where a page shows nothing by itself. */
  reading?: Reading;
  children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <div className="mx-auto flex max-w-[1440px] flex-col gap-3.5 px-4 pt-4 pb-8 lg:px-6 lg:pt-5 lg:pb-10">
      <div className="flex flex-wrap items-center justify-between gap-x-3.5 gap-y-2">
        <h1 className="text-[20px]/[26px] font-[640] tracking-[-0.015em]" tabIndex={-1}>
          {title}
        </h1>
        {reading === undefined ? null : <Refresh {...reading} />}
      </div>
      {reading?.query.isRefetchError === true ? <NotRefreshed {...reading} /> : null}
      {children}
    </div>
  );
}

/** When what is shown was read, and the button that reads it anew. Nothing is read by itself: that would keep the console open. */
function Refresh({ at, query }: Reading) {
  return (
    <div className="num flex items-center gap-3 text-fg-3">
      {at === undefined ? null : <span role="status">{messages.asOf(formatTimeSeconds(at))}</span>}
      <Button size="sm" isBusy={query.isFetching} onClick={() => void query.refetch()}>
        <RotateCw aria-hidden="true" />
        {messages.refresh}
      </Button>
    </div>
  );
}

/** It could not be read anew: what is still shown is older than it looks. */
function NotRefreshed({ at, query: { error, dataUpdatedAt } }: Reading) {
  const since = formatTimeSeconds(at ?? new Date(dataUpdatedAt));
  return (
    <Alert tone="danger" title={messages.notRefreshed}>
      {serverMessage(error, messages.noConnection)} {messages.stillAsOf(since)}
    </Alert>
  );
}

/** What stands in the place of an answer that is not there: it is on its way, or did not come. */
export function NotThere({ query }: { query: UseQueryResult }) {
  return (
    <Card label={messages.loading}>
      {query.isError ? (
        <ErrorState
          title={messages.couldNotBeLoaded}
          note={serverMessage(query.error, messages.noConnection)}
          onRetry={() => query.refetch()}
        />
      ) : (
        <SkeletonRows rows={6} label={messages.loading} />
      )}
    </Card>
  );
}
