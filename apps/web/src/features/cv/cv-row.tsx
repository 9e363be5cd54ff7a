import type { CvVersion } from "@sendoff/contract";
import { CircleCheck, Ellipsis, FileText, GitCompare, Pencil, Trash2 } from "lucide-react";
import { FileLink } from "../../components/file-link.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Menu } from "../../components/ui/menu.tsx";
import { formatDate, plural } from "../../lib/format.ts";

export type CvAct = "compare" | "make-current" | "rename" | "delete" | "recipients";

/** "82 KB", "1.4 MB". */
function formatBytes(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  if (megabytes >= 1) return `${megabytes.toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}

/** One CV: its name opens the file, its menu does the rest. */
export function CvRow({
  cv,
  isBusy,
  onAct,
}: {
  cv: CvVersion;
  isBusy: boolean;
  onAct: (act: CvAct) => void;
}) {
  return (
    <li className="flex items-start gap-2 border-t border-border py-2.5 first:border-t-0">
      <FileText className="mt-0.5 size-4 shrink-0 text-fg-3" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <FileLink href={cv.file_url} name={cv.file_name} />
        <div className="num text-small text-fg-3">
          Version {cv.version}, {formatDate(cv.uploaded_at)}, {formatBytes(cv.byte_count)}
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
          {cv.is_current ? (
            <Badge tone="success" Icon={CircleCheck}>
              Current
            </Badge>
          ) : null}
          {cv.is_in_use ? <Badge tone="info">In a run now</Badge> : null}
          {cv.sent.applications === 0 ? (
            <span className="text-fg-3">Not sent yet</span>
          ) : (
            <button
              type="button"
              className="link target-alone num"
              aria-label={`${cv.file_name}: sent to ${plural(cv.sent.employers, "employer")}`}
              onClick={() => onAct("recipients")}
            >
              Sent to {plural(cv.sent.employers, "employer")}
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
            aria-label={`More for ${cv.file_name}, version ${cv.version}`}
          >
            <Ellipsis aria-hidden="true" />
          </Button>
        }
        actions={[
          {
            label: "Make current",
            Icon: CircleCheck,
            onSelect: () => onAct("make-current"),
            isDisabled: cv.is_current || isBusy,
          },
          {
            label: "Compare with profile",
            Icon: GitCompare,
            onSelect: () => onAct("compare"),
            isDisabled: isBusy,
          },
          { label: "Rename", Icon: Pencil, onSelect: () => onAct("rename") },
          { label: "Delete", Icon: Trash2, onSelect: () => onAct("delete"), isDanger: true },
        ]}
      />
    </li>
  );
}
