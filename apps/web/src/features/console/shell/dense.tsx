import type { ReactNode } from "react";
import { cn } from "../../../lib/cn.ts";

/** A card of the console: heading, a line at its right end, and what is below. */
export function DenseCard({
  title,
  note,
  tone,
  isCode = false,
  children,
}: {
  title: string;
  note?: ReactNode;
  /** It waits for whoever looks. */
  tone?: "you" | undefined;
  /** The title is a number or a name of the program's own. */
  isCode?: boolean;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={title}
      className={cn(
        "min-w-0 rounded-[9px] border border-border bg-surface",
        tone === "you" && "border-you-line",
      )}
    >
      <div
        className={cn(
          "flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5 rounded-t-[8px] border-b border-border px-3.5 py-2.5",
          tone === "you" && "border-you-line bg-you-soft",
        )}
      >
        <h2 className={cn("text-body font-[640]", isCode && "font-mono [overflow-wrap:anywhere]")}>
          {title}
        </h2>
        {note === undefined ? null : <div className="num text-fg-3">{note}</div>}
      </div>
      {children}
    </section>
  );
}

export interface Column<Row> {
  readonly name: string;
  /** The column says what its cells are: it has no heading in sight. */
  readonly isNameHidden?: boolean;
  readonly isNumber?: boolean;
  /** On a phone it takes the row's whole width. */
  readonly isWide?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

/** A table with rows of 38 px; below 900 px each row is a block with its column names. */
export function DenseTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  toneOf,
}: {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  toneOf?: (row: Row) => "danger" | "you" | undefined;
}) {
  return (
    <table className="w-full border-collapse max-lg:block" aria-label={label}>
      <thead className="max-lg:sr-only">
        <tr>
          {columns.map((column) => (
            <th
              key={column.name}
              scope="col"
              className={cn(
                "border-b border-border px-2.5 py-[7px] text-left text-caption font-[550] whitespace-nowrap text-fg-3 first:pl-3.5 last:pr-3.5",
                column.isNumber === true && "text-right",
              )}
            >
              <span className={column.isNameHidden === true ? "sr-only" : undefined}>
                {column.name}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className={cn(
              "border-b border-border last:border-b-0 max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-3 max-lg:gap-y-1.5 max-lg:px-3.5 max-lg:py-2.5",
              toneOf?.(row) === "danger" && "bg-danger-soft/55",
              toneOf?.(row) === "you" && "bg-you-soft",
            )}
          >
            {columns.map((column) => (
              <td
                key={column.name}
                className={cn(
                  "num h-[38px] px-2.5 py-1 first:pl-3.5 last:pr-3.5 max-lg:h-auto max-lg:min-w-0 max-lg:p-0! max-lg:[overflow-wrap:anywhere]",
                  column.isNumber === true && "lg:text-right",
                  column.isWide === true && "max-lg:col-span-2",
                )}
              >
                {column.isNameHidden === true ? null : (
                  <span className="block text-caption text-fg-3 lg:hidden" aria-hidden="true">
                    {column.name}
                  </span>
                )}
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A card with a table, or with what is said where it has no row. */
export function DenseList<Row>({
  title,
  note,
  empty,
  ...table
}: {
  title: string;
  note?: ReactNode;
  empty: string;
} & Omit<Parameters<typeof DenseTable<Row>>[0], "label">) {
  return (
    <DenseCard title={title} note={note}>
      {table.rows.length === 0 ? (
        <p className="px-3.5 py-4 text-fg-3">{empty}</p>
      ) : (
        <DenseTable label={title} {...table} />
      )}
    </DenseCard>
  );
}

export interface Figure {
  readonly name: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  readonly isWarning?: boolean;
}

/** Figures in one card, six in a row. */
export function Figures({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <dl
      aria-label={label}
      className="grid grid-cols-2 rounded-[9px] border border-border bg-surface sm:grid-cols-3 xl:grid-cols-6"
    >
      {figures.map(({ name, value, note, isWarning }) => (
        <div
          key={name}
          className="min-w-0 border-border px-3.5 py-2.5 max-sm:even:border-l max-sm:nth-[n+3]:border-t sm:max-xl:nth-[n+4]:border-t sm:max-xl:not-nth-[3n+1]:border-l xl:not-first:border-l"
        >
          <dt className="text-caption text-fg-3">{name}</dt>
          <dd
            className={cn(
              "num text-[19px]/[25px] font-[640] tracking-[-0.015em] [overflow-wrap:anywhere]",
              isWarning === true && "text-you-text",
            )}
          >
            {value}{" "}
            {note === undefined ? null : (
              <span className="text-meta font-[450] tracking-normal text-fg-3">{note}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Names and values, one under the other. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}) {
  return (
    <dl className="grid grid-cols-[minmax(96px,130px)_minmax(0,1fr)] gap-x-3.5 gap-y-1.5 px-3.5 py-3">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-fg-3">{name}</dt>
          <dd className="num font-[500] [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
