import type { LivePage } from "@sendoff/contract/live-view";
import { ChevronLeft, CircleCheck, Hand, Lock } from "lucide-react";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { paths } from "../../config/paths.ts";
import { hostAndPath } from "../../lib/address.ts";
import { cn } from "../../lib/cn.ts";
import { messages } from "./messages.ts";
import type { LivePageView } from "./use-live-page.ts";
import { clockWords } from "./clock-words.ts";
import { controlWords, timeLeftWords } from "./messages.ts";

/** Whose hands the page is in and where it stands; on a phone also the way back and the time that is left. */
export function ControlBar({
  page,
  live,
  isInControl,
  isPassed,
  secondsLeft,
}: {
  page: LivePage;
  live: LivePageView;
  isInControl: boolean;
  isPassed: boolean;
  secondsLeft: number;
}) {
  const address = live.state?.address ?? "";
  const isElsewhere = live.state?.viewers.some((viewer) => viewer.in_control) && !isInControl;
  const Icon = isPassed ? CircleCheck : Hand;
  return (
    <div
      className={cn(
        "flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-3.5 py-2 text-small",
        isPassed
          ? "border-accent-line bg-accent-soft"
          : isInControl
            ? "border-you-line bg-you-soft"
            : "border-border bg-surface",
      )}
    >
      <ButtonLink
        variant="ghost"
        isIcon
        to={paths.app.needsYou}
        aria-label={messages.backToNeedsYou}
        className="-my-1 -mr-2 -ml-2.5 lg:hidden"
      >
        <ChevronLeft aria-hidden="true" />
      </ButtonLink>
      <span
        className={cn(
          "inline-flex items-center gap-[7px] font-[650] tall:max-lg:flex-1",
          isPassed ? "text-accent-text" : isElsewhere ? "text-fg-2" : "text-you-text",
        )}
      >
        <Icon className="size-4 shrink-0" aria-hidden="true" />
        {isPassed ? messages.letYouThrough(page.platform_name) : controlWords(live, isInControl)}
      </span>
      <span className="flex min-w-0 items-center gap-1.5 font-mono text-caption text-fg-2 max-lg:max-w-[40%] tall:max-lg:order-last tall:max-lg:max-w-full tall:max-lg:basis-full">
        <Lock className="size-3 shrink-0" aria-hidden="true" />
        <span className="truncate">{address === "" ? page.host : hostAndPath(address)}</span>
      </span>
      <span className="ml-auto flex items-center gap-2 lg:hidden">
        <span className="text-caption text-fg-2 max-sm:sr-only">{messages.closesIn}</span>
        <TimeLeft seconds={secondsLeft} className="text-[15px]/5" />
        {isInControl ? (
          <Button
            aria-label={messages.fiveMoreMinutesInFull}
            className="-my-0.5 px-2.5"
            isBusy={live.isAskingTime}
            onClick={() => live.send({ type: "more_time" })}
          >
            {messages.fiveMoreMinutes}
          </Button>
        ) : null}
      </span>
    </div>
  );
}

/** "4:32", bold in the last minute. */
export function TimeLeft({ seconds, className }: { seconds: number; className?: string }) {
  return (
    <b
      role="timer"
      aria-label={timeLeftWords(seconds)}
      className={cn("num", seconds <= 60 ? "font-extrabold" : "font-[640]", className)}
    >
      {clockWords(seconds)}
    </b>
  );
}
