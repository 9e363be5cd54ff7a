import type { CvVersion } from "@sendoff/contract/cv-routes";
import { CircleCheck, Ellipsis, FileText, GitCompare, Pencil, Trash2 } from "lucide-react";
import { FileLink } from "../../components/file-link.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Menu } from "../../components/ui/menu.tsx";
import { formatDate } from "../../lib/format.ts";
import { messages } from "./messages.ts";

export type CvAct = "compare" | "make-current" | "rename" | "delete" | "recipients";

/** "82 KB", "1.4 MB". */
export function formatBytes(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  if (megabytes >= 1) return messages.megabytesMb(megabytes.toFixed(1));
  return messages.maxKb(Math.max(1, Math.round(bytes / 1024)));
}

/** One CV: its name opens the file, its menu does the rest. */
export function CvRow({
  cv,
  isBusy,
  isActing,
  onAct,
}: {
  cv: CvVersion;
  /** Something is under way that the other acts have to wait for. */
  isBusy: boolean;
  /** What is under way is of this one. */
  isActing: boolean;
  onAct: (act: CvAct) => void;
}) {
  return (
    <li className="flex items-start gap-2 border-t border-border py-2.5 first:border-t-0">
      <FileText className="mt-0.5 size-4 shrink-0 text-fg-3" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <FileLink href={cv.file_url} name={cv.file_name} />
        <div className="num text-small text-fg-3">
          {messages.versionVersion(
            cv.version,
            formatDate(cv.uploaded_at),
            formatBytes(cv.byte_count),
          )}
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
          {cv.is_current ? (
            <Badge tone="success" Icon={CircleCheck}>
              {messages.current}
            </Badge>
          ) : null}
          {cv.is_in_use ? <Badge tone="info">{messages.inARunNow}</Badge> : null}
          {cv.sent.applications === 0 ? (
            <span className="text-fg-3">{messages.notSentYet}</span>
          ) : (
            <button
              type="button"
              className="link target-alone num"
              aria-label={messages.fileNameSentToEmployer(cv.file_name, cv.sent.employers)}
              onClick={() => onAct("recipients")}
            >
              {messages.sentToEmployer(cv.sent.employers)}
            </button>
          )}
        </div>
      </div>
      <Menu
        trigger={
          <Button
            variant="ghost"
            size="sm"
            isIcon
            className="-mt-1 -mr-1.5"
            isBusy={isActing}
            aria-label={messages.moreFor(cv.file_name, cv.version)}
          >
            {isActing ? null : <Ellipsis aria-hidden="true" />}
          </Button>
        }
        actions={[
          {
            label: messages.makeCurrent,
            Icon: CircleCheck,
            onSelect: () => onAct("make-current"),
            isDisabled: cv.is_current || isBusy,
          },
          {
            label: messages.compareWithProfile,
            Icon: GitCompare,
            onSelect: () => onAct("compare"),
            isDisabled: isBusy,
          },
          { label: messages.rename, Icon: Pencil, onSelect: () => onAct("rename") },
          { label: messages.delete, Icon: Trash2, onSelect: () => onAct("delete"), isDanger: true },
        ]}
      />
    </li>
  );
}
