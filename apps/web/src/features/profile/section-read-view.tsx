import type { Profile } from "@sendoff/contract/profile";
import { FileCheck, Pencil } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { Initials } from "../../components/ui/initials.tsx";
import { EmptyState } from "../../components/ui/states.tsx";
import { choiceWord } from "../../state/messages.ts";
import type { SchemaField, SchemaSection } from "../../state/profile-schema.ts";
import { itemSubtitle, itemTitle } from "./item-words.ts";
import { messages } from "./messages.ts";
import { type ItemDraft, draftsOf } from "./section-draft.ts";

/** What the section holds, with Edit. */
export function SectionReadView({
  section,
  profile,
  onEdit,
}: {
  section: SchemaSection;
  profile: Profile;
  onEdit: () => void;
}) {
  const drafts = draftsOf(section, profile);
  const edit = (
    <Button onClick={onEdit} size="sm" aria-label={messages.editTitle(section.title)}>
      <Pencil aria-hidden="true" />
      {messages.edit}
    </Button>
  );
  if (section.list !== undefined && drafts.length === 0) {
    return <EmptyState title={messages.noAddedYet(section.list.label)} action={edit} />;
  }
  return (
    <div className="flex flex-col gap-3.5">
      {section.list === undefined ? (
        <PlainValues section={section} draft={drafts[0]} />
      ) : section.fields.length === 2 ? (
        <ShortItems section={section} drafts={drafts} />
      ) : (
        <ul>
          {drafts.map((draft) => (
            <li key={draft.id} className="border-t border-border py-3 first:border-t-0 first:pt-0">
              <ItemLine section={section} draft={draft} />
            </li>
          ))}
        </ul>
      )}
      <div>{edit}</div>
    </div>
  );
}

function shownIn(field: SchemaField, text: string): string {
  return field.type === "select" ? choiceWord(text) : text;
}

function PlainValues({ section, draft }: { section: SchemaSection; draft: ItemDraft | undefined }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {section.fields.map((field) => {
        const text = draft?.text[field.key] ?? "";
        return (
          <div key={field.key} className="min-w-0">
            <dt className="text-small text-fg-3">{field.label}</dt>
            <dd className="num font-medium break-words">
              {text === "" ? <span className="text-fg-3">-</span> : shownIn(field, text)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Skills and languages: a name and one value, as chips. */
function ShortItems({ section, drafts }: { section: SchemaSection; drafts: readonly ItemDraft[] }) {
  return (
    <ul className="flex flex-wrap gap-[7px]">
      {drafts.map((draft) => (
        <li
          key={draft.id}
          className="num inline-flex min-h-7 items-center gap-1.5 rounded-[6px] border border-border bg-surface px-2.5 py-1 text-small"
        >
          <span className="font-medium">{itemTitle(section, draft)}</span>
          <span className="text-fg-3">{itemSubtitle(section, draft)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Initials, title, one line of facts. */
export function ItemLine({ section, draft }: { section: SchemaSection; draft: ItemDraft }) {
  const description = draft.text["description"] ?? "";
  const tileName =
    draft.text["company"] ?? draft.text["institutionName"] ?? itemTitle(section, draft);
  return (
    <div className="flex min-w-0 items-start gap-[11px]">
      <Initials name={tileName} />
      <div className="min-w-0 flex-1">
        <b className="block font-semibold">{itemTitle(section, draft)}</b>
        <span className="num text-small text-fg-2">{itemSubtitle(section, draft)}</span>
        {description === "" ? null : (
          <p className="mt-1 line-clamp-3 max-w-[76ch] text-small whitespace-pre-line text-fg-3">
            {description}
          </p>
        )}
        {draft.imported.length === 0 ? null : <ImportedTag />}
      </div>
    </div>
  );
}

/** Some value here is an import's default, which is not a fact until the person has looked at it. */
export function ImportedTag() {
  return (
    <span className="mt-1 inline-flex items-baseline gap-[5px] text-meta text-fg-3">
      <FileCheck className="size-[13px] translate-y-0.5" aria-hidden="true" />
      {messages.fromYourCv}
    </span>
  );
}
