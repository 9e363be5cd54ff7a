import type { OpenQuestion } from "@sendoff/contract/needs-you";
import type { Profile } from "@sendoff/contract/profile";
import { ASKED_OF_PROFILE } from "@sendoff/domain/profile";
import { profileSchema, type SectionKey } from "../../state/profile-schema.ts";

/** Something that employers ask for and the profile does not say. */
export type MissingField =
  | {
      readonly kind: "question";
      readonly id: string;
      readonly text: string;
      readonly employers: number;
    }
  | { readonly kind: "field"; readonly section: SectionKey; readonly text: string };

const MOST = 3;

/**
 * What is missing in the profile, the most asked for first, three at most: the person's own open questions by how many employers wait for
 * them; where none is open, what forms ask for most by what the answer engine needs.
 */
export function missingFieldsOf(
  profile: Profile,
  questions: readonly OpenQuestion[],
): MissingField[] {
  if (questions.length > 0) {
    return questions
      .map((question): Extract<MissingField, { kind: "question" }> => ({
        kind: "question",
        id: question.id,
        text: question.question,
        employers: new Set(question.waiting.map((job) => job.company_name.trim().toLowerCase()))
          .size,
      }))
      .toSorted((one, other) => other.employers - one.employers)
      .slice(0, MOST);
  }
  return ASKED_OF_PROFILE.flatMap(({ section, field }): MissingField[] => {
    const schema = profileSchema.find(({ key }) => key === section);
    if (schema === undefined || !isMissing(profile[section], field)) return [];
    const label = schema.fields.find(({ key }) => key === field)?.label;
    return [{ kind: "field", section, text: label ?? schema.title }];
  }).slice(0, MOST);
}

function isMissing(value: Profile[SectionKey], field: string): boolean {
  if (Array.isArray(value)) return value.length === 0;
  const stated: unknown = new Map<string, unknown>(Object.entries(value)).get(field);
  return stated === undefined || stated === "";
}
