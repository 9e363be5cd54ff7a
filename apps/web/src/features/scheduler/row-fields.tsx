import { DAILY_GOAL_MAX } from "@sendoff/contract/constants";
import { Input } from "../../components/ui/input.tsx";
import { Segments } from "../../components/ui/segments.tsx";
import { Select } from "../../components/ui/select.tsx";
import { frequencies } from "./global-controls.tsx";
import { messages } from "./messages.ts";
import { type RowValues, type ScheduleRow, changedFields, clampGoal } from "./schedule-rows.ts";

export interface RowFieldProps {
  row: ScheduleRow;
  onChange: (change: Partial<RowValues>) => void;
}

/** What is not saved yet is tinted. */
function tintOf({ saved, values }: ScheduleRow, field: keyof RowValues): string {
  return changedFields(saved, values).includes(field) ? "bg-accent-soft! border-accent-line" : "";
}

export function RowGoal({ row, onChange }: RowFieldProps) {
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      aria-label={messages.goalOn(row.name, DAILY_GOAL_MAX)}
      className={`lg:h-[34px] ${tintOf(row, "goal")}`}
      value={row.values.goal}
      onChange={(event) => onChange({ goal: event.target.value })}
      onBlur={() => onChange({ goal: clampGoal(row.values.goal, row.saved.goal) })}
    />
  );
}

export function RowTime({ row, onChange }: RowFieldProps) {
  const isOnce = row.values.frequency === "ONETIME";
  return (
    <Input
      type="time"
      aria-label={messages.timeOnName(row.name)}
      className={`lg:h-[34px] ${tintOf(row, "time")}`}
      value={isOnce ? "" : row.values.time}
      disabled={isOnce}
      onChange={(event) => onChange({ time: event.target.value })}
    />
  );
}

export function RowEndDate({ row, onChange, today }: RowFieldProps & { today: string }) {
  const isOnce = row.values.frequency === "ONETIME";
  return (
    <Input
      type="date"
      min={today}
      max="9999-12-31"
      aria-label={messages.endDateOn(row.name)}
      className={`lg:h-[34px] ${tintOf(row, "endDate")}`}
      value={isOnce ? "" : row.values.endDate}
      disabled={isOnce}
      onChange={(event) => onChange({ endDate: event.target.value })}
    />
  );
}

/** All three in sight where there is room, else the chosen one, which opens the list. */
export function RowFrequency({ row, onChange, isCompact }: RowFieldProps & { isCompact: boolean }) {
  const label = messages.frequencyOnName(row.name);
  const { frequency } = row.values;
  return isCompact ? (
    <Select
      ariaLabel={label}
      className={`lg:h-[34px] ${tintOf(row, "frequency")}`}
      value={frequency}
      options={frequencies}
      onChange={(value) => {
        const chosen = frequencies.find((option) => option.value === value);
        if (chosen !== undefined) onChange({ frequency: chosen.value });
      }}
    />
  ) : (
    <Segments
      label={label}
      value={frequency}
      onChange={(value) => onChange({ frequency: value })}
      options={frequencies}
      isTinted={tintOf(row, "frequency") !== ""}
    />
  );
}
