import type { UserPlatform } from "@sendoff/contract/platform";
import type { Schedule } from "@sendoff/contract/schedule";
import { localDateAt } from "@sendoff/domain/schedule";
import { useState } from "react";
import { KeptNote } from "../../components/kept-note.tsx";
import { LeaveWarning } from "../../components/leave-warning.tsx";
import { useNow } from "../../lib/use-now.ts";
import { useDraft } from "../../state/use-draft.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { Distribution } from "./distribution.tsx";
import { findLockedEndDate, lockEndDate, unlockEndDate } from "./end-date-lock.ts";
import { GlobalControls, type GlobalValues } from "./global-controls.tsx";
import { LimitDialog } from "./limit-dialog.tsx";
import { messages } from "./messages.ts";
import { nextDays } from "./next-days.ts";
import { summarize } from "./plan-summary.ts";
import { ReadyCard } from "./ready-card.tsx";
import { SaveResult } from "./save-result.tsx";
import {
  type Edits,
  KeptEdits,
  type RowValues,
  type ScheduleRow,
  clampGoal,
  dividedRows,
  editAll,
  editGoal,
  goalOf,
  hasEnded,
  listRows,
  rowsToSave,
} from "./schedule-rows.ts";
import { useRowActions } from "./use-row-actions.ts";
import { useSaveSchedules } from "./use-save-schedules.ts";

const MINUTE_MS = 60_000;

/** The scheduler once everything is known: what is saved, and on top of it what is being changed. */
export function Scheduler({
  userId,
  timeZone,
  schedules,
  connections,
  credits,
}: {
  userId: string;
  timeZone: string;
  schedules: readonly Schedule[];
  connections: readonly UserPlatform[];
  credits: number | undefined;
}) {
  const now = useNow(true, MINUTE_MS);
  const today = localDateAt(timeZone, now);
  const clock = { timeZone, today, now };
  const [lockedEndDate, setLocked] = useState(() => findLockedEndDate(userId, today));
  const rowsWith = (wanted: Edits) =>
    listRows({ schedules, connections, today, lockedEndDate }, wanted);
  const draft = useDraft<Edits>(
    "schedules",
    KeptEdits,
    () => ({}),
    (typed) => rowsWith(typed).some(({ isChanged }) => isChanged),
  );
  const { value: edits, setValue: setEdits } = draft;
  const [asked, setAsked] = useState<{ what: "delete" | "limit"; platformId: number }>();
  const { save, problem, isUnread } = useSaveSchedules();
  const actions = useRowActions();
  const rows = rowsWith(edits);
  const askedRow = rows.find(({ platformId }) => platformId === asked?.platformId);
  const askedPlatform = connections.find(({ platform_id: id }) => id === asked?.platformId);
  const close = () => setAsked(undefined);

  const [dateProblems, setDateProblems] = useState<ReadonlyMap<number, string>>(new Map());
  const change = (next: Edits) => {
    setEdits(next);
    setDateProblems(new Map());
    // What was said of the last save is not about this any more.
    if (!save.isPending) save.reset();
  };
  const saveAll = () => {
    const sent = rowsToSave(rows, today).map(withGoal);
    const passed = sent.filter((row) => hasEnded(row, today));
    setDateProblems(new Map(passed.map(({ platformId }) => [platformId, PASSED])));
    if (passed.length > 0 || sent.length === 0 || save.isPending) return;
    save.mutate(sent, { onSuccess: () => setEdits((current) => without(current, sent)) });
  };

  return (
    <>
      <LeaveWarning isUnsaved={draft.hasChanges} note={messages.whatYouChangedInTheSchedules} />
      <KeptNote isBack={draft.isBack} />
      <GlobalControls
        values={globalValues(rows)}
        today={today}
        lockedEndDate={lockedEndDate}
        isSaving={save.isPending}
        onGoal={(goal) => change(editGoal(rows, edits, goal))}
        onChange={(values) => change(editAll(rows, edits, values))}
        onLock={(date) => {
          lockEndDate(userId, date);
          setLocked(date);
        }}
        onUnlock={() => {
          unlockEndDate(userId);
          setLocked("");
          change(editAll(rows, edits, { endDate: "" }));
        }}
        onSave={saveAll}
      />
      <SaveResult
        problem={problem}
        isUnread={isUnread}
        saved={save.data}
        onceIds={(save.variables ?? [])
          .filter(({ values }) => values.frequency === "ONETIME")
          .map(({ platformId }) => platformId)}
      />
      <Distribution
        rows={rows}
        clock={clock}
        problems={new Map([...(problem?.byPlatform ?? []), ...dateProblems])}
        actions={{
          ...actions,
          remove: ({ platformId }) => setAsked({ what: "delete", platformId }),
        }}
        onChange={(platformId, values) =>
          change({ ...edits, [platformId]: { ...edits[platformId], ...values } })
        }
        onRaise={({ platformId }) => setAsked({ what: "limit", platformId })}
      />
      <ReadyCard
        summary={summarize(rows, { timeZone, now })}
        days={nextDays(rows, { timeZone, now, credits })}
        credits={credits}
        clock={clock}
      />
      {asked?.what === "delete" && askedRow !== undefined ? (
        <DeleteDialog row={askedRow} onClose={close} />
      ) : null}
      {asked?.what === "limit" && askedRow !== undefined && askedPlatform !== undefined ? (
        <LimitDialog platform={askedPlatform} goal={goalOf(askedRow)} onClose={close} />
      ) : null}
    </>
  );
}

const PASSED = messages.endDateHasPassed;

/** A goal that was left half typed is put right before it is sent. */
function withGoal(row: ScheduleRow): ScheduleRow {
  const goal = clampGoal(row.values.goal, row.saved.goal);
  return { ...row, values: { ...row.values, goal } };
}

/** Changes that were made while the save was under way stay. */
function without(edits: Edits, sent: readonly ScheduleRow[]): Edits {
  const kept = Object.entries(edits).map(([id, values]): [string, Partial<RowValues>] => {
    const row = sent.find(({ platformId }) => platformId === Number(id));
    if (row === undefined) return [id, values];
    const later = Object.entries(values).filter(
      ([field, value]) =>
        Object.entries(row.values).find(([name]) => name === field)?.[1] !== value,
    );
    return [id, Object.fromEntries(later)];
  });
  return Object.fromEntries(kept.filter(([, values]) => Object.keys(values).length > 0));
}

/** What the connected platforms have in common. */
function globalValues(rows: readonly ScheduleRow[]): GlobalValues {
  const divided = dividedRows(rows);
  const all = <K extends keyof RowValues>(field: K) => [
    ...new Set(divided.map(({ values }) => values[field])),
  ];
  const [frequency, ...otherFrequencies] = all("frequency");
  const times = all("time");
  const endDates = all("endDate");
  return {
    goal: divided.reduce((sum, row) => sum + goalOf(row), 0),
    platforms: divided.length,
    frequency: otherFrequencies.length === 0 ? frequency : undefined,
    time: times.length === 1 ? (times[0] ?? "") : "",
    endDate: endDates.length === 1 ? (endDates[0] ?? "") : "",
    differs: { time: times.length > 1, endDate: endDates.length > 1 },
  };
}
