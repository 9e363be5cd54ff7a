import { Slider } from "@base-ui/react/slider";
import { cn } from "../../lib/cn.ts";

/** Two thumbs on one track. The thumbs never cross: the lower value cannot exceed the upper one (SPEC 5). */
export function RangeSlider({
  value,
  onChange,
  onCommit,
  min,
  max,
  step,
  labels,
  describe,
  unset,
}: {
  value: readonly [number, number];
  onChange: (value: [number, number]) => void;
  /** The thumb was let go, or a key was pressed: the moment to save. */
  onCommit?: (value: [number, number]) => void;
  min: number;
  max: number;
  step: number;
  labels: readonly [string, string];
  /** Words for a value, for screen readers: "₹3L". */
  describe: (value: number) => string;
  /** What is said while nothing is chosen yet. The thumbs then only show where a choice begins. */
  unset?: string | undefined;
}) {
  const isUnset = unset !== undefined;
  const pair = (next: number | readonly number[]): [number, number] => {
    const [low = min, high = max] = typeof next === "number" ? [next, next] : next;
    return [low, high];
  };
  return (
    <Slider.Root
      value={value}
      onValueChange={(next) => onChange(pair(next))}
      onValueCommitted={(next) => onCommit?.(pair(next))}
      min={min}
      max={max}
      step={step}
      largeStep={step * 10}
    >
      <Slider.Control className="flex h-11 touch-none items-center px-2.5 select-none lg:h-8">
        <Slider.Track className="relative h-1.5 w-full rounded-full bg-neutral-soft forced-colors:border">
          <Slider.Indicator
            className={cn(
              "rounded-full",
              isUnset ? "bg-transparent" : "bg-accent forced-colors:bg-[Highlight]",
            )}
          />
          {labels.map((label, index) => (
            <Slider.Thumb
              key={label}
              index={index}
              aria-label={label}
              getAriaValueText={(_formatted, number) => unset ?? describe(number)}
              className={cn(
                "size-5 rounded-full border-2 bg-surface has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ring",
                isUnset ? "border-dashed border-border-strong" : "border-accent shadow-press",
              )}
            />
          ))}
        </Slider.Track>
      </Slider.Control>
    </Slider.Root>
  );
}
