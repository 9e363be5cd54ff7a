import { Progress as Base } from "@base-ui/react/progress";

/** Real progress of something, 0 to 100; null while it cannot be known. */
export function Progress({ value, label }: { value: number | null; label: string }) {
  return (
    <Base.Root value={value} aria-label={label}>
      <Base.Track className="h-1.5 overflow-hidden rounded-full bg-neutral-soft forced-colors:border">
        <Base.Indicator className="h-full rounded-full bg-accent transition-[width] duration-base forced-colors:bg-[Highlight]" />
      </Base.Track>
    </Base.Root>
  );
}
