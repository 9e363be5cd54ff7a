import type { PreparedDetail } from "@sendoff/contract/review";
import { ExternalLink, FileCheck } from "lucide-react";
import { useState } from "react";
import { PostingText } from "../../components/posting-text.tsx";
import { ScreenshotDialog } from "../../components/screenshot-dialog.tsx";
import { Card, CardBody, CardHeader } from "../../components/ui/card.tsx";
import { webAddress } from "../../lib/address.ts";
import { messages } from "./messages.ts";

/** The way to the posting on its platform; nothing where its address is none that can be opened. */
export function PostingAddress({ url }: { url: string }) {
  const address = webAddress(url);
  if (address === undefined) return null;
  return (
    <a
      className="inline-flex h-11 items-center justify-center gap-[7px] rounded-md border border-[color-mix(in_oklab,var(--border-strong)_55%,var(--border))] bg-surface px-3.5 leading-none font-semibold whitespace-nowrap hover:bg-hover lg:h-9 [&_svg]:size-4 [&_svg]:stroke-[1.75]"
      href={address}
      target="_blank"
      rel="noreferrer"
    >
      <ExternalLink aria-hidden="true" />
      {messages.openPosting}
    </a>
  );
}

/** The CV that goes with the application. */
export function CvCard({ cv }: { cv: PreparedDetail["cv"] }) {
  return (
    <Card>
      <CardHeader title={messages.cv} />
      <CardBody>
        {cv === null ? (
          <p className="text-fg-2">{messages.thisFormHasNoPlace}</p>
        ) : (
          <p className="flex gap-2.5">
            <FileCheck className="mt-0.5 size-4 shrink-0 text-fg-3" aria-hidden="true" />
            <span className="min-w-0">
              <span className="block font-semibold break-words">
                {messages.fileName(cv.file_name, cv.version)}
              </span>
              <span className="block font-mono text-meta break-all text-fg-3">
                {messages.checksum(cv.sha256.slice(0, 16))}
              </span>
            </span>
          </p>
        )}
      </CardBody>
    </Card>
  );
}

/** The filled-in form, larger when pressed; nothing where there is no picture of it. */
export function FormPicture({ prepared: { pictures, application } }: { prepared: PreparedDetail }) {
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [picture] = pictures;
  if (picture === undefined || isBroken) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="block min-w-0 overflow-hidden rounded-[8px] border border-border text-left hover:border-border-strong"
      >
        <span className="block h-[190px] bg-[#eceae6] dark:bg-[#2a2d2e]">
          <img
            src={picture.url}
            alt=""
            className="size-full object-cover object-top"
            onError={() => setBroken(true)}
          />
        </span>
        <span className="block border-t border-border px-[11px] py-2 text-small font-semibold">
          <span className="sr-only">{messages.applicationScreenshot}</span> {messages.theForm}
        </span>
      </button>
      {isOpen ? (
        <ScreenshotDialog
          pictures={pictures}
          subject={messages.jobTitleAtCompanyName(application.job_title, application.company_name)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** What the posting said when the application was prepared. */
export function Posting({ text }: { text: string }) {
  return (
    <Card>
      <CardHeader title={messages.thePosting} />
      <CardBody>
        <PostingText text={text} className="break-words" />
      </CardBody>
    </Card>
  );
}
