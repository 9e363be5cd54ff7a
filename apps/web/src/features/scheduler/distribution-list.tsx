import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../components/ui/badge.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Initials } from "../../components/ui/initials.tsx";
import { cn } from "../../lib/cn.ts";
import type { RowsProps } from "./distribution-table.tsx";
import { frequencies } from "./global-controls.tsx";
import { messages } from "./messages.ts";
import { RowEndDate, RowFrequency, RowGoal, RowTime } from "./row-fields.tsx";
import { Line, rowNotes } from "./row-lines.tsx";
import { RowMenu } from "./row-menu.tsx";
import { nextLine, planText } from "./row-words.ts";
import type { ScheduleRow } from "./schedule-rows.ts";

/** The distribution on small screens: what is planned in a line, the inputs behind a press. */
export function DistributionList({ rows, ...given }: RowsProps) {
  return (
    <ul>
      {rows.map((row) => (
        <Item key={row.platformId} row={row} {...given} />
      ))}
    </ul>
  );
}

function Item({
  row,
  clock,
  problems,
  actions,
  onChange,
  onRaise,
}: { row: ScheduleRow } & Omit<RowsProps, "rows">) {
  const [isOpen, setOpen] = useState(false);
  const problem = problems.get(row.platformId);
  const notes = rowNotes(row, { clock, problem, onRaise });
  const isShown = isOpen || problem !== undefined;
  const change = (values: Parameters<typeof onChange>[1]) => onChange(row.platformId, values);
  const word = frequencies.find(({ value }) => value === row.values.frequency)?.label;
  return (
    <li className="border-t border-border first:border-t-0">
      <div className={cn("flex items-center pr-2", row.isChanged && "bg-accent-soft")}>
        <button
          type="button"
          aria-expanded={isShown}
          className="flex min-h-[60px] min-w-0 flex-1 items-center gap-3 py-2 pl-4 text-left"
          onClick={() => setOpen(!isShown)}
        >
          <Initials name={row.name} />
          <span className="min-w-0 flex-1">
            <b className="block truncate font-semibold">{row.name}</b>
            <span className="num block text-small text-fg-3">{planText(row, clock.today)}</span>
          </span>
          <Badge>{word}</Badge>
          <ChevronDown
            className={cn("size-4 shrink-0 text-fg-3", isShown && "rotate-180")}
            aria-hidden="true"
          />
        </button>
        <RowMenu row={row} actions={actions} />
      </div>
      <div className="flex flex-col gap-1 pr-4 pb-3 pl-16">
        <Line line={nextLine(row, clock)} />
        {notes}
      </div>
      {isShown ? (
        <div className="grid grid-cols-2 gap-3 bg-sunken px-4 py-3.5">
          <div className="col-span-2">
            <RowFrequency row={row} onChange={change} isCompact={false} />
          </div>
          <Field label={messages.goal}>
            <RowGoal row={row} onChange={change} />
          </Field>
          <Field label={messages.time}>
            <RowTime row={row} onChange={change} />
          </Field>
          <Field label={messages.endDate} className="col-span-2">
            <RowEndDate row={row} onChange={change} today={clock.today} />
          </Field>
        </div>
      ) : null}
    </li>
  );
}
