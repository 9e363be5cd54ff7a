import { Download, ExternalLink, ImageOff, ReceiptText } from "lucide-react";
import { useState } from "react";
import { formatMoment } from "../lib/format.ts";
import { messages } from "./messages.ts";
import { ButtonLink } from "./ui/button.tsx";
import { Dialog } from "./ui/dialog.tsx";
import { Skeleton } from "./ui/skeleton.tsx";
import { Tabs } from "./ui/tabs.tsx";

export interface Screenshot {
  kind: string;
  url: string;
  taken_at: string;
}

/** "Before sending", "After confirmation": what a picture shows. */
export function screenshotWord(kind: string): string {
  const words: Record<string, string> = {
    before_submit: messages.beforeSending,
    after_confirmation: messages.afterConfirmation,
    problem: messages.whereItStopped,
  };
  return words[kind] ?? messages.screenshot;
}

/** An application's pictures, one at a time (SPEC 2 "Application Logs"). */
export function ScreenshotDialog({
  pictures,
  subject,
  first,
  receiptTo,
  onClose,
}: {
  pictures: readonly Screenshot[];
  /** "Staff Engineer, Payments at Quillstack". */
  subject: string;
  /** Place of the picture to begin with; the last unless said. */
  first?: number;
  receiptTo?: string | undefined;
  onClose: () => void;
}) {
  // By place: signed addresses change when they are asked for again.
  const [place, setPlace] = useState(first ?? pictures.length - 1);
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const shown = pictures[place];
  if (shown === undefined) return null;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="wide"
      title={messages.applicationScreenshot}
      description={subject}
      footer={
        <div className="flex min-w-0 flex-1 gap-2 max-lg:flex-col lg:items-center">
          <span className="num min-w-0 flex-1 text-small text-fg-3">
            {formatMoment(shown.taken_at)}
          </span>
          {shown.url === brokenUrl ? null : <PictureLinks url={shown.url} />}
          {receiptTo === undefined ? null : (
            <ButtonLink variant="primary" to={receiptTo}>
              <ReceiptText aria-hidden="true" />
              {messages.openReceipt}
            </ButtonLink>
          )}
        </div>
      }
    >
      {pictures.length > 1 ? (
        <div className="-mt-1">
          <Tabs
            label={messages.whichPicture}
            look="segments"
            value={String(place)}
            onChange={(value) => setPlace(Number(value))}
            items={pictures.map((picture, index) => ({
              value: String(index),
              label: screenshotWord(picture.kind),
            }))}
          />
        </div>
      ) : null}
      <div className="-mx-5 -mb-5 grid min-h-[260px] place-items-center border-t border-border bg-[#eceae6] lg:-mx-[22px] dark:bg-[#2a2d2e]">
        <Shot
          key={shown.url}
          picture={shown}
          subject={subject}
          isBroken={shown.url === brokenUrl}
          onBroken={() => setBrokenUrl(shown.url)}
        />
      </div>
    </Dialog>
  );
}

function PictureLinks({ url }: { url: string }) {
  const look =
    "inline-flex h-11 items-center justify-center gap-[7px] rounded-md border border-[color-mix(in_oklab,var(--border-strong)_55%,var(--border))] bg-surface px-3.5 font-semibold whitespace-nowrap hover:bg-hover lg:h-9 [&_svg]:size-4 [&_svg]:stroke-[1.75]";
  return (
    <>
      <a className={look} href={url} target="_blank" rel="noreferrer">
        <ExternalLink aria-hidden="true" />
        {messages.fullSize}
      </a>
      <a className={look} href={url} download>
        <Download aria-hidden="true" />
        {messages.savePicture}
      </a>
    </>
  );
}

function Shot({
  picture,
  subject,
  isBroken,
  onBroken,
}: {
  picture: Screenshot;
  subject: string;
  isBroken: boolean;
  onBroken: () => void;
}) {
  const [isLoaded, setLoaded] = useState(false);
  if (isBroken) {
    return (
      <div
        role="alert"
        className="flex max-w-full flex-col items-center gap-1 p-8 text-center text-[#26292b] dark:text-fg"
      >
        <ImageOff className="mb-2 size-7 opacity-70" aria-hidden="true" />
        <p className="font-semibold">{messages.failedToLoadScreenshot}</p>
        <p>{messages.screenshotFileMayBeUnavailable}</p>
        <p className="mt-2 max-w-full font-mono text-caption break-all">
          {new URL(picture.url, window.location.href).href}
        </p>
      </div>
    );
  }
  return (
    <>
      {isLoaded ? null : <Skeleton className="h-[260px]! w-full rounded-none!" />}
      <img
        src={picture.url}
        alt={`${screenshotWord(picture.kind)}: ${subject}`}
        className={isLoaded ? "max-h-[62dvh] w-full object-contain" : "sr-only"}
        onLoad={() => setLoaded(true)}
        onError={onBroken}
      />
    </>
  );
}
