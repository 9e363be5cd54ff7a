import { Slider } from "@base-ui/react/slider";
import type { PlatformFilterDefinition } from "@sendoff/contract/platform";
import { readScore } from "@sendoff/domain/choosing";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { matchSettingsQuery } from "../../../queries/match-settings.query.ts";
import { messages } from "../messages.ts";

const FULL = 100;
const STEP = 10;

/**
 * The score that a job has to reach on one platform, on a line from 0 to 100 that marks the minimum for all platforms. Where the
 * thumb stands on the mark nothing is answered, and that minimum counts, whatever it becomes.
 */
export function ScoreField({
  definition: { options },
  value,
  onChange,
}: {
  definition: PlatformFilterDefinition;
  value: string;
  onChange: (value: string) => void;
}) {
  const labelId = useId();
  const general = useQuery(matchSettingsQuery).data?.minimum_score;
  const byScore = new Map(options.map((option) => [readScore(option) ?? 0, option]));
  const stops = [...new Set([...byScore.keys(), ...(general === undefined ? [] : [general])])];
  const score = readScore(value) ?? general ?? 0;
  const isGeneral = score === general;
  const move = (wanted: number) => {
    const next = stopFor(stops, score, wanted);
    if (next !== score) onChange(next === general ? "" : (byScore.get(next) ?? ""));
  };
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <span id={labelId} className="text-small font-semibold">
          {messages.minimumScore}
        </span>
        <span className="num text-small font-semibold" aria-hidden="true">
          {messages.scoreOf100(score)}
        </span>
      </div>
      <Slider.Root
        value={score}
        onValueChange={(next) => move(typeof next === "number" ? next : (next[0] ?? score))}
        min={0}
        max={FULL}
        step={STEP}
        largeStep={STEP * 2}
      >
        <Slider.Control className="flex h-11 touch-none items-center px-2.5 select-none lg:h-9">
          <Slider.Track className="relative h-1.5 w-full rounded-full bg-neutral-soft dark:bg-border forced-colors:border">
            {/* What is sent lies above the score. */}
            <div
              className="absolute inset-y-0 right-0 rounded-full bg-accent forced-colors:bg-[Highlight]"
              style={{ left: `${score}%` }}
            />
            {general === undefined ? null : (
              <div
                className="absolute -inset-y-[3px] w-0.5 -translate-x-1/2 bg-fg-3"
                style={{ left: `${general}%` }}
              />
            )}
            <Slider.Thumb
              aria-labelledby={labelId}
              getAriaValueText={() =>
                isGeneral ? messages.scoreAsForAll(score) : messages.scoreOf100(score)
              }
              className="size-5 rounded-full border-2 border-accent bg-surface shadow-press has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ring"
            />
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
      <p className="text-meta text-fg-3">
        {general === undefined
          ? messages.lowerScoresAreSkipped
          : messages.markIsTheMinimum(general)}
      </p>
    </div>
  );
}

/** The stop that a move leads to: the next one in its direction for a step, else the one nearest to where it ended. */
function stopFor(stops: readonly number[], from: number, to: number): number {
  const ahead = stops.filter((stop) => (to > from ? stop > from : stop < from));
  const [first] = ahead.toSorted((a, b) => Math.abs(a - from) - Math.abs(b - from));
  if (first === undefined) return from;
  if (Math.abs(to - from) <= STEP) return first;
  return ahead.reduce((best, stop) => (Math.abs(stop - to) < Math.abs(best - to) ? stop : best));
}
