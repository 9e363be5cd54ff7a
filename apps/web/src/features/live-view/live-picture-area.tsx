import { Hand, Lock } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { cn } from "../../lib/cn.ts";
import { hostAndPath } from "../../lib/address.ts";
import { messages } from "./messages.ts";
import type { LivePageView } from "./use-live-page.ts";
import { CROWDED } from "./messages.ts";

/** Where the page stands, and whether what is shown is of this moment. */
export function PictureBar({ live, address }: { live: LivePageView; address: string }) {
  return (
    <div className="flex min-h-[33px] items-center justify-between gap-2.5 border-b border-border bg-surface px-[11px] py-[7px]">
      <span className="flex min-w-0 items-center gap-1.5 font-mono text-caption text-fg-2">
        <Lock className="size-3 shrink-0 text-fg-3" aria-hidden="true" />
        <span className="truncate">
          {address === "" ? messages.noPageYet : hostAndPath(address)}
        </span>
      </span>
      <ConnectionWord live={live} />
    </div>
  );
}

function ConnectionWord({ live }: { live: LivePageView }) {
  if (live.connection === "open") {
    const isAsked = live.state?.state === "asked";
    return (
      <span
        className={cn(
          "flex items-center gap-1.5 text-caption font-semibold whitespace-nowrap",
          isAsked ? "text-you-text" : "text-accent-text",
        )}
      >
        {isAsked ? (
          <Hand className="size-[13px]" aria-hidden="true" />
        ) : (
          <span className="live-dot" aria-hidden="true" />
        )}
        {isAsked ? messages.waitingForYou : messages.live}
      </span>
    );
  }
  return (
    <span role="status" className="shrink-0 text-right text-caption text-fg-3 max-sm:max-w-[60%]">
      {live.connection === "lost"
        ? messages.reconnecting
        : live.connection === "crowded"
          ? CROWDED
          : live.hasPicture
            ? messages.betweenTwoPages
            : messages.noPageYet}
    </span>
  );
}

/** The picture itself, in the page's own proportions; the last one stands, dimmed, while no new one comes. */
export function PictureCanvas({
  canvas,
  live,
  label,
  before,
  className,
}: {
  canvas: RefObject<HTMLCanvasElement | null>;
  live: LivePageView;
  label: string;
  /** Shown until the first picture. */
  before: ReactNode;
  className?: string;
}) {
  const { width, height } = live.size;
  const isStale = live.connection === "lost" || live.connection === "crowded";
  return (
    <div
      className={cn("relative w-full", className)}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <canvas
        ref={canvas}
        // Until there is a picture, what stands in its place speaks for itself.
        {...(live.hasPicture ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
        className={cn(
          "absolute inset-0 block size-full transition-opacity",
          live.hasPicture && isStale && "opacity-60",
        )}
      />
      {live.hasPicture ? null : (
        <div className="absolute inset-0 grid place-items-center overflow-hidden">{before}</div>
      )}
    </div>
  );
}
