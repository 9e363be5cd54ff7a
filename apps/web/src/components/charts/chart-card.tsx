import { Download, Info, Table2 } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { csvOf } from "./csv.ts";
import { messages } from "./messages.ts";

/** The values of a chart as rows; the first column names them. */
export interface ChartTable {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** A chart with its name, the same values as a table (for screen readers always, for everybody on request) and as CSV. */
export function ChartCard({
  title,
  note,
  legend,
  table,
  fileName,
  foot,
  children,
}: {
  title: string;
  note: string;
  legend?: ReactNode;
  table: ChartTable;
  fileName: string;
  /** How to read what is drawn, where that is not plain. */
  foot?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  const [showsTable, setShowsTable] = useState(false);
  return (
    <Card label={title} className="flex flex-col">
      <div className="flex items-start justify-between gap-x-3 gap-y-1.5 px-4 pt-3.5 lg:px-5 lg:pt-[15px]">
        <div className="min-w-0">
          <h2 className="h3">{title}</h2>
          <p className="text-small text-fg-3">{note}</p>
        </div>
        <div className="flex shrink-0 items-center gap-1">
          {legend}
          <Button
            size="sm"
            variant="ghost"
            aria-pressed={showsTable}
            aria-controls={id}
            aria-label={messages.tableOfTitle(title)}
            className="px-2! text-fg-3! max-lg:min-w-11 aria-pressed:bg-hover aria-pressed:text-fg!"
            onClick={() => setShowsTable(!showsTable)}
          >
            <Table2 aria-hidden="true" />
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={messages.csvOfTitle(title)}
            className="px-2! text-fg-3! max-lg:min-w-11"
            onClick={() =>
              saveFile(new Blob([csvOf(table)], { type: "text/csv;charset=utf-8" }), fileName)
            }
          >
            <Download aria-hidden="true" />
          </Button>
        </div>
      </div>
      <div className="px-4 pt-3 pb-4 lg:px-5 lg:pb-5">
        {showsTable ? null : children}
        <div
          id={id}
          // Scrolled by keyboard too, where it is longer than the chart.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container needs the focus
          tabIndex={showsTable ? 0 : -1}
          className={
            showsTable ? "relative max-h-[250px] min-h-[250px] overflow-y-auto" : "sr-only"
          }
        >
          <Values title={title} table={table} />
        </div>
      </div>
      {foot === undefined ? null : (
        <p className="mt-auto flex items-center gap-2 border-t border-border px-4 py-3 text-small text-fg-2 lg:px-5">
          <Info className="size-4 shrink-0 text-fg-3" aria-hidden="true" />
          {foot}
        </p>
      )}
    </Card>
  );
}

function Values({ title, table: { columns, rows } }: { title: string; table: ChartTable }) {
  const cell = "py-[7px] pr-3 text-left last:pr-0 [&:not(:first-child)]:text-right";
  return (
    <table className="num w-full">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={`${cell} text-meta font-[550] text-fg-3`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name} className="border-t border-border">
            <th scope="row" className={`${cell} font-normal break-words`}>
              {name}
            </th>
            {values.map((value, index) => (
              <td key={columns[index + 1]} className={cell}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
