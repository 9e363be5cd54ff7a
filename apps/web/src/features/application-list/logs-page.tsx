import { LOG_PAGE_SIZES } from "@sendoff/contract/constants";
import { LOGS_DOWNLOAD_NAME } from "@sendoff/contract/logs";
import { routes } from "@sendoff/contract/routes";
import { Download } from "lucide-react";
import { useRef, useState } from "react";
import { ResponseDialog } from "../../components/response-dialog.tsx";
import { ScreenshotDialog } from "../../components/screenshot-dialog.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { Pagination } from "../../components/ui/pagination.tsx";
import { Skeleton, SkeletonRows } from "../../components/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../components/ui/states.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { paths } from "../../config/paths.ts";
import { call } from "../../lib/api-client.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { saveFile } from "../../lib/save-file.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { picturesOf } from "./log-entries.ts";
import { LogControls } from "./log-controls.tsx";
import { type ApplicationEntry, LogRow } from "./log-row.tsx";
import { LogsBoundary } from "./logs-boundary.tsx";
import { messages } from "./messages.ts";
import { type LogView, filtersOf, isNarrowed, useLogView } from "./use-log-filters.ts";
import { type LogPage, useLogs } from "./use-logs.ts";

/** /app/logs (SPEC 2 "Application Logs"). */
export function LogsPage() {
  usePageTitle(messages.applicationLogs);
  const { view, show } = useLogView();
  const logs = useLogs(view);
  const retry = () => logs.refetch();
  return (
    <div className="page-column">
      <PageHeader
        title={messages.applicationLogs}
        note={messages.everythingSendoffDidInYourName}
        actions={
          <>
            <CsvButton view={view} />
            <ButtonLink to={paths.app.runs}>{messages.runs}</ButtonLink>
          </>
        }
      />
      <Card className="overflow-hidden">
        <h2 className="sr-only">{messages.entries}</h2>
        <LogsBoundary onRetry={retry}>
          {logs.data === undefined ? (
            logs.isPending ? (
              <LoadingLogs />
            ) : (
              <ErrorState title={messages.couldNotLoadLogsData} onRetry={retry} />
            )
          ) : logs.data.total === 0 && !isNarrowed(view) && !logs.isPlaceholderData ? (
            <NoLogs />
          ) : (
            <LogList shown={logs.data} view={view} show={show} isOld={logs.isPlaceholderData} />
          )}
        </LogsBoundary>
      </Card>
    </div>
  );
}

/** All entries that the filters leave, as the server writes them. */
function CsvButton({ view }: { view: LogView }) {
  const [isBusy, setBusy] = useState(false);
  async function download(): Promise<void> {
    setBusy(true);
    try {
      const { body } = await call(routes.downloadLogs, { query: filtersOf(view) });
      saveFile(new Blob([body], { type: "text/csv;charset=utf-8" }), LOGS_DOWNLOAD_NAME);
    } catch (error) {
      const note = serverMessage(error, messages.pleaseTryAgain);
      showToast(messages.logsCouldNotBeDownloaded, { tone: "danger", note });
    }
    setBusy(false);
  }
  return (
    <Button isBusy={isBusy} aria-label={messages.csvOfTheseEntries} onClick={() => void download()}>
      {isBusy ? null : <Download aria-hidden="true" />}
      {messages.csv}
    </Button>
  );
}

/** In the shape of the list: search, five rows, pages. */
function LoadingLogs() {
  return (
    <>
      <div className="border-b border-border px-4 py-3.5 lg:px-5">
        <Skeleton className="h-11! lg:h-9! lg:max-w-[420px]" />
      </div>
      <SkeletonRows
        rows={5}
        label={messages.loadingTheLogs}
        rowClassName="min-h-[108px] lg:min-h-[67px]"
      />
      <div className="flex justify-end border-t border-border px-4 py-3 lg:px-5">
        <Skeleton className="h-[92px]! lg:h-[30px]! lg:max-w-[360px]" />
      </div>
    </>
  );
}

function NoLogs() {
  return (
    <EmptyState
      title={messages.noLogsAvailable}
      note={
        <>
          {messages.thereAreCurrentlyNoApplicationLogs}
          <span className="block">{messages.firstRunWillFillThisPage}</span>
        </>
      }
      action={<ButtonLink to={paths.app.scheduler}>{messages.setASchedule}</ButtonLink>}
    />
  );
}

function LogList({
  shown,
  view,
  show,
  isOld,
}: {
  shown: LogPage;
  view: LogView;
  show: (change: Partial<LogView>) => void;
  /** What is drawn belongs to the filters before; the right ones are on their way. */
  isOld: boolean;
}) {
  const top = useRef<HTMLDivElement>(null);
  const [pictured, setPictured] = useState<ApplicationEntry>();
  const [answered, setAnswered] = useState<ApplicationEntry>();
  return (
    <>
      <div ref={top} className="scroll-mt-16 lg:scroll-mt-4">
        <LogControls view={view} show={show} total={shown.total} />
      </div>
      {shown.entries.length === 0 ? (
        <NothingFound
          search={view.search.trim()}
          onClear={() => show({ search: "", status: "all", platform: "all" })}
        />
      ) : (
        <ul aria-busy={isOld} className={isOld ? "opacity-60 transition-opacity" : undefined}>
          {shown.entries.map((entry) => (
            <LogRow
              key={entry.key}
              entry={entry}
              onPicture={setPictured}
              onResponse={setAnswered}
            />
          ))}
        </ul>
      )}
      <Pagination
        page={shown.page}
        pages={shown.pages}
        onPage={(page) => {
          show({ page });
          // The buttons stand below the list: fifty rows later nobody would see its beginning.
          if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
        }}
        pageSize={view.pageSize}
        pageSizes={LOG_PAGE_SIZES}
        onPageSize={(pageSize) => show({ pageSize })}
      />
      {pictured === undefined ? null : (
        <ScreenshotDialog
          pictures={picturesOf(pictured.message)}
          subject={subjectOf(pictured)}
          receiptTo={paths.app.application(pictured.message.application_id)}
          onClose={() => setPictured(undefined)}
        />
      )}
      {answered === undefined ? null : (
        <ResponseDialog
          applicationId={answered.message.application_id}
          subject={subjectOf(answered)}
          appliedAt={null}
          response={answered.message.response}
          onClose={() => setAnswered(undefined)}
        />
      )}
    </>
  );
}

function subjectOf({ message }: ApplicationEntry): string {
  return messages.jobTitleAtCompanyName(message.job_title, message.company_name);
}

function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  return search === "" ? (
    <EmptyState
      title={messages.nothingIsLeftOfTheList}
      note={messages.noEntryIsOfThisKind}
      action={<Button onClick={onClear}>{messages.showAll}</Button>}
    />
  ) : (
    <EmptyState
      title={messages.nothingMatchesSearch(search)}
      note={messages.searchLooksAtEvent}
      action={<Button onClick={onClear}>{messages.clearTheSearch}</Button>}
    />
  );
}
