import { Profile } from "@sendoff/contract/profile";
import { z } from "zod";
import type { SchemaField, SchemaSection } from "../../state/profile-schema.ts";
import { messages } from "./messages.ts";
import { parsePartialDate, writePartialDate } from "./partial-date.ts";

/** One entry of a section while it is edited: every value as the text of its input. */
export interface ItemDraft {
  id: string;
  text: Record<string, string>;
  flags: Record<string, boolean>;
  /** Names of fields that still hold an import's default (DECISIONS D13). */
  imported: string[];
}

/** What was typed into a section, to come back to: its entries, and the place of the open one, counted from 0. */
export const KeptSection = z.object({
  items: z.array(
    z
      .object({
        text: z.record(z.string(), z.string()),
        flags: z.record(z.string(), z.boolean()),
        imported: z.array(z.string()),
      })
      // Ids are this page's own: the next entry must not get one of them again.
      .transform((item): ItemDraft => ({ ...item, id: nextId() })),
  ),
  open: z.number().optional(),
});
export type KeptSection = z.infer<typeof KeptSection>;

/** Under which a section's text is kept. */
export const keptSectionKey = ({ key }: SchemaSection): string => `profile/${key}`;

const Loose = z.record(z.string(), z.unknown());
let lastId = 0;

function nextId(): string {
  lastId += 1;
  return `item-${lastId}`;
}

export function emptyItem(): ItemDraft {
  return { id: nextId(), text: {}, flags: {}, imported: [] };
}

/** The section's entries as drafts; a plain section has exactly one. */
export function draftsOf(section: SchemaSection, profile: Profile): ItemDraft[] {
  const value = profile[section.key];
  return (Array.isArray(value) ? value : [value]).map((item) =>
    itemDraft(section, Loose.parse(item)),
  );
}

function itemDraft(section: SchemaSection, item: Record<string, unknown>): ItemDraft {
  const draft = emptyItem();
  for (const field of section.fields) {
    const value = item[field.key];
    if (field.type === "checkbox") draft.flags[field.key] = value === true;
    else if (typeof value === "string" || typeof value === "number") {
      draft.text[field.key] = shownText(field, `${value}`);
    }
  }
  const marks = z.array(z.string()).safeParse(item["imported"]);
  draft.imported = marks.success ? marks.data : [];
  return draft;
}

function shownText(field: SchemaField, value: string): string {
  return field.type === "date" ? writePartialDate(value) : value;
}

/** Nothing was typed into it. */
export function isBlank(item: ItemDraft): boolean {
  return (
    Object.values(item.text).every((text) => text.trim() === "") &&
    Object.values(item.flags).every((flag) => !flag)
  );
}

/** What Save would write, as text: equal for drafts that say the same. */
export function contentOf(section: SchemaSection, items: readonly ItemDraft[]): string {
  const kept = items.filter((item) => section.list === undefined || !isBlank(item));
  return JSON.stringify(
    kept.map((item) => [
      section.fields.map(({ key }) => item.text[key]?.trim() ?? ""),
      section.fields.map(({ key }) => item.flags[key] === true),
      item.imported,
    ]),
  );
}

/** The items with one of them in another place, counted from 0; unchanged where there is no such place. */
export function movedTo(items: readonly ItemDraft[], id: string, to: number): ItemDraft[] {
  const item = items.find((each) => each.id === id);
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  return items.filter((each) => each !== item).toSpliced(to, 0, item);
}

/** Puts a typed value in; the field is no longer an import's default. */
export function withText(item: ItemDraft, key: string, text: string): ItemDraft {
  return { ...confirmed(item, key), text: { ...item.text, [key]: text } };
}

export function withFlag(item: ItemDraft, key: string, flag: boolean): ItemDraft {
  return { ...confirmed(item, key), flags: { ...item.flags, [key]: flag } };
}

/** The person says that the default is right. */
export function confirmed(item: ItemDraft, key: string): ItemDraft {
  return { ...item, imported: item.imported.filter((name) => name !== key) };
}

/** Complaints by field; empty when the entry may be saved (SPEC 3, 5). */
export function problemsOf(section: SchemaSection, item: ItemDraft): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const field of section.fields) {
    const problem = problemOf(field, (item.text[field.key] ?? "").trim());
    if (problem !== undefined) problems[field.key] = problem;
  }
  return problems;
}

function problemOf(field: SchemaField, text: string): string | undefined {
  if (text === "")
    return field.isRequired === true ? messages.enterTheLabel(field.label) : undefined;
  if (field.type === "email" && !z.email().safeParse(text).success) {
    return messages.enterAnAddressLikeNameExample;
  }
  if (field.type === "tel" && !/\d{4}/.test(text.replaceAll(/[\s()-]/g, ""))) {
    return messages.enterTheNumberInDigits;
  }
  if (field.type === "date" && parsePartialDate(text) === undefined) {
    return messages.howToWriteADate;
  }
  if (field.validation !== undefined) {
    const { min, max } = field.validation;
    const number = Number(text);
    if (!Number.isFinite(number) || number < min || number > max) {
      return messages.enterANumberFromTo(min, max);
    }
  }
  return undefined;
}

/** The profile with the section's drafts in it. Blank entries are left out; call only when nothing is wrong. */
export function profileWith(
  section: SchemaSection,
  profile: Profile,
  drafts: readonly ItemDraft[],
): Profile {
  const items = drafts.map((draft) => valueOf(section, draft));
  const value: unknown =
    section.list === undefined
      ? items[0]
      : items.filter((_item, index) => !isBlank(drafts[index] ?? emptyItem()));
  return Profile.parse({ ...profile, [section.key]: value });
}

function valueOf(section: SchemaSection, item: ItemDraft): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const field of section.fields) {
    const text = (item.text[field.key] ?? "").trim();
    if (field.type === "checkbox") {
      if (item.flags[field.key] === true) value[field.key] = true;
    } else if (text !== "") {
      value[field.key] = typedValue(field, text);
    }
  }
  return item.imported.length === 0 ? value : { ...value, imported: item.imported };
}

function typedValue(field: SchemaField, text: string): unknown {
  if (field.type === "number") return Number(text);
  return field.type === "date" ? parsePartialDate(text) : text;
}
