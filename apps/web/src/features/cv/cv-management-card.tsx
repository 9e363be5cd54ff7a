import type { UserDetails } from "@sendoff/contract/user";
import { CircleCheck, Download, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { Alert } from "../../components/ui/alert.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardBody } from "../../components/ui/card.tsx";
import { Progress } from "../../components/ui/progress.tsx";
import { CurrentCv } from "./current-cv.tsx";
import { CvPicker } from "./cv-picker.tsx";
import { messages } from "./messages.ts";
import { SecondReadingSwitch } from "./second-reading-switch.tsx";
import { UploadNotice } from "./upload-notice.tsx";
import { useCvDownload } from "./use-cv-download.ts";
import type { CvUpload } from "./use-cv-upload.ts";

/** PDF picker, Upload CV, Download CV, progress and outcome (SPEC 2). */
export function CvManagementCard({ cv, upload }: { cv: UserDetails["cv"]; upload: CvUpload }) {
  const [file, setFile] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const download = useCvDownload();
  const isBusy = upload.isBusy || download.isBusy;
  const start = async () => {
    await upload.start(file);
    setFile(undefined);
    if (input.current !== null) input.current.value = "";
  };
  const downloadButton = (
    <Button disabled={isBusy || cv === null} onClick={() => void download.start()}>
      <Download aria-hidden="true" />
      {messages.downloadCv}
    </Button>
  );
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 pt-3.5 pb-3 lg:px-5 lg:pt-[15px]">
        <div className="min-w-0">
          <h2 className="h3">{messages.cvManagement}</h2>
          <p className="mt-0.5 text-small text-fg-2">{messages.uploadCvToExtractInformation}</p>
        </div>
        {cv === null ? null : (
          <Badge tone="success" Icon={CircleCheck}>
            {messages.cvSuccessfullyUploaded}
          </Badge>
        )}
      </div>
      <CardBody className="flex flex-col gap-4">
        {cv === null ? null : <CurrentCv cv={cv}>{downloadButton}</CurrentCv>}
        <CvPicker
          inputRef={input}
          file={file}
          isNewer={cv !== null}
          isDisabled={isBusy}
          onFile={setFile}
        >
          <Button
            variant="primary"
            disabled={isBusy || file === undefined}
            onClick={() => void start()}
          >
            <Upload aria-hidden="true" />
            {messages.uploadCv}
          </Button>
          {cv === null ? downloadButton : null}
        </CvPicker>
        <UploadNotice upload={upload} />
        <DownloadNotice download={download} />
        <p className="text-small text-fg-3">{messages.newCvAddsWhatItFinds}</p>
        <SecondReadingSwitch />
      </CardBody>
    </Card>
  );
}

function DownloadNotice({ download }: { download: ReturnType<typeof useCvDownload> }) {
  const { state } = download;
  switch (state.kind) {
    case "idle":
      return null;
    case "busy":
      return (
        <div className="flex flex-col gap-2" aria-live="polite">
          <span className="text-small font-semibold">{messages.downloading}</span>
          <Progress value={state.progress} label={messages.downloading} />
        </div>
      );
    case "done":
      return <Alert tone="success" title={messages.downloaded} />;
    case "failed":
      return (
        <Alert tone="danger" title={download.failedText}>
          {state.detail}
        </Alert>
      );
  }
}
