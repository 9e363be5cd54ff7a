import { initialsOf } from "../../lib/format.ts";
import { cn } from "../../lib/cn.ts";
import { formatShortDay, formatWeekdayShort } from "../../lib/zoned.ts";
import { messages } from "./messages.ts";
import type { Day, Slot, SlotKind } from "./next-days.ts";

const looks: Record<SlotKind, { word: string; box: string }> = {
  ran: { word: messages.slotHasRun, box: "bg-accent text-on-accent border-accent" },
  running: { word: messages.slotUnderWay, box: "bg-accent-soft text-accent-text border-accent" },
  planned: { word: messages.slotPlanned, box: "bg-surface text-accent-text border-accent-line" },
  draft: {
    word: messages.slotNotSavedYet,
    box: "bg-surface text-fg-2 border-dashed border-border-strong",
  },
  on_hold: { word: messages.slotNeedsYou, box: "bg-you-soft text-you-text border-you" },
  short: {
    word: messages.slotCreditsForAPart,
    box: "bg-you-soft text-you-text border-you-text",
  },
  lacking: {
    word: messages.slotNoCreditsLeft,
    box: "bg-you-soft text-you-text border-dashed border-you-text",
  },
  idle: {
    word: messages.slotDidNotStart,
    box: "bg-neutral-soft text-fg-2 border-border-strong",
  },
};
const kinds: readonly SlotKind[] = [
  "ran",
  "running",
  "planned",
  "draft",
  "on_hold",
  "short",
  "lacking",
  "idle",
];

/** The next seven days, each with its starts; amber where the person or money is missing. */
export function WeekStrip({ days }: { days: readonly Day[] }) {
  const used = kinds.filter((kind) => days.some(({ slots }) => slots.some((s) => s.kind === kind)));
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 text-small">
        <h3 className="font-sans font-semibold">{messages.nextSevenDays}</h3>
        <span className="flex flex-wrap gap-x-3.5 gap-y-1 text-fg-2" aria-hidden="true">
          {used.map((kind) => (
            <span key={kind} className="flex items-center gap-1.5">
              <i className={cn("size-3 rounded-xs border", looks[kind].box)} />
              {looks[kind].word}
            </span>
          ))}
        </span>
      </div>
      {/* Seven columns need their width: on a phone the strip is pulled sideways, the one thing that is. */}
      <ul
        aria-label={messages.nextSevenDays}
        className="relative grid auto-cols-[minmax(82px,1fr)] grid-flow-col gap-1.5 overflow-x-auto pb-1"
        // Scrolled by keyboard too, where it is wider than the card.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container needs the focus
        tabIndex={0}
      >
        {days.map(({ date, slots }, index) => (
          <li
            key={date}
            aria-current={index === 0 ? "date" : undefined}
            className={cn("rounded-md p-1.5", index === 0 && "bg-accent-soft")}
          >
            <span className="sr-only">{formatShortDay(date)}</span>
            <span className="block pl-1 text-caption text-fg-3" aria-hidden="true">
              {formatWeekdayShort(date)}
            </span>
            <b className="num block pb-1.5 pl-1 font-[640]" aria-hidden="true">
              {Number(date.slice(8))}
            </b>
            <ul className="flex flex-col gap-1.5">
              {slots.map((slot) => (
                <SlotBox key={`${slot.platformId} ${slot.time} ${slot.kind}`} slot={slot} />
              ))}
              {slots.length === 0 ? (
                <li className="pl-1 text-caption text-fg-3">
                  <span aria-hidden="true">-</span>
                  <span className="sr-only">{messages.nothingPlanned}</span>
                </li>
              ) : null}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SlotBox({ slot: { name, time, kind, reach } }: { slot: Slot }) {
  const { box } = looks[kind];
  const word =
    reach === undefined ? looks[kind].word : messages.creditsForOf(reach.credits, reach.goal);
  return (
    <li
      className={cn(
        "num flex h-[26px] items-center justify-between gap-1 rounded-sm border px-1.5 text-caption font-[550]",
        box,
      )}
      title={`${time} ${name}: ${word}`}
    >
      <span>{time}</span>
      <span aria-hidden="true">{initialsOf(name)}</span>
      <span className="sr-only">
        {name}, {word}
      </span>
    </li>
  );
}
