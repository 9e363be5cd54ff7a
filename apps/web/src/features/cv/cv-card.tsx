import type { UserDetails } from "@sendoff/contract/user";
import { FileCheck2, FilePlus2, GitCompare, Upload } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardBody, CardHeader } from "../../components/ui/card.tsx";
import { paths } from "../../config/paths.ts";
import { formatDayMonth } from "../../lib/format.ts";
import { CvFileInput } from "./drop-zone.tsx";
import { messages } from "./messages.ts";
import { UploadNotice } from "./upload-notice.tsx";
import type { CvUpload } from "./use-cv-upload.ts";

/** The CV on the dashboard, once there is one: which it is, Replace, and what comes after it. */
export function CvCard({
  cv,
  upload,
  isTaken,
  children,
}: {
  cv: UserDetails["cv"];
  upload: CvUpload;
  /** The profile says something that a CV says. */
  isTaken: boolean;
  children?: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Card>
      <CardHeader
        title={messages.yourCv}
        end={
          <>
            <Button
              variant="ghost"
              size="sm"
              isBusy={upload.isBusy}
              onClick={() => input.current?.click()}
            >
              <Upload aria-hidden="true" />
              {cv === null ? messages.upload : messages.replace}
            </Button>
            <CvFileInput inputRef={input} upload={upload} />
          </>
        }
      />
      <CardBody>
        <CvLine cv={cv} />
        <div className="mt-3.5 empty:hidden">
          <UploadNotice upload={upload} />
          {cv === null || isTaken || upload.state.kind !== "idle" ? null : (
            <NotTaken onCompare={() => void upload.compare(cv.id)} />
          )}
        </div>
        <p className="mt-3 text-small">
          <Link className="link target-alone" to={paths.app.cv}>
            {messages.profileInformation}
          </Link>
        </p>
        {children}
      </CardBody>
    </Card>
  );
}

/** Its review was closed without a decision: forms would be filled in without it. */
function NotTaken({ onCompare }: { onCompare: () => void }) {
  return (
    <Alert tone="you" title={messages.yourProfileHasNothing}>
      {messages.formsAreFilled}
      <Button size="sm" className="mt-2.5 flex" onClick={onCompare}>
        <GitCompare aria-hidden="true" />
        {messages.compareWithProfile}
      </Button>
    </Alert>
  );
}

/** Icon, state and name of the CV. */
function CvLine({ cv }: { cv: UserDetails["cv"] }) {
  const hasCv = cv !== null;
  return (
    <div className="flex items-center gap-3">
      <span
        className={
          hasCv
            ? "grid size-9 shrink-0 place-items-center rounded-[8px] bg-success-soft text-success-text"
            : "grid size-9 shrink-0 place-items-center rounded-[8px] bg-neutral-soft text-fg-3"
        }
      >
        {hasCv ? (
          <FileCheck2 className="size-[18px]" aria-hidden="true" />
        ) : (
          <FilePlus2 className="size-[18px]" aria-hidden="true" />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <div className="font-semibold">
          {hasCv ? messages.cvSuccessfullyUploaded : messages.noCvYet}
        </div>
        <div className="num truncate text-small text-fg-3">
          {hasCv
            ? messages.fileName(cv.file_name, cv.version, formatDayMonth(cv.uploaded_at))
            : messages.pdfOnly}
        </div>
      </div>
    </div>
  );
}
