import { type ReactNode, useRef } from "react";
import { cn } from "../../lib/cn.ts";
import { hostAndPath } from "../../lib/address.ts";
import { PictureBar, PictureCanvas } from "./live-picture-area.tsx";
import { messages } from "./messages.ts";
import { useLivePage } from "./use-live-page.ts";

interface WatchedProps {
  platformId: number;
  /** Where the page was last, as far as is known before its worker says so; empty where nothing is. */
  address: string;
  before: ReactNode;
}

/** The page that a run is busy with, live. `before` stands until the first picture comes. */
export function WatchRun(props: WatchedProps) {
  return <WatchedPage {...props} caption={messages.whatOurBrowserShowsNowSentence} />;
}

/** A worker's page on an account, live, only to be looked at. Passwords in it are covered. */
export function WatchedPage({
  platformId,
  address,
  before,
  caption,
}: WatchedProps & { caption: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const live = useLivePage(platformId, true, canvas);
  const at = live.state?.address ?? address;
  return (
    <figure>
      <div
        className={cn(
          "overflow-hidden rounded-[9px] border bg-sunken",
          live.state?.state === "asked" ? "border-you-line" : "border-border",
        )}
      >
        <PictureBar live={live} address={at} />
        <PictureCanvas
          canvas={canvas}
          live={live}
          label={at === "" ? messages.platformsPage : messages.platformsPageAt(hostAndPath(at))}
          before={before}
          className="bg-[#eceae6] dark:bg-[#2a2d2e]"
        />
      </div>
      <figcaption className="mt-2 text-caption text-fg-3">{caption}</figcaption>
    </figure>
  );
}
