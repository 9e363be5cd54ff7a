import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import type { SchemaSection } from "../../state/profile-schema.ts";
import { ItemFields } from "./item-fields.tsx";
import { itemTitle } from "./item-words.ts";
import type { ItemDraft } from "./section-draft.ts";
import { ImportedTag, ItemLine } from "./section-read-view.tsx";
import type { useSectionEditor } from "./use-section-editor.ts";

/** The entries of a list section while it is edited: one of them open, each to be moved, opened and removed. */
export function SectionItems({
  section,
  editor,
}: {
  section: SchemaSection;
  editor: ReturnType<typeof useSectionEditor>;
}) {
  const itemLabel = section.list?.itemLabel ?? section.title;
  const [moved, setMoved] = useState("");
  const { items } = editor;
  const move = (item: ItemDraft, by: -1 | 1) => {
    const place = items.indexOf(item) + 1 + by;
    if (place < 1 || place > items.length) return;
    editor.move(item.id, by);
    setMoved(`${itemTitle(section, item)} is now ${place} of ${items.length}`);
  };
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {moved}
      </p>
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
                  place={placeOf(index, items.length)}
                  onMove={(by) => move(item, by)}
                  editor={editor}
                />
              ) : (
                <ClosedItem
                  section={section}
                  item={item}
                  place={placeOf(index, items.length)}
                  onMove={(by) => move(item, by)}
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

/** Where an entry stands among the others. */
type Place = "only" | "first" | "last" | "between";

function placeOf(index: number, count: number): Place {
  if (count < 2) return "only";
  if (index === 0) return "first";
  return index === count - 1 ? "last" : "between";
}

/** Move up and Move down; at an end the button stays, so that the focus does, and says that it leads nowhere. */
function MoveButtons({
  name,
  place,
  onMove,
}: {
  name: string;
  place: Place;
  onMove: (by: -1 | 1) => void;
}) {
  if (place === "only") return null;
  const steps = [
    { by: -1, word: "up", Icon: ArrowUp, isEnd: place === "first" },
    { by: 1, word: "down", Icon: ArrowDown, isEnd: place === "last" },
  ] as const;
  return steps.map(({ by, word, Icon, isEnd }) => (
    <Button
      key={word}
      variant="ghost"
      size="sm"
      isIcon
      aria-label={`Move ${name} ${word}`}
      aria-disabled={isEnd}
      className={isEnd ? "opacity-40" : ""}
      onClick={() => onMove(by)}
    >
      <Icon aria-hidden="true" />
    </Button>
  ));
}

function ClosedItem({
  section,
  item,
  place,
  onMove,
  onOpen,
  onRemove,
}: {
  section: SchemaSection;
  item: ItemDraft;
  place: Place;
  onMove: (by: -1 | 1) => void;
  onOpen: () => void;
  onRemove: () => void;
}) {
  const name = itemTitle(section, item);
  return (
    <div className="flex items-start justify-between gap-x-2 py-2.5 max-sm:flex-wrap">
      <ItemLine section={section} draft={item} />
      <span className="flex shrink-0 max-sm:basis-full max-sm:justify-end">
        <MoveButtons name={name} place={place} onMove={onMove} />
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
  place,
  onMove,
  editor,
}: {
  section: SchemaSection;
  item: ItemDraft;
  heading: string;
  place: Place;
  onMove: (by: -1 | 1) => void;
  editor: ReturnType<typeof useSectionEditor>;
}) {
  return (
    <div className="my-2 rounded-[10px] border border-border bg-background px-4 pt-4 pb-[18px] lg:px-[18px]">
      <div className="mb-4 flex items-center gap-3">
        <b className="flex-1 font-semibold">{heading}</b>
        {item.imported.length === 0 ? null : <ImportedTag />}
        <span className="-my-2 -mr-2 flex shrink-0">
          <MoveButtons name={heading} place={place} onMove={onMove} />
          <Button
            variant="ghost"
            size="sm"
            isIcon
            aria-label={`Remove ${heading}`}
            onClick={() => editor.remove(item.id)}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </span>
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
