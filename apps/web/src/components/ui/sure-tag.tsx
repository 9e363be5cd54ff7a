import {
  SURENESS_MEANING,
  SURENESS_WORDS,
  type Sureness,
  surenessOf,
} from "@sendoff/domain/answers";
import { BadgeCheck, Check, Eye, type LucideIcon } from "lucide-react";
import { cn } from "../../lib/cn.ts";
import { say } from "../../language/language.ts";

const icons: Record<Sureness, LucideIcon> = { certain: BadgeCheck, sure: Check, likely: Eye };

/** How sure an answer is, in words: what was wrong now and then stands out, the rest is quiet. */
export function SureTag({ confidence }: { confidence: number }) {
  const sureness = surenessOf(confidence);
  const Icon = icons[sureness];
  return (
    <span
      title={say(SURENESS_MEANING[sureness])}
      className={cn(
        "inline-flex items-baseline gap-[5px] text-meta whitespace-nowrap",
        sureness === "likely" ? "font-semibold text-you-text" : "text-fg-3",
      )}
    >
      <Icon className="size-[13px] shrink-0 translate-y-0.5" aria-hidden="true" />
      {say(SURENESS_WORDS[sureness])}
    </span>
  );
}
