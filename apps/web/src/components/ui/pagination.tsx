import { ChevronsLeft, ChevronsRight } from "lucide-react";
import { Button } from "./button.tsx";
import { messages } from "./messages.ts";
import { Segments } from "./segments.tsx";

/** First, Previous, Next, Last with "Page 2 of 7"; page sizes when given. Pages count from 1. */
export function Pagination({
  page,
  pages,
  onPage,
  hasEnds = true,
  pageSize,
  pageSizes,
  onPageSize,
}: {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** False for Prev and Next only. */
  hasEnds?: boolean;
  pageSize?: number;
  pageSizes?: readonly number[];
  onPageSize?: (size: number) => void;
}) {
  const isFirst = page <= 1;
  const isLast = page >= pages;
  return (
    <nav
      aria-label={messages.pages}
      className="flex flex-wrap items-center gap-2 border-t border-border px-4 py-3 lg:px-5"
    >
      {pageSizes === undefined ? null : (
        <span className="flex items-center gap-2 text-small text-fg-2">
          <span aria-hidden="true">{messages.show}</span>
          <Segments
            label={messages.rowsOnAPage}
            size="sm"
            value={String(pageSize ?? pageSizes[0])}
            onChange={(value) => onPageSize?.(Number(value))}
            options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          />
        </span>
      )}
      <span className="num ml-auto text-small text-fg-3 sm:hidden" aria-hidden="true">
        {messages.pageOfMax(page, Math.max(1, pages))}
      </span>
      <span className="flex items-center gap-1.5 max-sm:w-full max-sm:*:flex-1 sm:ml-auto">
        {hasEnds ? (
          <Button size="sm" disabled={isFirst} onClick={() => onPage(1)}>
            <ChevronsLeft aria-hidden="true" className="max-sm:hidden" />
            {messages.first}
          </Button>
        ) : null}
        <Button size="sm" disabled={isFirst} onClick={() => onPage(page - 1)}>
          {hasEnds ? messages.previous : messages.prev}
        </Button>
        <span
          className="num px-1.5 text-small whitespace-nowrap text-fg-2 max-sm:sr-only"
          aria-live="polite"
        >
          {messages.pagePageOfMax(page, Math.max(1, pages))}
        </span>
        <Button size="sm" disabled={isLast} onClick={() => onPage(page + 1)}>
          {messages.next}
        </Button>
        {hasEnds ? (
          <Button size="sm" disabled={isLast} onClick={() => onPage(pages)}>
            {messages.last}
            <ChevronsRight aria-hidden="true" className="max-sm:hidden" />
          </Button>
        ) : null}
      </span>
    </nav>
  );
}
