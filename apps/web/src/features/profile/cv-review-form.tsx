import { useMemo, useState } from "react";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { CvReviewSection } from "./cv-review-section.tsx";
import { messages } from "./messages.ts";
import type { ReviewChoices, ReviewSection } from "./review-cv.ts";

/**
 * What a CV says beside what the profile says, section by section. All that is new is ticked; where the two differ, what the person
 * typed stays unless they choose the CV's (DECISIONS D10).
 */
export function CvReviewForm({
  sections,
  savingText,
  failure,
  onSave,
  onCancel,
}: {
  sections: readonly ReviewSection[];
  /** While it is being saved. */
  savingText: string | undefined;
  failure: { text: string; detail: string | undefined } | undefined;
  onSave: (choices: ReviewChoices) => void;
  onCancel: () => void;
}) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const isSaving = savingText !== undefined;
  const conflicts = useMemo(() => countConflicts(sections), [sections]);
  const isByModel = useMemo(() => hasModelValues(sections), [sections]);
  const added = countAdded(sections, left);
  return (
    <Dialog
      isOpen
      size="wide"
      isDismissible={!isSaving}
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
      title={messages.reviewWhatYourCvSays}
      description={[
        conflicts === 0 ? messages.everythingTickedIsAdded : messages.valuesDiffer(conflicts),
        ...(isByModel ? [messages.whatAModelReadStands] : []),
      ].join(" ")}
      footer={
        <>
          <span
            className="num text-small text-fg-3 max-lg:order-last lg:mr-auto"
            aria-live="polite"
          >
            {savingText ?? summary(added, taken.size)}
          </span>
          <Button variant="ghost" onClick={onCancel} disabled={isSaving}>
            {messages.cancel}
          </Button>
          <Button
            variant="primary"
            isBusy={isSaving}
            busyLabel={messages.saving}
            onClick={() => onSave({ left, taken })}
          >
            {messages.save}
          </Button>
        </>
      }
    >
      {failure === undefined ? null : (
        <Alert tone="danger" title={failure.text}>
          {messages.yourChoicesAreStillHere(failure.detail ?? "")}
        </Alert>
      )}
      <div className="flex flex-col gap-5">
        {sections.map((section) => (
          <CvReviewSection
            key={section.key}
            section={section}
            choices={{ left, taken }}
            isDisabled={isSaving}
            onLeft={(ids, isLeft) => setLeft(changed(left, ids, isLeft))}
            onTaken={(id, isTaken) => setTaken(changed(taken, [id], isTaken))}
          />
        ))}
      </div>
    </Dialog>
  );
}

function changed(
  set: ReadonlySet<string>,
  ids: readonly string[],
  isIn: boolean,
): ReadonlySet<string> {
  const next = new Set(set);
  for (const id of ids) {
    if (isIn) next.add(id);
    else next.delete(id);
  }
  return next;
}

function valuesOf(section: ReviewSection) {
  return [...section.values, ...section.items.flatMap((item) => item.values)];
}

function hasModelValues(sections: readonly ReviewSection[]): boolean {
  return sections.some(
    (section) =>
      valuesOf(section).some((value) => value.isByModel) ||
      section.items.some((item) => item.isByModel),
  );
}

function countConflicts(sections: readonly ReviewSection[]): number {
  return sections.flatMap(valuesOf).filter((value) => value.isConflict).length;
}

/** Entries that are new, and single values that fill a gap. */
function countAdded(sections: readonly ReviewSection[], left: ReadonlySet<string>): number {
  const ids = sections.flatMap((section) => [
    ...section.values.filter((value) => !value.isConflict).map((value) => value.id),
    ...section.items.flatMap((item) =>
      item.isNew
        ? [item.id]
        : item.values.filter((value) => !value.isConflict).map((value) => value.id),
    ),
  ]);
  return ids.filter((id) => !left.has(id)).length;
}

function summary(added: number, replaced: number): string {
  const parts = [
    ...(added > 0 ? [messages.addedToAdd(added)] : []),
    ...(replaced > 0 ? [messages.replacedToReplace(replaced)] : []),
  ];
  return parts.length === 0 ? messages.nothingWillChange : parts.join(", ");
}
