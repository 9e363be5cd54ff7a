import { Button } from "./button.tsx";
import { Select } from "./select.tsx";

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
      aria-label="Pages"
      className="flex flex-wrap items-center gap-2 border-t border-border px-4 py-3 lg:px-5"
    >
      {pageSizes === undefined ? null : (
        <span className="flex items-center gap-2 text-small text-fg-3">
          <Select
            ariaLabel="Rows on a page"
            value={String(pageSize ?? pageSizes[0] ?? 5)}
            onChange={(value) => onPageSize?.(Number(value))}
            options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
            className="w-[72px]! lg:h-[30px]"
          />
          on a page
        </span>
      )}
      <span className="num flex-1 text-small text-fg-3 max-sm:text-right" aria-live="polite">
        Page {page} of {Math.max(1, pages)}
      </span>
      <span className="flex gap-1 max-sm:w-full max-sm:*:flex-1">
        {hasEnds ? (
          <Button size="sm" variant="ghost" disabled={isFirst} onClick={() => onPage(1)}>
            First
          </Button>
        ) : null}
        <Button size="sm" disabled={isFirst} onClick={() => onPage(page - 1)}>
          {hasEnds ? "Previous" : "Prev"}
        </Button>
        <Button size="sm" disabled={isLast} onClick={() => onPage(page + 1)}>
          Next
        </Button>
        {hasEnds ? (
          <Button size="sm" variant="ghost" disabled={isLast} onClick={() => onPage(pages)}>
            Last
          </Button>
        ) : null}
      </span>
    </nav>
  );
}
