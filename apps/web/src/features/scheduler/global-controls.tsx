import { SCHEDULE_SPREAD_SECONDS } from "@sendoff/contract/constants";
import { defaultEndDate } from "@sendoff/domain/schedule";
import { Lock } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { Segments } from "../../components/ui/segments.tsx";
import { formatShortDate } from "../../lib/zoned.ts";
import { messages } from "./messages.ts";
import { type RowValues, clampGoal } from "./schedule-rows.ts";

export const frequencies = [
  { value: "ONETIME", label: messages.once },
  { value: "DAILY", label: messages.daily },
  { value: "WEEKLY", label: messages.weekly },
] as const;

export interface GlobalValues {
  /** The sum of the connected platforms' goals. */
  goal: number;
  /** How many platforms share it; each takes at least 1. */
  platforms: number;
  /** What they have in common; undefined or "" where they differ. */
  frequency: RowValues["frequency"] | undefined;
  time: string;
  endDate: string;
  /** The platforms have several of them. */
  differs: { time: boolean; endDate: boolean };
}

/** Goal, Frequency, Start Time, End Date for all connected platforms, and Save All (SPEC 2). */
export function GlobalControls({
  values,
  today,
  lockedEndDate,
  isSaving,
  onGoal,
  onChange,
  onLock,
  onUnlock,
  onSave,
}: {
  values: GlobalValues;
  today: string;
  /** "" while it is not locked. */
  lockedEndDate: string;
  isSaving: boolean;
  onGoal: (goal: number) => void;
  onChange: (change: Partial<RowValues>) => void;
  onLock: (date: string) => void;
  onUnlock: () => void;
  onSave: () => void;
}) {
  const isOnce = values.frequency === "ONETIME";
  return (
    <Card label={messages.forAllPlatforms}>
      <form
        noValidate
        className="grid grid-cols-[minmax(0,4fr)_minmax(0,5fr)] items-start gap-x-3 gap-y-4 px-4 py-4 lg:flex lg:flex-wrap lg:gap-5 lg:px-5 lg:py-5"
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <GoalField
          goal={values.goal}
          platforms={values.platforms}
          frequency={values.frequency}
          onGoal={onGoal}
        />
        <div className="max-lg:col-span-2 max-lg:row-start-1">
          <Segments
            label={messages.frequency}
            isLabelShown
            isBlock
            value={values.frequency}
            onChange={(frequency) => onChange({ frequency })}
            options={frequencies}
          />
        </div>
        <Field
          label={messages.startTime}
          className="lg:w-[158px]"
          hint={timeHint(isOnce, values.differs.time)}
        >
          <Input
            type="time"
            value={isOnce ? "" : values.time}
            disabled={isOnce}
            onChange={(event) => onChange({ time: event.target.value })}
          />
        </Field>
        <EndDateField
          value={values.endDate}
          differs={values.differs.endDate}
          isOnce={isOnce}
          today={today}
          locked={lockedEndDate}
          onChange={(endDate) => onChange({ endDate })}
          onLock={onLock}
          onUnlock={onUnlock}
        />
        <Button
          type="submit"
          variant="primary"
          isBusy={isSaving}
          busyLabel={messages.saving}
          className="max-lg:col-span-2 lg:mt-6 lg:ml-auto"
        >
          {messages.saveAll}
        </Button>
      </form>
    </Card>
  );
}

function timeHint(isOnce: boolean, differs: boolean): string {
  if (isOnce) return messages.startsWhenSaved;
  if (differs) return messages.theyDiffer;
  return messages.startsWithinMinutesOfThisTime(SCHEDULE_SPREAD_SECONDS / 60);
}

/** Divides a new goal as it is typed; what is out of bounds is put right when the field is left (SPEC 5). */
function GoalField({
  goal,
  platforms,
  frequency,
  onGoal,
}: {
  goal: number;
  platforms: number;
  frequency: GlobalValues["frequency"];
  onGoal: (goal: number) => void;
}) {
  const [typed, setTyped] = useState<string>();
  // Said while it is typed and after: the goal that is left is the platforms' number, not the one that was typed.
  const [isBelow, setBelow] = useState(false);
  const unit = {
    ONETIME: messages.goalAtOnce,
    DAILY: messages.goalADay,
    WEEKLY: messages.goalAWeek,
  };
  return (
    <Field
      label={messages.goal}
      hint={isBelow ? messages.eachOfYourPlatformsSends(platforms) : messages.goalRange}
      className="lg:w-[150px]"
    >
      <Input
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(goal)}
        end={
          <span className="text-small text-fg-3">
            {frequency === undefined ? messages.inAll : unit[frequency]}
          </span>
        }
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          const clamped = clampGoal(text, "");
          if (clamped === "") return;
          setBelow(Number(clamped) < platforms);
          onGoal(Number(clamped));
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  );
}

/** Once a date is set it locks; Unlock clears it (SPEC 4). It locks when the field is left, so that typing is not cut off. */
function EndDateField({
  value,
  differs,
  isOnce,
  today,
  locked,
  onChange,
  onLock,
  onUnlock,
}: {
  value: string;
  differs: boolean;
  isOnce: boolean;
  today: string;
  locked: string;
  onChange: (date: string) => void;
  onLock: (date: string) => void;
  onUnlock: () => void;
}) {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? value;
  const hasPassed = shown !== "" && shown < today;
  if (locked !== "") {
    return (
      <Field
        label={messages.endDateLabel}
        className="max-lg:col-span-2 lg:w-[186px]"
        hint={
          <>
            {messages.locked}{" "}
            <button type="button" className="link target" onClick={onUnlock}>
              {messages.unlock}
            </button>
          </>
        }
      >
        <Input
          disabled
          icon={<Lock aria-hidden="true" />}
          value={isOnce ? "" : formatShortDate(locked, "")}
        />
      </Field>
    );
  }
  return (
    <Field
      label={messages.endDateLabel}
      className="max-lg:col-span-2 lg:w-[186px]"
      hint={isOnce ? messages.onceHasNoEnd : endHint(shown, differs, today)}
      error={hasPassed && !isOnce && typed === undefined ? messages.thisDateHasPassed : undefined}
    >
      <Input
        type="date"
        min={today}
        max="9999-12-31"
        value={isOnce ? "" : shown}
        disabled={isOnce}
        onChange={(event) => {
          const date = event.target.value;
          setTyped(date);
          if (date === "" || date >= today) onChange(date);
        }}
        onBlur={() => {
          if (typed === undefined) return;
          setTyped(undefined);
          if (typed >= today) onLock(typed);
          else onChange(typed);
        }}
      />
    </Field>
  );
}

function endHint(date: string, differs: boolean, today: string): string {
  if (differs) return messages.theyDiffer;
  return date === ""
    ? messages.unsetWhen(formatShortDate(defaultEndDate(today), ""))
    : messages.runsThroughThisDay;
}
