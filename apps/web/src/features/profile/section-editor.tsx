import type { Profile } from "@sendoff/contract/profile";
import { asSentence } from "@sendoff/domain/applying";
import { type FormEvent, useEffect } from "react";
import { KeptNote } from "../../components/kept-note.tsx";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import type { SchemaSection } from "../../state/profile-schema.ts";
import { ItemFields } from "./item-fields.tsx";
import { messages } from "./messages.ts";
import { SectionItems } from "./section-items.tsx";
import { useSectionEditor } from "./use-section-editor.ts";

/** The section's form, with Cancel and Save at its foot. */
export function SectionEditor({
  section,
  profile,
  onClose,
  onUnsaved,
}: {
  section: SchemaSection;
  profile: Profile;
  onClose: () => void;
  /** Told whenever it changes whether leaving would lose something. */
  onUnsaved: (isUnsaved: boolean) => void;
}) {
  const editor = useSectionEditor(section, profile, onClose);
  const { isUnsaved } = editor;
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void editor.save();
  };
  return (
    <form noValidate onSubmit={submit} aria-label={section.title}>
      <KeptNote isBack={editor.isBack} className="mb-3.5" />
      {section.list === undefined ? (
        editor.items.map((item) => (
          <ItemFields
            key={item.id}
            section={section}
            item={item}
            problems={editor.problemsFor(item.id)}
            onChange={editor.change}
            onLeave={(key) => editor.check(item, key)}
          />
        ))
      ) : (
        <SectionItems section={section} editor={editor} />
      )}
      {editor.failure === undefined ? null : (
        <Alert tone="danger" title={editor.failure.title} className="mt-3.5">
          {messages.nothingWasChanged(
            editor.failure.note === undefined ? "" : `${asSentence(editor.failure.note)} `,
          )}
        </Alert>
      )}
      <div className="mt-[18px] flex items-center gap-2 border-t border-border pt-3.5 max-sm:flex-wrap">
        <span className="flex-1 text-small text-fg-3 max-sm:basis-full">
          {messages.changesAreUsedFromTheNext}
        </span>
        <Button variant="ghost" onClick={onClose} disabled={editor.isSaving}>
          {messages.cancel}
        </Button>
        <Button
          type="submit"
          variant="primary"
          isBusy={editor.isSaving}
          busyLabel={messages.saving}
        >
          {messages.save}
        </Button>
      </div>
    </form>
  );
}
