import { KeptNote } from "../../components/kept-note.tsx";
import { LeaveWarning } from "../../components/leave-warning.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { messages } from "./messages.ts";
import { type Settings, useChanges, useKeptSettings } from "./use-settings.ts";

/** Appears on the first change and stays in sight. */
export function SaveBar({ settings }: { settings: Settings }) {
  const { problem } = settings;
  const changes = useChanges(settings);
  const isSaving = settings.form.formState.isSubmitting;
  if (changes === 0 && problem === undefined) return null;
  return (
    <div className="sticky bottom-3 z-10 flex flex-col gap-2 lg:bottom-4">
      {problem === undefined ? null : (
        <Alert tone="danger" title={problem.title}>
          {problem.note}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-2.5 rounded-lg border border-border bg-surface py-[11px] pr-3.5 pl-4 shadow-panel lg:pl-5">
        <p className="min-w-0 flex-1 text-fg-2" role="status">
          {messages.changeNotSavedYet(changes)}
        </p>
        <div className="flex gap-2">
          <Button variant="ghost" disabled={isSaving} onClick={settings.undo}>
            {messages.undo}
          </Button>
          <Button type="submit" variant="primary" isBusy={isSaving} busyLabel={messages.saving}>
            {messages.saveChanges}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Asks before a page with changes is left, and says when they came back from an ended session. */
export function LeaveGuard({ settings }: { settings: Settings }) {
  const changes = useChanges(settings);
  const isBack = useKeptSettings(settings, changes);
  return (
    <>
      <KeptNote isBack={isBack} />
      <LeaveWarning isUnsaved={changes > 0} note={messages.whatYouChangedInProfileSettings} />
    </>
  );
}

/** SPEC 2: the success modal. */
export function SavedDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title={messages.savedTitle}
      description={messages.savedNote}
      footer={
        <Button variant="primary" onClick={onClose}>
          {messages.ok}
        </Button>
      }
    />
  );
}
