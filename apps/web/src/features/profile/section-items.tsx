import { ArrowDown, ArrowUp, GripVertical, Pencil, Plus, Trash2 } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../components/ui/button.tsx";
import { cn } from "../../lib/cn.ts";
import type { SchemaSection } from "../../state/profile-schema.ts";
import { ItemFields } from "./item-fields.tsx";
import { itemTitle } from "./item-words.ts";
import { messages } from "./messages.ts";
import type { ItemDraft } from "./section-draft.ts";
import { ImportedTag, ItemLine } from "./section-read-view.tsx";
import { useDragOrder } from "./use-drag-order.ts";
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
  const moveTo = (id: string, to: number) => {
    const item = items.find((each) => each.id === id);
    if (item === undefined || to < 0 || to >= items.length) return;
    const focused = document.activeElement;
    flushSync(() => editor.move(id, to));
    // An entry that is put elsewhere on the page loses the focus.
    if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus();
    setMoved(messages.isNowOf(itemTitle(section, item), to + 1, items.length));
  };
  const { list, drag, start } = useDragOrder(moveTo);
  const press = (event: KeyboardEvent, item: ItemDraft) => {
    const by = event.altKey ? STEPS[event.key] : undefined;
    if (by === undefined || isTyping(event.target)) return;
    event.preventDefault();
    moveTo(item.id, items.indexOf(item) + by);
  };
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {moved}
      </p>
      {editor.items.length === 0 ? (
        <p className="py-2 text-fg-2">{messages.noAddedYet(section.list?.label ?? "")}</p>
      ) : (
        <ul ref={list} className={cn(drag !== undefined && "cursor-grabbing select-none")}>
          {editor.items.map((item, index) => (
            // Keys reach the list's entries from the buttons and the handle in them.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is focused but what is made for it
            <li
              key={item.id}
              onKeyDown={(event) => press(event, item)}
              className={cn(
                drag?.id === item.id && "opacity-50",
                drag?.to === index && drag.to < drag.from && DROP_ABOVE,
                drag?.to === index && drag.to > drag.from && DROP_BELOW,
              )}
            >
              {item.id === editor.openId ? (
                <OpenItem
                  section={section}
                  item={item}
                  heading={`${itemLabel} ${index + 1}`}
                  place={placeOf(index, items.length)}
                  onMove={(by) => moveTo(item.id, index + by)}
                  onDrag={(event) => start(item.id, index, event)}
                  editor={editor}
                />
              ) : (
                <ClosedItem
                  section={section}
                  item={item}
                  place={placeOf(index, items.length)}
                  onMove={(by) => moveTo(item.id, index + by)}
                  onDrag={(event) => start(item.id, index, event)}
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
        {messages.addItemLabel(itemLabel)}
      </Button>
    </>
  );
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };
const DROP_ABOVE = "shadow-[0_-2px_0_var(--accent)]";
const DROP_BELOW = "shadow-[0_2px_0_var(--accent)]";

/** Alt and an arrow mean something else in a field: the caret moves, a list opens. */
function isTyping(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, [role=combobox], [role=listbox]") !== null
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
    { by: -1, label: messages.moveUp(name), Icon: ArrowUp, isEnd: place === "first" },
    { by: 1, label: messages.moveDown(name), Icon: ArrowDown, isEnd: place === "last" },
  ] as const;
  return steps.map(({ by, label, Icon, isEnd }) => (
    <Button
      key={by}
      variant="ghost"
      size="sm"
      isIcon
      aria-label={label}
      aria-disabled={isEnd}
      className={isEnd ? "opacity-40" : ""}
      onClick={() => onMove(by)}
    >
      <Icon aria-hidden="true" />
    </Button>
  ));
}

/** What an entry is dragged by; with the keyboard, Alt and the arrows move it. */
function Handle({
  name,
  place,
  onDrag,
}: {
  name: string;
  place: Place;
  onDrag: (event: PointerEvent) => void;
}) {
  if (place === "only") return null;
  return (
    <Button
      variant="ghost"
      size="sm"
      isIcon
      aria-label={messages.dragOrPressAlt(name)}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      className="cursor-grab touch-none active:cursor-grabbing"
      onPointerDown={onDrag}
    >
      <GripVertical aria-hidden="true" />
    </Button>
  );
}

function ClosedItem({
  section,
  item,
  place,
  onMove,
  onDrag,
  onOpen,
  onRemove,
}: {
  section: SchemaSection;
  item: ItemDraft;
  place: Place;
  onMove: (by: -1 | 1) => void;
  onDrag: (event: PointerEvent) => void;
  onOpen: () => void;
  onRemove: () => void;
}) {
  const name = itemTitle(section, item);
  return (
    <div className="flex items-start justify-between gap-x-2 py-2.5 max-sm:flex-wrap">
      <ItemLine section={section} draft={item} />
      <span className="flex shrink-0 max-sm:basis-full max-sm:justify-end">
        <Handle name={name} place={place} onDrag={onDrag} />
        <MoveButtons name={name} place={place} onMove={onMove} />
        <Button
          variant="ghost"
          size="sm"
          isIcon
          aria-label={messages.editName(name)}
          onClick={onOpen}
        >
          <Pencil aria-hidden="true" />
        </Button>
        <Button
          variant="ghost"
          size="sm"
          isIcon
          aria-label={messages.removeName(name)}
          onClick={onRemove}
        >
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
  onDrag,
  editor,
}: {
  section: SchemaSection;
  item: ItemDraft;
  heading: string;
  place: Place;
  onMove: (by: -1 | 1) => void;
  onDrag: (event: PointerEvent) => void;
  editor: ReturnType<typeof useSectionEditor>;
}) {
  return (
    <div className="my-2 rounded-[10px] border border-border bg-background px-4 pt-4 pb-[18px] lg:px-[18px]">
      <div className="mb-4 flex items-center gap-3">
        <b className="flex-1 font-semibold">{heading}</b>
        {item.imported.length === 0 ? null : <ImportedTag />}
        <span className="-my-2 -mr-2 flex shrink-0">
          <Handle name={heading} place={place} onDrag={onDrag} />
          <MoveButtons name={heading} place={place} onMove={onMove} />
          <Button
            variant="ghost"
            size="sm"
            isIcon
            aria-label={messages.removeHeading(heading)}
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
