import type { Profile } from "@sendoff/contract";
import { Pencil, Plus, Trash2 } from "lucide-react";
import type { FormEvent } from "react";
import { Alert } from "../../components/ui/alert.tsx";
import { Button } from "../../components/ui/button.tsx";
import type { SchemaSection } from "../../state/profile-schema.ts";
import { ItemFields } from "./item-fields.tsx";
import { itemTitle } from "./item-words.ts";
import type { ItemDraft } from "./section-draft.ts";
import { ImportedTag, ItemLine } from "./section-read-view.tsx";
import { useSectionEditor } from "./use-section-editor.ts";

/** The section's form, with Cancel and Save at its foot. */
export function SectionEditor({
  section,
  profile,
  onClose,
}: {
  section: SchemaSection;
  profile: Profile;
  onClose: () => void;
}) {
  const editor = useSectionEditor(section, profile, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void editor.save();
  };
  return (
    <form noValidate onSubmit={submit} aria-label={section.title}>
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
        <ItemList section={section} editor={editor} />
      )}
      {editor.failure === undefined ? null : (
        <Alert tone="danger" title={editor.failure} className="mt-3.5">
          Nothing was changed. Your text is still here.
        </Alert>
      )}
      <div className="mt-[18px] flex items-center gap-2 border-t border-border pt-3.5 max-sm:flex-wrap">
        <span className="flex-1 text-small text-fg-3 max-sm:basis-full">
          Changes are used from the next application on.
        </span>
        <Button variant="ghost" onClick={onClose} disabled={editor.isSaving}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" isBusy={editor.isSaving} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  );
}

function ItemList({
  section,
  editor,
}: {
  section: SchemaSection;
  editor: ReturnType<typeof useSectionEditor>;
}) {
  const itemLabel = section.list?.itemLabel ?? section.title;
  return (
    <>
      {editor.items.length === 0 ? (
        <p className="py-2 text-fg-2">No {section.list?.label} added yet</p>
      ) : (
        <ul>
          {editor.items.map((item, index) => (
            <li key={item.id}>
              {item.id === editor.openId ? (
                <OpenItem
                  section={section}
                  item={item}
                  heading={`${itemLabel} ${index + 1}`}
                  editor={editor}
                />
              ) : (
                <ClosedItem
                  section={section}
                  item={item}
                  onOpen={() => editor.setOpenId(item.id)}
                  onRemove={() => editor.remove(item.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <Button size="sm" onClick={editor.add} className="mt-1">
        <Plus aria-hidden="true" />
        Add {itemLabel}
      </Button>
    </>
  );
}

function ClosedItem({
  section,
  item,
  onOpen,
  onRemove,
}: {
  section: SchemaSection;
  item: ItemDraft;
  onOpen: () => void;
  onRemove: () => void;
}) {
  const name = itemTitle(section, item);
  return (
    <div className="flex items-start justify-between gap-2 py-2.5">
      <ItemLine section={section} draft={item} />
      <span className="flex shrink-0">
        <Button variant="ghost" size="sm" isIcon aria-label={`Edit ${name}`} onClick={onOpen}>
          <Pencil aria-hidden="true" />
        </Button>
        <Button variant="ghost" size="sm" isIcon aria-label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </Button>
      </span>
    </div>
  );
}

function OpenItem({
  section,
  item,
  heading,
  editor,
}: {
  section: SchemaSection;
  item: ItemDraft;
  heading: string;
  editor: ReturnType<typeof useSectionEditor>;
}) {
  return (
    <div className="my-2 rounded-[10px] border border-border bg-background px-4 pt-4 pb-[18px] lg:px-[18px]">
      <div className="mb-4 flex items-center gap-3">
        <b className="flex-1 font-semibold">{heading}</b>
        {item.imported.length === 0 ? null : <ImportedTag />}
        <Button
          variant="ghost"
          size="sm"
          isIcon
          className="-my-2 -mr-2"
          aria-label={`Remove ${heading}`}
          onClick={() => editor.remove(item.id)}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      <ItemFields
        section={section}
        item={item}
        problems={editor.problemsFor(item.id)}
        onChange={editor.change}
        onLeave={(key) => editor.check(item, key)}
      />
    </div>
  );
}
