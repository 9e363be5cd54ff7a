import type { FilterAnswer, PlatformFilterDefinition } from "@sendoff/contract/platform";
import { z } from "zod";

/** What a form of filters holds, by the filters' ids. An absent one is unanswered. */
export type FilterValues = Readonly<Record<number, string | string[] | boolean>>;

/** Values as they are kept when the session ends. */
export const KeptFilters: z.ZodType<FilterValues> = z.record(
  z.string().regex(/^\d+$/),
  z.union([z.string(), z.array(z.string()), z.boolean()]),
);

/** Saved answers as the form shows them; one that its definition no longer fits is left out. */
export function valuesOf(
  definitions: readonly PlatformFilterDefinition[],
  saved: readonly FilterAnswer[],
): FilterValues {
  const byName = new Map(saved.map(({ field_name, answer }) => [field_name, answer]));
  const values: Record<number, string | string[] | boolean> = {};
  for (const definition of definitions) {
    const value = valueOf(definition, byName.get(definition.field_name));
    if (value !== undefined) values[definition.id] = value;
  }
  return values;
}

function valueOf(
  definition: PlatformFilterDefinition,
  answer: unknown,
): string | string[] | boolean | undefined {
  if (isToggle(definition)) return typeof answer === "boolean" ? answer : undefined;
  if (holdsSeveral(definition)) {
    const chosen: unknown[] = Array.isArray(answer) ? answer : [answer];
    return definition.options.filter((option) => chosen.includes(option));
  }
  if (typeof answer !== "string") return undefined;
  const isOffered = definition.field_type === "text" || definition.options.includes(answer);
  return isOffered ? answer : undefined;
}

/** One thing that is on or off. */
export const isToggle = ({ field_type, options }: PlatformFilterDefinition): boolean =>
  field_type === "switch" || (field_type === "checkbox" && options.length === 0);

/** Several of its options may be chosen. */
export const holdsSeveral = ({ field_type, options }: PlatformFilterDefinition): boolean =>
  field_type === "multiselect" || (field_type === "checkbox" && options.length > 0);

/** The answers to send: those with something in them, of filters that are known (SPEC 5). */
export function answersToSend(
  definitions: readonly PlatformFilterDefinition[],
  values: FilterValues,
): { filter_id: number; answer: string | string[] | boolean }[] {
  return definitions.flatMap(({ id }) => {
    const answer = values[id];
    if (answer === undefined || answer === "") return [];
    if (Array.isArray(answer) && answer.length === 0) return [];
    return [{ filter_id: id, answer: typeof answer === "string" ? answer.trim() : answer }];
  });
}
