import { cn } from "../../lib/cn.ts";
import { initialsOf } from "../../lib/format.ts";

const sizes = {
  sm: "size-[26px] rounded-[6px] text-[10.5px]",
  md: "size-9 rounded-[8px] text-small",
  lg: "size-11 rounded-[10px] text-[15px]",
};

/** A two-letter tile for a company or a portal; portals are plain names here, never their logos. */
export function Initials({
  name,
  letters,
  size = "md",
  className,
}: {
  name: string;
  letters?: string | undefined;
  size?: keyof typeof sizes;
  className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "grid shrink-0 place-items-center bg-neutral-soft font-display leading-none font-[650] text-fg-2 shadow-[inset_0_0_0_1px_var(--border)]",
        sizes[size],
        className,
      )}
    >
      {letters ?? initialsOf(name)}
    </span>
  );
}
