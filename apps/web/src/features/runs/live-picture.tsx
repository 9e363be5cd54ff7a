import { ImageOff, Lock } from "lucide-react";
import { useState } from "react";
import { hostAndPath } from "../../lib/address.ts";
import { useNow } from "../../lib/use-now.ts";
import type { LivePicture } from "../../queries/live-run.ts";
import { messages } from "./messages.ts";

/** What the worker's browser shows, in a frame that says where it is. Never a page with a password field. */
export function LivePictureFrame({ picture }: { picture: LivePicture | null }) {
  return (
    <figure>
      <div className="overflow-hidden rounded-[9px] border border-border bg-sunken">
        <div className="flex min-h-[33px] items-center justify-between gap-2.5 border-b border-border bg-surface px-[11px] py-[7px]">
          <span className="flex min-w-0 items-center gap-1.5 font-mono text-caption text-fg-2">
            <Lock className="size-3 shrink-0 text-fg-3" aria-hidden="true" />
            <span className="truncate">
              {picture === null ? messages.noPageYet : hostAndPath(picture.address)}
            </span>
          </span>
          {picture === null ? null : <Age takenAt={picture.taken_at} />}
        </div>
        <div className="grid aspect-[64/43] max-h-[560px] w-full place-items-center overflow-hidden bg-[#eceae6] dark:bg-[#2a2d2e]">
          <LastPicture picture={picture} />
        </div>
      </div>
      <figcaption className="mt-2 text-caption text-fg-3">
        {messages.whatOurBrowserShows}
      </figcaption>
    </figure>
  );
}

/** The picture that was taken last, or that there is none yet. */
export function LastPicture({ picture }: { picture: LivePicture | null }) {
  return picture === null ? (
    <p className="p-6 text-center text-small text-[#565c60] dark:text-fg-2">
      {messages.pictureComesWithTheNextPage}
    </p>
  ) : (
    <Picture key={picture.url} picture={picture} />
  );
}

function Picture({ picture }: { picture: LivePicture }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <p className="flex flex-col items-center gap-2 p-6 text-center text-small text-[#565c60] dark:text-fg-2">
        <ImageOff className="size-5" aria-hidden="true" />
        {messages.thisPictureCouldNotBeLoaded}
      </p>
    );
  }
  return (
    <img
      src={picture.url}
      alt={messages.platformsPageAt(hostAndPath(picture.address))}
      className="size-full object-contain object-top"
      onError={() => setBroken(true)}
    />
  );
}

function Age({ takenAt }: { takenAt: string }) {
  const seconds = Math.max(0, Math.round((useNow() - new Date(takenAt).getTime()) / 1000));
  return (
    <span className="num text-caption whitespace-nowrap text-fg-3">
      {seconds < 1
        ? messages.updatedJustNow
        : messages.updatedAgo(seconds, Math.round(seconds / 60))}
    </span>
  );
}
