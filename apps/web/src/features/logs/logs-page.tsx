import { LOG_PAGE_SIZES } from "@sendoff/contract";
import { Search } from "lucide-react";
import { useRef, useState } from "react";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Input } from "../../components/ui/input.tsx";
import { PageHeader } from "../../components/ui/page-header.tsx";
import { Pagination } from "../../components/ui/pagination.tsx";
import { Skeleton, SkeletonRows } from "../../components/ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../components/ui/states.tsx";
import { ScreenshotDialog } from "../../components/screenshot-dialog.tsx";
import { paths } from "../../config/paths.ts";
import { formatCount } from "../../lib/format.ts";
import { usePageTitle } from "../../lib/use-page-title.ts";
import { FilterLine } from "./filter-line.tsx";
import { type LogEntry, filterEntries, picturesOf, searchEntries } from "./log-entries.ts";
import { LogRow } from "./log-row.tsx";
import { LogsBoundary } from "./logs-boundary.tsx";
import { useLogFilters } from "./use-log-filters.ts";
import { useLogs } from "./use-logs.ts";

/** /app/logs (SPEC 2 "Application Logs"). */
export function LogsPage() {
  usePageTitle("Application Logs");
  const { query, entries } = useLogs();
  const retry = () => void query.refetch();
  return (
    <div className="page-column">
      <PageHeader
        title="Application Logs"
        note="Everything Sendoff did in your name, newest first."
        actions={<ButtonLink to={paths.app.runs}>Runs</ButtonLink>}
      />
      <Card className="overflow-hidden">
        <h2 className="sr-only">Entries</h2>
        <LogsBoundary onRetry={retry}>
          {entries === undefined ? (
            query.isPending ? (
              <LoadingLogs />
            ) : (
              <ErrorState title="Could not load logs data." onRetry={retry} />
            )
          ) : entries.length === 0 ? (
            <NoLogs />
          ) : (
            <LogList
              entries={entries}
              onOlder={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
              isFetchingOlder={query.isFetchingNextPage}
            />
          )}
        </LogsBoundary>
      </Card>
    </div>
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
        label="Loading the logs"
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
      title="No logs available."
      note={
        <>
          There are currently no application logs to display.
          <span className="block">The first run will fill this page.</span>
        </>
      }
      action={<ButtonLink to={paths.app.platforms}>Open Platforms</ButtonLink>}
    />
  );
}

function LogList({
  entries,
  onOlder,
  isFetchingOlder,
}: {
  entries: readonly LogEntry[];
  onOlder: (() => void) | undefined;
  isFetchingOlder: boolean;
}) {
  const { filters, clear } = useLogFilters();
  const top = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState("");
  const [wantedPage, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(LOG_PAGE_SIZES[0]);
  const [pictured, setPictured] = useState<Extract<LogEntry, { kind: "application" }>>();
  const found = searchEntries(filterEntries(entries, filters), search);
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(wantedPage, pages);
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  return (
    <>
      <div
        ref={top}
        className="flex scroll-mt-16 items-center gap-4 border-b border-border px-4 py-3.5 lg:scroll-mt-4 lg:px-5"
      >
        <Input
          type="search"
          aria-label="Search the logs"
          placeholder="Search event, username, job title or company"
          icon={<Search aria-hidden="true" />}
          className="lg:max-w-[420px]"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setPage(1);
          }}
        />
        <span
          className="num ml-auto text-small whitespace-nowrap text-fg-3 max-lg:sr-only"
          role="status"
        >
          {countText(found.length, entries.length, onOlder !== undefined)}
        </span>
      </div>
      <FilterLine filters={filters} onClear={clear} />
      {found.length === 0 ? (
        <NothingFound search={search.trim()} onClear={() => setSearch("")} />
      ) : (
        <ul>
          {shown.map((entry) => (
            <LogRow key={entry.key} entry={entry} onPicture={setPictured} />
          ))}
        </ul>
      )}
      {page === pages && onOlder !== undefined ? (
        <div className="border-t border-border px-4 py-2.5 text-center lg:px-5">
          <Button size="sm" isBusy={isFetchingOlder} onClick={onOlder}>
            Load older entries
          </Button>
        </div>
      ) : null}
      <Pagination
        page={page}
        pages={pages}
        onPage={(next) => {
          setPage(next);
          // The buttons stand below the list: fifty rows later nobody would see its beginning.
          if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
        }}
        pageSize={pageSize}
        pageSizes={LOG_PAGE_SIZES}
        onPageSize={(size) => {
          setPageSize(size);
          setPage(1);
        }}
      />
      {pictured === undefined ? null : (
        <ScreenshotDialog
          pictures={picturesOf(pictured.message)}
          subject={`${pictured.message.job_title} at ${pictured.message.company_name}`}
          receiptTo={paths.app.application(pictured.message.application_id)}
          onClose={() => setPictured(undefined)}
        />
      )}
    </>
  );
}

function NothingFound({ search, onClear }: { search: string; onClear: () => void }) {
  return search === "" ? (
    <EmptyState title="Nothing is left of the list." note="No entry is of this kind." />
  ) : (
    <EmptyState
      title={`Nothing matches “${search}”.`}
      note="Search looks at event, username, job title and company."
      action={<Button onClick={onClear}>Clear the search</Button>}
    />
  );
}

/** "254 entries", "3 of 254 entries"; "newest" while older ones are not loaded. */
function countText(found: number, all: number, hasOlder: boolean): string {
  const total = `${hasOlder ? "the newest " : ""}${formatCount(all)} ${all === 1 ? "entry" : "entries"}`;
  return found === all ? total : `${formatCount(found)} of ${total}`;
}
