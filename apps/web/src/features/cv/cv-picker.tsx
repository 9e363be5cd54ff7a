import { FileCheck2, FileUp } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { cn } from "../../lib/cn.ts";
import { useIsTouch } from "../../lib/use-media.ts";
import { cvAccept } from "./drop-zone.tsx";
import { pickerTexts } from "./messages.ts";
import { useFileDrop } from "./use-file-drop.ts";

/** A zone that takes a CV by drop, click or key. The browser's own control is not seen; its name, keys and focus are the zone's. */
export function CvPicker({
  inputRef,
  file,
  isNewer,
  isDisabled,
  onFile,
  children,
}: {
  inputRef: RefObject<HTMLInputElement | null>;
  file: File | undefined;
  /** Another one is there already. */
  isNewer: boolean;
  isDisabled: boolean;
  onFile: (file: File | undefined) => void;
  /** Buttons beside the words: what is done with the file. */
  children: ReactNode;
}) {
  const isTouch = useIsTouch();
  const { isOver, zone } = useFileDrop((dropped) => {
    if (!isDisabled) onFile(dropped);
  });
  const Icon = file === undefined ? FileUp : FileCheck2;
  return (
    <div
      {...zone}
      className={cn(
        "flex flex-wrap items-center gap-x-3 gap-y-3 rounded-[10px] border-[1.5px] p-3.5 transition-colors",
        "has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring",
        isDisabled ? "" : "has-[label:hover]:border-accent",
        isOver
          ? "border-accent bg-accent-soft"
          : "border-dashed border-border-strong bg-sunken dark:bg-surface",
      )}
    >
      <label
        className={cn(
          "relative flex min-w-52 flex-1 items-center gap-3",
          isDisabled ? "opacity-60" : "cursor-pointer",
        )}
      >
        <Icon className="size-[22px] shrink-0 stroke-[1.75] text-accent" aria-hidden="true" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold break-words">
            {file === undefined
              ? (isTouch ? pickerTexts.choose : pickerTexts.drop)(isNewer)
              : file.name}
          </span>
          <span id="cv-file-hint" className="block text-meta text-fg-3">
            {file === undefined ? pickerTexts.types : pickerTexts.other}
          </span>
        </span>
        <input
          ref={inputRef}
          type="file"
          accept={cvAccept}
          disabled={isDisabled}
          aria-label={pickerTexts.label}
          aria-describedby="cv-file-hint"
          onChange={(event) => onFile(event.target.files?.[0])}
          className="sr-only"
        />
      </label>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">{children}</div>
    </div>
  );
}
