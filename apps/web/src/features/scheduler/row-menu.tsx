import { Ellipsis, Pause, Play, Trash2, Zap } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { Menu } from "../../components/ui/menu.tsx";
import { isRunning } from "../../queries/schedule.query.ts";
import { useShortOfCredits } from "../../queries/use-short-of-credits.ts";
import { messages } from "./messages.ts";
import { type ScheduleRow, goalOf } from "./schedule-rows.ts";

export interface RowActions {
  apply: (row: ScheduleRow) => void;
  pause: (row: ScheduleRow) => void;
  remove: (row: ScheduleRow) => void;
  /** The platform that something is being done to. */
  busy: number | undefined;
}

/** Apply now, Pause or Resume, Delete: what needs no Save All. */
export function RowMenu({ row, actions }: { row: ScheduleRow; actions: RowActions }) {
  const { schedule, connection, saved } = row;
  const isPaused = schedule?.is_paused === true;
  const short = useShortOfCredits(row.platformId, goalOf(row));
  const canPause = schedule !== undefined && saved.frequency !== "ONETIME";
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          size="sm"
          isIcon
          isBusy={actions.busy === row.platformId}
          aria-label={messages.moreForName(row.name)}
        >
          {actions.busy === row.platformId ? null : <Ellipsis aria-hidden="true" />}
        </Button>
      }
      actions={[
        {
          label: messages.applyNow,
          Icon: Zap,
          isDisabled:
            connection !== "connected" ||
            short?.isNothing === true ||
            (schedule !== undefined && isRunning(schedule)),
          note: connection === "connected" ? short?.words : undefined,
          onSelect: () => actions.apply(row),
        },
        {
          label: isPaused ? messages.resume : messages.pause,
          Icon: isPaused ? Play : Pause,
          isDisabled: !canPause,
          onSelect: () => actions.pause(row),
        },
        {
          label: messages.deleteSchedule,
          Icon: Trash2,
          isDanger: true,
          isDisabled: schedule === undefined,
          onSelect: () => actions.remove(row),
        },
      ]}
    />
  );
}
