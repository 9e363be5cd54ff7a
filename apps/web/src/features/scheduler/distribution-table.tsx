import { Initials } from "../../components/ui/initials.tsx";
import { cn } from "../../lib/cn.ts";
import { useMedia } from "../../lib/use-media.ts";
import { messages } from "./messages.ts";
import { RowEndDate, RowFrequency, RowGoal, RowTime } from "./row-fields.tsx";
import { Line, rowNotes } from "./row-lines.tsx";
import { type RowActions, RowMenu } from "./row-menu.tsx";
import { type Clock, nextLine } from "./row-words.ts";
import type { RowValues, ScheduleRow } from "./schedule-rows.ts";

export interface RowsProps {
  rows: readonly ScheduleRow[];
  clock: Clock;
  /** What the last save was refused for, by platform. */
  problems: ReadonlyMap<number, string>;
  actions: RowActions;
  onChange: (platformId: number, change: Partial<RowValues>) => void;
  onRaise: (row: ScheduleRow) => void;
}

const head = "px-2.5 py-2.5 text-left text-meta font-[550] text-fg-3 first:pl-5";
const cell = "px-2.5 py-[6px] first:pl-5";

/** The distribution on wide screens, edited in place (SPEC 2). */
export function DistributionTable({ rows, onChange, actions, ...given }: RowsProps) {
  const isCompact = useMedia("(max-width: 73.74rem)");
  const { clock } = given;
  return (
    <table className="w-full table-fixed">
      <thead>
        <tr>
          <th scope="col" className={head}>
            {messages.platform}
          </th>
          <th scope="col" className={cn(head, "w-[92px]")}>
            {messages.goal}
          </th>
          <th scope="col" className={cn(head, "w-[134px]")}>
            {messages.time}
          </th>
          <th scope="col" className={cn(head, "w-[166px]")}>
            {messages.endDate}
          </th>
          <th scope="col" className={cn(head, isCompact ? "w-[116px]" : "w-[222px]")}>
            {messages.frequency}
          </th>
          <th scope="col" className="w-[54px]">
            <span className="sr-only">{messages.actions}</span>
          </th>
        </tr>
      </thead>
      {rows.map((row) => {
        const change = (values: Partial<RowValues>) => onChange(row.platformId, values);
        const notes = rowNotes(row, {
          clock,
          problem: given.problems.get(row.platformId),
          onRaise: given.onRaise,
        });
        return (
          <tbody key={row.platformId} className="border-t border-border">
            <tr className="h-[52px]">
              <th scope="row" className={cn(cell, "text-left font-normal")}>
                <span className="flex items-center gap-[11px]">
                  <Initials name={row.name} size="sm" className="max-xl:hidden" />
                  <span className="min-w-0">
                    <b className="block truncate font-semibold">{row.name}</b>
                    <Line line={nextLine(row, clock)} className="block" />
                  </span>
                </span>
              </th>
              <td className={cell}>
                <RowGoal row={row} onChange={change} />
              </td>
              <td className={cell}>
                <RowTime row={row} onChange={change} />
              </td>
              <td className={cell}>
                <RowEndDate row={row} onChange={change} today={clock.today} />
              </td>
              <td className={cell}>
                <RowFrequency row={row} onChange={change} isCompact={isCompact} />
              </td>
              <td className="pr-4 text-right">
                <RowMenu row={row} actions={actions} />
              </td>
            </tr>
            {notes === null ? null : (
              <tr>
                <td colSpan={6} className="pr-5 pb-2.5 pl-5 xl:pl-[57px]">
                  {notes}
                </td>
              </tr>
            )}
          </tbody>
        );
      })}
    </table>
  );
}
