import type { ApplicationDetail } from "@sendoff/contract/run";
import { ImageOff } from "lucide-react";
import { useState } from "react";
import { ScreenshotDialog, screenshotWord } from "../../components/screenshot-dialog.tsx";
import { Card, CardBody, CardHeader } from "../../components/ui/card.tsx";
import { cn } from "../../lib/cn.ts";
import { formatDate, formatTimeSeconds } from "../../lib/format.ts";
import { messages } from "./messages.ts";

/** The pictures that were kept; each opens large. `isWhereItStopped`: of an attempt, one below the other in a narrow column. */
export function Evidence({
  detail: { pictures, expired_pictures: expired, application },
  isWhereItStopped = false,
}: {
  detail: ApplicationDetail;
  isWhereItStopped?: boolean;
}) {
  const [open, setOpen] = useState<number>();
  const subject = messages.jobTitleAtCompanyName(application.job_title, application.company_name);
  return (
    <Card className="print:hidden">
      <CardHeader
        title={isWhereItStopped ? messages.whereItStopped : messages.evidence}
        end={<span className="num text-small text-fg-3">{messages.picture(pictures.length)}</span>}
      />
      <CardBody className={cn("grid gap-3.5 sm:grid-cols-2", isWhereItStopped && "xl:grid-cols-1")}>
        {pictures.length === 0 ? (
          <p className="text-small text-fg-3">
            {expired.length === 0 ? messages.noPictureWasTaken : expiredText(expired)}
          </p>
        ) : (
          pictures.map((picture, index) => (
            <Thumbnail
              key={`${picture.kind} ${picture.taken_at}`}
              picture={picture}
              onOpen={() => setOpen(index)}
            />
          ))
        )}
        {pictures.length > 0 && expired.length > 0 ? (
          <p className="text-small text-fg-3">{expiredText(expired)}</p>
        ) : null}
      </CardBody>
      {open === undefined ? null : (
        <ScreenshotDialog
          pictures={pictures}
          subject={subject}
          first={open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}

/** Pictures are kept for a time; the receipt outlives them. */
function expiredText(expired: ApplicationDetail["expired_pictures"]): string {
  const latest =
    expired
      .map(({ expired_at: at }) => at)
      .toSorted()
      .at(-1) ?? "";
  const subject =
    expired.length === 1 ? messages.onePictureWas : messages.countPicturesWere(expired.length);
  return messages.keptUntil(subject, formatDate(latest));
}

function Thumbnail({
  picture,
  onOpen,
}: {
  picture: ApplicationDetail["pictures"][number];
  onOpen: () => void;
}) {
  const [isBroken, setBroken] = useState(false);
  const word = screenshotWord(picture.kind);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="block min-w-0 overflow-hidden rounded-[8px] border border-border text-left hover:border-border-strong"
    >
      <span className="grid h-[150px] xl:h-[200px] place-items-center overflow-hidden bg-[#eceae6] dark:bg-[#2a2d2e]">
        {isBroken ? (
          <ImageOff className="size-6 text-[#565c60] dark:text-fg-2" aria-hidden="true" />
        ) : (
          <img
            key={picture.url}
            src={picture.url}
            alt=""
            className="size-full object-cover object-top"
            onError={() => setBroken(true)}
          />
        )}
      </span>
      <span className="sr-only">{messages.applicationScreenshot}</span>
      <span className="flex justify-between gap-3 border-t border-border px-[11px] py-2 text-small">
        <span className="font-semibold">{word}</span>
        <span className="num text-fg-3">{formatTimeSeconds(picture.taken_at)}</span>
      </span>
    </button>
  );
}
