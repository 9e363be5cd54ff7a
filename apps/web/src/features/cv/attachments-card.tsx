import { type Attachment, type AttachmentPurpose } from "@sendoff/contract/attachments";
import { CV_MAX_BYTES } from "@sendoff/contract/constants";
import { useQuery } from "@tanstack/react-query";
import { Ellipsis, FileText, Image, type LucideIcon, Trash2, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { FileLink } from "../../components/file-link.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardBody, CardHeader } from "../../components/ui/card.tsx";
import { Menu } from "../../components/ui/menu.tsx";
import { SkeletonRows } from "../../components/ui/skeleton.tsx";
import { ErrorState } from "../../components/ui/states.tsx";
import { showToast } from "../../lib/toast-manager.ts";
import { serverMessage } from "../../lib/api-error.ts";
import { formatDate } from "../../lib/format.ts";
import { attachmentsQuery, useAttachment } from "./attachments.query.ts";
import { messages } from "./messages.ts";

interface Kind {
  readonly purpose: AttachmentPurpose;
  readonly name: string;
  readonly Icon: LucideIcon;
  readonly accept: string;
  /** What is taken. */
  readonly note: string;
}

const KINDS: readonly Kind[] = [
  {
    purpose: "cover_letter",
    name: messages.coverLetter,
    Icon: FileText,
    accept:
      ".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    note: messages.pdfOrDocx,
  },
  {
    purpose: "photo",
    name: messages.photo,
    Icon: Image,
    accept: ".jpg,.jpeg,.png,image/jpeg,image/png",
    note: messages.jpegOrPng,
  },
];

/** One cover letter and one photo, for forms that ask for them (DECISIONS D13). */
export function AttachmentsCard() {
  const { data, isError, refetch } = useQuery(attachmentsQuery);
  return (
    <Card>
      <CardHeader title={messages.coverLetterAndPhoto} />
      {data !== undefined ? (
        <CardBody>
          <p className="-mt-1 text-small text-fg-2">{messages.eachGoesOnlyIntoAForms}</p>
          <ul className="mt-2">
            {KINDS.map((kind) => (
              <AttachmentRow
                key={kind.purpose}
                kind={kind}
                kept={data.enclosures.find(({ purpose }) => purpose === kind.purpose)}
              />
            ))}
          </ul>
        </CardBody>
      ) : isError ? (
        <ErrorState title={messages.yourCoverLetterAndPhoto} onRetry={() => refetch()} />
      ) : (
        <SkeletonRows rows={2} label={messages.loadingYourCoverLetterAndPhoto} />
      )}
    </Card>
  );
}

function AttachmentRow({ kind, kept }: { kind: Kind; kept: Attachment | undefined }) {
  const { purpose, name, Icon, accept, note } = kind;
  const input = useRef<HTMLInputElement>(null);
  const change = useAttachment(purpose);
  const [problem, setProblem] = useState<string>();
  const save = (file: File | null) => {
    setProblem(undefined);
    if (file !== null && file.size > CV_MAX_BYTES) {
      const megabytes = (file.size / 1024 / 1024).toFixed(1);
      setProblem(messages.hasMb(file.name, megabytes));
      return;
    }
    change.mutate(file, {
      onSuccess: () =>
        showToast(file === null ? messages.nameDeleted(name) : messages.nameKept(name)),
      onError: (error) => setProblem(serverMessage(error, messages.noConnectionToSendoff)),
    });
  };
  return (
    <li className="border-t border-border py-2.5 first:border-t-0 last:pb-0">
      <div className="flex items-start gap-2">
        <Icon className="mt-0.5 size-4 shrink-0 text-fg-3" aria-hidden="true" />
        <div className="min-w-0 flex-1">
          {kept === undefined ? (
            <p className="font-semibold">{name}</p>
          ) : (
            <FileLink href={kept.file_url} name={kept.file_name} />
          )}
          <p className="num text-small text-fg-3">
            {kept === undefined ? note : `${name}, ${formatDate(kept.uploaded_at)}`}
          </p>
        </div>
        {kept === undefined ? (
          <Button
            size="sm"
            isBusy={change.isPending}
            aria-label={messages.addName(name.toLowerCase())}
            onClick={() => input.current?.click()}
          >
            {change.isPending ? null : <Upload aria-hidden="true" />}
            {messages.add}
          </Button>
        ) : (
          <Menu
            trigger={
              <Button
                variant="ghost"
                size="sm"
                isIcon
                isBusy={change.isPending}
                aria-label={messages.moreForYour(name.toLowerCase())}
              >
                {change.isPending ? null : <Ellipsis aria-hidden="true" />}
              </Button>
            }
            actions={[
              { label: messages.replace, Icon: Upload, onSelect: () => input.current?.click() },
              { label: messages.delete, Icon: Trash2, isDanger: true, onSelect: () => save(null) },
            ]}
          />
        )}
        <input
          ref={input}
          type="file"
          accept={accept}
          aria-label={messages.nameFile(name)}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = "";
            if (file !== undefined) save(file);
          }}
        />
      </div>
      {problem === undefined ? null : (
        <Alert tone="danger" title={messages.thatWasNotKept} className="mt-2">
          {problem}
        </Alert>
      )}
    </li>
  );
}
