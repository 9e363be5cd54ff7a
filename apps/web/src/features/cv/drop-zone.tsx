import { FileUp, Lock, Upload } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../components/ui/button.tsx";
import { cn } from "../../lib/cn.ts";
import { useIsTouch } from "../../lib/use-media.ts";
import { messages } from "./messages.ts";
import { UploadNotice } from "./upload-notice.tsx";
import type { CvUpload } from "./use-cv-upload.ts";
import { useFileDrop } from "./use-file-drop.ts";

const wordTypes =
  "application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document";
/** What a CV may be, wherever one is taken; the file's content decides (DECISIONS D10). */
export const cvAccept = `.pdf,.doc,.docx,application/pdf,${wordTypes}`;

/** The first card of a new account: a CV dropped or chosen here goes straight up. */
export function DropZone({ upload }: { upload: CvUpload }) {
  const input = useRef<HTMLInputElement>(null);
  const isTouch = useIsTouch();
  const { isOver, zone } = useFileDrop((file) => {
    if (!upload.isBusy) void upload.start(file);
  });
  return (
    <>
      <div
        {...zone}
        className={cn(
          "flex flex-col items-center gap-1 rounded-[10px] border-[1.5px] border-dashed px-5 py-[38px] text-center transition-colors",
          isOver ? "border-accent bg-accent-soft" : "border-border-strong",
        )}
      >
        <FileUp className="size-[30px] stroke-[1.75] text-accent" aria-hidden="true" />
        <h2 className="h2 mt-2.5">{isTouch ? messages.uploadYourCv : messages.dropYourCvHere}</h2>
        <p className="text-fg-2">{messages.pdfAndWordFilesWork}</p>
        <Button
          variant="primary"
          className="mt-3.5"
          isBusy={upload.isBusy}
          busyLabel={messages.uploading}
          onClick={() => input.current?.click()}
        >
          <Upload aria-hidden="true" />
          {messages.chooseAFile}
        </Button>
        <CvFileInput inputRef={input} upload={upload} />
      </div>
      <div className="mt-3.5 empty:hidden">
        <UploadNotice upload={upload} hasProfileLink />
      </div>
      <p className="mt-3.5 flex items-center justify-center gap-[7px] text-small text-fg-3">
        <Lock className="size-3.5 shrink-0" aria-hidden="true" />
        {messages.readOnOurOwnServers}
      </p>
    </>
  );
}

/** The hidden file input behind a button; choosing a file starts at once. */
export function CvFileInput({
  inputRef,
  upload,
}: {
  inputRef: React.RefObject<HTMLInputElement | null>;
  upload: CvUpload;
}) {
  return (
    <input
      ref={inputRef}
      type="file"
      accept={cvAccept}
      aria-label={messages.cvFile}
      tabIndex={-1}
      className="sr-only"
      onChange={(event) => {
        const file = event.target.files?.[0];
        event.target.value = "";
        if (file !== undefined) void upload.start(file);
      }}
    />
  );
}
